import type { Db, PaymentTabCounts, PaymentTotals } from '../../platform';
import type { PaymentStatusFilter } from '../../../contract/enums';
import { isUnfiltered, type PaymentSelection } from './conditions';
import { type ListContext, loadPaymentCounters, sumByStatus, type StatusTotals } from './page.repository';
import { isCollected, isInTab } from './statuses';

/**
 * Returns the totals by status and currency of the payments that match the search and filter, for all tabs.
 */
export function loadStatusTotals(
  db: Db,
  companyId: string,
  selection: PaymentSelection,
  { currency, currencies }: ListContext,
): Promise<StatusTotals[]> {
  const [first = currency, last = first] = currencies;
  // The counters do not distinguish currencies, so they serve only lists with a single currency.
  return isUnfiltered(selection) && first === last
    ? loadPaymentCounters(db, companyId, selection, first)
    : sumByStatus(db, companyId, selection);
}

const sumOf = <Item>(items: readonly Item[], amountOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

const inTab = (statusTotals: readonly StatusTotals[], tab: PaymentStatusFilter): StatusTotals[] =>
  statusTotals.filter(({ status }) => isInTab(tab, status));

export const countIn = (statusTotals: readonly StatusTotals[], tab: PaymentStatusFilter): number =>
  sumOf(inTab(statusTotals, tab), ({ count }) => count);

export const tabCounts = (statusTotals: readonly StatusTotals[]): PaymentTabCounts => ({
  all: countIn(statusTotals, 'All'),
  succeeded: countIn(statusTotals, 'Succeeded'),
  failed: countIn(statusTotals, 'Failed'),
});

/**
 * Returns the company's currency if any payment has it or there are no payments, otherwise the most frequent
 * currency.
 */
function mainCurrency(statusTotals: readonly StatusTotals[], currency: string): string {
  if (statusTotals.length === 0 || statusTotals.some((entry) => entry.currency === currency)) return currency;
  const [mostFrequent] = [...statusTotals].sort(
    (a, b) => b.count - a.count || a.currency.localeCompare(b.currency),
  );
  return mostFrequent?.currency ?? currency;
}

export function totalsOf(
  statusTotals: readonly StatusTotals[],
  { filter, status }: Pick<PaymentSelection, 'filter' | 'status'>,
  companyCurrency: string,
): PaymentTotals {
  const tabTotals = inTab(statusTotals, status);
  const currency = filter.currency ?? mainCurrency(tabTotals, companyCurrency);
  const currencyTotals = tabTotals.filter((entry) => entry.currency === currency);
  const collectedTotals = currencyTotals.filter((entry) => isCollected(entry.status));
  const failedTotals = inTab(currencyTotals, 'Failed');
  const gross = sumOf(collectedTotals, ({ amount }) => amount);
  const refunded = sumOf(collectedTotals, (entry) => entry.refunded);
  return {
    currency,
    count: sumOf(collectedTotals, ({ count }) => count),
    gross,
    refunded,
    fees: sumOf(collectedTotals, ({ fees }) => fees),
    net: gross - refunded,
    failedCount: sumOf(failedTotals, ({ count }) => count),
    failedAmount: sumOf(failedTotals, ({ amount }) => amount),
  };
}
