import { useMemo } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import { NotAllowedScreen } from './NotAllowedScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { gatesOf, landingIn, openTo, routeTable, type RouteEntry } from './routeTable';
import { ScreenBoundary } from './ScreenBoundary';
import { Shell } from './Shell';

const productName = 'Livery';

/** An address that is not registered: one that others may open is not the same as one that never was. */
function UnknownPath() {
  const { pathname } = useLocation();
  const isKnown = routeTable.some(({ path }) => matchPath(path, pathname));
  return isKnown ? <NotAllowedScreen /> : <NotFoundScreen />;
}

function Title({ of }: { of: string }) {
  const brand = useAppSelector(selectThemeSetup)?.title || productName;
  return <title>{`${of} · ${brand}`}</title>;
}

const elementOf = (entry: RouteEntry) => {
  if ('to' in entry) return <Navigate to={entry.to} replace />;
  const { screen: Screen, title } = entry;
  return (
    <>
      <Title of={title} />
      <Screen />
    </>
  );
};

const routesOf = (entries: readonly RouteEntry[]) =>
  entries.map((entry) => <Route key={entry.path} path={entry.path} element={elementOf(entry)} />);

/** The screens that are open to whoever is here; those behind a missing flag are not registered. */
export function AppRoutes() {
  const operator = useAppSelector(selectOperator);
  const entries = useMemo(() => openTo(gatesOf(operator)), [operator]);

  if (!operator) {
    return (
      <ScreenBoundary>
        <Routes>{routesOf(entries)}</Routes>
      </ScreenBoundary>
    );
  }

  const hasDashboard = entries.some(({ path }) => path === paths.dashboard);
  const signedInEntries = entries.filter(({ gate }) => gate !== 'public');
  return (
    <Shell entries={signedInEntries}>
      <ScreenBoundary>
        <Routes>
          {routesOf(entries)}
          {!hasDashboard && (
            <Route path={paths.dashboard} element={<Navigate to={landingIn(entries)} replace />} />
          )}
          <Route path="*" element={<UnknownPath />} />
        </Routes>
      </ScreenBoundary>
    </Shell>
  );
}
