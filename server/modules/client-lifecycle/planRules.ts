import type { ClientStatus } from '../../schema.generated';
import {
  begun,
  movedTo,
  renewedFrom,
  trialEndAfter,
  type Clock,
  type PlanPrice,
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
  const begins = begun(newId(), plan, clock, status === 'Trialing' ? trialEndsAt : null);
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

/** A client begins to have the plan, on trial for so many days. */
export function subscribe(
  standing: ClientStanding,
  plan: PlanPrice | undefined,
  trialDays: number,
  clock: Clock,
  newId: NewId,
): Change {
  if (!plan) return refused('This plan does not exist.', 'planId');
  if (standing.status === 'Deactivated' || standing.status === 'Paused') {
    return refused(`${nameOf[standing.status]} can't begin a subscription.`);
  }
  if (running(standing)) return refused('Clients have one subscription at a time.');
  const trialEndsAt = trialEndAfter(clock.now, trialDays);
  if (trialEndsAt !== null && standing.status !== 'Invited' && standing.status !== 'Trialing') {
    return refused(`${nameOf[standing.status]} can't begin a trial.`);
  }
  const subscription = begun(newId(), plan, clock, trialEndsAt);
  const status: ClientStatus = trialEndsAt === null ? 'Active' : 'Trialing';
  return changed({ ...standing, status, planId: plan.planId, trialEndsAt, subscription });
}

/** The trial is over and paid for, or a payment that was due has come. */
export function becomeActive(standing: ClientStanding, clock: Clock): Change {
  if (standing.status !== 'Trialing' && standing.status !== 'PastDue') return unchanged;
  const subscription = running(standing);
  if (!subscription) return changed({ ...standing, status: 'Active', trialEndsAt: null });
  return changed({
    ...standing,
    status: 'Active',
    trialEndsAt: null,
    subscription:
      subscription.status === 'Trialing'
        ? renewedFrom(subscription, clock)
        : { ...subscription, status: 'Active' },
  });
}

/** A payment that was due has not come. */
export function fallBehind(standing: ClientStanding, clock: Clock): Change {
  const { status } = standing;
  if (status === 'PastDue') return unchanged;
  if (status !== 'Trialing' && status !== 'Active') return illegalMove(status, 'PastDue', 'become past due');
  const subscription = running(standing);
  if (!subscription) return changed({ ...standing, status: 'PastDue', trialEndsAt: null });
  const behind = subscription.status === 'Trialing' ? renewedFrom(subscription, clock) : subscription;
  return changed({
    ...standing,
    status: 'PastDue',
    trialEndsAt: null,
    subscription: { ...behind, status: 'PastDue' },
  });
}
