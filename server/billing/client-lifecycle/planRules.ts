import { isDeepStrictEqual } from 'node:util';
import type { Timestamp } from '../../lib/timestamps';
import type { ClientStatus } from '../../../contract/enums';
import {
  openPlanIfPaid,
  markSubscriptionPaid,
  isPeriodPayment,
  type PaidPeriod,
} from '../subscriptions/payment';
import {
  skipFreePeriods,
  applyNewPlan,
  applyNewPrice,
  revertUnopenedPlan,
  type Payer,
} from '../subscriptions/planChange';
import { applyRenewal, type Renewal } from '../subscriptions/renewal';
import {
  newSubscription,
  activateSubscription,
  trialEndAfter,
  type Clock,
  type PlanPrice,
  type Subscription,
} from '../subscriptions/subscription';
import { currentSubscription, type ClientState } from './clientState';
import { isEndedForNonPayment, clearedDeactivation } from './statusRules';
import { changed, illegalTransition, refused, unchanged, type ChangeResult } from './changeResult';

type NewId = () => string;

/**
 * Returns the end of the client's trial, or the end of the plan's trial from now if that is earlier or the
 * client has none. Null if the client is not on trial, the plan has no trial or the end has passed.
 */
function remainingTrialEnd(
  { status, trialEndsAt }: ClientState,
  plan: PlanPrice,
  clock: Clock,
): Timestamp | null {
  if (status !== 'Trialing') return null;
  const trialEnd = trialEndAfter(clock, plan.trialDays);
  const end = trialEnd !== null && trialEndsAt !== null && trialEndsAt < trialEnd ? trialEndsAt : trialEnd;
  return end !== null && end > clock.now ? end : null;
}

function firstSubscription(
  state: ClientState,
  plan: PlanPrice,
  clock: Clock,
  newId: NewId,
  payer: Payer,
): Subscription {
  const { status } = state;
  const trialEndsAt = remainingTrialEnd(state, plan, clock);
  // Livery bills a client without a card only while the client is past due or on trial, so that the trial can
  // end. Other clients without a card pay outside Livery.
  const isBilled = state.hasCard || status === 'Trialing' || status === 'PastDue';
  const setupFee = isBilled ? payer.setupFee : 0;
  const created = newSubscription(newId(), plan, clock, { trialEndsAt, isBilled, isPaid: false, setupFee });
  return status === 'PastDue' || status === 'Paused' ? { ...created, status } : created;
}

/**
 * Returns the subscription after a change to `plan`: a first one, or the current one on a new plan, at a new
 * price of the same plan, or back on the plan that was paid for. Null for invited clients.
 */
function subscriptionOnPlan(state: ClientState, plan: PlanPrice, clock: Clock, newId: NewId, payer: Payer) {
  const subscription = currentSubscription(state);
  if (!subscription)
    return state.status === 'Invited' ? null : firstSubscription(state, plan, clock, newId, payer);
  const paid = revertUnopenedPlan(subscription, clock);
  if (paid.planId !== plan.planId) return applyNewPlan(paid, plan, clock, payer);
  return paid === subscription ? applyNewPrice(subscription, plan, clock) : paid;
}

/**
 * Returns the client with the subscription and, unless it is canceled, the subscription's status and trial
 * end.
 */
function withSubscription(state: ClientState, subscription: Subscription): ClientState {
  const { status, trialEndsAt } = subscription;
  if (status === 'Canceled') return { ...state, subscription };
  const trialEnd = status === 'Trialing' ? trialEndsAt : null;
  return { ...state, status, trialEndsAt: trialEnd, subscription };
}

export function changePlan(
  state: ClientState,
  plan: PlanPrice | undefined,
  clock: Clock,
  newId: NewId,
  wasChargedBefore: boolean,
): ChangeResult {
  if (!plan?.isOffered) return refused('PlanUnknown', 'planId');
  if (state.status === 'Deactivated') {
    return refused('DeactivatedCannotChangePlan');
  }
  const subscription = currentSubscription(state);
  const isSame = state.planId === plan.planId && subscription?.priceVersion === plan.version;
  if (isSame || (state.status === 'Invited' && state.planId === plan.planId)) return unchanged;
  if (state.isCharging) return refused('BeingCharged');
  const payer = { hasValidCard: state.hasValidCard, setupFee: wasChargedBefore ? 0 : plan.setupFee };
  const next = { ...state, planId: plan.planId };
  const nextSubscription = subscriptionOnPlan(state, plan, clock, newId, payer);
  return changed(nextSubscription ? withSubscription(next, nextSubscription) : next);
}

export interface SubscriptionTerms {
  /** 0 for no trial. */
  trialDays: number;
  isYearly: boolean;
  /** Whether the first period needs no charge, because it was paid elsewhere. */
  isPaid: boolean;
}

/** Starts a subscription that Livery bills, with or without a trial. */
export function subscribe(
  state: ClientState,
  plan: PlanPrice | undefined,
  { trialDays, isYearly, isPaid }: SubscriptionTerms,
  clock: Clock,
  newId: NewId,
  wasChargedBefore: boolean,
): ChangeResult {
  if (!plan) return refused('PlanUnknown', 'planId');
  if (state.status === 'Deactivated') {
    return refused('DeactivatedCannotSubscribe');
  }
  if (state.status === 'Paused') {
    return refused('PausedCannotSubscribe');
  }
  if (currentSubscription(state)) return refused('Subscribed');
  const trialEndsAt = trialEndAfter(clock, trialDays);
  if (trialEndsAt !== null && state.status !== 'Invited' && state.status !== 'Trialing') {
    return refused('TrialUnavailable');
  }
  const setupFee = isPaid || wasChargedBefore ? 0 : plan.setupFee;
  const options = { trialEndsAt, isYearly, isBilled: true, isPaid, setupFee };
  const subscription = newSubscription(newId(), plan, clock, options);
  const status: ClientStatus = trialEndsAt === null ? 'Active' : 'Trialing';
  return changed({ ...state, status, planId: plan.planId, trialEndsAt, subscription });
}

