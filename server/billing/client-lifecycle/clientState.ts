import { isDeepStrictEqual } from 'node:util';
import type { ClientStatus, DeactivationReason } from '../../../contract/enums';
import type { Timestamp } from '../../lib/timestamps';
import {
  currentEndOf,
  recurringRevenueOf,
  type Clock,
  type Subscription,
} from '../subscriptions/subscription';

declare module '../../platform/db/jsonColumns' {
  interface JsonColumns {
    'client_bulk_rows.before': Partial<ClientState>;
    'client_bulk_rows.after': Partial<ClientState>;
  }
}

/** The parts of a client that commands read or change. JSON-serializable. */
export interface ClientState {
  id: string;
  name: string;
  status: ClientStatus;
  /** The status before a deactivation, or `PastDue` if Livery paused the client for non-payment. */
  statusBefore: ClientStatus | null;
  planId: string | null;
  tags: readonly string[];
  trialEndsAt: Timestamp | null;
  /** When a scheduled deactivation is due. */
  deactivateAt: Timestamp | null;
  deactivatedAt: Timestamp | null;
  /** The id of the operator who deactivated the client or scheduled the deactivation. */
  deactivatedBy: string | null;
  deactivationReason: DeactivationReason | null;
  deactivationNote: string | null;
  /** Whether the client has a default card, even an expired one. */
  hasCard: boolean;
  /** Whether the client has a default card that has not expired. */
  hasValidCard: boolean;
  /** Whether the first payment for the current plan is in progress. */
  isCharging: boolean;
  /** The current subscription, or the latest one that ended. */
  subscription: Subscription | null;
}

/** The fields that a command changed. `client_bulk_rows` stores them to undo the command. */
export interface ClientStateChange {
  before: Partial<ClientState>;
  after: Partial<ClientState>;
}

export const currentSubscription = ({ subscription }: ClientState): Subscription | null =>
  subscription?.endedAt === null ? subscription : null;

/** Returns the MRR in minor units. */
export const clientMrr = ({ subscription }: ClientState): number => recurringRevenueOf(subscription).mrr;

/** Returns the end of the paid period or trial, or null if there is no such period. */
export function periodEndOf(state: ClientState, clock: Clock): Timestamp | null {
  const subscription = currentSubscription(state);
  if (subscription) return currentEndOf(subscription, clock);
  const { status, trialEndsAt } = state;
  return status === 'Trialing' && trialEndsAt !== null && trialEndsAt > clock.now ? trialEndsAt : null;
}

/**
 * Returns when the next renewal is due. Null without a current subscription, before a cancellation at the end
 * of the period, and while the subscription is paused or past due.
 */
export function nextRenewalOf(state: ClientState): Timestamp | null {
  const subscription = currentSubscription(state);
  if (!subscription || subscription.cancelsAtPeriodEnd) return null;
  return ['Paused', 'PastDue'].includes(subscription.status) ? null : subscription.periodEnd;
}

export function changeBetween(before: ClientState, after: ClientState): ClientStateChange {
  const earlier = Object.entries(before);
  const later = new Map<string, unknown>(Object.entries(after));
  const differing = earlier.filter(([field, value]) => !isDeepStrictEqual(value, later.get(field)));
  return {
    before: Object.fromEntries(differing),
    after: Object.fromEntries(differing.map(([field]) => [field, later.get(field)])),
  };
}
