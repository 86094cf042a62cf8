import { matchPath } from 'react-router';
import { paths } from '@/config/paths';
import { directions, statusFilters } from '@/config/paymentRoute';
import * as texts from '@/texts/app/screens';
import type { RouteEntry } from './routeEntry';
import { settingsRoutes } from './settingsRoutes';

const gate = 'MANAGE_WHITE_LABELLED_CUSTOMER';
const nav = 'white-label';

export const whiteLabelRoutes: readonly RouteEntry[] = [
  { path: paths.whiteLabel, gate, to: paths.clientBilling },
  {
    path: paths.clientBilling,
    gate,
    ...texts.clientBilling,
    load: () => import('@/features/white-label/client-billing/ClientBillingScreen'),
    nav,
    letter: 'b',
    create: { ...texts.addPlan, search: '?task=new' },
  },
  {
    path: paths.branding,
    gate,
    ...texts.branding,
    load: () => import('@/features/white-label/branding/BrandingScreen'),
    nav,
    letter: 'r',
  },
  {
    path: paths.deployments,
    gate,
    ...texts.deployments,
    load: () => import('@/features/deployments/DeploymentsScreen'),
    letter: 'y',
  },
  {
    path: paths.customDomain,
    gate,
    ...texts.customDomain,
    load: () => import('@/features/white-label/custom-domain/CustomDomainScreen'),
    nav,
    letter: 'o',
  },
  {
    path: paths.stripeIntegration,
    gate,
    ...texts.stripeIntegration,
    load: () => import('@/features/white-label/stripe-integration/StripeIntegrationScreen'),
    nav,
    letter: 's',
  },
  {
    path: paths.legal,
    gate,
    ...texts.legal,
    load: () => import('@/features/white-label/legal/LegalListScreen'),
    nav,
    letter: 'l',
  },
  {
    path: paths.legalPage(':pathname'),
    gate,
    ...texts.legalPage,
    load: () => import('@/features/white-label/legal/LegalPageScreen'),
    samplePath: paths.legalPage('terms-of-service'),
  },
  {
    path: paths.quickGuides,
    gate,
    ...texts.quickGuides,
    load: () => import('@/features/white-label/quick-guide/QuickGuideListScreen'),
    nav,
    letter: 'q',
    create: { ...texts.addGuide, search: '?add=1' },
  },
  {
    path: paths.quickGuide(':pathname'),
    gate,
    ...texts.quickGuide,
    load: () => import('@/features/white-label/quick-guide/QuickGuideScreen'),
    samplePath: paths.quickGuide('getting-started'),
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
    ...texts.dashboard,
    load: () => import('@/features/analytics/AnalyticsScreen'),
    nav: 'main',
    letter: 'd',
  },
  {
    path: paths.clients,
    gate: 'MANAGE_CLIENT_MANAGEMENT',
    ...texts.clientManagement,
    load: () => import('@/features/clients/ClientListScreen'),
    nav: 'main',
    letter: 'c',
    create: { ...texts.addClient, search: '?add=1' },
  },
  {
    path: paths.clientImport,
    gate: 'MANAGE_CLIENT_MANAGEMENT',
    ...texts.importClients,
    load: () => import('@/features/clients/ClientImportScreen'),
  },
  {
    path: paths.clientView(':id'),
    gate: 'MANAGE_CLIENT_MANAGEMENT',
    ...texts.client,
    load: () => import('@/features/clients/ClientViewScreen'),
    samplePath: paths.clientView(':client'),
  },
  {
    path: paths.clientDeactivate(':id'),
    gate: 'MANAGE_CLIENT_MANAGEMENT',
    ...texts.deactivateClient,
    load: () => import('@/features/clients/ClientDeactivateScreen'),
    samplePath: paths.clientDeactivate(':client'),
  },
  { path: paths.payments, gate: 'MANAGE_PAYMENTS', to: paths.paymentList('incoming') },
  { path: `${paths.payments}/incoming`, gate: 'MANAGE_PAYMENTS', to: paths.paymentList('incoming') },
  { path: `${paths.payments}/outgoing`, gate: 'MANAGE_PAYMENTS', to: paths.paymentList('outgoing') },
  {
    path: paymentsPath,
    exists: isPaymentsPath,
    gate: 'MANAGE_PAYMENTS',
    ...texts.payments,
    load: () => import('@/features/payments/PaymentListScreen'),
    address: paths.payments,
    samplePath: paths.paymentList('incoming'),
    nav: 'main',
    letter: 'p',
    views: [
      { ...texts.failedPayments, to: paths.paymentList('incoming', 'failed') },
      { ...texts.outgoingPayments, to: paths.paymentList('outgoing') },
    ],
  },
];

export const addOnRoutes: readonly RouteEntry[] = [
  {
    path: paths.startUpPacks,
    gate: 'operator',
    ...texts.startUpPacks,
    load: () => import('@/features/add-ons/start-up-packs/StartUpPacksScreen'),
    nav: 'add-ons',
    letter: 'k',
  },
  {
    path: paths.marketingTemplates,
    gate: 'operator',
    ...texts.marketingTemplates,
    load: () => import('@/features/add-ons/marketing-templates/MarketingTemplatesScreen'),
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
