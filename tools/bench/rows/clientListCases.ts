import type { ClientSortField, SortDirection } from '../../../contract/enums';
import type { ClientFilter, ClientPage, QueryClientsArgs } from '../../../server/platform';
import { loadConsoleOperation } from '../loadConsoleOperation';
import type { BenchServer } from '../data/benchServer';

const operationsFile = 'features/clients/clients.graphql';

export const listQuery = loadConsoleOperation(operationsFile, 'GetClients');

/** The console loads the total separately, once for all pages and orders. */
export const totalQuery = loadConsoleOperation(operationsFile, 'GetClientListTotal');

type ListArgs = QueryClientsArgs & { page: number; pageSize: number };

export interface ListCase {
  what: string;
  args: ListArgs;
}

export interface TotalCase {
  what: string;
  args: SearchAndFilter;
}

type SearchAndFilter = Pick<QueryClientsArgs, 'search' | 'filter'>;

export const pageSize = 20;
export const firstPage: ListArgs = { page: 1, pageSize };

const maxPage = 4000;

const sortFields: readonly ClientSortField[] = [
  'Number',
  'Name',
  'Email',
  'Phone',
  'Status',
  'Plan',
  'Country',
  'Tags',
  'Source',
  'Mrr',
  'LifetimeValue',
  'LastPaymentAt',
  'TrialEndsAt',
  'NextRenewalAt',
  'LastLoginAt',
  'CreatedAt',
  'UpdatedAt',
];
const directions: readonly SortDirection[] = ['Ascending', 'Descending'];

const dayMs = 24 * 60 * 60_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

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

const searches: Readonly<Record<string, string>> = {
  'search for a name': 'mith',
  'search that matches all': 'client.test',
  'search that matches three in four': '+1415',
  'search that matches one in thirty': 'son',
  'search for one client': 'ada.smith.1',
  'search for a number': '+14150012',
  'search for three characters': 'zoe',
  'search for two characters': 'ma',
  'search for one character': 'a',
};

async function loadPageCount(server: BenchServer, searchAndFilter: SearchAndFilter): Promise<number> {
  const { clients } = await server.execute<{ clients: Pick<ClientPage, 'totalCount'> }>(
    totalQuery,
    searchAndFilter,
  );
  if (clients.totalCount === 0) throw new Error(`No clients match ${JSON.stringify(searchAndFilter)}.`);
  return Math.ceil(clients.totalCount / pageSize);
}

// Lists are read from the nearer end, so the page in the middle is the farthest.
const farPage = (pages: number): number => Math.min(maxPage, Math.ceil(pages / 2));

export const inEveryOrder = ({ what, args }: TotalCase, page: number): ListCase[] =>
  sortFields.flatMap((field) =>
    directions.map((direction) => ({
      what: `${what}, by ${field} ${direction.toLowerCase()}, page ${page}`,
      args: { page, pageSize, ...args, sort: { field, direction } },
    })),
  );

/** Returns a page far into the unfiltered list, in every order. */
export async function sortedCases(server: BenchServer): Promise<ListCase[]> {
  return inEveryOrder({ what: 'all clients', args: {} }, farPage(await loadPageCount(server, {})));
}

/** Returns each search, each filter, and a narrow and a broad search within filters. */
export const totalCases = (planId: string): TotalCase[] => [
  ...Object.entries(filters(planId)).map(([what, filter]) => ({ what, args: { filter } })),
  ...Object.entries(searches).map(([what, search]) => ({ what, args: { search } })),
  {
    what: 'search in a filter',
    args: { search: 'mith', filter: { status: ['Active'], country: ['DE'] } },
  },
  {
    what: 'search in a filter that matches all',
    args: { search: 'client.test', filter: { status: ['Active'] } },
  },
];

/**
 * Returns the first and a far page of each search and filter, in the default order and by descending name.
 */
export async function filteredCases(server: BenchServer, planId: string): Promise<ListCase[]> {
  const cases: ListCase[] = [];
  for (const { what, args: searchAndFilter } of totalCases(planId)) {
    const pages = new Set([1, farPage(await loadPageCount(server, searchAndFilter))]);
    for (const page of pages) {
      const name = `${what}, page ${page}`;
      cases.push({ what: name, args: { page, pageSize, ...searchAndFilter } });
      const sort = { field: 'Name', direction: 'Descending' } as const;
      cases.push({ what: `${name}, by name`, args: { page, pageSize, ...searchAndFilter, sort } });
    }
  }
  return cases;
}
