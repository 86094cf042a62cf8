import { withMessages } from '@/lib/i18n';
import { paths } from '@/config/paths';
import type { ListedScreen, RouteEntry } from './routeEntry';

const gate = 'MANAGE_SETTINGS';
const nav = 'settings';

const myProfile = {
  title: /*i18n*/ { id: 'screen.myProfile', message: 'My profile' },
  keywords: /*i18n*/ { id: 'screen.myProfile.keywords', message: 'account me settings password' },
  load: () => withMessages('settings', import('@/features/settings/my-profile/MyProfileScreen')),
  isOpenWhenBlocked: true,
  letter: 'm',
  sections: [
    {
      label: /*i18n*/ { id: 'setting.myProfile.profile', message: 'Name, phone and photo' },
      heading: /*i18n*/ { id: 'setting.myProfile.profile.heading', message: 'Profile' },
      keywords: /*i18n*/ { id: 'setting.myProfile.profile.keywords', message: 'picture avatar image' },
    },
    {
      label: /*i18n*/ { id: 'setting.myProfile.email', message: 'Change email address' },
      heading: /*i18n*/ { id: 'setting.myProfile.email.heading', message: 'Email address' },
      keywords: /*i18n*/ { id: 'setting.myProfile.email.keywords', message: 'mail email' },
    },
    {
      label: /*i18n*/ { id: 'setting.myProfile.password', message: 'Change password' },
      heading: /*i18n*/ { id: 'setting.myProfile.password.heading', message: 'Password' },
      keywords: /*i18n*/ { id: 'setting.myProfile.password.keywords', message: 'security sign in' },
    },
    {
      label: /*i18n*/ { id: 'setting.myProfile.twoFactor', message: 'Two-factor' },
      keywords: /*i18n*/ {
        id: 'setting.myProfile.twoFactor.keywords',
        message: 'authenticator app recovery codes 2fa totp security',
      },
    },
    {
      label: /*i18n*/ { id: 'setting.myProfile.sessions', message: 'Sessions' },
      keywords: /*i18n*/ {
        id: 'setting.myProfile.sessions.keywords',
        message: 'signed in devices revoke security',
      },
    },
    {
      label: /*i18n*/ { id: 'setting.myProfile.notifications', message: 'Notifications' },
      keywords: /*i18n*/ {
        id: 'setting.myProfile.notifications.keywords',
        message: 'mail bell alerts email',
      },
    },
    {
      label: /*i18n*/ { id: 'setting.myProfile.role', message: 'Your role' },
      keywords: /*i18n*/ { id: 'setting.myProfile.role.keywords', message: 'permissions rights access' },
    },
    {
      label: /*i18n*/ { id: 'setting.myProfile.appearance', message: 'Appearance' },
      keywords: /*i18n*/ {
        id: 'setting.myProfile.appearance.keywords',
        message: 'theme dark light system colors colours',
      },
    },
    {
      label: /*i18n*/ { id: 'setting.myProfile.language', message: 'Dates and numbers' },
      keywords: /*i18n*/ { id: 'setting.myProfile.language.keywords', message: 'language locale format' },
    },
  ],
} satisfies Partial<ListedScreen>;

