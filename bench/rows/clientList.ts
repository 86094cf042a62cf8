import { ClientIdCache } from '../../server/modules/clients/clientIdCache';
import type { BenchServer } from '../data/benchServer';
import type { Row } from '../table';
import {
  firstPage,
  inEveryOrder,
  listQuery,
  narrowedQuestions,
  sortedQuestions,
  totalQuery,
  totalQuestions,
  type ListQuestion,
} from './clientListQuestions';
import { slowestOf, slowestRow } from './clientListSlowest';
import { sameSqlRow } from './sameSql';

const pace = { rounds: 5, callsARound: 100, share: 0.95 };
const filtersInEveryOrder = 3;
const firstTimeMs = 300;

async function firstPlan({ services, companyId }: BenchServer): Promise<string> {
  const { rows } = await services.database.inCompany(companyId, (db) =>
    db.query<{ id: string }>('select id from client_billing_plans where company_id = $1 order by position', [
      companyId,
    ]),
  );
  return rows[0]?.id ?? '';
}

/** The slowest of many lists beside the first page without search and filter. */
async function pagesRow(server: BenchServer, what: string, questions: readonly ListQuestion[]): Promise<Row> {
  const { ask } = server;
  return slowestRow(server, {
    what: `${what}, beside the first page without any`,
    floor: () => ask(listQuery, firstPage),
    asked: questions.map((question) => ({
      what: question.what,
      ask: () => ask(listQuery, question.args),
    })),
  });
}

/** The longest to count of many lists, beside all clients counted one by one through the same driver. */
async function totalsRow(server: BenchServer, planId: string): Promise<Row> {
  const { ask, companyId } = server;
  const counted = () =>
    server.services.database.inCompany(companyId, (db) =>
      db.query('select count(*) from clients where company_id = $1', [companyId]),
    );
  return slowestRow(server, {
    what: 'how many clients the slowest search or filter leaves, beside all of them counted one by one',
    floor: counted,
    asked: totalQuestions(planId).map(({ what, args }) => ({ what, ask: () => ask(totalQuery, args) })),
  });
}

/** The first pages of the few searches and filters that take longest, in every order. */
async function slowestInEveryOrder({ ask }: BenchServer, planId: string): Promise<ListQuestion[]> {
  const asked = totalQuestions(planId).map((question) => ({
    ...question,
    ask: () => ask(listQuery, { ...firstPage, ...question.args }),
  }));
  const slowest = await slowestOf(asked, filtersInEveryOrder);
  return slowest.flatMap((question) => inEveryOrder(question, 1));
}

type Figure = (server: BenchServer) => Promise<Row[]>;

/** Each search and filter that is on a page as far in as `isWanted` says. */
const narrowedRow =
  (where: string, isWanted: (page: number) => boolean): Figure =>
  async (server) => {
    const questions = await narrowedQuestions(server, await firstPlan(server));
    const wanted = questions.filter(({ args }) => isWanted(args.page));
    return [await pagesRow(server, `clients by the slowest search or filter, ${where}`, wanted)];
  };

/** The same by a process that knows nobody whom a search or filter has found. */
async function narrowedAnewRow(server: BenchServer): Promise<Row[]> {
  const { ask, services } = server;
  const questions = await narrowedQuestions(server, await firstPlan(server));
  const row = await slowestRow(server, {
    what: 'clients by the slowest search or filter, looked through for the first time',
    mostMs: firstTimeMs,
    floor: () => ask(listQuery, firstPage),
    asked: questions.map((question) => ({
      what: question.what,
      async ask() {
        services.clientIdCache = new ClientIdCache();
        await ask(listQuery, question.args);
      },
    })),
  });
  return [row];
}

/** The list of a big company's clients: its first page, and every way to narrow and sort it. */
export const clientListRows: Readonly<Record<string, Figure>> = {
  'client-list/first': async (server) => [
    await sameSqlRow(server, 'first page of clients', [() => server.ask(listQuery, firstPage)], pace),
  ],
  // As the console asks when the list is opened.
  async 'client-list/counted'(server) {
    const asks = [() => server.ask(listQuery, firstPage), () => server.ask(totalQuery, {})];
    return [await sameSqlRow(server, 'first page of clients with how many there are', asks, pace)];
  },
  'client-list/far': async (server) => [
    await pagesRow(server, 'clients far in, in the slowest order', await sortedQuestions(server)),
  ],
  'client-list/narrowed': narrowedRow('page 1', (page) => page === 1),
  'client-list/narrowed-far': narrowedRow('far in', (page) => page > 1),
  'client-list/narrowed-anew': narrowedAnewRow,
  async 'client-list/narrowed-orders'(server) {
    const what = `the ${filtersInEveryOrder} slowest searches and filters in every order, page 1`;
    return [await pagesRow(server, what, await slowestInEveryOrder(server, await firstPlan(server)))];
  },
  'client-list/totals': async (server) => [await totalsRow(server, await firstPlan(server))],
};
