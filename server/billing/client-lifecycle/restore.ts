import { isDeepStrictEqual } from 'node:util';
import { paidPeriodOf } from '../subscriptions/planChange';
import {
  cancelSubscription,
  hasSameInterval,
  type Clock,
  type Subscription,
} from '../subscriptions/subscription';
import type { ClientState, ClientStateChange } from './clientState';
import { changed, refused, unchanged, type ChangeResult } from './changeResult';

const changedSince = () => refused('ChangedSince');

// Excludes the period, because renewals may change it.
const comparableFields = (subscription: Subscription | null | undefined) =>
  subscription && [
    subscription.id,
    subscription.status,
    subscription.planId,
    subscription.priceVersion,
    subscription.cancelsAtPeriodEnd,
    subscription.endedAt,
  ];

const isUnchangedSince = (state: ClientState, { subscription, ...after }: Partial<ClientState>): boolean => {
  const current = new Map<string, unknown>(Object.entries(state));
  return (
    Object.entries(after).every(([field, value]) => isDeepStrictEqual(value, current.get(field))) &&
    (subscription === undefined ||
      isDeepStrictEqual(comparableFields(subscription), comparableFields(state.subscription)))
  );
};

// Includes `billedUntil`, so that no period is charged twice.
type ChargedPeriod = Pick<Subscription, 'anchor' | 'periodStart' | 'periodEnd' | 'billedUntil'>;
const periodOf = ({ anchor, periodStart, periodEnd, billedUntil }: ChargedPeriod): ChargedPeriod => ({
  anchor,
  periodStart,
  periodEnd,
  billedUntil,
});

function restoredSubscription(
  { subscription: current }: ClientState,
  { before: { subscription: before }, after: { subscription: after } }: ClientStateChange,
  clock: Clock,
): Subscription | null {
  if (before === undefined || !current) return current;
  // The change started this subscription, so reverting the change ends the subscription.
  if (before?.id !== current.id) return cancelSubscription(current, clock.now);
  const isPeriodUnchanged = after && isDeepStrictEqual(periodOf(after), periodOf(current));
  const hasPaid = before.hasPaid || current.hasPaid;
  if (isPeriodUnchanged) return { ...before, hasPaid };
  const prepaid = paidPeriodOf(current, clock) ?? before.prepaid;
  // The prepaid period continues if the restored plan has a price and the same interval.
  const isPaid = prepaid && before.price > 0 && hasSameInterval(before, prepaid);
  const period = periodOf(isPaid ? { ...prepaid, billedUntil: prepaid.periodEnd } : current);
  return { ...before, hasPaid, prepaid, ...period };
}

/** Reverts a change. Refuses if a later change or a pending payment conflicts. */
export function restore(
  state: ClientState,
  change: ClientStateChange | undefined,
  clock: Clock,
): ChangeResult {
  if (!change || Object.keys(change.after).length === 0) return unchanged;
  if (!isUnchangedSince(state, change.after)) return changedSince();
  if (state.isCharging) return refused('BeingCharged');
  const subscription = restoredSubscription(state, change, clock);
  return changed({ ...state, ...change.before, subscription });
}
