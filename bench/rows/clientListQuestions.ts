import type {
  ClientFilter,
  ClientPage,
  ClientSortField,
  QueryClientsArgs,
  SortDirection,
} from '../../server/schema.generated';
import { loadConsoleOperation } from '../loadConsoleOperation';
import type { BenchServer } from '../data/benchServer';

const operations = 'features/clients/clients.graphql';

export const listQuery = loadConsoleOperation(operations, 'GetClients');

/** Asked apart from the page, and once for all pages and orders. */
export const totalQuery = loadConsoleOperation(operations, 'GetClientListTotal');

type ListArgs = QueryClientsArgs & { page: number; pageSize: number };

/** A list that somebody may ask for, and what to call it. */
export interface ListQuestion {
  what: string;
  args: ListArgs;
}

/** A list that somebody may ask the length of. */
export interface TotalQuestion {
  what: string;
  args: Narrowing;
}

type Narrowing = Pick<QueryClientsArgs, 'search' | 'filter'>;

export const pageSize = 20;
export const firstPage: ListArgs = { page: 1, pageSize };

const deepest = 4000;

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

/** What the console offers to filter by. */
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
  'began to pay in a month': { movement: { kind: 'New', from: daysAgo(90), to: daysAgo(60) } },
  'left in a year': { movement: { kind: 'Churned', from: daysAgo(365), to: daysAgo(0) } },
  'active half a year ago': { activeOn: daysAgo(180) },
  'active now': { activeOn: daysAgo(0) },
  'status, country, plan and tag': { status: ['Active'], country: ['DE'], planId: [planId], tag: ['vip'] },
});

const searches: Readonly<Record<string, string>> = {
  'searched for a name': 'mith',
  'searched for what all have': 'client.test',
  'searched for what three in four have': '+1415',
  'searched for what one in thirty has': 'son',
  'searched for one client': 'ada.smith.1',
  'searched for a number': '+14150012',
  'searched for three characters': 'zoe',
  'searched for two characters': 'ma',
  'searched for one character': 'a',
};

async function totalPages(server: BenchServer, narrowing: Narrowing): Promise<number> {
  const { clients } = await server.ask<{ clients: Pick<ClientPage, 'totalCount'> }>(totalQuery, narrowing);
  if (clients.totalCount === 0) throw new Error(`Nobody is listed for ${JSON.stringify(narrowing)}.`);
  return Math.ceil(clients.totalCount / pageSize);
}

// A list is counted from its nearer end, so that its middle is the farthest away.
const deepIn = (pages: number): number => Math.min(deepest, Math.ceil(pages / 2));

/** A page of a list in every order that is offered. */
export const inEveryOrder = ({ what, args }: TotalQuestion, page: number): ListQuestion[] =>
  sortFields.flatMap((by) =>
    directions.map((direction) => ({
      what: `${what}, by ${by} ${direction.toLowerCase()}, page ${page}`,
      args: { page, pageSize, ...args, sort: { by, direction } },
    })),
  );

/** A page far into the list, in every order that is offered. */
export async function sortedQuestions(server: BenchServer): Promise<ListQuestion[]> {
  return inEveryOrder({ what: 'everybody', args: {} }, deepIn(await totalPages(server, {})));
}

/** Each search and each filter, and a search within filters that find few and many. */
export const totalQuestions = (planId: string): TotalQuestion[] => [
  ...Object.entries(filters(planId)).map(([what, filter]) => ({ what, args: { filter } })),
  ...Object.entries(searches).map(([what, search]) => ({ what, args: { search } })),
  {
    what: 'searched within a filter',
    args: { search: 'mith', filter: { status: ['Active'], country: ['DE'] } },
  },
  {
    what: 'searched within a filter for what all have',
    args: { search: 'client.test', filter: { status: ['Active'] } },
  },
];

/** Each of them on its first page and far in, newest first and in an order that helps none of them. */
export async function narrowedQuestions(server: BenchServer, planId: string): Promise<ListQuestion[]> {
  const questions: ListQuestion[] = [];
  for (const { what, args: narrowing } of totalQuestions(planId)) {
    const pages = new Set([1, deepIn(await totalPages(server, narrowing))]);
    for (const page of pages) {
      const name = `${what}, page ${page}`;
      questions.push({ what: name, args: { page, pageSize, ...narrowing } });
      const sort = { by: 'Name', direction: 'Descending' } as const;
      questions.push({ what: `${name}, by name`, args: { page, pageSize, ...narrowing, sort } });
    }
  }
  return questions;
}
