import { isDeepStrictEqual } from 'node:util';
import type { ClientStatus, DeactivationReason } from '../../schema.generated';
import type { Moment } from '../../lib/moments';
import { runsUntil, worthOf, type Clock, type Subscription } from '../subscriptions/subscription';

/** How a client stands: what a verb may change. Plain values, so that JSON keeps it. */
export interface ClientStanding {
  id: string;
  name: string;
  status: ClientStatus;
  /** What the client was before being deactivated. */
  statusBefore: ClientStatus | null;
  planId: string | null;
  tags: readonly string[];
  trialEndsAt: Moment | null;
  /** When a deactivation to come falls due. */
  deactivateAt: Moment | null;
  deactivatedAt: Moment | null;
  /** The operator who deactivated the client, or said when. */
  deactivatedBy: string | null;
  deactivationReason: DeactivationReason | null;
  deactivationNote: string | null;
  /** There is a card to charge. */
  hasCard: boolean;
  /** Whether the card has not expired. */
  hasValidCard: boolean;
  /** A payment for a plan that is not open yet is in progress. */
  isCharging: boolean;
  /** The one that runs, or else the latest. */
  subscription: Subscription | null;
}

/** The parts of a standing that a verb changed: what client_bulk_rows keeps and undoing needs. */
export interface StandingChange {
  before: Partial<ClientStanding>;
  after: Partial<ClientStanding>;
}

export const running = ({ subscription }: ClientStanding): Subscription | null =>
  subscription?.endedAt === null ? subscription : null;

/** In minor units a month. */
export const mrrWorth = ({ subscription }: ClientStanding): number => worthOf(subscription).mrr;

/** When the period that is paid for, or the trial, ends; null when there is none. */
export function periodEndOf(standing: ClientStanding, clock: Clock): Moment | null {
  const subscription = running(standing);
  if (subscription) return runsUntil(subscription, clock);
  const { status, trialEndsAt } = standing;
  return status === 'Trialing' && trialEndsAt !== null && trialEndsAt > clock.now ? trialEndsAt : null;
}

/** When the next charge falls due; null when there is none to come: whoever is behind pays what is due first. */
export function nextRenewalOf(standing: ClientStanding): Moment | null {
  const subscription = running(standing);
  if (!subscription || subscription.cancelsAtPeriodEnd) return null;
  return ['Paused', 'PastDue'].includes(subscription.status) ? null : subscription.periodEnd;
}

/** What of a standing differs. */
export function changeBetween(before: ClientStanding, after: ClientStanding): StandingChange {
  const earlier = Object.entries(before);
  const later = new Map<string, unknown>(Object.entries(after));
  const differing = earlier.filter(([field, value]) => !isDeepStrictEqual(value, later.get(field)));
  return {
    before: Object.fromEntries(differing),
    after: Object.fromEntries(differing.map(([field]) => [field, later.get(field)])),
  };
}
