import { matchPath } from 'react-router';

/**
 * Returns whether the router matches the pathname to one of these paths. Ignores case and a trailing slash.
 */
export const isAt = (path: string | readonly string[], pathname: string): boolean =>
  [path].flat().some((pattern) => matchPath(pattern, pathname) !== null);
