import { isDeepStrictEqual } from 'node:util';
import type { Moment } from '../../lib/moments';
import type { ClientStatus } from '../../schema.generated';
import { openedBy, paidFor, paysAPeriod, type PaidPeriod } from '../subscriptions/payment';
import {
  freeUntilNow,
  movedToPlan,
  movedToPrice,
  withoutUnopened,
  type Payer,
} from '../subscriptions/planMove';
import { inPeriod, type Renewal } from '../subscriptions/renewal';
import {
  begun,
  renewedFrom,
  trialEndAfter,
  type Clock,
  type PlanPrice,
  type Subscription,
} from '../subscriptions/subscription';
import { running, type ClientStanding } from './standing';
import { isEndedForNonPayment, notDeactivated } from './statusRules';
import { beingCharged, changed, illegalMove, nameOf, refused, unchanged, type Change } from './verdicts';

type NewId = () => string;

/** The trial of who was told of one outside of any subscription: no longer than the plan's own. */
function trialLeft({ status, trialEndsAt }: ClientStanding, plan: PlanPrice, clock: Clock): Moment | null {
  if (status !== 'Trialing') return null;
  const own = trialEndAfter(clock, plan.trialDays);
  const end = own !== null && trialEndsAt !== null && trialEndsAt < own ? trialEndsAt : own;
  return end !== null && end > clock.now ? end : null;
}

function firstOn(
  standing: ClientStanding,
  plan: PlanPrice,
  clock: Clock,
  newId: NewId,
  payer: Payer,
): Subscription {
  const { status } = standing;
  const trialEndsAt = trialLeft(standing, plan, clock);
  // A client without a card is taken to pay elsewhere, except on trial, which has to end somehow, and while past due.
  const isBilled = standing.hasCard || status === 'Trialing' || status === 'PastDue';
  const setupFee = isBilled ? payer.setupFee : 0;
  const begins = begun(newId(), plan, clock, { trialEndsAt, isBilled, isPaid: false, setupFee });
  return status === 'PastDue' || status === 'Paused' ? { ...begins, status } : begins;
}

/** The same plan at its current price, back on the plan that is paid for, or another plan. */
function planOn(standing: ClientStanding, plan: PlanPrice, clock: Clock, newId: NewId, payer: Payer) {
  const subscription = running(standing);
  if (!subscription)
    return standing.status === 'Invited' ? null : firstOn(standing, plan, clock, newId, payer);
  const paid = withoutUnopened(subscription, clock);
  if (paid.planId !== plan.planId) return movedToPlan(paid, plan, clock, payer);
  return paid === subscription ? movedToPrice(subscription, plan, clock) : paid;
}

/** A client and their subscription stand alike. */
function withSubscription(standing: ClientStanding, subscription: Subscription): ClientStanding {
  const { status, trialEndsAt } = subscription;
  if (status === 'Canceled') return { ...standing, subscription };
  const own = status === 'Trialing' ? trialEndsAt : null;
  return { ...standing, status, trialEndsAt: own, subscription };
}

export function changePlan(
  standing: ClientStanding,
  plan: PlanPrice | undefined,
  clock: Clock,
  newId: NewId,
  isCharged: boolean,
): Change {
  if (!plan?.isOffered) return refused('This plan does not exist.', 'planId');
  if (standing.status === 'Deactivated') {
    return refused("Deactivated clients can't change plans before they are reactivated.");
  }
  const subscription = running(standing);
  const isSame = standing.planId === plan.planId && subscription?.priceVersion === plan.version;
  if (isSame || (standing.status === 'Invited' && standing.planId === plan.planId)) return unchanged;
  if (standing.isCharging) return beingCharged;
  const payer = { hasValidCard: standing.hasValidCard, setupFee: isCharged ? 0 : plan.setupFee };
  const next = { ...standing, planId: plan.planId };
  const moved = planOn(standing, plan, clock, newId, payer);
  return changed(moved ? withSubscription(next, moved) : next);
}

export interface Terms {
  /** No trial for 0. */
  trialDays: number;
  isYearly: boolean;
  /** The first period is paid for: so it is where history is written. */
  isPaid: boolean;
}

/** A client begins to have the plan, and is charged for it. */
export function subscribe(
  standing: ClientStanding,
  plan: PlanPrice | undefined,
  { trialDays, isYearly, isPaid }: Terms,
  clock: Clock,
  newId: NewId,
  isCharged: boolean,
): Change {
  if (!plan) return refused('This plan does not exist.', 'planId');
  if (standing.status === 'Deactivated' || standing.status === 'Paused') {
    return refused(`${nameOf[standing.status]} can't begin a subscription.`);
  }
  if (running(standing)) return refused('Clients have one subscription at a time.');
  const trialEndsAt = trialEndAfter(clock, trialDays);
  if (trialEndsAt !== null && standing.status !== 'Invited' && standing.status !== 'Trialing') {
    return refused(`${nameOf[standing.status]} can't begin a trial.`);
  }
  const setupFee = isPaid || isCharged ? 0 : plan.setupFee;
  const beginning = { trialEndsAt, isYearly, isBilled: true, isPaid, setupFee };
  const subscription = begun(newId(), plan, clock, beginning);
  const status: ClientStatus = trialEndsAt === null ? 'Active' : 'Trialing';
  return changed({ ...standing, status, planId: plan.planId, trialEndsAt, subscription });
}

