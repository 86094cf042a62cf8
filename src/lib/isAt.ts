import { matchPath } from 'react-router';

/** Whether the router shows one of these paths at a pathname: it ignores case and a slash at the end. */
export const isAt = (path: string | readonly string[], pathname: string): boolean =>
  [path].flat().some((one) => matchPath(one, pathname) !== null);
