import { Navigate, Route } from 'react-router';
import { useAppSelector } from '@/state/hooks';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import { isClientPage } from './clientPages';
import type { RouteEntry } from './routeEntry';

const productName = 'Livery';

function Title({ of }: { of: string }) {
  const brand = useAppSelector(selectThemeSetup)?.title || productName;
  return <title>{`${of} · ${brand}`}</title>;
}

const elementOf = (entry: RouteEntry) => {
  if ('to' in entry) return <Navigate to={entry.to} replace />;
  const { screen: Screen, title, path } = entry;
  return (
    <>
      {/* What clients see has the name of their company. */}
      {!isClientPage(path) && <Title of={title} />}
      <Screen />
    </>
  );
};

/** The router's half of the route table. */
export const routesOf = (entries: readonly RouteEntry[]) =>
  entries.map((entry) => <Route key={entry.path} path={entry.path} element={elementOf(entry)} />);
