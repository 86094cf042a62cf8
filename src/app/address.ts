import type { RouteEntry } from './routeEntry';

/** Returns the URL path of a route entry: its pattern without the router's wildcard. */
export const addressOf = ({ path }: Pick<RouteEntry, 'path'>): string => path.replace(/\/\*$/, '');

export const isWithin = (pathname: string, address: string): boolean =>
  pathname === address || pathname.startsWith(`${address}/`);
