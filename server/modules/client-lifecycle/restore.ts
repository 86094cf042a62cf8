import { isDeepStrictEqual } from 'node:util';
import { paidPeriodOf } from '../subscriptions/planMove';
import { ended, isAsLong, type Clock, type Subscription } from '../subscriptions/subscription';
import type { ClientStanding, StandingChange } from './standing';
import { beingCharged, changed, refused, unchanged, type Change } from './verdicts';

const changedSince = refused('Somebody has changed this since, so it was not put back.');

// Renewals move periods, and may.
const identity = (subscription: Subscription | null | undefined) =>
  subscription && [
    subscription.id,
    subscription.status,
    subscription.planId,
    subscription.priceVersion,
    subscription.cancelsAtPeriodEnd,
    subscription.endedAt,
  ];

const isAsLeft = (standing: ClientStanding, { subscription, ...after }: Partial<ClientStanding>): boolean => {
  const current = new Map<string, unknown>(Object.entries(standing));
  return (
    Object.entries(after).every(([field, value]) => isDeepStrictEqual(value, current.get(field))) &&
    (subscription === undefined || isDeepStrictEqual(identity(subscription), identity(standing.subscription)))
  );
};

// With how far it is charged for, so that nothing is charged twice.
type ChargedPeriod = Pick<Subscription, 'anchor' | 'periodStart' | 'periodEnd' | 'billedUntil'>;
const periodOf = ({ anchor, periodStart, periodEnd, billedUntil }: ChargedPeriod): ChargedPeriod => ({
  anchor,
  periodStart,
  periodEnd,
  billedUntil,
});

function subscriptionBack(
  { subscription: current }: ClientStanding,
  { before: { subscription: before }, after: { subscription: after } }: StandingChange,
  clock: Clock,
): Subscription | null {
  if (before === undefined || !current) return current;
  // What the change began is over again.
  if (before?.id !== current.id) return ended(current, clock.now);
  const isPeriodAsLeft = after && isDeepStrictEqual(periodOf(after), periodOf(current));
  const hasPaid = before.hasPaid || current.hasPaid;
  if (isPeriodAsLeft) return { ...before, hasPaid };
  const prepaid = paidPeriodOf(current, clock) ?? before.prepaid;
  // A paid period continues on a free plan.
  const isPaid = prepaid && before.price > 0 && isAsLong(before, prepaid);
  const period = periodOf(isPaid ? { ...prepaid, billedUntil: prepaid.periodEnd } : current);
  return { ...before, hasPaid, prepaid, ...period };
}

/** Takes a change back, where everything is still as it left it. */
export function restore(standing: ClientStanding, change: StandingChange | undefined, clock: Clock): Change {
  if (!change || Object.keys(change.after).length === 0) return unchanged;
  if (!isAsLeft(standing, change.after)) return changedSince;
  if (standing.isCharging) return beingCharged;
  const subscription = subscriptionBack(standing, change, clock);
  return changed({ ...standing, ...change.before, subscription });
}
