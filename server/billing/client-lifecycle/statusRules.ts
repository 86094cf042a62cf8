import type { ClientStatus, DeactivationReason, DeactivationTime } from '../../../contract/enums';
import {
  cancelSubscription,
  pauseSubscription,
  activateSubscription,
  reopenSubscription,
  type Clock,
} from '../subscriptions/subscription';
import { periodEndOf, currentSubscription, type ClientState } from './clientState';
import { changed, illegalTransition, refused, unchanged, type ChangeResult } from './changeResult';

export interface Deactivation {
  when: DeactivationTime;
  reason: DeactivationReason;
  note: string | null;
}

export function pause(state: ClientState): ChangeResult {
  const { status } = state;
  if (status === 'Paused') return unchanged;
  if (status !== 'Active' && status !== 'PastDue') {
    return illegalTransition(status, 'Paused', 'NotPausable');
  }
  return changed(toPaused(state));
}

const toPaused = (state: ClientState): ClientState => {
  const subscription = currentSubscription(state);
  return {
    ...state,
    status: 'Paused',
    subscription: subscription ? pauseSubscription(subscription) : state.subscription,
  };
};

export function resume(state: ClientState, clock: Clock): ChangeResult {
  const { status, deactivateAt } = state;
  if (status === 'Deactivated') return refused('DeactivatedCannotResume');
  if (status !== 'Paused') return unchanged;
  const subscription = currentSubscription(state);
  if (!subscription) return changed({ ...state, status: 'Active', statusBefore: null });
  const renewed = activateSubscription(subscription, clock);
  // A scheduled deactivation keeps its date and can end the new period early.
  const isCutShort = deactivateAt !== null && deactivateAt < renewed.periodEnd;
  const periodEnd = isCutShort ? deactivateAt : renewed.periodEnd;
  return changed({
    ...state,
    status: 'Active',
    statusBefore: null,
    subscription: { ...renewed, periodEnd },
  });
}

const toDeactivated = (state: ClientState, clock: Clock): ClientState => {
  const subscription = currentSubscription(state);
  return {
    ...state,
    status: 'Deactivated',
    statusBefore: state.status,
    deactivateAt: null,
    deactivatedAt: clock.now,
    subscription: subscription ? cancelSubscription(subscription, clock.now) : state.subscription,
  };
};

const withCancelAtPeriodEnd = (state: ClientState, cancelsAtPeriodEnd: boolean) => {
  const subscription = currentSubscription(state);
  return subscription ? { ...subscription, cancelsAtPeriodEnd } : state.subscription;
};

export function deactivate(
  state: ClientState,
  clock: Clock,
  { when, reason, note }: Deactivation,
  operatorId: string | null,
): ChangeResult {
  if (state.status === 'Deactivated') return unchanged;
  const details = { deactivatedBy: operatorId, deactivationReason: reason, deactivationNote: note };
  if (when === 'Now') return changed(toDeactivated({ ...state, ...details }, clock));
  const deactivateAt = state.deactivateAt ?? periodEndOf(state, clock);
  if (deactivateAt === null) {
    return refused('NoBillingPeriod', 'when');
  }
  const isAlreadyScheduled =
    state.deactivateAt !== null && state.deactivationReason === reason && state.deactivationNote === note;
  if (isAlreadyScheduled) return unchanged;
  return changed({ ...state, ...details, deactivateAt, subscription: withCancelAtPeriodEnd(state, true) });
}

/** Deactivates the client if a scheduled deactivation is due. */
export function deactivateDue(state: ClientState, clock: Clock): ChangeResult {
  const isDue = state.deactivateAt !== null && state.deactivateAt <= clock.now;
  return isDue ? changed(toDeactivated(state, clock)) : unchanged;
}

/**
 * Deactivates or pauses a past-due client after the last retry, and leaves other clients unchanged. A later
 * payment reactivates the client: see `isEndedForNonPayment`.
 */
export function endPastDue(state: ClientState, clock: Clock, action: 'Deactivate' | 'Pause'): ChangeResult {
  if (state.status !== 'PastDue') return unchanged;
  if (action === 'Pause') return changed({ ...toPaused(state), statusBefore: 'PastDue' });
  const cause = { deactivatedBy: null, deactivationReason: 'NonPayment', deactivationNote: null } as const;
  return changed(toDeactivated({ ...state, ...cause }, clock));
}

/** Returns whether Livery deactivated or paused the client for non-payment. */
export const isEndedForNonPayment = (state: ClientState): boolean => {
  const { status, statusBefore, deactivatedBy, deactivationReason } = state;
  if (status === 'Paused') return statusBefore === 'PastDue';
  return status === 'Deactivated' && deactivatedBy === null && deactivationReason === 'NonPayment';
};

export const clearedDeactivation = {
  deactivateAt: null,
  deactivatedAt: null,
  deactivatedBy: null,
  deactivationReason: null,
  deactivationNote: null,
} as const;

export function cancelDeactivation(state: ClientState): ChangeResult {
  if (state.status === 'Deactivated') {
    return refused('NotDeactivating');
  }
  if (state.deactivateAt === null) return unchanged;
  return changed({ ...state, ...clearedDeactivation, subscription: withCancelAtPeriodEnd(state, false) });
}

const statusAfterReactivation = (
  { statusBefore, trialEndsAt }: ClientState,
  { now }: Clock,
): ClientStatus => {
  if (statusBefore === 'Invited') return 'Invited';
  return trialEndsAt !== null && trialEndsAt > now ? 'Trialing' : 'Active';
};

export function reactivate(state: ClientState, clock: Clock): ChangeResult {
  if (state.status !== 'Deactivated') return unchanged;
  const { subscription, statusBefore } = state;
  const status = statusAfterReactivation(state, clock);
  const next = { ...state, ...clearedDeactivation, status, statusBefore: null };
  // A client who never signed up has no subscription to continue.
  if (!subscription || status === 'Invited') return changed(next);
  const wasPaused = statusBefore === 'Paused';
  return changed({
    ...next,
    trialEndsAt: status === 'Trialing' ? state.trialEndsAt : null,
    subscription: wasPaused
      ? activateSubscription({ ...subscription, endedAt: null }, clock)
      : reopenSubscription(subscription, clock),
  });
}
