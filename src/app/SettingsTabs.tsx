import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import * as texts from '@/texts/app';
import { addressOf, isWithin } from './address';
import { isListed, type RouteEntry } from './routeEntry';

const rowSx = {
  display: 'flex',
  gap: 0.5,
  mb: 2.5,
  overflowX: 'auto',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const tabSx = {
  flexShrink: 0,
  minHeight: 40,
  px: 1.25,
  typography: 'body2',
  fontWeight: 500,
  color: 'text.secondary',
  borderBottom: '2px solid transparent',
  // The scrolling row would clip an outer focus ring.
  '&:focus-visible': { outlineOffset: -3 },
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
  '&[aria-current]': { color: 'text.primary', borderColor: 'primary.main' },
} as const;

/**
 * On a settings screen, links to all settings screens that the operator can open. The sidebar lists only some
 * of them.
 */
export function SettingsTabs({ entries }: { entries: readonly RouteEntry[] }) {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  const tabs = entries.filter(isListed).filter(({ isTab }) => isTab);
  const current = tabs.find((tab) => isWithin(pathname, addressOf(tab)));

  useEffect(() => {
    const currentLink = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls to the current tab, because the row does not fit a phone screen.
    if (row.current && currentLink)
      row.current.scrollLeft = currentLink.offsetLeft - row.current.offsetLeft - 16;
  }, [current]);

  if (!current) return null;
  return (
    <Box component="nav" aria-label={texts.settings} ref={row} sx={rowSx}>
      {tabs.map((tab) => (
        <ButtonBase
          key={tab.path}
          component={Link}
          to={addressOf(tab)}
          aria-current={tab === current ? 'page' : undefined}
          sx={tabSx}
        >
          {tab.title}
        </ButtonBase>
      ))}
    </Box>
  );
}
