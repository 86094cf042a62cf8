import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route } from 'react-router';
import { lazyScreen } from './lazyScreen';
import type { RouteEntry, ScreenEntry } from './routeEntry';

type Wrap = (screen: ReactNode, entry: ScreenEntry) => ReactNode;

// A new component for each render would lose the state of the screen.
const components = new WeakMap<ScreenEntry['load'], ComponentType>();

function componentOf({ load }: ScreenEntry): ComponentType {
  const component = components.get(load) ?? lazyScreen(load);
  components.set(load, component);
  return component;
}

const elementOf = (entry: RouteEntry, wrap: Wrap) => {
  if ('to' in entry) return <Navigate to={entry.to} replace />;
  const Screen = componentOf(entry);
  return wrap(<Screen />, entry);
};

/** Returns the route elements for the router. `wrap` surrounds each screen but not redirects. */
export const routesOf = (entries: readonly RouteEntry[], wrap: Wrap = (screen) => screen) =>
  entries.map((entry) => <Route key={entry.path} path={entry.path} element={elementOf(entry, wrap)} />);
