import { maxTags } from '../../../contract/clients';
import type { PaidPeriod } from '../subscriptions/payment';
import type { Clock, PlanPrice } from '../subscriptions/subscription';
import { changed, type ChangeResult, refused, unchanged } from './changeResult';
import { clientMrr, type ClientState, type ClientStateChange } from './clientState';
import {
  applyCurrentPrice,
  becomeActive,
  becomePastDue,
  changePlan,
  type PriceChangeTime,
  renew,
  type RenewalOutcome,
  subscribe,
  type SubscriptionTerms,
} from './planRules';
import { restore } from './restore';
import {
  cancelDeactivation,
  deactivate,
  deactivateDue,
  type Deactivation,
  endPastDue,
  pause,
  reactivate,
  resume,
} from './statusRules';

function addTags(state: ClientState, added: readonly string[]): ChangeResult {
  const tags = [...new Set([...state.tags, ...added])];
  if (tags.length === state.tags.length) return unchanged;
  if (tags.length > maxTags) return refused('TooManyTags', 'tags');
  return changed({ ...state, tags });
}

function removeTags(state: ClientState, removed: readonly string[]): ChangeResult {
  const tags = state.tags.filter((tag) => !removed.includes(tag));
  return tags.length === state.tags.length ? unchanged : changed({ ...state, tags });
}

/** A command from an operator or from a client in the portal. */
export type ClientCommand =
  | { kind: 'Pause' | 'Resume' | 'CancelDeactivation' | 'Reactivate' }
  | ({ kind: 'Deactivate' } & Deactivation)
  /** `shownPrice` is the price that the requester saw. Without it, the plan's current price applies. */
  | { kind: 'ChangePlan'; planId: string; shownPrice?: PlanPrice }
  | { kind: 'AddTags' | 'RemoveTags'; tags: readonly string[] }
  /** Reverts an earlier change of each client. Keys are client ids. */
  | { kind: 'Restore'; changes: ReadonlyMap<string, ClientStateChange> };

/** A command caused by a payment, a due date, a sign-up or a new price. */
export type BillingCommand =
  | { kind: 'BecomePastDue' }
  /** Sent when the last retry has failed and the grace period has ended. */
  | { kind: 'EndPastDue'; action: 'Deactivate' | 'Pause' }
  | { kind: 'BecomeActive'; paid?: PaidPeriod }
  /** `scheduledBy` maps client ids to the name of the operator who scheduled the deactivation. */
  | { kind: 'DeactivateDue'; scheduledBy: ReadonlyMap<string, string | null> }
  | ({ kind: 'Subscribe'; planId: string; shownPrice?: PlanPrice } & SubscriptionTerms)
  /** Sent when a new period starts, whether its payment succeeded, failed or was not needed. */
  | ({ kind: 'Renew' } & RenewalOutcome)
  /** Applies the plan's new price to subscribers with an earlier version. */
  | { kind: 'ApplyPrice'; planId: string; when: PriceChangeTime };

/** Everything besides the command and the client that a decision depends on. */
export interface LifecycleContext extends Clock {
  plans: ReadonlyMap<string, PlanPrice>;
  operatorId: string | null;
  newId: () => string;
  /** Ids of clients already charged for the plan, who don't pay its setup fee again. */
  chargedClientIds?: ReadonlySet<string>;
}

export type Decision = ChangeResult & {
  /** In minor units per month. */
  mrrChange: number;
};

/**
 * Returns the plan at the shown price if one is given and the plan is offered, otherwise at its current
 * price. Undefined for an unknown plan.
 */
const findPlan = (
  { plans }: LifecycleContext,
  planId: string,
  shownPrice: PlanPrice | undefined,
): PlanPrice | undefined => {
  const currentPlan = plans.get(planId);
  return currentPlan?.isOffered && shownPrice ? shownPrice : currentPlan;
};

function applyRule(
  command: ClientCommand | BillingCommand,
  state: ClientState,
  context: LifecycleContext,
): ChangeResult {
  const wasChargedBefore = context.chargedClientIds?.has(state.id) ?? false;
  switch (command.kind) {
    case 'Pause':
      return pause(state);
    case 'Resume':
      return resume(state, context);
    case 'Deactivate':
      return deactivate(state, context, command, context.operatorId);
    case 'DeactivateDue':
      return deactivateDue(state, context);
    case 'CancelDeactivation':
      return cancelDeactivation(state);
    case 'Reactivate':
      return reactivate(state, context);
    case 'ChangePlan':
      return changePlan(
        state,
        findPlan(context, command.planId, command.shownPrice),
        context,
        context.newId,
        wasChargedBefore,
      );
    case 'Subscribe':
      return subscribe(
        state,
        findPlan(context, command.planId, command.shownPrice),
        command,
        context,
        context.newId,
        wasChargedBefore,
      );
    case 'Renew':
      return renew(state, command, context);
    case 'ApplyPrice':
      return applyCurrentPrice(state, context.plans.get(command.planId), command.when, context);
    case 'BecomeActive':
      return becomeActive(state, context, command.paid);
    case 'BecomePastDue':
      return becomePastDue(state, context);
    case 'EndPastDue':
      return endPastDue(state, context, command.action);
    case 'AddTags':
      return addTags(state, command.tags);
    case 'RemoveTags':
      return removeTags(state, command.tags);
    case 'Restore':
      return restore(state, command.changes.get(state.id), context);
  }
}

/** Returns the effect of a command on a client in any state, without writing it. */
export function decide(
  command: ClientCommand | BillingCommand,
  state: ClientState,
  context: LifecycleContext,
): Decision {
  const result = applyRule(command, state, context);
  const mrrChange = result.outcome === 'Changed' ? clientMrr(result.next) - clientMrr(state) : 0;
  return { ...result, mrrChange };
}
