import type Stripe from 'stripe';
import type { DesiredSubscription } from '../cardProvider';
import { idOf, secondsOf } from './client';
import { isLetGoBy, maxDrift, sameHour } from './lettingGo';

type Update = Stripe.SubscriptionUpdateParams;

function cardUpdate({ card }: DesiredSubscription, current: Stripe.Subscription): Update {
  if (card === null || idOf(current.default_payment_method) === card) return {};
  return { default_payment_method: card };
}

function endUpdate({ cancelsAtPeriodEnd }: DesiredSubscription, current: Stripe.Subscription): Update {
  return current.cancel_at_period_end === cancelsAtPeriodEnd
    ? {}
    : { cancel_at_period_end: cancelsAtPeriodEnd };
}

const pauses: Partial<Record<DesiredSubscription['status'], 'void' | 'keep_as_draft'>> = {
  Paused: 'void',
  Held: 'keep_as_draft',
};

/** It counts a period for a time that is let go. */
const isBehind = ({ billedUntil }: DesiredSubscription, current: Stripe.Subscription): boolean =>
  isLetGoBy(billedUntil, current.items.data[0]?.current_period_start);

/** The paid period ends after the provider's: the payment of an old debt began it. */
const isAhead = ({ billedUntil }: DesiredSubscription, current: Stripe.Subscription): boolean =>
  isLetGoBy(billedUntil, current.items.data[0]?.current_period_end);

/**
 * While it is paused its invoices are taken back, and where the paid period is over by then, a new one begins; while it is
 * held they wait, unless the time that they are for is let go.
 */
function pauseUpdate(desired: DesiredSubscription, current: Stripe.Subscription, isDue: boolean): Update {
  const [behavior, before] = [pauses[desired.status], current.pause_collection?.behavior];
  if (behavior === before) return {};
  if (behavior) return { pause_collection: { behavior } };
  if (!isDue && before === 'void' && isAhead(desired, current)) {
    return { pause_collection: '', trial_end: secondsOf(desired.billedUntil), proration_behavior: 'none' };
  }
  // The end of a trial also begins a period, and Stripe refuses both in one update.
  const isOnTrial = current.status === 'trialing';
  if (!isDue || isOnTrial || (before !== 'void' && !isBehind(desired, current)))
    return { pause_collection: '' };
  return { pause_collection: '', billing_cycle_anchor: { type: 'now' }, proration_behavior: 'none' };
}

const isAsLong = (one: Stripe.Price.Recurring | null, other: Stripe.Price.Recurring | null): boolean =>
  one?.interval === other?.interval && one?.interval_count === other?.interval_count;

/**
 * A price for as long a period counts from the next renewal on. Another period begins, and is charged for, at once, so
 * one that has been paid for is kept as a trial until it is over: there is no other way to wait without a schedule.
 */
function priceUpdate(
  { billedUntil }: DesiredSubscription,
  current: Stripe.Subscription,
  price: Stripe.Price,
  isDue: boolean,
): Update {
  const [item] = current.items.data;
  if (!item || item.price.id === price.id) return {};
  const update: Update = { items: [{ id: item.id, price: price.id }], proration_behavior: 'none' };
  if (isDue || isAsLong(item.price.recurring, price.recurring)) return update;
  return { ...update, trial_end: secondsOf(billedUntil) };
}

function trialUpdate(
  { billedUntil }: DesiredSubscription,
  current: Stripe.Subscription,
  isDue: boolean,
): Update {
  if (current.status !== 'trialing') return {};
  if (isDue) return { trial_end: 'now' };
  const end = secondsOf(billedUntil);
  return current.trial_end === end ? {} : { trial_end: end };
}

// Stripe refuses a longer trial.
const longestTrial = 730 * 86_400;

/**
 * Moves the renewal to the end of the paid period by a trial, where Stripe, which counts in UTC, has it on another day. A
 * later period, which Stripe has already begun, is not moved; nor is a renewal with a setup fee, which the trial's invoice
 * would charge early.
 */
function periodEndUpdate(
  { status, billedUntil, setupFee }: DesiredSubscription,
  current: Stripe.Subscription,
  isDue: boolean,
): Update {
  const [item] = current.items.data;
  if (isDue || status !== 'Running' || current.status !== 'active' || setupFee > 0 || !item) return {};
  const end = secondsOf(billedUntil);
  const drift = Math.abs(end - item.current_period_end);
  const isTooLong = end - item.current_period_start > longestTrial;
  if (drift <= sameHour || drift > maxDrift || isTooLong) return {};
  return { trial_end: end, proration_behavior: 'none' };
}

/** What of a subscription is not as it should be. */
export function updateOf(
  desired: DesiredSubscription,
  current: Stripe.Subscription,
  price: Stripe.Price,
  now: Date,
): Update {
  if (current.status === 'incomplete') return cardUpdate(desired, current);
  const isDue = desired.billedUntil <= now;
  return {
    ...cardUpdate(desired, current),
    ...endUpdate(desired, current),
    ...periodEndUpdate(desired, current, isDue),
    ...pauseUpdate(desired, current, isDue),
    ...priceUpdate(desired, current, price, isDue),
    ...trialUpdate(desired, current, isDue),
  };
}
