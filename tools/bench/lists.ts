import type { ClientSortField, SortDirection } from '../../contract/enums';
import type { AnalyticsRange, ClientFilter, QueryClientsArgs } from '../../server/platform';
import { addDays } from '../../server/lib/calendar';
import { compare, formatMs, measureInTurn, median, withRatio, type Comparison } from '../lib/measure';
import type { Row } from '../lib/report';
import { recordReplay } from './replay';
import { loadConsoleOperation, type BenchServer } from './server';

/** A list in one order, with one search or filter, on one page, and the requests that load it together. */
interface ListVariant {
  what: string;
  requests: readonly (readonly [query: string, variables: object])[];
}

const maxRatio = 2;
const analyticsMaxMs = 300;
/** The number of variants that are measured in full: those with the worst ratios of a short measurement. */
const candidateCount = 4;
const callCounts = { short: 3, full: 60 };

/**
 * Runs `measure` with the requests of a variant and with their SQL statements through the same driver. Parsing
 * the responses is the caller's work, and does not count.
 */
async function withReplay<T>(
  { services, send }: BenchServer,
  { requests }: ListVariant,
  measure: (actual: () => Promise<unknown>, sameSql: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const operations = requests.map(
    ([query, variables]) =>
      () =>
        send(query, variables),
  );
  const replays = [];
  try {
    for (const operation of operations) replays.push(await recordReplay(services, operation));
    const runTogether = (calls: readonly (() => Promise<unknown>)[]) => () =>
      Promise.all(calls.map((call) => call()));
    return await measure(runTogether(operations), runTogether(replays.map(({ rows }) => rows)));
  } finally {
    for (const replay of replays) await replay.close();
  }
}

/** Returns the variants with the worst ratios to their SQL, worst first. */
async function findWorst<T extends ListVariant>(
  server: BenchServer,
  variants: readonly T[],
  count: number,
): Promise<T[]> {
  if (variants.length <= count) return [...variants];
  const measured: { ratio: number; variant: T }[] = [];
  for (const variant of variants) {
    const [actual = [], sameSql = []] = await withReplay(server, variant, (...sides) =>
      measureInTurn(sides, callCounts.short),
    );
    measured.push({ variant, ratio: median(actual) / median(sameSql) });
  }
  return measured
    .sort((a, b) => b.ratio - a.ratio)
    .slice(0, count)
    .map(({ variant }) => variant);
}

/** Compares the variant with the worst ratio with the same SQL. `maxMs` replaces the budget of `maxRatio`. */
async function measureWorst(
  server: BenchServer,
  name: string,
  what: string,
  variants: readonly ListVariant[],
  maxMs?: number,
): Promise<Row[]> {
  let worst: (Comparison & { what: string }) | undefined;
  for (const candidate of await findWorst(server, variants, candidateCount)) {
    const comparison = await withReplay(server, candidate, (...sides) => compare(...sides, callCounts.full));
    if (!worst || comparison.ratio > worst.ratio) worst = { ...comparison, what: candidate.what };
  }
  if (!worst) throw new Error('There is nothing to measure.');
  const { p95Ms, baselineP95Ms, ratio } = worst;
  return [
    {
      name,
      database: server.services.database.kind,
      what: variants.length > 1 ? `${what}: the worst of ${variants.length}` : what,
      measured: `${withRatio(formatMs(p95Ms), ratio)}${variants.length > 1 ? ` (${worst.what})` : ''}`,
      baseline: `${formatMs(baselineP95Ms)} for the same SQL through the same driver`,
      budget: maxMs === undefined ? `at most ${maxRatio} times at p95` : `at most ${maxMs} ms at p95`,
      isWithinBudget: maxMs === undefined ? ratio <= maxRatio : p95Ms <= maxMs,
    },
  ];
}

const clientsFile = 'features/clients/clients.graphql';
export const clientListQuery = loadConsoleOperation(clientsFile, 'GetClients');
/** The console loads the total separately, once for all pages and orders. */
const clientTotalQuery = loadConsoleOperation(clientsFile, 'GetClientListTotal');

const pageSize = 20;
export const firstPage = { page: 1, pageSize };
const maxPage = 4000;

const sortFields: readonly ClientSortField[] = [
  ...(['Number', 'Name', 'Email', 'Phone', 'Status', 'Plan', 'Country', 'Tags', 'Source', 'Mrr'] as const),
  ...(['LifetimeValue', 'LastPaymentAt', 'TrialEndsAt', 'NextRenewalAt', 'LastLoginAt'] as const),
  ...(['CreatedAt', 'UpdatedAt'] as const),
];
const directions: readonly SortDirection[] = ['Ascending', 'Descending'];

const daysAgo = (days: number): string => addDays(new Date().toISOString().slice(0, 10), -days);

/** Examples of the filters that the console offers. */
const exampleFilters = (planId: string): Readonly<Record<string, ClientFilter>> => ({
  'one status': { status: ['Active'] },
  'two statuses': { status: ['Active', 'PastDue'] },
  'a rare status': { status: ['Trialing'] },
  'a plan': { planId: [planId] },
  'a country': { country: ['DE'] },
  'three countries': { country: ['US', 'GB', 'NG'] },
  'a tag': { tag: ['vip'] },
  'two tags': { tag: ['vip', 'agency'] },
  'never signed in': { neverSignedIn: true },
  'last payment failed': { lastPaymentFailed: true },
  'trial ending in 7 days': { trialEndsWithinDays: 7 },
  'needing attention': { needsAttention: true },
  'created in a month': { createdFrom: daysAgo(90), createdTo: daysAgo(60) },
  'created in a year': { createdFrom: daysAgo(400), createdTo: daysAgo(35) },
  'new paying in a month': { movement: { kind: 'New', from: daysAgo(90), to: daysAgo(60) } },
  'churned in a year': { movement: { kind: 'Churned', from: daysAgo(365), to: daysAgo(0) } },
  'active half a year ago': { activeOn: daysAgo(180) },
  'active now': { activeOn: daysAgo(0) },
  'status, country, plan and tag': { status: ['Active'], country: ['DE'], planId: [planId], tag: ['vip'] },
});

/** Searches that match from one client to all of them. */
const exampleSearches = [
  ...['mith', 'client.test', '+1415', 'son', 'ada.smith.1', '+14150012', 'zoe', 'ma', 'a'],
] as const;

type SearchAndFilter = Pick<QueryClientsArgs, 'search' | 'filter'>;

interface Selection {
  what: string;
  args: SearchAndFilter;
}

const allClients: Selection = { what: 'all clients', args: {} };

async function loadSelections({ services, companyId }: BenchServer): Promise<Selection[]> {
  const { rows } = await services.database.inCompany(companyId, (db) =>
    db.query<{ id: string }>('select id from client_billing_plans where company_id = $1 order by position', [
      companyId,
    ]),
  );
  const active: ClientFilter = { status: ['Active'] };
  return [
    ...Object.entries(exampleFilters(rows[0]?.id ?? '')).map(([what, filter]) => ({
      what,
      args: { filter },
    })),
    ...exampleSearches.map((search) => ({ what: `search for ${search}`, args: { search } })),
    { what: 'search in a filter', args: { search: 'mith', filter: { ...active, country: ['DE'] } } },
    { what: 'search that matches a whole filter', args: { search: 'client.test', filter: active } },
  ];
}

/** Returns the first page and the farthest: lists are read from the nearer end, so it is in the middle. */
async function loadPages({ execute }: BenchServer, { what, args }: Selection): Promise<number[]> {
  const { clients } = await execute<{ clients: { totalCount: number } }>(clientTotalQuery, args);
  if (clients.totalCount === 0) throw new Error(`No clients match: ${what}.`);
  return [...new Set([1, Math.min(maxPage, Math.ceil(clients.totalCount / pageSize / 2))])];
}

const clientPage = (
  { what, args }: Selection,
  page: number,
  sort?: QueryClientsArgs['sort'],
): ListVariant => ({
  what: `${what}, page ${page}${sort ? `, by ${sort.field} ${sort.direction.toLowerCase()}` : ''}`,
  requests: [[clientListQuery, { ...args, page, pageSize, sort }]],
});

const inEveryOrder = (selection: Selection, page: number): ListVariant[] =>
  sortFields.flatMap((field) =>
    directions.map((direction) => clientPage(selection, page, { field, direction })),
  );

/** Returns each search and filter on its first and farthest page, in the default order and by name. */
async function filteredVariants(server: BenchServer): Promise<ListVariant[]> {
  const variants: ListVariant[] = [];
  for (const selection of await loadSelections(server)) {
    for (const page of await loadPages(server, selection)) {
      variants.push(clientPage(selection, page));
      variants.push(clientPage(selection, page, { field: 'Name', direction: 'Descending' }));
    }
  }
  return variants;
}

/** Returns the three searches and filters with the worst ratios, in every order. */
async function filteredOrderVariants(server: BenchServer): Promise<ListVariant[]> {
  const selections = await loadSelections(server);
  const firstPages = selections.map((selection) => ({ ...clientPage(selection, 1), selection }));
  const worst = await findWorst(server, firstPages, 3);
  return worst.flatMap(({ selection }) => inEveryOrder(selection, 1));
}

const paymentsQuery = loadConsoleOperation('features/payments/payments.graphql', 'GetPayments');

/** Returns each order, search and filter of the payments, on its first page and on one far into the list. */
function paymentVariants(): ListVariant[] {
  const argsByDescription: Readonly<Record<string, object>> = {
    'all payments': {},
    'succeeded payments': { status: 'Succeeded' },
    'failed payments': { status: 'Failed' },
    'search for a name': { search: 'smith' },
    'search for an invoice': { search: 'INV-1234' },
    'amounts from 50': { filter: { amountFrom: 5000 } },
    'created in a month': { filter: { createdFrom: daysAgo(90), createdTo: daysAgo(60) } },
    'by ascending date': { sort: { field: 'CreatedAt', direction: 'Ascending' } },
    'by amount': { sort: { field: 'Amount', direction: 'Descending' } },
    'by status': { sort: { field: 'Status', direction: 'Ascending' } },
  };
  return Object.entries(argsByDescription).flatMap(([what, variables]) =>
    [1, 100].map((page): ListVariant => ({
      what: `${what}, page ${page}`,
      requests: [[paymentsQuery, { direction: 'Incoming', status: 'All', page, pageSize, ...variables }]],
    })),
  );
}

const auditLogQuery = loadConsoleOperation('features/settings/audit-log/auditLog.graphql', 'GetAuditEvents');

const auditLogVariants: readonly ListVariant[] = [
  { what: 'all events', requests: [[auditLogQuery, {}]] },
  // The minimum length of a search term, with many matches.
  { what: 'search with many matches', requests: [[auditLogQuery, { search: 'ith' }]] },
  { what: 'search with few matches', requests: [[auditLogQuery, { search: 'zoe okafor' }]] },
  {
    what: 'one action in a month',
    requests: [
      [auditLogQuery, { filter: { actions: ['client.paused'], from: daysAgo(90), to: daysAgo(60) } }],
    ],
  },
];

const analyticsQuery = loadConsoleOperation('features/analytics/analytics.graphql', 'GetAnalytics');

const analyticsVariant = (range: AnalyticsRange, interval: 'Week' | 'Day'): readonly ListVariant[] => [
  { what: 'analytics', requests: [[analyticsQuery, { range, interval }]] },
];

type Measurement = (server: BenchServer) => Promise<Row[]>;

const createMeasurement =
  (
    name: string,
    what: string,
    loadVariants: (server: BenchServer) => Promise<readonly ListVariant[]>,
  ): Measurement =>
  async (server) =>
    measureWorst(server, name, what, await loadVariants(server));

/** Each list, in every order, with every kind of search and filter, and on near and far pages. */
export const listMeasurements: Readonly<Record<string, Measurement>> = {
  'client-list/first': createMeasurement('client-list/first', 'first page of clients', async () => [
    clientPage(allClients, 1),
  ]),
  'client-list/with-total': createMeasurement(
    'client-list/with-total',
    'first page of clients with its total, which the console requests together',
    async () => [{ what: '', requests: [...clientPage(allClients, 1).requests, [clientTotalQuery, {}]] }],
  ),
  'client-list/orders': createMeasurement(
    'client-list/orders',
    'clients in every order, on the first and the farthest page',
    async (server) => (await loadPages(server, allClients)).flatMap((page) => inEveryOrder(allClients, page)),
  ),
  'client-list/filtered': createMeasurement(
    'client-list/filtered',
    'clients by every search and filter, on the first and the farthest page',
    filteredVariants,
  ),
  'client-list/filtered-orders': createMeasurement(
    'client-list/filtered-orders',
    'the three worst searches and filters of clients, in every order',
    filteredOrderVariants,
  ),
  'client-list/totals': createMeasurement(
    'client-list/totals',
    'counts of every search and filter of clients',
    async (server) =>
      (await loadSelections(server)).map(({ what, args }) => ({
        what,
        requests: [[clientTotalQuery, args]],
      })),
  ),
  'payment-list': createMeasurement(
    'payment-list',
    'payments in every order and by searches and filters, on near and far pages',
    async () => paymentVariants(),
  ),
  'audit-log': createMeasurement(
    'audit-log',
    'audit log by searches and filters',
    async () => auditLogVariants,
  ),
  'analytics/year': (server) =>
    measureWorst(
      server,
      'analytics/year',
      'analytics of the last 12 months by week',
      analyticsVariant({ preset: 'Last12Months' }, 'Week'),
      analyticsMaxMs,
    ),
  'analytics/two-years': (server) =>
    measureWorst(
      server,
      'analytics/two-years',
      'analytics of two years by day',
      analyticsVariant({ preset: 'Custom', from: daysAgo(729), to: daysAgo(0) }, 'Day'),
      analyticsMaxMs,
    ),
};
