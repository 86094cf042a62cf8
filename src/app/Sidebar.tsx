import Box from '@mui/material/Box';
import { SchemeSwitch } from '@/ui/SchemeSwitch';
import * as texts from '@/texts/app';
import { isListed, type ListedScreen, type RouteEntry } from './routeEntry';
import { SidebarSection } from './SidebarSection';

type Section = NonNullable<ListedScreen['nav']>;

// Spec 2: White Label is open by default.
const sections: readonly { section: Section; title: string | null; isOpenByDefault: boolean }[] = [
  { section: 'main', title: null, isOpenByDefault: true },
  { section: 'white-label', title: texts.whiteLabel, isOpenByDefault: true },
  { section: 'settings', title: texts.settings, isOpenByDefault: false },
  { section: 'add-ons', title: texts.addOns, isOpenByDefault: true },
];

export function Sidebar({ entries }: { entries: readonly RouteEntry[] }) {
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <Box
        component="nav"
        aria-label={texts.main}
        sx={{ flex: 1, overflowY: 'auto', p: 1.5, display: 'grid', alignContent: 'start', gap: 2 }}
      >
        {sections.map(({ section, ...rest }) => {
          const inSection = entries.filter(isListed).filter(({ nav }) => nav === section);
          return inSection.length > 0 && <SidebarSection key={section} entries={inSection} {...rest} />;
        })}
      </Box>
      <Box
        component="section"
        aria-label={texts.colourScheme}
        sx={{ p: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
      >
        <SchemeSwitch />
      </Box>
    </Box>
  );
}
