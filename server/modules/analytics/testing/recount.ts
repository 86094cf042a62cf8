import type { AnalyticsPoint } from '../../../schema.generated';
import type { RawRows } from './readRows';

const collected = ['Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed'];
const lost = ['Failed', 'Canceled'];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The day that a moment falls on in a time zone, as a calendar on the wall there says. */
export const dayIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return (moment: Date): string => format.format(moment);
};

/** What an interval should say, added up one row at a time. */
export function recountPoint(rows: RawRows, timeZone: string, from: string, to: string): AnalyticsPoint {
  const dayOf = dayIn(timeZone);
  const isIn = (moment: Date | null) => moment !== null && dayOf(moment) >= from && dayOf(moment) <= to;
  const moved = (kind: string) =>
    rows.movements.filter((movement) => movement.kind === kind && isIn(movement.occurredAt));
  const changed = (kind: string) => sum(moved(kind).map(({ change }) => change));
  const soFar = rows.movements.filter(({ occurredAt }) => dayOf(occurredAt) <= to);
  const countSoFar = (kind: string) => soFar.filter((movement) => movement.kind === kind).length;
  const incoming = rows.payments.filter(({ direction }) => direction === 'Incoming');
  const paid = incoming.filter(({ status, paidAt }) => collected.includes(status) && isIn(paidAt));
  const failed = incoming.filter(({ status, failedAt }) => lost.includes(status) && isIn(failedAt));
  const sentBack = rows.refunds.filter(({ status, createdAt }) => status === 'Succeeded' && isIn(createdAt));
  const gross = sum(paid.map(({ amount }) => amount));
  const refunded = sum(sentBack.map(({ amount }) => amount));
  return {
    from,
    to,
    activeClients: countSoFar('New') - countSoFar('Churned'),
    newClients: rows.clients.filter(({ createdAt }) => isIn(createdAt)).length,
    startedClients: moved('New').length,
    churnedClients: moved('Churned').length,
    money: {
      gross,
      refunded,
      revenue: gross - refunded,
      mrr: sum(soFar.map(({ change }) => change)),
      mrrNew: changed('New'),
      mrrExpansion: changed('Expansion'),
      mrrContraction: changed('Contraction'),
      mrrChurned: changed('Churned'),
      failedPayments: failed.length,
      failedAmount: sum(failed.map(({ amount }) => amount)),
    },
  };
}
