import type { ReactNode } from 'react';
import { Navigate, Route } from 'react-router';
import type { RouteEntry } from './routeEntry';

type Wrap = (screen: ReactNode) => ReactNode;

const elementOf = (entry: RouteEntry, wrap: Wrap) => {
  if ('to' in entry) return <Navigate to={entry.to} replace />;
  const { screen: Screen } = entry;
  return wrap(<Screen />);
};

/** Returns the route elements for the router. `wrap` surrounds each screen but not redirects. */
export const routesOf = (entries: readonly RouteEntry[], wrap: Wrap = (screen) => screen) =>
  entries.map((entry) => <Route key={entry.path} path={entry.path} element={elementOf(entry, wrap)} />);
