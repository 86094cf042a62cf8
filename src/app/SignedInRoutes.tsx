import { useMemo } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { NotAllowedScreen } from './NotAllowedScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { routesOf } from './routesOf';
import { gatesOf, landingIn, openTo, routeTable } from './routeTable';
import { ScreenBoundary } from './ScreenBoundary';
import { SettingsTabs } from './SettingsTabs';
import { Shell } from './Shell';

/** An address that is not registered: one that others may open is not the same as one that never was. */
function UnknownPath() {
  const { pathname } = useLocation();
  const isKnown = routeTable.some(({ path }) => matchPath(path, pathname));
  return isKnown ? <NotAllowedScreen /> : <NotFoundScreen />;
}

/** The shell around the screens that are open to the operator; those behind a missing flag are not registered. */
export default function SignedInRoutes() {
  const operator = useAppSelector(selectOperator);
  const entries = useMemo(() => openTo(gatesOf(operator)), [operator]);
  const hasDashboard = entries.some(({ path }) => path === paths.dashboard);
  const landing = <Navigate to={landingIn(entries)} replace />;

  return (
    <Shell entries={entries}>
      <SettingsTabs entries={entries} />
      <ScreenBoundary>
        <Routes>
          {routesOf(entries)}
          {!hasDashboard && <Route path={paths.dashboard} element={landing} />}
          <Route path="*" element={<UnknownPath />} />
        </Routes>
      </ScreenBoundary>
    </Shell>
  );
}
