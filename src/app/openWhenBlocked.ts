import { paths } from '@/config/paths';

/** The screens that have something to show while the company is blocked. */
export const openWhenBlocked: readonly string[] = [paths.companyProfile, paths.myProfile, paths.ownProfile];