function afterPayment(subscription: Subscription, clock: Clock): Subscription {
  if (subscription.status === 'Trialing') return activateSubscription(subscription, clock, true);
  if (subscription.periodEnd > clock.now) return { ...subscription, status: 'Active' };
  // A billed subscription is paid only through `periodEnd`. The unpaid time since then is waived.
  return activateSubscription(subscription, clock, !subscription.isBilled);
}

/** Returns the client with the past-due status from before a deactivation or pause for non-payment. */
const restorePastDue = (state: ClientState): ClientState => {
  const { subscription } = state;
  return {
    ...state,
    ...(state.status === 'Deactivated' && clearedDeactivation),
    status: 'PastDue',
    statusBefore: null,
    subscription: subscription && { ...subscription, status: 'PastDue', endedAt: null },
  };
};

const withPayment = (subscription: Subscription, paid: PaidPeriod | undefined): Subscription =>
  markSubscriptionPaid(paid ? openPlanIfPaid(subscription, paid) : subscription);

/** Reopens a subscription that ended for non-payment. A payment for a period covers a new period from now. */
const reopenWithPayment = (
  subscription: Subscription,
  clock: Clock,
  paid: PaidPeriod | undefined,
): Subscription =>
  isPeriodPayment(subscription, paid)
    ? activateSubscription(subscription, clock, true)
    : afterPayment(subscription, clock);

/**
 * Activates a client who is on trial, past due, or deactivated or paused for non-payment. For other clients,
 * only marks the subscription as paid.
 */
export function becomeActive(initialState: ClientState, clock: Clock, paid?: PaidPeriod): ChangeResult {
  const wasEnded = isEndedForNonPayment(initialState);
  const state = wasEnded ? restorePastDue(initialState) : initialState;
  const subscription = currentSubscription(state);
  const paidSubscription = subscription && withPayment(subscription, paid);
  if (state.status !== 'Trialing' && state.status !== 'PastDue') {
    return isDeepStrictEqual(paidSubscription, subscription)
      ? unchanged
      : changed({ ...state, subscription: paidSubscription });
  }
  const activeSubscription =
    paidSubscription &&
    (wasEnded ? reopenWithPayment(paidSubscription, clock, paid) : afterPayment(paidSubscription, clock));
  return changed({
    ...state,
    status: 'Active',
    trialEndsAt: null,
    subscription: activeSubscription ?? state.subscription,
  });
}

/**
 * Marks an active client or a client on trial as past due. Leaves past-due clients unchanged and refuses
 * others.
 */
export function becomePastDue(state: ClientState, clock: Clock): ChangeResult {
  const { status } = state;
  if (status === 'PastDue') return unchanged;
  if (status !== 'Trialing' && status !== 'Active') return illegalTransition(status, 'PastDue', 'NotPastDue');
  const subscription = currentSubscription(state);
  if (!subscription) return changed({ ...state, status: 'PastDue', trialEndsAt: null });
  const pastDueSubscription =
    subscription.status === 'Trialing' ? activateSubscription(subscription, clock, true) : subscription;
  return changed({
    ...state,
    status: 'PastDue',
    trialEndsAt: null,
    subscription: { ...pastDueSubscription, status: 'PastDue' },
  });
}

export interface RenewalOutcome {
  subscriptionId: string;
  renewal: Renewal;
  hasPaid: boolean;
  /** The plan that the payment is for. */
  chargedPlanId: string | null;
}

/** Starts the next period, paid or not. A client paused or deactivated in the meantime keeps that status. */
export function renew(
  state: ClientState,
  { subscriptionId, renewal, hasPaid, chargedPlanId: planId }: RenewalOutcome,
  { timeZone }: Clock,
): ChangeResult {
  const subscription = currentSubscription(state);
  if (subscription?.id !== subscriptionId) return unchanged;
  const { periodStart, priceTerms } = renewal;
  const next = applyRenewal(subscription, renewal, timeZone);
  // A free period involves no payment, so it opens no plan.
  const isPaidFor = hasPaid && priceTerms.price + subscription.setupFee > 0;
  const renewed = isPaidFor ? withPayment(next, { planId, periodStart }) : next;
  const { status } = state;
  if (status !== 'Trialing' && status !== 'Active' && status !== 'PastDue') {
    return changed({ ...state, subscription: renewed });
  }
  const nextStatus = hasPaid ? 'Active' : 'PastDue';
  return changed({
    ...state,
    status: nextStatus,
    trialEndsAt: null,
    subscription: { ...renewed, status: nextStatus },
  });
}

export type PriceChangeTime = 'Now' | 'AtRenewal';

/**
 * Applies the plan's current price now or at renewal. Subscriptions billed outside Livery have no renewal, so
 * their price changes immediately.
 */
export function applyCurrentPrice(
  state: ClientState,
  plan: PlanPrice | undefined,
  when: PriceChangeTime,
  clock: Clock,
): ChangeResult {
  const subscription = currentSubscription(state);
  if (!plan || subscription?.planId !== plan.planId) return unchanged;
  if (subscription.priceVersion === plan.version) return unchanged;
  if (when === 'AtRenewal' && subscription.isBilled) {
    if (subscription.nextPriceVersion === plan.version) return unchanged;
    const scheduledSubscription = skipFreePeriods(subscription, clock);
    return changed({ ...state, subscription: { ...scheduledSubscription, nextPriceVersion: plan.version } });
  }
  return changed({ ...state, subscription: applyNewPrice(subscription, plan, clock) });
}
