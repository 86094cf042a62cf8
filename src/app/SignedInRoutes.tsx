import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router';
import { statusAllows } from '@contract/permissions';
import { paths } from '@/config/paths';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { toast } from '@/ui/toast';
import { ScreenBoundary } from './ErrorBoundary';
import { PageTitle } from './PageTitle';
import { InaccessiblePath, NotFoundScreen } from './pathScreens';
import {
  addressOf,
  isListed,
  isScreen,
  isWithin,
  matchesPath,
  type RouteEntry,
  type ScreenEntry,
} from './routeEntry';
import { routesOf } from './routesOf';
import { accessibleEntries, gatesOf, landingPath, routeTable } from './routeTable';
import { Shell } from './Shell';
import { signedInRoutes } from './signedInScreens';

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
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { direction } = useTheme();
  const row = useRef<HTMLElement>(null);
  const tabs = entries.filter(isListed).filter(({ isTab }) => isTab);
  const current = tabs.find((tab) => isWithin(pathname, addressOf(tab)));

  useEffect(() => {
    const frame = row.current?.getBoundingClientRect();
    const tab = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    // Scrolls to the current tab, because the row does not fit a phone screen.
    if (row.current && frame && tab)
      row.current.scrollLeft +=
        direction === 'rtl' ? tab.right - frame.right + 16 : tab.left - frame.left - 16;
  }, [current, direction]);

  if (!current) return null;
  return (
    <Box component="nav" aria-label={t`Settings`} ref={row} sx={rowSx}>
      {tabs.map((tab) => (
        <ButtonBase
          key={tab.path}
          component={Link}
          to={addressOf(tab)}
          aria-current={tab === current ? 'page' : undefined}
          sx={tabSx}
        >
          {t(tab.title)}
        </ButtonBase>
      ))}
    </Box>
  );
}

const openScreens = signedInRoutes.filter((entry) => isScreen(entry) && entry.isOpenWhenBlocked);

/**
 * In a blocked company, shows an empty state instead of screens whose requests the API would reject. The
 * notice above it states the reason.
 */
function UnlessBlocked({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const company = useAppSelector(selectCompany);
  const isBlocked = company !== null && !statusAllows(company.status, 'read');
  const { pathname } = useLocation();
  if (!isBlocked || openScreens.some((entry) => matchesPath(entry, pathname))) return children;
  return (
    <>
      <PageHeader title={t({ message: 'Blocked', context: 'company' })} />
      <EmptyState
        title={t`This page is unavailable`}
      >{t`While your company is blocked, you can export its data but not view it.`}</EmptyState>
    </>
  );
}

/**
 * Shows a toast when an Admin has changed the operator's permissions, unless the screen already announces it.
 */
function useAccessChangeNotice(isAnnounced: boolean): void {
  const { t } = useLingui();
  const permissions = useAppSelector(({ auth: { authData } }) => authData.operator?.permissions.join());
  const lastPermissions = useRef(permissions);

  useEffect(() => {
    if (lastPermissions.current === permissions) return;
    lastPermissions.current = permissions;
    if (!isAnnounced) toast.default(t`An Admin changed your permissions`);
  }, [permissions, isAnnounced, t]);
}

interface ExistingPathProps {
  /** Returns whether a path exists, ignoring case. */
  exists: (pathname: string) => boolean;
  children: ReactNode;
}

/** Spec 2: shows the screen, redirects to the lowercase path, or shows the not-found screen. */
function ExistingPath({ exists, children }: ExistingPathProps) {
  const { pathname, search } = useLocation();
  const lowercased = pathname.toLowerCase();
  if (!exists(pathname)) return <NotFoundScreen />;
  return pathname === lowercased ? children : <Navigate to={`${lowercased}${search}`} replace />;
}

const wrapScreen = (screen: ReactNode, { exists }: ScreenEntry) => (
  <UnlessBlocked>{exists ? <ExistingPath exists={exists}>{screen}</ExistingPath> : screen}</UnlessBlocked>
);

/**
 * The shell with the screens that the operator can open. A screen whose permission the operator lacks has no
 * route.
 */
export default function SignedInRoutes() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const operator = useAppSelector(selectOperator);
  const entries = useMemo(() => accessibleEntries(gatesOf(operator)), [operator]);
  const isAccessible = entries.some((entry) => matchesPath(entry, pathname));
  const [lastAccessiblePath, setLastAccessiblePath] = useState<string | null>(null);
  if (isAccessible && lastAccessiblePath !== pathname) setLastAccessiblePath(pathname);
  const wasAccessible = !isAccessible && lastAccessiblePath === pathname;
  useAccessChangeNotice(wasAccessible);
  const hasDashboard = entries.some(({ path }) => path === paths.dashboard);
  const landing = <Navigate to={landingPath(entries)} replace />;

  return (
    <Shell entries={entries}>
      <PageTitle entries={routeTable} fallbackTitle={t`Page not found`} />
      <SettingsTabs entries={entries} />
      <ScreenBoundary>
        <Routes>
          {routesOf(entries, wrapScreen)}
          {!hasDashboard && <Route path={paths.dashboard} element={landing} />}
          <Route
            path="*"
            element={
              <UnlessBlocked>
                <InaccessiblePath entries={entries} wasAccessible={wasAccessible} />
              </UnlessBlocked>
            }
          />
        </Routes>
      </ScreenBoundary>
    </Shell>
  );
}
