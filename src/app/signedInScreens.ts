import { matchPath } from 'react-router';
import { withMessages } from '@/lib/i18n';
import { paths } from '@/config/paths';
import { directions, statusFilters } from '@/config/paymentRoute';
import type { RouteEntry } from './routeEntry';
import { settingsRoutes } from './settingsRoutes';

const gate = 'MANAGE_WHITE_LABELLED_CUSTOMER';
const nav = 'white-label';

export const whiteLabelRoutes: readonly RouteEntry[] = [
  { path: paths.whiteLabel, gate, to: paths.clientBilling },
  {
    path: paths.clientBilling,
    gate,
    title: /*i18n*/ { id: 'screen.clientBilling', message: 'Client Billing' },
    keywords: /*i18n*/ {
      id: 'screen.clientBilling.keywords',
      message: 'plans prices pricing subscriptions products',
    },
    load: () =>
      withMessages('white-label', import('@/features/white-label/client-billing/ClientBillingScreen')),
    nav,
    letter: 'b',
    create: {
      label: /*i18n*/ { id: 'action.addPlan', message: 'Add plan' },
      keywords: /*i18n*/ { id: 'action.addPlan.keywords', message: 'new create price' },
      search: '?task=new',
    },
  },
  {
    path: paths.branding,
    gate,
    title: /*i18n*/ { id: 'screen.branding', message: 'Branding' },
    keywords: /*i18n*/ {
      id: 'screen.branding.keywords',
      message: 'brand logo colors colours theme title look',
    },
    load: () => withMessages('white-label', import('@/features/white-label/branding/BrandingScreen')),
    nav,
    letter: 'r',
  },
  {
    path: paths.deployments,
    gate,
    title: /*i18n*/ { id: 'screen.deployments', message: 'Deployments' },
    keywords: /*i18n*/ {
      id: 'screen.deployments.keywords',
      message: 'publish deploy history versions roll back',
    },
    load: () => withMessages('deployments', import('@/features/deployments/DeploymentsScreen')),
    letter: 'y',
  },
  {
    path: paths.customDomain,
    gate,
    title: /*i18n*/ { id: 'screen.customDomain', message: 'Custom Domain' },
    keywords: /*i18n*/ {
      id: 'screen.customDomain.keywords',
      message: 'domains dns address hostname certificate subdomain',
    },
    load: () =>
      withMessages('white-label', import('@/features/white-label/custom-domain/CustomDomainScreen')),
    nav,
    letter: 'o',
  },
  {
    path: paths.stripeIntegration,
    gate,
    title: /*i18n*/ { id: 'screen.stripeIntegration', message: 'Stripe Integration' },
    keywords: /*i18n*/ {
      id: 'screen.stripeIntegration.keywords',
      message: 'card provider payouts account keys webhooks',
    },
    load: () =>
      withMessages(
        'white-label',
        import('@/features/white-label/stripe-integration/StripeIntegrationScreen'),
      ),
    nav,
    letter: 's',
  },
  {
    path: paths.legal,
    gate,
    title: /*i18n*/ { id: 'screen.legal', message: 'Legal' },
    keywords: /*i18n*/ { id: 'screen.legal.keywords', message: 'terms privacy policy imprint refund' },
    load: () => withMessages('white-label', import('@/features/white-label/legal/LegalListScreen')),
    nav,
    letter: 'l',
  },
  {
    path: paths.legalPage(':pathname'),
    gate,
    title: /*i18n*/ { id: 'screen.legalPage', message: 'Legal page' },
    load: () => withMessages('white-label', import('@/features/white-label/legal/LegalPageScreen')),
    samplePath: paths.legalPage('terms-of-service'),
  },
  {
    path: paths.quickGuides,
    gate,
    title: /*i18n*/ { id: 'screen.quickGuides', message: 'Quick Guide' },
    keywords: /*i18n*/ {
      id: 'screen.quickGuides.keywords',
      message: 'help articles how-tos onboarding guides',
    },
    load: () =>
      withMessages('white-label', import('@/features/white-label/quick-guide/QuickGuideListScreen')),
    nav,
    letter: 'q',
    create: {
      label: /*i18n*/ { id: 'action.addGuide', message: 'Add guide' },
      keywords: /*i18n*/ { id: 'action.addGuide.keywords', message: 'new create quick article' },
      search: '?add=1',
    },
  },
  {
    path: paths.quickGuide(':pathname'),
    gate,
    title: /*i18n*/ { id: 'screen.quickGuide', message: 'Quick guide' },
    load: () => withMessages('white-label', import('@/features/white-label/quick-guide/QuickGuideScreen')),
    samplePath: paths.quickGuide('getting-started'),
  },
  {
    path: paths.translations,
    gate,
    title: /*i18n*/ { id: 'screen.translations', message: 'Translations' },
    keywords: /*i18n*/ {
      id: 'screen.translations.keywords',
      message: 'languages translate content multilingual localization',
    },
    load: () =>
      withMessages('white-label', import('@/features/white-label/translations/TranslationListScreen')),
  },
  {
    path: paths.translation(':kind/:key/:language'),
    gate,
    title: /*i18n*/ { id: 'screen.translation', message: 'Translation' },
    load: () => withMessages('white-label', import('@/features/white-label/translations/TranslationScreen')),
    samplePath: paths.translation('legal-page/terms-of-service/de'),
  },
];

const paymentsPath = `${paths.payments}/:cashFlowDirection/:status`;

