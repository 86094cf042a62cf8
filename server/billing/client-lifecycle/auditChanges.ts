import {
  type AuditAction,
  type AuditChange,
  type AuditContext,
  type AuditEntry,
  type Db,
  writeAuditEvents,
} from '../../platform';
import type { PlanPrice } from '../subscriptions/subscription';
import type { BillingCommand, ClientCommand } from './decide';
import type { ClientState, ClientStateChange } from './clientState';

export interface AppliedChange {
  command: ClientCommand | BillingCommand;
  state: ClientState;
  change: ClientStateChange;
  /**
   * The time of the audit event. Defaults to the time passed to `auditChanges`, or else to the current time.
   */
  at?: Date;
}

const actions: Readonly<Record<(ClientCommand | BillingCommand)['kind'], AuditAction>> = {
  Pause: 'client.paused',
  Resume: 'client.resumed',
  Deactivate: 'client.deactivated',
  DeactivateDue: 'client.deactivated',
  CancelDeactivation: 'client.deactivationCanceled',
  Reactivate: 'client.reactivated',
  ChangePlan: 'client.planChanged',
  Subscribe: 'client.subscribed',
  Renew: 'client.activated',
  ApplyPrice: 'client.priceChanged',
  BecomeActive: 'client.activated',
  BecomePastDue: 'client.fellBehind',
  EndPastDue: 'client.deactivated',
  AddTags: 'client.updated',
  RemoveTags: 'client.updated',
  Restore: 'client.restored',
};

function actionOf({ command, change: { after } }: AppliedChange): AuditAction {
  if (command.kind === 'Deactivate' && command.when === 'PeriodEnd' && after.status === undefined) {
    return 'client.deactivationScheduled';
  }
  if (command.kind === 'ApplyPrice' && after.subscription?.nextPriceVersion)
    return 'client.priceChangeScheduled';
  if (command.kind === 'EndPastDue' && after.status === 'Paused') return actions.Pause;
  if (command.kind === 'Renew' && after.status === 'PastDue') return actions.BecomePastDue;
  return actions[command.kind];
}

const auditedFields = [
  'status',
  'tags',
  'trialEndsAt',
  'deactivateAt',
  'deactivationReason',
  'deactivationNote',
] as const;

function changesOf(
  { before, after }: ClientStateChange,
  plans: ReadonlyMap<string, PlanPrice>,
): AuditChange[] {
  const planName = ({ planId }: Partial<ClientState>) => (planId ? plans.get(planId)?.name : null);
  const changes: AuditChange[] = auditedFields
    .filter((field) => field in after)
    .map((field) => ({ field, before: before[field], after: after[field] }));
  if ('planId' in after) changes.push({ field: 'plan', before: planName(before), after: planName(after) });
  const versions = [before, after].map(({ subscription }) => subscription?.priceVersion ?? null);
  if ('subscription' in after && !('planId' in after) && versions[0] !== versions[1]) {
    changes.push({ field: 'priceVersion', before: versions[0], after: versions[1] });
  }
  return changes;
}

const schedulerChanges = ({ command, state }: AppliedChange): AuditChange[] =>
  command.kind === 'DeactivateDue'
    ? [{ field: 'scheduledBy', before: null, after: command.scheduledBy.get(state.id) }]
    : [];

/**
 * Returns the audited reason for a pause after the last retry. A deactivation audits the client's field
 * `deactivationReason` instead.
 */
const reasonChanges = ({ command }: AppliedChange): AuditChange[] =>
  command.kind === 'EndPastDue' && command.action === 'Pause'
    ? [{ field: 'reason', before: null, after: 'NonPayment' }]
    : [];

/** Returns an audit entry without amounts, so that every operator who can view the client can read it. */
export const toAuditEntry = (
  appliedChange: AppliedChange,
  plans: ReadonlyMap<string, PlanPrice>,
): AuditEntry => ({
  action: actionOf(appliedChange),
  targetType: 'Client',
  targetId: appliedChange.state.id,
  targetLabel: appliedChange.state.name,
  changes: [
    ...changesOf(appliedChange.change, plans),
    ...schedulerChanges(appliedChange),
    ...reasonChanges(appliedChange),
  ],
});

export async function auditChanges(
  db: Db,
  actor: AuditContext,
  plans: ReadonlyMap<string, PlanPrice>,
  appliedChanges: readonly AppliedChange[],
  occurredAt?: Date,
): Promise<void> {
  const entries = appliedChanges.map((appliedChange) => ({
    ...toAuditEntry(appliedChange, plans),
    occurredAt: appliedChange.at ?? occurredAt,
  }));
  await writeAuditEvents(db, actor, entries);
}
