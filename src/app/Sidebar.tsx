import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SchemeSwitch } from '@/ui/SchemeSwitch';
import { addressOf, isListed, isWithin, type ListedScreen, type RouteEntry } from './routeEntry';

interface SidebarLinkProps {
  to: string;
  label: string;
  isCurrent: boolean;
}

function SidebarLink({ to, label, isCurrent }: SidebarLinkProps) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      sx={({ palette, typography }) => ({
        ...typography.body1,
        width: '100%',
        minHeight: 34,
        justifyContent: 'flex-start',
        px: 1.25,
        borderRadius: 1,
        fontWeight: isCurrent ? 600 : 500,
        color: isCurrent ? palette.tones.primary.text : palette.text.primary,
        bgcolor: isCurrent ? palette.tones.primary.soft : 'transparent',
        '&:hover': { bgcolor: isCurrent ? palette.tones.primary.soft : palette.action.hover },
      })}
    >
      {label}
    </ButtonBase>
  );
}

interface SidebarSectionProps {
  title: MessageDescriptor | null;
  entries: readonly ListedScreen[];
  isOpenByDefault: boolean;
}

const listSx = { display: 'grid', gap: '2px', listStyle: 'none', m: 0, p: 0 } as const;
const closedSx = { transform: 'rotate(-90deg)', '[dir=rtl] &': { transform: 'rotate(90deg)' } } as const;
const headerSx = {
  width: '100%',
  justifyContent: 'space-between',
  px: 1.25,
  py: 0.75,
  borderRadius: 1,
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

function SidebarSection({ title, entries, isOpenByDefault }: SidebarSectionProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const listId = useId();
  const isCurrent = entries.some((entry) => isWithin(pathname, addressOf(entry)));
  const [userChoice, setUserChoice] = useState<boolean | null>(null);
  const isOpen = title === null || (userChoice ?? (isOpenByDefault || isCurrent));

  return (
    <div>
      {title !== null && (
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setUserChoice(!isOpen)}
          sx={headerSx}
        >
          {t(title)}
          <ExpandIcon aria-hidden sx={{ fontSize: 16, ...(!isOpen && closedSx) }} />
        </ButtonBase>
      )}
      <Box
        component="ul"
        id={listId}
        aria-label={title ? t(title) : undefined}
        hidden={!isOpen}
        sx={isOpen ? listSx : undefined}
      >
        {entries.map((entry) => (
          <li key={entry.path}>
            <SidebarLink
              to={addressOf(entry)}
              label={t(entry.title)}
              isCurrent={isWithin(pathname, addressOf(entry))}
            />
          </li>
        ))}
      </Box>
    </div>
  );
}

type Section = NonNullable<ListedScreen['nav']>;

// Spec 2: White Label is open by default.
const sections: readonly { section: Section; title: MessageDescriptor | null; isOpenByDefault: boolean }[] = [
  { section: 'main', title: null, isOpenByDefault: true },
  { section: 'white-label', title: msg`White Label`, isOpenByDefault: true },
  { section: 'settings', title: msg`Settings`, isOpenByDefault: false },
  { section: 'add-ons', title: msg`Add-ons`, isOpenByDefault: true },
];

export function Sidebar({ entries }: { entries: readonly RouteEntry[] }) {
  const { t } = useLingui();
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <Box
        component="nav"
        aria-label={t`Main`}
        sx={{ flex: 1, overflowY: 'auto', p: 1.5, display: 'grid', alignContent: 'start', gap: 2 }}
      >
        {sections.map(({ section, ...rest }) => {
          const inSection = entries.filter(isListed).filter(({ nav }) => nav === section);
          return inSection.length > 0 && <SidebarSection key={section} entries={inSection} {...rest} />;
        })}
      </Box>
      <Box
        component="section"
        aria-label={t`Quick settings`}
        sx={{ p: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
      >
        <SchemeSwitch />
      </Box>
    </Box>
  );
}
