import { paths } from '@/config/paths';
import * as texts from '@/texts/app/screens';
import { isPaymentsPath, paymentsPath } from './paymentsPath';
import type { RouteEntry } from './routeEntry';
import { settingsRoutes } from './settingsRoutes';
import { whiteLabelRoutes } from './whiteLabelRoutes';

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
