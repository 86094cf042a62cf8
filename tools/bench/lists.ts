import type { ClientSortField, SortDirection } from '../../contract/enums';
import type { AnalyticsRange, ClientFilter, QueryClientsArgs } from '../../server/platform';
import { addDays } from '../../server/lib/calendar';
import { compare, formatMs, measureInTurn, median, withRatio, type Comparison } from '../lib/measure';
import type { Row } from '../lib/report';
import { recordReplay } from './replay';
import { loadConsoleOperation, type BenchServer } from './server';

/** Requests that the console sends together. */
interface Case {
  what: string;
  requests: readonly (readonly [query: string, variables: object])[];
}

const maxRatio = 2;
const analyticsMaxMs = 300;
/** The number of cases that are measured in full: those with the worst ratios of a short measurement. */
const candidateCount = 4;
const calls = { short: 3, full: 40 };

/** Runs `measure` with the requests of a case and with their SQL statements through the same driver. */
async function withReplay<T>(
  { services, execute }: BenchServer,
  { requests }: Case,
  measure: (actual: () => Promise<unknown>, sameSql: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const operations = requests.map(
    ([query, variables]) =>
      () =>
        execute(query, variables),
  );
  const replays = [];
  try {
    for (const operation of operations) replays.push(await recordReplay(services, operation));
    const together = (works: readonly (() => Promise<unknown>)[]) => () =>
      Promise.all(works.map((work) => work()));
    return await measure(together(operations), together(replays.map(({ rows }) => rows)));
  } finally {
    for (const replay of replays) await replay.close();
  }
}

/** Returns the cases with the worst ratios to their SQL, worst first. */
async function findWorst<T extends Case>(
  server: BenchServer,
  cases: readonly T[],
  count: number,
): Promise<T[]> {
  if (cases.length <= count) return [...cases];
  const measured: { ratio: number; each: T }[] = [];
  for (const each of cases) {
    const [actual = [], sameSql = []] = await withReplay(server, each, (...sides) =>
      measureInTurn(sides, calls.short),
    );
    measured.push({ each, ratio: median(actual) / median(sameSql) });
  }
  return measured
    .sort((a, b) => b.ratio - a.ratio)
    .slice(0, count)
    .map(({ each }) => each);
}

/** Compares the case with the worst ratio with the same SQL. `maxMs` replaces the budget of `maxRatio`. */
async function measureWorst(
  server: BenchServer,
  name: string,
  what: string,
  cases: readonly Case[],
  maxMs?: number,
): Promise<Row[]> {
  let worst: (Comparison & { what: string }) | undefined;
  for (const candidate of await findWorst(server, cases, candidateCount)) {
    const comparison = await withReplay(server, candidate, (...sides) => compare(...sides, calls.full));
    if (!worst || comparison.ratio > worst.ratio) worst = { ...comparison, what: candidate.what };
  }
  if (!worst) throw new Error('There is nothing to measure.');
  const { p95Ms, baselineP95Ms, ratio } = worst;
  return [
    {
      name,
      database: server.services.database.kind,
      what: cases.length > 1 ? `${what}: the worst of ${cases.length}` : what,
      measured: `${withRatio(formatMs(p95Ms), ratio)}${cases.length > 1 ? ` (${worst.what})` : ''}`,
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
const filters = (planId: string): Readonly<Record<string, ClientFilter>> => ({
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
const searches = [
  ...['mith', 'client.test', '+1415', 'son', 'ada.smith.1', '+14150012', 'zoe', 'ma', 'a'],
] as const;

type SearchAndFilter = Pick<QueryClientsArgs, 'search' | 'filter'>;

interface Selection {
  what: string;
  args: SearchAndFilter;
}

const all: Selection = { what: 'all clients', args: {} };

async function loadSelections({ services, companyId }: BenchServer): Promise<Selection[]> {
  const { rows } = await services.database.inCompany(companyId, (db) =>
    db.query<{ id: string }>('select id from client_billing_plans where company_id = $1 order by position', [
      companyId,
    ]),
  );
  const active: ClientFilter = { status: ['Active'] };
  return [
    ...Object.entries(filters(rows[0]?.id ?? '')).map(([what, filter]) => ({ what, args: { filter } })),
    ...searches.map((search) => ({ what: `search for ${search}`, args: { search } })),
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

const clientPage = ({ what, args }: Selection, page: number, sort?: QueryClientsArgs['sort']): Case => ({
  what: `${what}, page ${page}${sort ? `, by ${sort.field} ${sort.direction.toLowerCase()}` : ''}`,
  requests: [[clientListQuery, { ...args, page, pageSize, sort }]],
});

const inEveryOrder = (selection: Selection, page: number): Case[] =>
  sortFields.flatMap((field) =>
    directions.map((direction) => clientPage(selection, page, { field, direction })),
  );

/** Returns each search and filter on its first and farthest page, in the default order and by name. */
async function filteredCases(server: BenchServer): Promise<Case[]> {
  const cases: Case[] = [];
  for (const selection of await loadSelections(server)) {
    for (const page of await loadPages(server, selection)) {
      cases.push(clientPage(selection, page));
      cases.push(clientPage(selection, page, { field: 'Name', direction: 'Descending' }));
    }
  }
  return cases;
}

/** Returns the three searches and filters with the worst ratios, in every order. */
async function filteredOrderCases(server: BenchServer): Promise<Case[]> {
  const selections = await loadSelections(server);
  const firstPages = selections.map((selection) => ({ ...clientPage(selection, 1), selection }));
  const worst = await findWorst(server, firstPages, 3);
  return worst.flatMap(({ selection }) => inEveryOrder(selection, 1));
}

const paymentsQuery = loadConsoleOperation('features/payments/payments.graphql', 'GetPayments');

/** Returns each order, search and filter of the payments, on its first page and on one far into the list. */
function paymentCases(): Case[] {
  const variants: Readonly<Record<string, object>> = {
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
  return Object.entries(variants).flatMap(([what, variables]) =>
    [1, 100].map((page): Case => ({
      what: `${what}, page ${page}`,
      requests: [[paymentsQuery, { direction: 'Incoming', status: 'All', page, pageSize, ...variables }]],
    })),
  );
}

const auditLogQuery = loadConsoleOperation('features/settings/audit-log/auditLog.graphql', 'GetAuditEvents');

const auditLogCases: readonly Case[] = [
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

const analyticsCase = (range: AnalyticsRange, interval: 'Week' | 'Day'): readonly Case[] => [
  { what: 'analytics', requests: [[analyticsQuery, { range, interval }]] },
];

type Measurement = (server: BenchServer) => Promise<Row[]>;

const measurement =
  (name: string, what: string, load: (server: BenchServer) => Promise<readonly Case[]>): Measurement =>
  async (server) =>
    measureWorst(server, name, what, await load(server));

/** Each list, in every order, with every kind of search and filter, and on near and far pages. */
export const listMeasurements: Readonly<Record<string, Measurement>> = {
  'client-list/first': measurement('client-list/first', 'first page of clients', async () => [
    clientPage(all, 1),
  ]),
  'client-list/with-total': measurement(
    'client-list/with-total',
    'first page of clients with its total, which the console requests together',
    async () => [{ what: '', requests: [...clientPage(all, 1).requests, [clientTotalQuery, {}]] }],
  ),
  'client-list/orders': measurement(
    'client-list/orders',
    'clients in every order, on the first and the farthest page',
    async (server) => (await loadPages(server, all)).flatMap((page) => inEveryOrder(all, page)),
  ),
  'client-list/filtered': measurement(
    'client-list/filtered',
    'clients by every search and filter, on the first and the farthest page',
    filteredCases,
  ),
  'client-list/filtered-orders': measurement(
    'client-list/filtered-orders',
    'the three worst searches and filters of clients, in every order',
    filteredOrderCases,
  ),
  'client-list/totals': measurement(
    'client-list/totals',
    'counts of every search and filter of clients',
    async (server) =>
      (await loadSelections(server)).map(({ what, args }) => ({
        what,
        requests: [[clientTotalQuery, args]],
      })),
  ),
  'payment-list': measurement(
    'payment-list',
    'payments in every order and by searches and filters, on near and far pages',
    async () => paymentCases(),
  ),
  'audit-log': measurement('audit-log', 'audit log by searches and filters', async () => auditLogCases),
  'analytics/year': (server) =>
    measureWorst(
      server,
      'analytics/year',
      'analytics of the last 12 months by week',
      analyticsCase({ preset: 'Last12Months' }, 'Week'),
      analyticsMaxMs,
    ),
  'analytics/two-years': (server) =>
    measureWorst(
      server,
      'analytics/two-years',
      'analytics of two years by day',
      analyticsCase({ preset: 'Custom', from: daysAgo(729), to: daysAgo(0) }, 'Day'),
      analyticsMaxMs,
    ),
};
