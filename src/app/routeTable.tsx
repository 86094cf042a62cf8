import { paths } from '@/config/paths';
import type { Operator } from '@/state/operator';
import * as texts from '@/texts/app';
import { addressOf } from './address';
import { lazyScreen } from './lazyScreen';
import { onboardingRoutes } from './onboardingRoutes';
import { isPaymentsPath, paymentsPath, paymentsRoute } from './paymentsRoute';
import { publicRoutes } from './publicRoutes';
import type { Gate, RouteEntry } from './routeEntry';
import { ownProfileRoutes, settingsRoutes } from './settingsRoutes';
import { whiteLabelRoutes } from './whiteLabelRoutes';

export type { Gate, RouteEntry } from './routeEntry';

/** All routes of the console with their gates and navigation entries. */
export const routeTable: readonly RouteEntry[] = [
  ...publicRoutes,
  ...onboardingRoutes,
  { path: paths.dashboard, gate: 'MANAGE_DASHBOARD', to: paths.analytics },
  {
    path: paths.analytics,
    gate: 'MANAGE_DASHBOARD',
    title: texts.dashboard,
    screen: lazyScreen(() => import('@/features/analytics/AnalyticsScreen')),
    nav: { section: 'main', label: texts.dashboard },
  },
  {
    path: paths.clients,
    gate: 'MANAGE_CLIENT_MANAGEMENT',
    title: texts.clientManagement,
    screen: lazyScreen(() => import('@/features/clients/ClientListScreen')),
    nav: { section: 'main', label: texts.clientManagement },
  },
  {
    path: paths.clientImport,
    gate: 'MANAGE_CLIENT_MANAGEMENT',
    title: texts.importClients,
    screen: lazyScreen(() => import('@/features/clients/ClientImportScreen')),
  },
  {
    path: paths.clientView(':id'),
    gate: 'MANAGE_CLIENT_MANAGEMENT',
    title: texts.client,
    screen: lazyScreen(() => import('@/features/clients/ClientViewScreen')),
  },
  {
    path: paths.clientDeactivate(':id'),
    gate: 'MANAGE_CLIENT_MANAGEMENT',
    title: texts.deactivateClient,
    screen: lazyScreen(() => import('@/features/clients/ClientDeactivateScreen')),
  },
  {
    path: paths.payments,
    gate: 'MANAGE_PAYMENTS',
    to: paths.paymentList('incoming'),
    nav: { section: 'main', label: texts.payments },
  },
  { path: `${paths.payments}/incoming`, gate: 'MANAGE_PAYMENTS', to: paths.paymentList('incoming') },
  { path: `${paths.payments}/outgoing`, gate: 'MANAGE_PAYMENTS', to: paths.paymentList('outgoing') },
  {
    path: paymentsPath,
    exists: isPaymentsPath,
    gate: 'MANAGE_PAYMENTS',
    title: texts.payments,
    screen: paymentsRoute(lazyScreen(() => import('@/features/payments/PaymentListScreen'))),
  },
  ...whiteLabelRoutes,
  ...settingsRoutes,
  ...ownProfileRoutes,
  {
    path: paths.startUpPacks,
    gate: 'operator',
    title: texts.startUpPacks,
    screen: lazyScreen(() => import('@/features/add-ons/start-up-packs/StartUpPacksScreen')),
    nav: { section: 'add-ons', label: texts.startUpPacks },
  },
  {
    path: paths.marketingTemplates,
    gate: 'operator',
    title: texts.marketingTemplates,
    screen: lazyScreen(() => import('@/features/add-ons/marketing-templates/MarketingTemplatesScreen')),
    nav: { section: 'add-ons', label: texts.marketingTemplates },
  },
];

/** Returns the routes behind the given gates. The first of several routes with one path wins. */
export function accessibleEntries(gates: ReadonlySet<Gate>): readonly RouteEntry[] {
  const open = routeTable.filter(({ gate }) => gates.has(gate));
  return open.filter(({ path }, index) => open.findIndex((entry) => entry.path === path) === index);
}

/**
 * Returns the gates that an operator passes: only the public gate when signed out, and only the public and
 * onboarding gates in a Pending company.
 */
export function gatesOf(operator: Operator | null): ReadonlySet<Gate> {
  if (!operator) return new Set(['public']);
  const { status } = operator.whiteLabelledCustomer;
  if (status === 'Pending') return new Set(['public', 'onboarding']);
  const adminGates = operator.role === 'Admin' ? (['Admin'] as const) : [];
  return new Set(['public', 'operator', ...adminGates, ...operator.permissions]);
}

/** Returns the path of the first screen in the navigation, or the start-up packs if there is none. */
export function landingPath(entries: readonly RouteEntry[]): string {
  const first = entries.find(({ nav }) => nav);
  return first ? addressOf(first) : paths.startUpPacks;
}