/** Returns whether spec 2 lists the direction and the status in the path, ignoring case. */
function isPaymentsPath(pathname: string): boolean {
  const { cashFlowDirection = '', status = '' } =
    matchPath(paymentsPath, pathname.toLowerCase())?.params ?? {};
  return (
    directions.some((direction) => direction === cashFlowDirection) &&
    statusFilters.some((filter) => filter === status)
  );
}

export const mainRoutes: readonly RouteEntry[] = [
  { path: paths.dashboard, gate: 'MANAGE_DASHBOARD', to: paths.analytics },
  {
    path: paths.analytics,
    gate: 'MANAGE_DASHBOARD',
    title: /*i18n*/ { id: 'screen.analytics', message: 'Dashboard' },
    keywords: /*i18n*/ {
      id: 'screen.analytics.keywords',
      message: 'analytics statistics revenue figures overview home',
    },
    load: () => withMessages('analytics', import('@/features/analytics/AnalyticsScreen')),
    nav: 'main',
    letter: 'd',
  },
  {
    path: paths.clients,
    gate: 'MANAGE_CLIENT_MANAGEMENT',
    title: /*i18n*/ { id: 'screen.clients', message: 'Client Management' },
    keywords: /*i18n*/ {
      id: 'screen.clients.keywords',
      message: 'clients customers people subscribers accounts',
    },
    load: () => withMessages('clients', import('@/features/clients/ClientListScreen')),
    nav: 'main',
    letter: 'c',
    create: {
      label: /*i18n*/ { id: 'action.addClient', message: 'Add client' },
      keywords: /*i18n*/ { id: 'action.addClient.keywords', message: 'new create customer' },
      search: '?add=1',
    },
  },
  {
    path: paths.clientImport,
    gate: 'MANAGE_CLIENT_MANAGEMENT',
    title: /*i18n*/ { id: 'screen.clientImport', message: 'Import clients' },
    keywords: /*i18n*/ { id: 'screen.clientImport.keywords', message: 'upload csv customers' },
    load: () => withMessages('clients', import('@/features/clients/ClientImportScreen')),
  },
  {
    path: paths.clientView(':id'),
    gate: 'MANAGE_CLIENT_MANAGEMENT',
    title: /*i18n*/ { id: 'screen.client', message: 'Client' },
    load: () => withMessages('clients', import('@/features/clients/ClientViewScreen')),
    samplePath: paths.clientView(':client'),
  },
  {
    path: paths.clientDeactivate(':id'),
    gate: 'MANAGE_CLIENT_MANAGEMENT',
    title: /*i18n*/ { id: 'screen.clientDeactivate', message: 'Deactivate client' },
    load: () => withMessages('clients', import('@/features/clients/ClientDeactivateScreen')),
    samplePath: paths.clientDeactivate(':client'),
  },
  { path: paths.payments, gate: 'MANAGE_PAYMENTS', to: paths.paymentList('incoming') },
  { path: `${paths.payments}/incoming`, gate: 'MANAGE_PAYMENTS', to: paths.paymentList('incoming') },
  { path: `${paths.payments}/outgoing`, gate: 'MANAGE_PAYMENTS', to: paths.paymentList('outgoing') },
  {
    path: paymentsPath,
    exists: isPaymentsPath,
    gate: 'MANAGE_PAYMENTS',
    title: /*i18n*/ { id: 'screen.payments', message: 'Payments' },
    keywords: /*i18n*/ {
      id: 'screen.payments.keywords',
      message: 'money transactions charges incoming income',
    },
    load: () => withMessages('payments', import('@/features/payments/PaymentListScreen')),
    address: paths.payments,
    samplePath: paths.paymentList('incoming'),
    nav: 'main',
    letter: 'p',
    views: [
      {
        label: /*i18n*/ { id: 'view.failedPayments', message: 'Failed payments' },
        keywords: /*i18n*/ { id: 'view.failedPayments.keywords', message: 'declined unpaid money' },
        to: paths.paymentList('incoming', 'failed'),
      },
      {
        label: /*i18n*/ { id: 'view.outgoingPayments', message: 'Outgoing payments' },
        keywords: /*i18n*/ {
          id: 'view.outgoingPayments.keywords',
          message: 'livery fee charges costs money',
        },
        to: paths.paymentList('outgoing'),
      },
    ],
  },
];

export const addOnRoutes: readonly RouteEntry[] = [
  {
    path: paths.startUpPacks,
    gate: 'operator',
    title: /*i18n*/ { id: 'screen.startUpPacks', message: 'Start-up Packs' },
    keywords: /*i18n*/ { id: 'screen.startUpPacks.keywords', message: 'templates add-ons starter' },
    load: () => withMessages('add-ons', import('@/features/add-ons/start-up-packs/StartUpPacksScreen')),
    nav: 'add-ons',
    letter: 'k',
  },
  {
    path: paths.marketingTemplates,
    gate: 'operator',
    title: /*i18n*/ { id: 'screen.marketingTemplates', message: 'Marketing Templates' },
    keywords: /*i18n*/ {
      id: 'screen.marketingTemplates.keywords',
      message: 'posts emails mails add-ons pictures images',
    },
    load: () =>
      withMessages('add-ons', import('@/features/add-ons/marketing-templates/MarketingTemplatesScreen')),
    nav: 'add-ons',
    letter: 'a',
  },
];

/** The routes that need a login and a company that has finished its onboarding. */
export const signedInRoutes: readonly RouteEntry[] = [
  ...mainRoutes,
  ...whiteLabelRoutes,
  ...settingsRoutes,
  ...addOnRoutes,
];
