import type { ClientStatus } from '../../schema.generated';
import {
  begun,
  inPeriod,
  movedTo,
  renewedFrom,
  trialEndAfter,
  type Clock,
  type PlanPrice,
  type Renewal,
  type Subscription,
} from '../subscriptions/subscription';
import { running, type ClientStanding } from './standing';
import { changed, illegalMove, nameOf, refused, unchanged, type Change } from './verdicts';

type NewId = () => string;

const onPlan = (standing: ClientStanding, plan: PlanPrice, clock: Clock, newId: NewId): ClientStanding => {
  const { status, trialEndsAt } = standing;
  const next = { ...standing, planId: plan.planId };
  const subscription = running(standing);
  if (subscription) return { ...next, subscription: movedTo(subscription, plan, clock) };
  if (status === 'Invited') return next;
  if (status === 'Trialing' && (trialEndsAt === null || trialEndsAt <= clock.now)) return next;
  // Whoever has no card is taken to pay elsewhere, but for trials, which have to end somehow.
  const begins = begun(newId(), plan, clock, {
    trialEndsAt: status === 'Trialing' ? trialEndsAt : null,
    isBilled: standing.hasCard || status === 'Trialing',
    isPaid: false,
  });
  const isOther = status === 'PastDue' || status === 'Paused';
  return { ...next, subscription: isOther ? { ...begins, status } : begins };
};

export function changePlan(
  standing: ClientStanding,
  plan: PlanPrice | undefined,
  clock: Clock,
  newId: NewId,
): Change {
  if (!plan?.isOffered) return refused('This plan does not exist.', 'planId');
  if (standing.status === 'Deactivated') {
    return refused("Deactivated clients can't change plans before they are reactivated.");
  }
  const next = onPlan(standing, plan, clock, newId);
  const subscription = running(standing);
  const isSame =
    next.planId === standing.planId &&
    running(next)?.priceVersion === subscription?.priceVersion &&
    Boolean(running(next)) === Boolean(subscription);
  return isSame ? unchanged : changed(next);
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
  const setupFee = isPaid ? 0 : plan.setupFee;
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

/** The trial is over and paid for, or a payment that was due has come. */
export function becomeActive(standing: ClientStanding, clock: Clock): Change {
  if (standing.status !== 'Trialing' && standing.status !== 'PastDue') return unchanged;
  const subscription = running(standing);
  return changed({
    ...standing,
    status: 'Active',
    trialEndsAt: null,
    subscription: subscription ? paidUp(subscription, clock) : standing.subscription,
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
}

/** The next period begins, paid for or not. Who has been paused or has left meanwhile stays so. */
export function renew(
  standing: ClientStanding,
  { subscriptionId, renewal, hasPaid }: Outcome,
  { timeZone }: Clock,
): Change {
  const subscription = running(standing);
  if (subscription?.id !== subscriptionId) return unchanged;
  const renewed = inPeriod(subscription, renewal, timeZone);
  const { status } = standing;
  if (status !== 'Trialing' && status !== 'Active' && status !== 'PastDue') {
    return changed({ ...standing, subscription: renewed });
  }
  const next = hasPaid ? 'Active' : 'PastDue';
  return changed({
    ...standing,
    status: next,
    trialEndsAt: null,
    subscription: { ...renewed, status: next },
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
    return changed({ ...standing, subscription: { ...subscription, nextPriceVersion: plan.version } });
  }
  return changed({ ...standing, subscription: movedTo(subscription, plan, clock) });
}
