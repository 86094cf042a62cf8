import { addDays } from '../../server/lib/calendar';
import { loadCurrentFigures, totalsBefore } from '../../server/modules/analytics/sql';
import type { Analytics, AnalyticsInterval, AnalyticsRange } from '../../server/schema.generated';
import type { BenchServer } from '../data/benchServer';
import { compare } from '../measure';
import type { Row } from '../table';

const budgetMs = 300;
const pace = { rounds: 5, callsARound: 20, share: 0.95 };

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

/** Over GraphQL, beside the same SQL through the same driver. */
async function measure(server: BenchServer, { what, ...variables }: Asked): Promise<Row> {
  const { services, companyId } = server;
  const { database } = services;
  const ask = () => server.ask<{ analytics: Analytics }>(question, variables);
  const { analytics } = await ask();
  const days = [analytics.previousSeries, analytics.series].flatMap((series) => [
    ...series.map(({ from }) => from),
    ...series.slice(-1).map(({ to }) => addDays(to, 1)),
  ]);
  const sameSql = () =>
    database.inCompany(companyId, async (db) => {
      await loadCurrentFigures(db, companyId, true);
      await totalsBefore(db, companyId, days);
    });
  const compared = await compare(ask, sameSql, pace);
  return {
    what: `analytics of ${what}, beside the same SQL through the same driver`,
    budget: `at most ${budgetMs} ms at p95`,
    database: database.kind,
    ...compared,
    isKept: (compared.measured.values['p95'] ?? NaN) <= budgetMs,
    note: null,
  };
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** A company's whole history lies behind each figure. */
export const analyticsRows = {
  'analytics/year': async (server: BenchServer) => [
    await measure(server, { what: 'the last 12 months by week', range: { preset: 'Last12Months' } }),
  ],
  'analytics/two-years': async (server: BenchServer) => [
    await measure(server, { what: 'two years by day', range: twoYears(today()), interval: 'Day' }),
  ],
};
