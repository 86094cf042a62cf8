import type { RouteEntry } from './routeEntry';

/** Where an entry of the table leads: its path without the router's wildcard. */
export const addressOf = ({ path }: Pick<RouteEntry, 'path'>): string => path.replace(/\/\*$/, '');

export const isWithin = (pathname: string, address: string): boolean =>
  pathname === address || pathname.startsWith(`${address}/`);
