import { addDays } from '../../../server/lib/calendar';
import type { Analytics, AnalyticsRange } from '../../../server/platform';
import { loadCurrentFigures, totalsBefore } from '../../../server/insights/internals';
import type { AnalyticsInterval } from '../../../contract/enums';
import type { BenchServer } from '../data/benchServer';
import { compare } from '../measure';
import type { Row } from '../table';

const budgetMs = 300;
const pace = { rounds: 5, callsPerRound: 20, share: 0.95 };

const figureFields = '{ value previous }';
const pointFields = `{ from to activeClients newClients newPayingClients churnedClients money {
  gross refunded revenue mrr mrrNew mrrExpansion mrrContraction mrrChurned failedPayments failedAmount } }`;
const analyticsQuery = `query ($range: AnalyticsRange!, $interval: AnalyticsInterval) {
  analytics(range: $range, interval: $interval) {
    from to previousFrom previousTo interval timeZone
    clients { active ${figureFields} new ${figureFields} newPaying ${figureFields} churned ${figureFields} churnRate ${figureFields} trialsEnding }
    money { currency revenue ${figureFields} gross ${figureFields} refunded ${figureFields} mrr ${figureFields} mrrStart ${figureFields}
      mrrNew ${figureFields} mrrExpansion ${figureFields} mrrContraction ${figureFields} mrrChurned ${figureFields} arpu ${figureFields}
      failedPayments ${figureFields} failedAmount ${figureFields} mrrByPlan { plan { id name } clients mrr } }
    series ${pointFields}
    previousSeries ${pointFields}
  }
}`;

interface AnalyticsCase {
  what: string;
  range: AnalyticsRange;
  interval?: AnalyticsInterval;
}

const twoYearRange = (today: string): AnalyticsRange => ({
  preset: 'Custom',
  from: addDays(today, -729),
  to: today,
});

/** Compares the GraphQL query with its SQL through the same driver. */
async function measure(server: BenchServer, { what, ...variables }: AnalyticsCase): Promise<Row> {
  const { services, companyId } = server;
  const { database } = services;
  const execute = () => server.execute<{ analytics: Analytics }>(analyticsQuery, variables);
  const { analytics } = await execute();
  const days = [analytics.previousSeries, analytics.series].flatMap((series) => [
    ...series.map(({ from }) => from),
    ...series.slice(-1).map(({ to }) => addDays(to, 1)),
  ]);
  const sameSql = () =>
    database.inCompany(companyId, async (db) => {
      await loadCurrentFigures(db, companyId, true);
      await totalsBefore(db, companyId, days);
    });
  const comparison = await compare(execute, sameSql, pace);
  return {
    what: `analytics of ${what}, compared with the same SQL through the same driver`,
    budget: `at most ${budgetMs} ms at p95`,
    database: database.kind,
    ...comparison,
    isWithinBudget: (comparison.measured.values['p95'] ?? NaN) <= budgetMs,
    note: null,
  };
}

const today = (): string => new Date().toISOString().slice(0, 10);

export const analyticsRows = {
  'analytics/year': async (server: BenchServer) => [
    await measure(server, { what: 'the last 12 months by week', range: { preset: 'Last12Months' } }),
  ],
  'analytics/two-years': async (server: BenchServer) => [
    await measure(server, { what: 'two years by day', range: twoYearRange(today()), interval: 'Day' }),
  ],
};
