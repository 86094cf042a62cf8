import { Navigate, Route } from 'react-router';
import { useAppSelector } from '@/state/hooks';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import * as texts from '@/texts/entry';
import { isLinkPage } from './linkPages';
import type { RouteEntry } from './routeEntry';

const productName = texts.livery;

function Title({ of }: { of: string }) {
  const brand = useAppSelector(selectThemeSetup)?.title || productName;
  return <title>{`${of} · ${brand}`}</title>;
}

const elementOf = (entry: RouteEntry) => {
  if ('to' in entry) return <Navigate to={entry.to} replace />;
  const { screen: Screen, title, path } = entry;
  return (
    <>
      {/* Such a page names whoever it is of: for a client, that is their company. */}
      {!isLinkPage(path) && <Title of={title} />}
      <Screen />
    </>
  );
};

/** The router's half of the route table. */
export const routesOf = (entries: readonly RouteEntry[]) =>
  entries.map((entry) => <Route key={entry.path} path={entry.path} element={elementOf(entry)} />);
