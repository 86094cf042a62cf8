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

/** The list of a big company's clients: its first page, and every way to narrow and sort it. */
export async function clientListRows(server: BenchServer): Promise<Row[]> {
  const openList = () => server.ask(listQuery, firstPage);
  const countList = () => server.ask(totalQuery, {});
  const sorted = await sortedQuestions(server);
  const planId = await firstPlan(server);
  const narrowed = await narrowedQuestions(server, planId);
  const firstPages = narrowed.filter(({ args }) => args.page === 1);
  const farIn = narrowed.filter(({ args }) => args.page > 1);
  return [
    await sameSqlRow(server, 'first page of clients', [openList], pace),
    // As the console asks when the list is opened.
    await sameSqlRow(server, 'first page of clients with how many there are', [openList, countList], pace),
    await pagesRow(server, 'clients far in, in the slowest order', sorted),
    await pagesRow(server, 'clients by the slowest search or filter, page 1', firstPages),
    await pagesRow(server, 'clients by the slowest search or filter, far in', farIn),
    await pagesRow(
      server,
      `the ${filtersInEveryOrder} slowest searches and filters in every order, page 1`,
      await slowestInEveryOrder(server, planId),
    ),
    await totalsRow(server, planId),
  ];
}
