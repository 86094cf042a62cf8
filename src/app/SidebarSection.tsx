import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { addressOf, isWithin } from './address';
import type { ListedScreen } from './routeEntry';
import { SidebarLink } from './SidebarLink';

interface SidebarSectionProps {
  title: string | null;
  entries: readonly ListedScreen[];
  isOpenByDefault: boolean;
}

const listSx = { display: 'grid', gap: '2px', listStyle: 'none', m: 0, p: 0 } as const;
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

export function SidebarSection({ title, entries, isOpenByDefault }: SidebarSectionProps) {
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
          {title}
          <ExpandIcon aria-hidden sx={{ fontSize: 16, transform: isOpen ? undefined : 'rotate(-90deg)' }} />
        </ButtonBase>
      )}
      <Box
        component="ul"
        id={listId}
        aria-label={title ?? undefined}
        hidden={!isOpen}
        sx={isOpen ? listSx : undefined}
      >
        {entries.map((entry) => (
          <li key={entry.path}>
            <SidebarLink
              to={addressOf(entry)}
              label={entry.title}
              isCurrent={isWithin(pathname, addressOf(entry))}
            />
          </li>
        ))}
      </Box>
    </div>
  );
}
