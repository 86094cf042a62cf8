import type { PlanPricePreview } from '../../schema.generated';
import { isAsLong, isRevenue, pricedBy } from '../subscriptions/subscription';
import type { SubscriberGroup } from './subscribersSql';

type NewPrice = Parameters<typeof pricedBy>[0];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const isPaying = (group: SubscriberGroup, price: number): boolean =>
  group.isOpen && isRevenue({ ...group, price }) && (group.status === 'Active' || group.status === 'PastDue');

const renews = ({ status, isBilled, cancelsAtPeriodEnd }: SubscriberGroup): boolean =>
  isBilled && !cancelsAtPeriodEnd && status !== 'Paused';

/** What moving each of a group at once would charge it; who owes something pays that first. */
function chargeOf(group: SubscriberGroup, price: NewPrice): number {
  const priced = pricedBy(price, group.isYearly);
  const isOther = (group.price === 0 && !group.isPrepaid) || !isAsLong(priced, group);
  const begins = renews(group) && group.status === 'Active' && isOther;
  return begins ? priced.price * group.count + group.setupFees : 0;
}

function mrrAfter(group: SubscriberGroup, price: NewPrice): number {
  const priced = pricedBy(price, group.isYearly);
  return isPaying(group, priced.price) ? priced.mrr * group.count : 0;
}

/** What a price would mean for those who don't have it. */
export function previewOf(groups: readonly SubscriberGroup[], price: NewPrice): PlanPricePreview {
  const paying = groups.filter((group) => isPaying(group, group.price));
  const renewing = groups.filter(renews);
  const charged = groups.filter((group) => chargeOf(group, price) > 0);
  const times = renewing.flatMap(({ firstEnd, lastEnd }) => [firstEnd.getTime(), lastEnd.getTime()]);
  return {
    clientCount: sum(groups.map(({ count }) => count)),
    mrr: sum(paying.map(({ mrr }) => mrr)),
    mrrAfter: sum(groups.map((group) => mrrAfter(group, price))),
    firstRenewalAt: times.length > 0 ? new Date(Math.min(...times)) : null,
    lastRenewalAt: times.length > 0 ? new Date(Math.max(...times)) : null,
    paidElsewhereCount: sum(groups.filter(({ isBilled }) => !isBilled).map(({ count }) => count)),
    chargedNow: sum(charged.map((group) => chargeOf(group, price))),
    chargedNowCount: sum(charged.map(({ count }) => count)),
  };
}
