import type { AuditContext, Db } from '../../platform';
import { lockClients, publishClientChange } from '../../clients';
import type { Conflict } from '../../../contract/errors';
import { type BillingCommand, type ClientCommand, decide, type Decision } from './decide';
import { auditChanges, type AppliedChange } from './auditChanges';
import { loadClientStates, type ClientStateWrite } from './clientLifecycle.repository';
import { changeBetween, type ClientState, type ClientStateChange } from './clientState';
import { loadLifecycleContext, withChargedClients } from './lifecycleContext';
import { refusalText, type RefusalReason } from './refusalTexts';
import { writeTransitions } from './writeTransitions';

/**
 * The result for one client. `before` and `after` are JSON-serializable and sufficient to restore the client.
 */
export interface CommandResult extends ClientStateChange {
  clientId: string;
  outcome: Decision['outcome'];
  problem: string | null;
  conflict: Conflict<Date> | null;
  reason: RefusalReason | null;
  /** The input field that caused a refusal. */
  field: string | null;
  mrrChange: number;
}

const noChange: ClientStateChange = { before: {}, after: {} };

const notFoundResult = (clientId: string): CommandResult => ({
  clientId,
  outcome: 'Refused',
  problem: refusalText('ClientUnknown'),
  conflict: null,
  reason: 'ClientUnknown',
  field: null,
  mrrChange: 0,
  ...noChange,
});

const toResult = (state: ClientState, decision: Decision, change = noChange): CommandResult => ({
  clientId: state.id,
  outcome: decision.outcome,
  problem: decision.outcome === 'Refused' ? decision.problem : null,
  conflict: (decision.outcome === 'Refused' && decision.conflict) || null,
  reason: decision.outcome === 'Refused' ? decision.reason : null,
  field: (decision.outcome === 'Refused' && decision.field) || null,
  mrrChange: decision.mrrChange,
  ...change,
});

/**
 * Applies one command to clients with a constant number of statements, writes audit events and notifies open
 * lists. Runs in the caller's transaction and returns one result per distinct client, in the order of
 * `clientIds`.
 */
export async function applyCommand(
  db: Db,
  companyId: string,
  command: ClientCommand | BillingCommand,
  clientIds: readonly string[],
  actor: AuditContext,
  now?: Date,
): Promise<CommandResult[]> {
  const ids = [...new Set(clientIds)];
  await lockClients(db, companyId, ids);
  // The time is read after locking, so that the MRR movements of a client have ascending times.
  const context = await withChargedClients(
    db,
    companyId,
    await loadLifecycleContext(db, companyId, actor, now),
    command,
    ids,
  );
  const states = await loadClientStates(db, companyId, ids);
  const writes: ClientStateWrite[] = [];
  const appliedChanges: AppliedChange[] = [];
  const results = ids.map((id) => {
    const state = states.get(id);
    if (!state) return notFoundResult(id);
    const decision = decide(command, state, context);
    if (decision.outcome !== 'Changed') return toResult(state, decision);
    const change = changeBetween(state, decision.next);
    writes.push({ at: context.now, before: state, after: decision.next });
    appliedChanges.push({ command, state, change });
    return toResult(state, decision, change);
  });
  await writeTransitions(db, companyId, writes);
  await auditChanges(db, actor, context.plans, appliedChanges, now);
  const changedIds = appliedChanges.map(({ state }) => state.id);
  await publishClientChange(db, companyId, 'Updated', changedIds);
  return results;
}
