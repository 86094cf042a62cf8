import { useMemo, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/app';
import { ExistingPath } from './ExistingPath';
import { InaccessiblePath } from './InaccessiblePath';
import { PageTitle } from './PageTitle';
import { matchesPath, type ScreenEntry } from './routeEntry';
import { routesOf } from './routesOf';
import { gatesOf, landingPath, accessibleEntries, routeTable } from './routeTable';
import { ScreenBoundary } from './ScreenBoundary';
import { SettingsTabs } from './SettingsTabs';
import { Shell } from './Shell';
import { UnlessBlocked } from './UnlessBlocked';
import { useAccessChangeNotice } from './useAccessChangeNotice';

const wrapScreen = (screen: ReactNode, { exists }: ScreenEntry) => (
  <UnlessBlocked>{exists ? <ExistingPath exists={exists}>{screen}</ExistingPath> : screen}</UnlessBlocked>
);

/**
 * The shell with the screens that the operator can open. A screen whose permission the operator lacks has no
 * route.
 */
export default function SignedInRoutes() {
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
      <PageTitle entries={routeTable} fallbackTitle={texts.pageNotFound} />
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
