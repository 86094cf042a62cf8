import type { AnalyticsPoint } from '../../../platform';
import type { RawRows } from './readRows';

const collectedStatuses = ['Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed'];
const failedStatuses = ['Failed', 'Canceled'];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Returns a function that converts a date to its day in a time zone, independently of the code under test.
 */
export const dayIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return (date: Date): string => format.format(date);
};

export function recomputePoint(rows: RawRows, timeZone: string, from: string, to: string): AnalyticsPoint {
  const dayOf = dayIn(timeZone);
  const isInPeriod = (date: Date | null) => date !== null && dayOf(date) >= from && dayOf(date) <= to;
  const movementsOf = (kind: string) =>
    rows.movements.filter((movement) => movement.kind === kind && isInPeriod(movement.occurredAt));
  const sumChanges = (kind: string) => sum(movementsOf(kind).map(({ change }) => change));
  const movementsToDate = rows.movements.filter(({ occurredAt }) => dayOf(occurredAt) <= to);
  const countToDate = (kind: string) => movementsToDate.filter((movement) => movement.kind === kind).length;
  const incoming = rows.payments.filter(({ direction }) => direction === 'Incoming');
  const paid = incoming.filter(
    ({ status, paidAt }) => collectedStatuses.includes(status) && isInPeriod(paidAt),
  );
  const failed = incoming.filter(
    ({ status, failedAt }) => failedStatuses.includes(status) && isInPeriod(failedAt),
  );
  const succeededRefunds = rows.refunds.filter(
    ({ status, createdAt }) => status === 'Succeeded' && isInPeriod(createdAt),
  );
  const gross = sum(paid.map(({ amount }) => amount));
  const refunded = sum(succeededRefunds.map(({ amount }) => amount));
  return {
    from,
    to,
    activeClients: countToDate('New') - countToDate('Churned'),
    newClients: rows.clients.filter(({ createdAt }) => isInPeriod(createdAt)).length,
    newPayingClients: movementsOf('New').length,
    churnedClients: movementsOf('Churned').length,
    money: {
      gross,
      refunded,
      revenue: gross - refunded,
      mrr: sum(movementsToDate.map(({ change }) => change)),
      mrrNew: sumChanges('New'),
      mrrExpansion: sumChanges('Expansion'),
      mrrContraction: sumChanges('Contraction'),
      mrrChurned: sumChanges('Churned'),
      failedPayments: failed.length,
      failedAmount: sum(failed.map(({ amount }) => amount)),
    },
  };
}
