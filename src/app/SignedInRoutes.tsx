import { useMemo, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/app';
import { ClosedPath } from './ClosedPath';
import { PageTitle } from './PageTitle';
import { matchesPath } from './routeEntry';
import { routesOf } from './routesOf';
import { gatesOf, landingPath, accessibleEntries, routeTable } from './routeTable';
import { ScreenBoundary } from './ScreenBoundary';
import { SettingsTabs } from './SettingsTabs';
import { Shell } from './Shell';
import { UnlessBlocked } from './UnlessBlocked';
import { useAccessChangeNotice } from './useAccessChangeNotice';

const unlessBlocked = (screen: ReactNode) => <UnlessBlocked>{screen}</UnlessBlocked>;

/** The shell around the screens that are open to the operator; those behind a missing flag are not registered. */
export default function SignedInRoutes() {
  const { pathname } = useLocation();
  const operator = useAppSelector(selectOperator);
  const entries = useMemo(() => accessibleEntries(gatesOf(operator)), [operator]);
  const isOpen = entries.some((entry) => matchesPath(entry, pathname));
  const [lastOpen, setLastOpen] = useState<string | null>(null);
  if (isOpen && lastOpen !== pathname) setLastOpen(pathname);
  const wasOpen = !isOpen && lastOpen === pathname;
  useAccessChangeNotice(wasOpen);
  const hasDashboard = entries.some(({ path }) => path === paths.dashboard);
  const landing = <Navigate to={landingPath(entries)} replace />;

  return (
    <Shell entries={entries}>
      <PageTitle entries={routeTable} elsewhere={texts.pageNotFound} />
      <SettingsTabs entries={entries} />
      <ScreenBoundary>
        <Routes>
          {routesOf(entries, unlessBlocked)}
          {!hasDashboard && <Route path={paths.dashboard} element={landing} />}
          <Route path="*" element={unlessBlocked(<ClosedPath entries={entries} wasOpen={wasOpen} />)} />
        </Routes>
      </ScreenBoundary>
    </Shell>
  );
}
