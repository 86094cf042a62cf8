import type { RouteEntry } from './routeEntry';

/** Returns the URL path that links to a route open. */
export const addressOf = (entry: RouteEntry): string =>
  ('address' in entry ? entry.address : undefined) ?? entry.path.replace(/\/\*$/, '');

/** Returns a path that the pattern of a route matches. */
export const samplePathOf = (entry: RouteEntry): string =>
  ('samplePath' in entry ? entry.samplePath : undefined) ?? addressOf(entry);

export const isWithin = (pathname: string, address: string): boolean =>
  pathname === address || pathname.startsWith(`${address}/`);
