import type { Db } from '../../db/database';
import type {
  PaymentStatus,
  PaymentStatusFilter,
  PaymentTabCounts,
  PaymentTotals,
} from '../../schema.generated';
import { conditionsOf, isUnfiltered, type PaymentSelection } from './conditions';
import type { Surroundings } from './settling';
import { isCollected, isIn } from './statuses';

/** How many payments stand alike, and what they come to in minor units of their currency. */
export interface Standing {
  status: PaymentStatus;
  currency: string;
  count: number;
  amount: number;
  refunded: number;
  fees: number;
}

const sums = `sum(p.amount)::bigint as amount, sum(p.amount_refunded)::bigint as refunded,
  sum(p.fee_amount)::bigint as fees`;

async function fromRows(db: Db, companyId: string, selection: PaymentSelection): Promise<Standing[]> {
  const { values, conditions } = conditionsOf(companyId, selection);
  const { rows } = await db.query<Standing>(
    `/* paymentStanding */ select p.status, p.currency, count(*)::integer as count, ${sums}
     from payments p where ${conditions} group by p.status, p.currency`,
    values,
  );
  return rows;
}

async function fromCounters(
  db: Db,
  companyId: string,
  { direction }: PaymentSelection,
  currency: string,
): Promise<Standing[]> {
  const { rows } = await db.query<Standing>(
    `/* keptPaymentStanding */ select status, $3 as currency, count, amount, amount_refunded as refunded,
       fee_amount as fees
     from payment_counts where company_id = $1 and direction = $2 and count > 0`,
    [companyId, direction, currency],
  );
  return rows;
}

/** What a search and a filter leave under all of the tabs. */
export function standingsOf(
  db: Db,
  companyId: string,
  selection: PaymentSelection,
  { currency, currencies }: Surroundings,
): Promise<Standing[]> {
  const [first = currency, last = first] = currencies;
  // The counters do not tell currencies apart.
  return isUnfiltered(selection) && first === last
    ? fromCounters(db, companyId, selection, first)
    : fromRows(db, companyId, selection);
}

const added = <Item>(items: readonly Item[], amountOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

const inTab = (standings: readonly Standing[], tab: PaymentStatusFilter): Standing[] =>
  standings.filter(({ status }) => isIn(tab, status));

export const countIn = (standings: readonly Standing[], tab: PaymentStatusFilter): number =>
  added(inTab(standings, tab), ({ count }) => count);

export const tabCounts = (standings: readonly Standing[]): PaymentTabCounts => ({
  all: countIn(standings, 'All'),
  succeeded: countIn(standings, 'Succeeded'),
  failed: countIn(standings, 'Failed'),
});

/** The company's where any of the payments are in it; else that of most of them. */
function mainCurrency(standings: readonly Standing[], currency: string): string {
  if (standings.length === 0 || standings.some((one) => one.currency === currency)) return currency;
  const [most] = [...standings].sort((a, b) => b.count - a.count || a.currency.localeCompare(b.currency));
  return most?.currency ?? currency;
}

export function totalsOf(
  standings: readonly Standing[],
  { filter, status }: Pick<PaymentSelection, 'filter' | 'status'>,
  companyCurrency: string,
): PaymentTotals {
  const shown = inTab(standings, status);
  const currency = filter.currency ?? mainCurrency(shown, companyCurrency);
  const counted = shown.filter((one) => one.currency === currency);
  const collected = counted.filter((one) => isCollected(one.status));
  const lost = inTab(counted, 'Failed');
  const gross = added(collected, ({ amount }) => amount);
  const refunded = added(collected, (one) => one.refunded);
  return {
    currency,
    count: added(collected, ({ count }) => count),
    gross,
    refunded,
    fees: added(collected, ({ fees }) => fees),
    net: gross - refunded,
    failedCount: added(lost, ({ count }) => count),
    failedAmount: added(lost, ({ amount }) => amount),
  };
}
