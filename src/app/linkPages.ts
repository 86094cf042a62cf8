import { paths } from '@/config/paths';
import { isAt } from '@/lib/isAt';

const linkPages = [paths.updateCard, paths.confirmEmail];

/** A page that a mailed link opens, for whoever holds it: no session is asked for, and none moves anybody away. */
export const isLinkPage = (path: string): boolean => isAt(linkPages, path);
