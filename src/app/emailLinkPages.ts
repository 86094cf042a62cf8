import { paths } from '@/config/paths';
import { isAt } from '@/lib/isAt';

const emailLinkPages = [paths.updateCard, paths.confirmEmail];

/**
 * Returns whether an emailed link opens the page. Such a page needs no session, and an existing session
 * causes no redirect.
 */
export const isEmailLinkPage = (path: string): boolean => isAt(emailLinkPages, path);
