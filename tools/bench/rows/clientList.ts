import { ClientIdCache } from '../../../server/clients';
import type { BenchServer } from '../data/benchServer';
import type { Row } from '../table';
import {
  firstPage,
  inEveryOrder,
  listQuery,
  filteredCases,
  sortedCases,
  totalQuery,
  totalCases,
  type ListCase,
} from './clientListCases';
import { findSlowest, slowestRow } from './clientListSlowest';
import { sameSqlRow } from './sameSql';

const pace = { rounds: 5, callsPerRound: 100, share: 0.95 };
const slowestFilterCount = 3;
const uncachedBudgetMs = 300;

async function findFirstPlanId({ services, companyId }: BenchServer): Promise<string> {
  const { rows } = await services.database.inCompany(companyId, (db) =>
    db.query<{ id: string }>('select id from client_billing_plans where company_id = $1 order by position', [
      companyId,
    ]),
  );
  return rows[0]?.id ?? '';
}

/** Compares the slowest of the cases with the unfiltered first page. */
async function pagesRow(server: BenchServer, what: string, cases: readonly ListCase[]): Promise<Row> {
  const { execute } = server;
  return slowestRow(server, {
    what: `${what}, compared with the unfiltered first page`,
    baseline: () => execute(listQuery, firstPage),
    candidates: cases.map((listCase) => ({
      what: listCase.what,
      execute: () => execute(listQuery, listCase.args),
    })),
  });
}

/** Compares the slowest count with counting all clients through the same driver. */
async function totalsRow(server: BenchServer, planId: string): Promise<Row> {
  const { execute, companyId } = server;
  const countAll = () =>
    server.services.database.inCompany(companyId, (db) =>
      db.query('select count(*) from clients where company_id = $1', [companyId]),
    );
  return slowestRow(server, {
    what: 'count of the slowest search or filter, compared with counting all clients',
    baseline: countAll,
    candidates: totalCases(planId).map(({ what, args }) => ({
      what,
      execute: () => execute(totalQuery, args),
    })),
  });
}

async function slowestInEveryOrder({ execute }: BenchServer, planId: string): Promise<ListCase[]> {
  const candidates = totalCases(planId).map((listCase) => ({
    ...listCase,
    execute: () => execute(listQuery, { ...firstPage, ...listCase.args }),
  }));
  const slowest = await findSlowest(candidates, slowestFilterCount);
  return slowest.flatMap((listCase) => inEveryOrder(listCase, 1));
}

type Measurement = (server: BenchServer) => Promise<Row[]>;

/** Returns a measurement of the slowest search or filter among the pages that `isIncluded` selects. */
const filteredRow =
  (position: string, isIncluded: (page: number) => boolean): Measurement =>
  async (server) => {
    const cases = await filteredCases(server, await findFirstPlanId(server));
    const includedCases = cases.filter(({ args }) => isIncluded(args.page));
    return [await pagesRow(server, `clients by the slowest search or filter, ${position}`, includedCases)];
  };

/** Measures the slowest search or filter with an empty client ID cache. */
async function uncachedRow(server: BenchServer): Promise<Row[]> {
  const { execute, services } = server;
  const cases = await filteredCases(server, await findFirstPlanId(server));
  const row = await slowestRow(server, {
    what: 'clients by the slowest search or filter, with an empty cache',
    maxMs: uncachedBudgetMs,
    baseline: () => execute(listQuery, firstPage),
    candidates: cases.map((listCase) => ({
      what: listCase.what,
      async execute() {
        services.clientIdCache = new ClientIdCache();
        await execute(listQuery, listCase.args);
      },
    })),
  });
  return [row];
}

export const clientListRows: Readonly<Record<string, Measurement>> = {
  'client-list/first': async (server) => [
    await sameSqlRow(server, 'first page of clients', [() => server.execute(listQuery, firstPage)], pace),
  ],
  // The console sends both requests when it opens the list.
  async 'client-list/with-total'(server) {
    const operations = [() => server.execute(listQuery, firstPage), () => server.execute(totalQuery, {})];
    return [await sameSqlRow(server, 'first page of clients with its total', operations, pace)];
  },
  'client-list/far': async (server) => [
    await pagesRow(server, 'clients far into the list, in the slowest order', await sortedCases(server)),
  ],
  'client-list/filtered': filteredRow('page 1', (page) => page === 1),
  'client-list/filtered-far': filteredRow('far into the list', (page) => page > 1),
  'client-list/filtered-uncached': uncachedRow,
  async 'client-list/filtered-orders'(server) {
    const what = `the ${slowestFilterCount} slowest searches and filters in every order, page 1`;
    return [await pagesRow(server, what, await slowestInEveryOrder(server, await findFirstPlanId(server)))];
  },
  'client-list/totals': async (server) => [await totalsRow(server, await findFirstPlanId(server))],
};
