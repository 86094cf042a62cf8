import { publicScreens } from './publicScreens';
import { matchesPath } from './routeEntry';

/**
 * Returns whether an emailed link opens the page. Such a page needs no session, and an existing session
 * causes no redirect.
 */
export const isEmailLinkPage = (path: string): boolean =>
  publicScreens.some((screen) => screen.isOpenedByLink && matchesPath(screen, path));
