import { paths } from '@/config/paths';
import * as texts from '@/texts/app/screens';
import type { ListedScreen, RouteEntry } from './routeEntry';

const gate = 'MANAGE_SETTINGS';
const nav = 'settings';

const myProfile = {
  ...texts.myProfile,
  load: () => import('@/features/settings/my-profile/MyProfileScreen'),
  isOpenWhenBlocked: true,
  letter: 'm',
  sections: Object.values(texts.myProfileSections),
} satisfies Partial<ListedScreen>;

const company = texts.companyProfileSections;

/** The settings routes. Their order is the order of the settings tabs. */
export const settingsRoutes: readonly RouteEntry[] = [
  { path: paths.settings, gate, to: paths.billingCardBase },
  { path: paths.myProfile, gate, ...myProfile, isTab: true },
  {
    path: paths.companyProfile,
    gate,
    ...texts.companyProfile,
    load: () => import('@/features/settings/company-profile/CompanyProfileScreen'),
    isOpenWhenBlocked: true,
    isTab: true,
    letter: 'f',
    sections: [
      company.legal,
      company.contact,
      company.address,
      company.timeZone,
      company.currency,
      { ...company.twoFactor, isAdminOnly: true, needs: 'write' },
      { ...company.archive, isAdminOnly: true },
      { ...company.closing, isAdminOnly: true, needs: 'write' },
    ],
  },
  { path: paths.billingCardBase, gate, to: paths.billingCard('new') },
  {
    path: paths.billingCard('*'),
    gate,
    ...texts.billingCard,
    load: () => import('@/features/settings/billing-card/BillingCardScreen'),
    samplePath: paths.billingCard('cards'),
    nav,
    isTab: true,
    letter: 'i',
    sections: Object.values(texts.billingCardSections),
  },
  {
    path: paths.users,
    gate,
    ...texts.users,
    load: () => import('@/features/settings/users/UsersScreen'),
    nav,
    isTab: true,
    letter: 'u',
    create: { ...texts.invitePeople, search: '?invite=1', isAdminOnly: true },
  },
  {
    path: paths.roles,
    gate,
    ...texts.rolesAndPermissions,
    load: () => import('@/features/settings/roles/RolesScreen'),
    nav,
    isTab: true,
    letter: 'e',
  },
  {
    path: paths.auditLog,
    gate: 'Admin',
    ...texts.record,
    load: () => import('@/features/settings/audit-log/AuditLogScreen'),
    isTab: true,
    letter: 't',
  },

  // Every operator can open the personal profile. With `MANAGE_SETTINGS`, its path redirects to the tab.
  { path: paths.ownProfile, gate, to: paths.myProfile },
  { path: paths.ownProfile, gate: 'operator', ...myProfile },
];
