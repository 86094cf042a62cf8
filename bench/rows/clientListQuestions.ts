import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getOperationAST, parse, print } from 'graphql';
import type {
  ClientFilter,
  ClientPage,
  ClientSortField,
  QueryClientsArgs,
  SortDirection,
} from '../../server/schema.generated';
import type { BenchServer } from '../data/benchServer';

const operations = readFileSync(path.join(__dirname, '../../src/features/clients/clients.graphql'), 'utf8');
const operation = getOperationAST(parse(operations), 'GetClients');
if (!operation) throw new Error('The console does not ask for its list of clients any more.');

/** What the console asks for. */
export const listQuery = print(operation);

type ListArgs = QueryClientsArgs & { page: number; pageSize: number };

/** A list that somebody may ask for, and what to call it. */
export interface ListQuestion {
  what: string;
  args: ListArgs;
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
  'searched for one client': 'ada.smith.1',
  'searched for a number': '+14150012',
  'searched for three characters': 'zoe',
  'searched for two characters': 'ma',
  'searched for one character': 'a',
};

async function totalPages(server: BenchServer, narrowing: Narrowing): Promise<number> {
  const { clients } = await server.ask<{ clients: ClientPage }>(listQuery, { ...firstPage, ...narrowing });
  if (clients.totalCount === 0) throw new Error(`Nobody is listed for ${JSON.stringify(narrowing)}.`);
  return clients.totalPages;
}

// A list is counted from its nearer end, so that its middle is the farthest away.
const deepIn = (pages: number): number => Math.min(deepest, Math.ceil(pages / 2));

/** A page far into the list, in every order that is offered. */
export async function sortedQuestions(server: BenchServer): Promise<ListQuestion[]> {
  const page = deepIn(await totalPages(server, {}));
  return sortFields.flatMap((by) =>
    directions.map((direction) => ({
      what: `${by} ${direction.toLowerCase()}, page ${page}`,
      args: { page, pageSize, sort: { by, direction } },
    })),
  );
}

/** Each search and filter on its first page and far in, newest first and in an order that helps none of them. */
export async function narrowedQuestions(server: BenchServer, planId: string): Promise<ListQuestion[]> {
  const questions: ListQuestion[] = [];
  const narrowings: [string, Narrowing][] = [
    ...Object.entries(filters(planId)).map(([what, filter]): [string, Narrowing] => [what, { filter }]),
    ...Object.entries(searches).map(([what, search]): [string, Narrowing] => [what, { search }]),
    ['searched within a filter', { search: 'mith', filter: { status: ['Active'], country: ['DE'] } }],
  ];
  for (const [what, narrowing] of narrowings) {
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
