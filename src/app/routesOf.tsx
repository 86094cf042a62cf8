import { Navigate, Route } from 'react-router';
import type { RouteEntry } from './routeEntry';

const elementOf = (entry: RouteEntry) => {
  if ('to' in entry) return <Navigate to={entry.to} replace />;
  const { screen: Screen } = entry;
  return <Screen />;
};

/** The router's half of the route table. */
export const routesOf = (entries: readonly RouteEntry[]) =>
  entries.map((entry) => <Route key={entry.path} path={entry.path} element={elementOf(entry)} />);
