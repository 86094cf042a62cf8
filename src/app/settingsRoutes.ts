import { paths } from '@/config/paths';
import { lazyScreen } from './lazyScreen';
import type { RouteEntry } from './routeEntry';

const gate = 'MANAGE_SETTINGS';
const section = 'settings';

export const settingsRoutes: readonly RouteEntry[] = [
  { path: paths.settings, gate, to: paths.billingCardBase },
  { path: paths.billingCardBase, gate, to: paths.billingCard('new') },
  {
    path: paths.billingCard('*'),
    gate,
    title: 'Billing Card',
    screen: lazyScreen(() => import('@/features/settings/billing-card/BillingCardScreen')),
    nav: { section, label: 'Billing Card' },
  },
  {
    path: paths.users,
    gate,
    title: 'Users',
    screen: lazyScreen(() => import('@/features/settings/users/UsersScreen')),
    nav: { section, label: 'Users' },
  },
  {
    path: paths.roles,
    gate,
    title: 'Roles and Permissions',
    screen: lazyScreen(() => import('@/features/settings/roles/RolesScreen')),
    nav: { section, label: 'Roles and Permissions' },
  },
  {
    path: paths.myProfile,
    gate,
    title: 'My profile',
    screen: lazyScreen(() => import('@/features/settings/my-profile/MyProfileScreen')),
  },
  {
    path: paths.companyProfile,
    gate,
    title: 'Company profile',
    screen: lazyScreen(() => import('@/features/settings/company-profile/CompanyProfileScreen')),
  },
];
