import { paths } from '@/config/paths';
import * as texts from '@/texts/app';
import { lazyScreen } from './lazyScreen';
import type { RouteEntry } from './routeEntry';

const gate = 'MANAGE_SETTINGS';
const section = 'settings';

const MyProfile = lazyScreen(() => import('@/features/settings/my-profile/MyProfileScreen'));

/** The settings routes. Their order is the order of the settings tabs, which the specification fixes. */
export const settingsRoutes: readonly RouteEntry[] = [
  { path: paths.settings, gate, to: paths.billingCardBase },
  {
    path: paths.myProfile,
    gate,
    title: texts.myProfile,
    screen: MyProfile,
    isTab: true,
  },
  {
    path: paths.companyProfile,
    gate,
    title: texts.companyProfile,
    screen: lazyScreen(() => import('@/features/settings/company-profile/CompanyProfileScreen')),
    isTab: true,
  },
  { path: paths.billingCardBase, gate, to: paths.billingCard('new') },
  {
    path: paths.billingCard('*'),
    gate,
    title: texts.billingCard,
    screen: lazyScreen(() => import('@/features/settings/billing-card/BillingCardScreen')),
    nav: { section, label: texts.billingCard },
    isTab: true,
  },
  {
    path: paths.users,
    gate,
    title: texts.users,
    screen: lazyScreen(() => import('@/features/settings/users/UsersScreen')),
    nav: { section, label: texts.users },
    isTab: true,
  },
  {
    path: paths.roles,
    gate,
    title: texts.rolesAndPermissions,
    screen: lazyScreen(() => import('@/features/settings/roles/RolesScreen')),
    nav: { section, label: texts.rolesAndPermissions },
    isTab: true,
  },
  {
    path: paths.auditLog,
    gate: 'Admin',
    title: texts.record,
    screen: lazyScreen(() => import('@/features/settings/audit-log/AuditLogScreen')),
    isTab: true,
  },
];

/**
 * Every operator can open the personal profile. With `MANAGE_SETTINGS`, its path redirects to the profile tab
 * of the settings.
 */
export const ownProfileRoutes: readonly RouteEntry[] = [
  { path: paths.ownProfile, gate, to: paths.myProfile },
  { path: paths.ownProfile, gate: 'operator', title: texts.myProfile, screen: MyProfile },
];
