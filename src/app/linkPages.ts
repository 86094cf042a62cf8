import { matchPath } from 'react-router';
import { paths } from '@/config/paths';

const linkPages = [paths.updateCard, paths.confirmEmail];

/** A page that a mailed link opens, for whoever holds it: no session is asked for, and none moves anybody away. */
export const isLinkPage = (path: string): boolean => linkPages.some((page) => matchPath(page, path) !== null);
