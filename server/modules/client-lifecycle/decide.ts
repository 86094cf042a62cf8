import type { PaidPeriod } from '../subscriptions/payment';
import type { Clock, PlanPrice } from '../subscriptions/subscription';
import { becomeActive, changePlan, fallBehind, moveToPrice, renew, subscribe } from './planRules';
import type { MoveTime, Outcome, Terms } from './planRules';
import { restore } from './restore';
import { mrrWorth, type ClientStanding, type StandingChange } from './standing';
import {
  cancelDeactivation,
  deactivate,
  deactivateDue,
  endPastDue,
  pause,
  reactivate,
  resume,
  type Deactivation,
} from './statusRules';
import { addTags, removeTags } from './tagRules';
import type { Change } from './verdicts';

export type { ClientStanding, StandingChange } from './standing';

/** What operators do to a client. */
export type ClientVerb =
  | { kind: 'Pause' | 'Resume' | 'CancelDeactivation' | 'Reactivate' }
  | ({ kind: 'Deactivate' } & Deactivation)
  /** `shown` is the plan as who asks saw it; as it is sold now where that is left out. */
  | { kind: 'ChangePlan'; planId: string; shown?: PlanPrice }
  | { kind: 'AddTags' | 'RemoveTags'; tags: readonly string[] }
  /** Takes back what was done to each of these clients, by their ids. */
  | { kind: 'Restore'; changes: ReadonlyMap<string, StandingChange> };

/** What becomes of a client by paying, by time, or by signing up. */
export type EventVerb =
  | { kind: 'FallBehind' }
  /** The last retry has failed, and the grace period is over. */
  | { kind: 'EndPastDue'; by: 'Deactivate' | 'Pause' }
  | { kind: 'BecomeActive'; paid?: PaidPeriod }
  /** Who had put it off, by the clients' ids, for the record. */
  | { kind: 'DeactivateDue'; scheduledBy: ReadonlyMap<string, string | null> }
  | ({ kind: 'Subscribe'; planId: string; shown?: PlanPrice } & Terms)
  /** A period was charged for, with success or without. */
  | ({ kind: 'Renew' } & Outcome)
  /** The plan has a new price, which those who have an earlier one get. */
  | { kind: 'MoveToPrice'; planId: string; when: MoveTime };

/** What a decision hangs on besides the client. */
export interface Surroundings extends Clock {
  plans: ReadonlyMap<string, PlanPrice>;
  operatorId: string | null;
  newId: () => string;
  /** Clients who were charged for the plan before, so they do not pay its setup fee again. */
  charged?: ReadonlySet<string>;
}

export type Decision = Change & {
  /** In minor units a month. */
  mrrChange: number;
};

/** At the price that it was shown at, as long as it is sold at all. */
const planOf = (
  { plans }: Surroundings,
  planId: string,
  shown: PlanPrice | undefined,
): PlanPrice | undefined => {
  const sold = plans.get(planId);
  return sold?.isOffered && shown ? shown : sold;
};

function change(verb: ClientVerb | EventVerb, standing: ClientStanding, around: Surroundings): Change {
  const isCharged = around.charged?.has(standing.id) ?? false;
  switch (verb.kind) {
    case 'Pause':
      return pause(standing);
    case 'Resume':
      return resume(standing, around);
    case 'Deactivate':
      return deactivate(standing, around, verb, around.operatorId);
    case 'DeactivateDue':
      return deactivateDue(standing, around);
    case 'CancelDeactivation':
      return cancelDeactivation(standing);
    case 'Reactivate':
      return reactivate(standing, around);
    case 'ChangePlan':
      return changePlan(standing, planOf(around, verb.planId, verb.shown), around, around.newId, isCharged);
    case 'Subscribe':
      return subscribe(
        standing,
        planOf(around, verb.planId, verb.shown),
        verb,
        around,
        around.newId,
        isCharged,
      );
    case 'Renew':
      return renew(standing, verb, around);
    case 'MoveToPrice':
      return moveToPrice(standing, around.plans.get(verb.planId), verb.when, around);
    case 'BecomeActive':
      return becomeActive(standing, around, verb.paid);
    case 'FallBehind':
      return fallBehind(standing, around);
    case 'EndPastDue':
      return endPastDue(standing, around, verb.by);
    case 'AddTags':
      return addTags(standing, verb.tags);
    case 'RemoveTags':
      return removeTags(standing, verb.tags);
    case 'Restore':
      return restore(standing, verb.changes.get(standing.id), around);
  }
}

/** What a verb would make of a client. Nothing is written, and no client stands so that there is no answer. */
export function decide(
  verb: ClientVerb | EventVerb,
  standing: ClientStanding,
  around: Surroundings,
): Decision {
  const outcome = change(verb, standing, around);
  const mrrChange = outcome.outcome === 'Changed' ? mrrWorth(outcome.next) - mrrWorth(standing) : 0;
  return { ...outcome, mrrChange };
}
