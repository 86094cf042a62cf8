import { addDays } from '../../server/modules/analytics/days';
import { companyStanding, totalsBefore } from '../../server/modules/analytics/sql';
import type { Analytics, AnalyticsInterval, AnalyticsRange } from '../../server/schema.generated';
import { startEmbedded, startOnPostgres, type BenchServer } from '../data/benchServer';
import { measureInTurn, percentile, spread } from '../measure';
import type { Row } from '../table';

const budgetMs = 300;
const rounds = 60;

const figure = '{ value previous }';
const point = `{ from to activeClients newClients startedClients churnedClients money {
  gross refunded revenue mrr mrrNew mrrExpansion mrrContraction mrrChurned failedPayments failedAmount } }`;
const question = `query ($range: AnalyticsRange!, $interval: AnalyticsInterval) {
  analytics(range: $range, interval: $interval) {
    from to previousFrom previousTo interval timeZone
    clients { active ${figure} new ${figure} started ${figure} churned ${figure} churnRate ${figure} trialsEnding }
    money { currency revenue ${figure} gross ${figure} refunded ${figure} mrr ${figure} mrrStart ${figure}
      mrrNew ${figure} mrrExpansion ${figure} mrrContraction ${figure} mrrChurned ${figure} arpu ${figure}
      failedPayments ${figure} failedAmount ${figure} mrrByPlan { plan { id name } clients mrr } }
    series ${point}
    previousSeries ${point}
  }
}`;

interface Asked {
  what: string;
  range: AnalyticsRange;
  interval?: AnalyticsInterval;
}

const twoYears = (today: string): AnalyticsRange => ({
  preset: 'Custom',
  from: addDays(today, -729),
  to: today,
});

const askedOn = (today: string): Asked[] => [
  { what: 'the last 12 months by week', range: { preset: 'Last12Months' } },
  { what: 'two years by day', range: twoYears(today), interval: 'Day' },
];

async function measure(server: BenchServer, size: string, { what, ...variables }: Asked): Promise<Row> {
  const { services, companyId } = server;
  const ask = () => server.ask<{ analytics: Analytics }>(question, variables);
  const { analytics } = await ask();
  const days = [analytics.previousSeries, analytics.series].flatMap((series) => [
    ...series.map(({ from }) => from),
    ...series.slice(-1).map(({ to }) => addDays(to, 1)),
  ]);
  const sameSql = () =>
    services.database.inCompany(companyId, async (db) => {
      await companyStanding(db, companyId, true);
      await totalsBefore(db, companyId, days);
    });
  const [ours = [], floor = []] = await measureInTurn([ask, sameSql], rounds);
  const slowest = percentile(ours, 0.95);
  return {
    what: `analytics of ${what}, ${size}, p50 / p95`,
    measured: spread(ours),
    floor: spread(floor),
    ratio: slowest / percentile(floor, 0.95),
    budget: `at most ${budgetMs} ms`,
    isKept: slowest <= budgetMs,
  };
}

async function rowsOn(start: () => Promise<BenchServer>, size: string): Promise<Row[]> {
  const server = await start();
  try {
    const rows: Row[] = [];
    const today = new Date().toISOString().slice(0, 10);
    for (const asked of askedOn(today)) rows.push(await measure(server, size, asked));
    return rows;
  } finally {
    await server.close();
  }
}

/** Over GraphQL, beside the same SQL through the same driver; a company's whole history lies behind each figure. */
export const analyticsRows = async (): Promise<Row[]> => [
  ...(await rowsOn(startOnPostgres, 'PostgreSQL, 200,000 clients and 2,000,000 payments')),
  ...(await rowsOn(startEmbedded, 'embedded, 50,000 clients and 500,000 payments')),
];
