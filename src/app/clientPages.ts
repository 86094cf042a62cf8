import { matchPath } from 'react-router';
import { paths } from '@/config/paths';

/** A page for the clients of a company, who have no account here: no session is asked for, and none moves anybody away. */
export const isClientPage = (path: string): boolean => matchPath(paths.updateCard, path) !== null;
