import type Stripe from 'stripe';
import type { DesiredSubscription } from '../cardProvider';
import { idOf, toUnixSeconds } from './client';
import { isPeriodWaived, maxDriftSeconds, hourSeconds } from './invoiceCollection';

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

const pauseBehaviors: Partial<Record<DesiredSubscription['status'], 'void' | 'keep_as_draft'>> = {
  Paused: 'void',
  OnHold: 'keep_as_draft',
};

const isInWaivedPeriod = ({ billedUntil }: DesiredSubscription, current: Stripe.Subscription): boolean =>
  isPeriodWaived(billedUntil, current.items.data[0]?.current_period_start);

/**
 * Returns whether the paid period ends after Stripe's period. A late payment of a past due charge delays the
 * start and the end of the paid period.
 */
const isPaidBeyondPeriod = ({ billedUntil }: DesiredSubscription, current: Stripe.Subscription): boolean =>
  isPeriodWaived(billedUntil, current.items.data[0]?.current_period_end);

/**
 * Returns the change of the collection pause. `Paused` voids invoices, and `OnHold` keeps them as drafts. A
 * resume starts a new period if a charge is due for a voided or waived period. After `Paused`, it starts a
 * trial if the paid period outlasts Stripe's.
 */
function pauseUpdate(desired: DesiredSubscription, current: Stripe.Subscription, isDue: boolean): Update {
  const [behavior, currentBehavior] = [pauseBehaviors[desired.status], current.pause_collection?.behavior];
  if (behavior === currentBehavior) return {};
  if (behavior) return { pause_collection: { behavior } };
  if (!isDue && currentBehavior === 'void' && isPaidBeyondPeriod(desired, current)) {
    return {
      pause_collection: '',
      trial_end: toUnixSeconds(desired.billedUntil),
      proration_behavior: 'none',
    };
  }
  // Ending the trial (see `trialUpdate`) starts a period too. Stripe rejects `trial_end` and
  // `billing_cycle_anchor` in one update.
  const isOnTrial = current.status === 'trialing';
  if (!isDue || isOnTrial || (currentBehavior !== 'void' && !isInWaivedPeriod(desired, current)))
    return { pause_collection: '' };
  return { pause_collection: '', billing_cycle_anchor: { type: 'now' }, proration_behavior: 'none' };
}

const isSameInterval = (one: Stripe.Price.Recurring | null, other: Stripe.Price.Recurring | null): boolean =>
  one?.interval === other?.interval && one?.interval_count === other?.interval_count;

/**
 * Returns the price change. A price with the same interval applies from the next renewal. A new interval
 * starts and charges a period immediately, so a trial covers the paid period unless a charge is due.
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
  if (isDue || isSameInterval(item.price.recurring, price.recurring)) return update;
  return { ...update, trial_end: toUnixSeconds(billedUntil) };
}

function trialUpdate(
  { billedUntil }: DesiredSubscription,
  current: Stripe.Subscription,
  isDue: boolean,
): Update {
  if (current.status !== 'trialing') return {};
  if (isDue) return { trial_end: 'now' };
  const end = toUnixSeconds(billedUntil);
  return current.trial_end === end ? {} : { trial_end: end };
}

// The longest trial that Stripe accepts.
const maxTrialSeconds = 730 * 86_400;

/**
 * Returns an update that moves the renewal to the end of the paid period with a trial, because Stripe counts
 * periods in UTC and Livery in the company's time zone. Skips a subscription with a setup fee, which the
 * trial's invoice would charge early, and a difference that time zones cannot explain.
 */
function periodEndUpdate(
  { status, billedUntil, setupFee }: DesiredSubscription,
  current: Stripe.Subscription,
  isDue: boolean,
): Update {
  const [item] = current.items.data;
  if (isDue || status !== 'Running' || current.status !== 'active' || setupFee > 0 || !item) return {};
  const end = toUnixSeconds(billedUntil);
  const drift = Math.abs(end - item.current_period_end);
  const isTooLong = end - item.current_period_start > maxTrialSeconds;
  if (drift <= hourSeconds || drift > maxDriftSeconds || isTooLong) return {};
  return { trial_end: end, proration_behavior: 'none' };
}

export function buildUpdate(
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