/** The settings routes. Their order is the order of the settings tabs. */
export const settingsRoutes: readonly RouteEntry[] = [
  { path: paths.settings, gate, to: paths.billingCardBase },
  { path: paths.myProfile, gate, ...myProfile, isTab: true },
  {
    path: paths.companyProfile,
    gate,
    title: /*i18n*/ { id: 'screen.companyProfile', message: 'Company profile' },
    keywords: /*i18n*/ {
      id: 'screen.companyProfile.keywords',
      message: 'business organization organisation address tax settings',
    },
    load: () => withMessages('settings', import('@/features/settings/company-profile/CompanyProfileScreen')),
    isOpenWhenBlocked: true,
    isTab: true,
    letter: 'f',
    sections: [
      {
        label: /*i18n*/ { id: 'setting.companyProfile.legal', message: 'Company name and tax ID' },
        heading: /*i18n*/ { id: 'setting.companyProfile.legal.heading', message: 'Legal' },
        keywords: /*i18n*/ {
          id: 'setting.companyProfile.legal.keywords',
          message: 'registered legal vat business',
        },
      },
      {
        label: /*i18n*/ { id: 'setting.companyProfile.contact', message: 'Company contact' },
        heading: /*i18n*/ { id: 'setting.companyProfile.contact.heading', message: 'Contact' },
        keywords: /*i18n*/ {
          id: 'setting.companyProfile.contact.keywords',
          message: 'email e-mail mail phone website',
        },
      },
      {
        label: /*i18n*/ { id: 'setting.companyProfile.address', message: 'Company address' },
        heading: /*i18n*/ { id: 'setting.companyProfile.address.heading', message: 'Address' },
        keywords: /*i18n*/ {
          id: 'setting.companyProfile.address.keywords',
          message: 'street city postal code country',
        },
      },
      {
        label: /*i18n*/ { id: 'setting.companyProfile.timeZone', message: 'Time zone' },
        heading: /*i18n*/ {
          id: 'setting.companyProfile.timeZone.heading',
          message: 'Currency and time zone',
        },
        keywords: /*i18n*/ { id: 'setting.companyProfile.timeZone.keywords', message: 'hours clock' },
      },
      {
        label: /*i18n*/ { id: 'setting.companyProfile.currency', message: 'Currency' },
        heading: /*i18n*/ {
          id: 'setting.companyProfile.currency.heading',
          message: 'Currency and time zone',
        },
        keywords: /*i18n*/ { id: 'setting.companyProfile.currency.keywords', message: 'money' },
      },
      {
        label: /*i18n*/ { id: 'setting.companyProfile.twoFactor', message: 'Require two-factor' },
        keywords: /*i18n*/ {
          id: 'setting.companyProfile.twoFactor.keywords',
          message: 'security 2fa authenticator enforce',
        },
        isAdminOnly: true,
        needs: 'write',
      },
      {
        label: /*i18n*/ { id: 'setting.companyProfile.archive', message: 'Data archive' },
        keywords: /*i18n*/ {
          id: 'setting.companyProfile.archive.keywords',
          message: 'export everything download data backup',
        },
        isAdminOnly: true,
      },
      {
        label: /*i18n*/ { id: 'setting.companyProfile.closing', message: 'Close company' },
        keywords: /*i18n*/ {
          id: 'setting.companyProfile.closing.keywords',
          message: 'delete cancel account end',
        },
        isAdminOnly: true,
        needs: 'write',
      },
    ],
  },
  { path: paths.billingCardBase, gate, to: paths.billingCard('new') },
  {
    path: paths.billingCard('*'),
    gate,
    title: /*i18n*/ { id: 'screen.billingCard', message: 'Billing Card' },
    keywords: /*i18n*/ {
      id: 'screen.billingCard.keywords',
      message: 'credit card charges invoices livery fee payment method',
    },
    load: () => withMessages('settings', import('@/features/settings/billing-card/BillingCardScreen')),
    samplePath: paths.billingCard('cards'),
    nav,
    isTab: true,
    letter: 'i',
    sections: [
      {
        label: /*i18n*/ { id: 'setting.billingCard.nextCharge', message: 'Next charge' },
        keywords: /*i18n*/ { id: 'setting.billingCard.nextCharge.keywords', message: 'livery fee price' },
      },
      {
        label: /*i18n*/ { id: 'setting.billingCard.invoices', message: 'Invoices' },
        keywords: /*i18n*/ {
          id: 'setting.billingCard.invoices.keywords',
          message: 'charges history download receipts',
        },
      },
      {
        label: /*i18n*/ { id: 'setting.billingCard.details', message: 'Billing details' },
        keywords: /*i18n*/ {
          id: 'setting.billingCard.details.keywords',
          message: 'invoice recipient address tax',
        },
      },
    ],
  },
  {
    path: paths.users,
    gate,
    title: /*i18n*/ { id: 'screen.users', message: 'Users' },
    keywords: /*i18n*/ {
      id: 'screen.users.keywords',
      message: 'team members operators colleagues invitations people',
    },
    load: () => withMessages('settings', import('@/features/settings/users/UsersScreen')),
    nav,
    isTab: true,
    letter: 'u',
    create: {
      label: /*i18n*/ { id: 'action.invitePeople', message: 'Invite people' },
      keywords: /*i18n*/ { id: 'action.invitePeople.keywords', message: 'new add user colleague team' },
      search: '?invite=1',
      isAdminOnly: true,
    },
  },
  {
    path: paths.roles,
    gate,
    title: /*i18n*/ { id: 'screen.roles', message: 'Roles and Permissions' },
    keywords: /*i18n*/ { id: 'screen.roles.keywords', message: 'access rights flags' },
    load: () => withMessages('settings', import('@/features/settings/roles/RolesScreen')),
    nav,
    isTab: true,
    letter: 'e',
  },
  {
    path: paths.auditLog,
    gate: 'Admin',
    title: /*i18n*/ { id: 'screen.auditLog', message: 'Audit log' },
    keywords: /*i18n*/ {
      id: 'screen.auditLog.keywords',
      message: 'record history events changes activity who did what',
    },
    load: () => withMessages('settings', import('@/features/settings/audit-log/AuditLogScreen')),
    isTab: true,
    letter: 't',
  },

  // Every operator can open the personal profile. With `MANAGE_SETTINGS`, its path redirects to the tab.
  { path: paths.ownProfile, gate, to: paths.myProfile },
  { path: paths.ownProfile, gate: 'operator', ...myProfile },
];
