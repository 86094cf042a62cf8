import { filterInput } from '../../server/modules/clients/filterInput';
import { pinnedSlice } from '../../server/modules/clients/pageSql';
import type { Selection } from '../../server/modules/clients/selection';
import { settledSelection } from '../../server/modules/clients/settling';
import { newestFirst } from '../../server/modules/clients/sortOrder';
import { startEmbedded, startOnPostgres, type BenchServer } from '../data/benchServer';
import { embeddedSizes, postgresSizes } from '../data/sizes';
import { measureInTurn, percentile, spread } from '../measure';
import type { Row } from '../table';
import { firstPage, listQuery, narrowedQuestions, pageSize, sortedQuestions } from './clientListQuestions';
import { requestRateRow } from './clientListRate';
import { slowestRow } from './clientListSlowest';

const rounds = 5;
const callsARound = 100;
const mostTimes = 2;

const everybody: Selection = {
  ids: null,
  search: '',
  found: 'Unknown',
  filter: filterInput.parse({}),
  isTagCommon: false,
  timeZone: null,
  isPayingNow: false,
  upTo: null,
  seesMoney: true,
};

/** Over GraphQL, beside the same SQL through the same driver. */
async function firstPageRow({ services, companyId, ask }: BenchServer, size: string): Promise<Row> {
  const sameSql = () =>
    services.database.inCompany(companyId, async (db) => {
      const selection = await settledSelection(db, companyId, everybody);
      await pinnedSlice(db, companyId, selection, { sort: newestFirst, limit: pageSize, offset: 0 });
    });
  const calls = [() => ask(listQuery, firstPage), sameSql];
  const measured: number[][][] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measureInTurn(calls, callsARound));
  const ratios = measured.map(([ours = [], floor = []]) => percentile(ours, 0.95) / percentile(floor, 0.95));
  const ratio = percentile(ratios, 0.5);
  return {
    what: `first page of clients, ${size}, p50 / p95`,
    measured: spread(measured.flatMap(([ours = []]) => ours)),
    floor: spread(measured.flatMap(([, floor = []]) => floor)),
    ratio,
    budget: `at most ${mostTimes} times at p95`,
    isKept: ratio <= mostTimes,
  };
}

async function firstPlan({ services, companyId }: BenchServer): Promise<string> {
  const { rows } = await services.database.inCompany(companyId, (db) =>
    db.query<{ id: string }>('select id from client_billing_plans where company_id = $1 order by position', [
      companyId,
    ]),
  );
  return rows[0]?.id ?? '';
}

async function rowsOn(server: BenchServer, size: string): Promise<Row[]> {
  const sorted = await sortedQuestions(server);
  const narrowed = await narrowedQuestions(server, await firstPlan(server));
  const firstPages = narrowed.filter(({ args }) => args.page === 1);
  const farIn = narrowed.filter(({ args }) => args.page > 1);
  return [
    await firstPageRow(server, size),
    await slowestRow(server, `slowest of ${sorted.length} sorted pages, ${size}`, sorted),
    await slowestRow(
      server,
      `slowest of ${firstPages.length} searched and filtered first pages, ${size}`,
      firstPages,
    ),
    await slowestRow(server, `slowest of ${farIn.length} searched and filtered pages far in, ${size}`, farIn),
  ];
}

// What clients paid is kept with them, so that payments are few here and quickly made.
const fewPayments = { payments: 300_000 };

async function onPostgres(): Promise<Row[]> {
  const server = await startOnPostgres({ ...postgresSizes, ...fewPayments });
  try {
    const rows = await rowsOn(server, 'PostgreSQL, a company of 200,000 among 1,000,000');
    return [...rows, await requestRateRow(server)];
  } finally {
    await server.close();
  }
}

async function onEmbedded(): Promise<Row[]> {
  const server = await startEmbedded({ ...embeddedSizes, ...fewPayments });
  try {
    return await rowsOn(server, 'embedded, 50,000 clients');
  } finally {
    await server.close();
  }
}

/** The list of a big company's clients: its first page, every way to narrow and sort it, and how much it bears. */
export const clientListRows = async (): Promise<Row[]> => [...(await onPostgres()), ...(await onEmbedded())];
