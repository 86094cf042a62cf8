import type { Direction, StatusFilter } from './paymentRoute';

export const paths = {
  root: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  forgotPasswordSuccess: '/forgot-password/success',
  resetPassword: '/reset-password',
  onboardUser: '/onboard/user',
  updateCard: '/update-card',
  confirmEmail: '/confirm-email',

  onboardCompany: '/onboard/company',
  onboardDetails: '/onboard/company/details',
  onboardTheme: '/onboard/company/theme',
  onboardClientBilling: '/onboard/company/client-billing',
  onboardPaymentMethod: '/onboard/company/payment-method',

  dashboard: '/dashboard',
  analytics: '/dashboard/analytics',

  clients: '/dashboard/clients',
  clientView: (id: string) => `/dashboard/clients/${id}/view`,
  clientDeactivate: (id: string) => `/dashboard/clients/${id}/deactivate`,
  clientImport: '/dashboard/clients/import',

  payments: '/dashboard/payments',
  paymentList: (direction: Direction, status: StatusFilter = 'all') =>
    `/dashboard/payments/${direction}/${status}`,

  whiteLabel: '/dashboard/white-label',
  clientBilling: '/dashboard/white-label/client-billing',
  branding: '/dashboard/white-label/branding',
  deployments: '/dashboard/white-label/deployments',
  customDomain: '/dashboard/white-label/custom-domain',
  stripeIntegration: '/dashboard/white-label/stripe-integration',
  legal: '/dashboard/white-label/legal',
  legalPage: (pathname: string) => `/dashboard/white-label/legal/${pathname}`,
  quickGuides: '/dashboard/white-label/quick-guide',
  quickGuide: (pathname: string) => `/dashboard/white-label/quick-guide/${pathname}`,
  translations: '/dashboard/white-label/translations',
  translation: (rest: string) => `/dashboard/white-label/translations/${rest}`,

  settings: '/dashboard/settings',
  billingCardBase: '/dashboard/settings/billing-card',
  billingCard: (rest: string) => `/dashboard/settings/billing-card/${rest}`,
  users: '/dashboard/settings/users',
  roles: '/dashboard/settings/roles-and-permissions',
  myProfile: '/dashboard/settings/my-profile',
  companyProfile: '/dashboard/settings/company-profile',
  auditLog: '/dashboard/settings/audit-log',

  ownProfile: '/dashboard/my-profile',

  startUpPacks: '/dashboard/start-up-packs',
  marketingTemplates: '/dashboard/marketing-templates',
} as const;
