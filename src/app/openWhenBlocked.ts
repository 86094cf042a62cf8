import { paths } from '@/config/paths';

/** Paths of the screens that are available while the company is blocked. */
export const openWhenBlocked: readonly string[] = [paths.companyProfile, paths.myProfile, paths.ownProfile];
