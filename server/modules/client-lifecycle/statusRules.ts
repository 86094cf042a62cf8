import type { ClientStatus, DeactivationReason, DeactivationTime } from '../../schema.generated';
import { ended, paused, renewedFrom, reopened, type Clock } from '../subscriptions/subscription';
import { periodEndOf, running, type ClientStanding } from './standing';
import { changed, illegalMove, refused, unchanged, type Change } from './verdicts';

export interface Deactivation {
  when: DeactivationTime;
  reason: DeactivationReason;
  note: string | null;
}

export function pause(standing: ClientStanding): Change {
  const { status } = standing;
  if (status === 'Paused') return unchanged;
  if (status !== 'Active' && status !== 'PastDue') return illegalMove(status, 'Paused', 'be paused');
  return changed(onPause(standing));
}

const onPause = (standing: ClientStanding): ClientStanding => {
  const subscription = running(standing);
  return {
    ...standing,
    status: 'Paused',
    subscription: subscription ? paused(subscription) : standing.subscription,
  };
};

export function resume(standing: ClientStanding, clock: Clock): Change {
  const { status, deactivateAt } = standing;
  if (status === 'Deactivated') return refused('Deactivated clients can be reactivated, not resumed.');
  if (status !== 'Paused') return unchanged;
  const subscription = running(standing);
  if (!subscription) return changed({ ...standing, status: 'Active', statusBefore: null });
  const renewed = renewedFrom(subscription, clock);
  // A deactivation to come stays on its day, and nothing is paid for after it.
  const isCutShort = deactivateAt !== null && deactivateAt < renewed.periodEnd;
  const periodEnd = isCutShort ? deactivateAt : renewed.periodEnd;
  return changed({
    ...standing,
    status: 'Active',
    statusBefore: null,
    subscription: { ...renewed, periodEnd },
  });
}

const deactivated = (standing: ClientStanding, clock: Clock): ClientStanding => {
  const subscription = running(standing);
  return {
    ...standing,
    status: 'Deactivated',
    statusBefore: standing.status,
    deactivateAt: null,
    deactivatedAt: clock.now,
    subscription: subscription ? ended(subscription, clock.now) : standing.subscription,
  };
};

const withCancelling = (standing: ClientStanding, cancelsAtPeriodEnd: boolean) => {
  const subscription = running(standing);
  return subscription ? { ...subscription, cancelsAtPeriodEnd } : standing.subscription;
};

export function deactivate(
  standing: ClientStanding,
  clock: Clock,
  { when, reason, note }: Deactivation,
  operatorId: string | null,
): Change {
  if (standing.status === 'Deactivated') return unchanged;
  const told = { deactivatedBy: operatorId, deactivationReason: reason, deactivationNote: note };
  if (when === 'Now') return changed(deactivated({ ...standing, ...told }, clock));
  const deactivateAt = standing.deactivateAt ?? periodEndOf(standing, clock);
  if (deactivateAt === null) {
    return refused('There is no period that ends, so deactivating is possible only at once.', 'when');
  }
  const isToldAlready =
    standing.deactivateAt !== null &&
    standing.deactivationReason === reason &&
    standing.deactivationNote === note;
  if (isToldAlready) return unchanged;
  return changed({ ...standing, ...told, deactivateAt, subscription: withCancelling(standing, true) });
}

/** Does what was put off to the end of the period, once that has come. */
export function deactivateDue(standing: ClientStanding, clock: Clock): Change {
  const isDue = standing.deactivateAt !== null && standing.deactivateAt <= clock.now;
  return isDue ? changed(deactivated(standing, clock)) : unchanged;
}

/** Ends past due after the last retry. A client who pays later is reactivated: see `isEndedForNonPayment`. */
export function endPastDue(standing: ClientStanding, clock: Clock, by: 'Deactivate' | 'Pause'): Change {
  if (standing.status !== 'PastDue') return unchanged;
  if (by === 'Pause') return changed({ ...onPause(standing), statusBefore: 'PastDue' });
  const cause = { deactivatedBy: null, deactivationReason: 'NonPayment', deactivationNote: null } as const;
  return changed(deactivated({ ...standing, ...cause }, clock));
}

/** Whether Livery deactivated or paused the client for non-payment. */
export const isEndedForNonPayment = (standing: ClientStanding): boolean => {
  const { status, statusBefore, deactivatedBy, deactivationReason } = standing;
  if (status === 'Paused') return statusBefore === 'PastDue';
  return status === 'Deactivated' && deactivatedBy === null && deactivationReason === 'NonPayment';
};

export const notDeactivated = {
  deactivateAt: null,
  deactivatedAt: null,
  deactivatedBy: null,
  deactivationReason: null,
  deactivationNote: null,
} as const;

export function cancelDeactivation(standing: ClientStanding): Change {
  if (standing.status === 'Deactivated') {
    return refused(
      'Deactivated clients can be reactivated; there is nothing to come that could be taken back.',
    );
  }
  if (standing.deactivateAt === null) return unchanged;
  return changed({ ...standing, ...notDeactivated, subscription: withCancelling(standing, false) });
}

const statusBack = ({ statusBefore, trialEndsAt }: ClientStanding, { now }: Clock): ClientStatus => {
  if (statusBefore === 'Invited') return 'Invited';
  return trialEndsAt !== null && trialEndsAt > now ? 'Trialing' : 'Active';
};

export function reactivate(standing: ClientStanding, clock: Clock): Change {
  if (standing.status !== 'Deactivated') return unchanged;
  const { subscription, statusBefore } = standing;
  const status = statusBack(standing, clock);
  const next = { ...standing, ...notDeactivated, status, statusBefore: null };
  // Who never signed up has no subscription to go on with.
  if (!subscription || status === 'Invited') return changed(next);
  const wasPaused = statusBefore === 'Paused';
  return changed({
    ...next,
    trialEndsAt: status === 'Trialing' ? standing.trialEndsAt : null,
    subscription: wasPaused
      ? renewedFrom({ ...subscription, endedAt: null }, clock)
      : reopened(subscription, clock),
  });
}