function paidUp(subscription: Subscription, clock: Clock): Subscription {
  if (subscription.status === 'Trialing') return renewedFrom(subscription, clock, true);
  if (subscription.periodEnd > clock.now) return { ...subscription, status: 'Active' };
  // What Livery charges for was paid for up to there, and no further; the time since then is let go.
  return renewedFrom(subscription, clock, !subscription.isBilled);
}

/** As the client was before Livery deactivated or paused them. */
const pastDueAgain = (standing: ClientStanding): ClientStanding => {
  const { subscription } = standing;
  return {
    ...standing,
    ...(standing.status === 'Deactivated' && notDeactivated),
    status: 'PastDue',
    statusBefore: null,
    subscription: subscription && { ...subscription, status: 'PastDue', endedAt: null },
  };
};

const paidWith = (subscription: Subscription, paid: PaidPeriod | undefined): Subscription =>
  paidFor(paid ? openedBy(subscription, paid) : subscription);

/** The unpaid period is over or was cut short, so its payment covers the period that begins now instead. */
const reopenedBy = (subscription: Subscription, clock: Clock, paid: PaidPeriod | undefined): Subscription =>
  paysAPeriod(subscription, paid) ? renewedFrom(subscription, clock, true) : paidUp(subscription, clock);

/** The trial is over and paid for, or a payment that was due has come. */
export function becomeActive(given: ClientStanding, clock: Clock, paid?: PaidPeriod): Change {
  const wasEnded = isEndedForNonPayment(given);
  const standing = wasEnded ? pastDueAgain(given) : given;
  const subscription = running(standing);
  const opened = subscription && paidWith(subscription, paid);
  if (standing.status !== 'Trialing' && standing.status !== 'PastDue') {
    return isDeepStrictEqual(opened, subscription)
      ? unchanged
      : changed({ ...standing, subscription: opened });
  }
  const active = opened && (wasEnded ? reopenedBy(opened, clock, paid) : paidUp(opened, clock));
  return changed({
    ...standing,
    status: 'Active',
    trialEndsAt: null,
    subscription: active ?? standing.subscription,
  });
}

/** A payment that was due has not come. */
export function fallBehind(standing: ClientStanding, clock: Clock): Change {
  const { status } = standing;
  if (status === 'PastDue') return unchanged;
  if (status !== 'Trialing' && status !== 'Active') return illegalMove(status, 'PastDue', 'become past due');
  const subscription = running(standing);
  if (!subscription) return changed({ ...standing, status: 'PastDue', trialEndsAt: null });
  const behind = subscription.status === 'Trialing' ? renewedFrom(subscription, clock, true) : subscription;
  return changed({
    ...standing,
    status: 'PastDue',
    trialEndsAt: null,
    subscription: { ...behind, status: 'PastDue' },
  });
}

export interface Outcome {
  subscriptionId: string;
  renewal: Renewal;
  hasPaid: boolean;
  /** What the payment is for. */
  chargedPlanId: string | null;
}

/** The next period begins, paid for or not. Who has been paused or has left meanwhile stays so. */
export function renew(
  standing: ClientStanding,
  { subscriptionId, renewal, hasPaid, chargedPlanId: planId }: Outcome,
  { timeZone }: Clock,
): Change {
  const subscription = running(standing);
  if (subscription?.id !== subscriptionId) return unchanged;
  const { periodStart, priced } = renewal;
  const next = inPeriod(subscription, renewal, timeZone);
  // A period that costs nothing pays for nothing.
  const isPaidFor = hasPaid && priced.price + subscription.setupFee > 0;
  const renewed = isPaidFor ? paidWith(next, { planId, periodStart }) : next;
  const { status } = standing;
  if (status !== 'Trialing' && status !== 'Active' && status !== 'PastDue') {
    return changed({ ...standing, subscription: renewed });
  }
  const moved = hasPaid ? 'Active' : 'PastDue';
  return changed({
    ...standing,
    status: moved,
    trialEndsAt: null,
    subscription: { ...renewed, status: moved },
  });
}

export type MoveTime = 'Now' | 'AtRenewal';

/** The plan's current price, for who has an earlier one. Who pays elsewhere has no renewal to wait for. */
export function moveToPrice(
  standing: ClientStanding,
  plan: PlanPrice | undefined,
  when: MoveTime,
  clock: Clock,
): Change {
  const subscription = running(standing);
  if (!plan || subscription?.planId !== plan.planId) return unchanged;
  if (subscription.priceVersion === plan.version) return unchanged;
  if (when === 'AtRenewal' && subscription.isBilled) {
    if (subscription.nextPriceVersion === plan.version) return unchanged;
    const waiting = freeUntilNow(subscription, clock);
    return changed({ ...standing, subscription: { ...waiting, nextPriceVersion: plan.version } });
  }
  return changed({ ...standing, subscription: movedToPrice(subscription, plan, clock) });
}
