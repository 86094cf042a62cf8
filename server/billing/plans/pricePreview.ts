import type { PlanPricePreview } from '../../platform';
import { hasSameInterval, countsAsRevenue, priceTermsOf } from '../subscriptions/subscription';
import type { SubscriberGroup } from './subscribers.repository';

type NewPrice = Parameters<typeof priceTermsOf>[0];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const isPaying = (group: SubscriberGroup, price: number): boolean =>
  group.isOpen &&
  countsAsRevenue({ ...group, price }) &&
  (group.status === 'Active' || group.status === 'PastDue');

const willRenew = ({ status, isBilled, cancelsAtPeriodEnd }: SubscriberGroup): boolean =>
  isBilled && !cancelsAtPeriodEnd && status !== 'Paused';

/**
 * Returns the amount that an immediate change would charge the group, in minor units. Past-due subscribers
 * are not charged, because they pay their open payment first.
 */
function chargeOf(group: SubscriberGroup, price: NewPrice): number {
  const priced = priceTermsOf(price, group.isYearly);
  const startsNewPeriod = (group.price === 0 && !group.isPrepaid) || !hasSameInterval(priced, group);
  const isCharged = willRenew(group) && group.status === 'Active' && startsNewPeriod;
  return isCharged ? priced.price * group.count + group.setupFees : 0;
}

function mrrAfter(group: SubscriberGroup, price: NewPrice): number {
  const priced = priceTermsOf(price, group.isYearly);
  return isPaying(group, priced.price) ? priced.mrr * group.count : 0;
}

/** Returns the effect of a price on the subscribers who don't have it yet. */
export function previewPrice(groups: readonly SubscriberGroup[], price: NewPrice): PlanPricePreview {
  const payingGroups = groups.filter((group) => isPaying(group, group.price));
  const renewingGroups = groups.filter(willRenew);
  const chargedGroups = groups.filter((group) => chargeOf(group, price) > 0);
  const renewalTimes = renewingGroups.flatMap(({ firstEnd, lastEnd }) => [
    firstEnd.getTime(),
    lastEnd.getTime(),
  ]);
  return {
    clientCount: sum(groups.map(({ count }) => count)),
    mrr: sum(payingGroups.map(({ mrr }) => mrr)),
    mrrAfter: sum(groups.map((group) => mrrAfter(group, price))),
    firstRenewalAt: renewalTimes.length > 0 ? new Date(Math.min(...renewalTimes)) : null,
    lastRenewalAt: renewalTimes.length > 0 ? new Date(Math.max(...renewalTimes)) : null,
    externallyBilledCount: sum(groups.filter(({ isBilled }) => !isBilled).map(({ count }) => count)),
    chargedNow: sum(chargedGroups.map((group) => chargeOf(group, price))),
    chargedNowCount: sum(chargedGroups.map(({ count }) => count)),
  };
}
