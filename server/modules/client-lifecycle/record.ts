import type { Db } from '../../db/database';
import type { PlanPrice } from '../subscriptions/subscription';
import type { AuditAction } from '../audit/actions';
import { recordAudits, type AuditChange, type AuditEntry, type Doer } from '../audit/service';
import type { ClientVerb, EventVerb } from './decide';
import type { ClientStanding, StandingChange } from './standing';

export interface Recorded {
  verb: ClientVerb | EventVerb;
  standing: ClientStanding;
  change: StandingChange;
  /** Now, unless it happened at another time. */
  at?: Date;
}

const actions: Readonly<Record<(ClientVerb | EventVerb)['kind'], AuditAction>> = {
  Pause: 'client.paused',
  Resume: 'client.resumed',
  Deactivate: 'client.deactivated',
  DeactivateDue: 'client.deactivated',
  CancelDeactivation: 'client.deactivationCanceled',
  Reactivate: 'client.reactivated',
  ChangePlan: 'client.planChanged',
  Subscribe: 'client.subscribed',
  Renew: 'client.activated',
  MoveToPrice: 'client.priceChanged',
  BecomeActive: 'client.activated',
  FallBehind: 'client.fellBehind',
  EndPastDue: 'client.deactivated',
  AddTags: 'client.updated',
  RemoveTags: 'client.updated',
  Restore: 'client.restored',
};

function actionOf({ verb, change: { after } }: Recorded): AuditAction {
  if (verb.kind === 'Deactivate' && verb.when === 'PeriodEnd' && after.status === undefined) {
    return 'client.deactivationScheduled';
  }
  if (verb.kind === 'MoveToPrice' && after.subscription?.nextPriceVersion)
    return 'client.priceChangeScheduled';
  if (verb.kind === 'EndPastDue' && after.status === 'Paused') return actions.Pause;
  if (verb.kind === 'Renew' && after.status === 'PastDue') return actions.FallBehind;
  return actions[verb.kind];
}

const shown = [
  'status',
  'tags',
  'trialEndsAt',
  'deactivateAt',
  'deactivationReason',
  'deactivationNote',
] as const;

function changesOf({ before, after }: StandingChange, plans: ReadonlyMap<string, PlanPrice>): AuditChange[] {
  const planName = ({ planId }: Partial<ClientStanding>) => (planId ? plans.get(planId)?.name : null);
  const changes: AuditChange[] = shown
    .filter((field) => field in after)
    .map((field) => ({ field, before: before[field], after: after[field] }));
  if ('planId' in after) changes.push({ field: 'plan', before: planName(before), after: planName(after) });
  const versions = [before, after].map(({ subscription }) => subscription?.priceVersion ?? null);
  if ('subscription' in after && !('planId' in after) && versions[0] !== versions[1]) {
    changes.push({ field: 'priceVersion', before: versions[0], after: versions[1] });
  }
  return changes;
}

const scheduler = ({ verb, standing }: Recorded): AuditChange[] =>
  verb.kind === 'DeactivateDue'
    ? [{ field: 'scheduledBy', before: null, after: verb.scheduledBy.get(standing.id) }]
    : [];

/** Only a pause after the last retry has a reason. */
const cause = ({ verb }: Recorded): AuditChange[] =>
  verb.kind === 'EndPastDue' && verb.by === 'Pause'
    ? [{ field: 'reason', before: null, after: 'NonPayment' }]
    : [];

/** Nothing in it tells of money, so that whoever may see the client may read it. */
export const moveEntry = (move: Recorded, plans: ReadonlyMap<string, PlanPrice>): AuditEntry => ({
  action: actionOf(move),
  targetType: 'Client',
  targetId: move.standing.id,
  targetLabel: move.standing.name,
  changes: [...changesOf(move.change, plans), ...scheduler(move), ...cause(move)],
});

export async function recordMoves(
  db: Db,
  by: Doer,
  plans: ReadonlyMap<string, PlanPrice>,
  moves: readonly Recorded[],
  occurredAt?: Date,
): Promise<void> {
  const entries = moves.map((move) => ({ ...moveEntry(move, plans), occurredAt: move.at ?? occurredAt }));
  await recordAudits(db, by, entries);
}
