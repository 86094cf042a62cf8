import { type Db, systemContext } from '../../platform';
import { lockClients, publishClientChange } from '../../clients';
import { toTimestamp } from '../../lib/timestamps';
import type { PlanPrice } from '../subscriptions/subscription';
import { type BillingCommand, decide, type LifecycleContext } from './decide';
import { auditChanges, type AppliedChange } from './auditChanges';
import { loadClientStates, type ClientStateWrite } from './clientLifecycle.repository';
import { changeBetween } from './clientState';
import { contextAsOf, loadLifecycleContext } from './lifecycleContext';
import { writeTransitions } from './writeTransitions';

export interface DatedCommand {
  clientId: string;
  command: BillingCommand;
  at: Date;
}

interface WrittenChanges {
  plans: ReadonlyMap<string, PlanPrice>;
  appliedChanges: AppliedChange[];
}

const noActor = { viewer: null, caller: null };

async function writeCommands(
  db: Db,
  companyId: string,
  commands: readonly DatedCommand[],
  contextAt: (context: LifecycleContext, at: Date) => LifecycleContext,
): Promise<WrittenChanges> {
  const ids = commands.map(({ clientId }) => clientId);
  await lockClients(db, companyId, ids);
  const context = await loadLifecycleContext(db, companyId, noActor);
  const states = await loadClientStates(db, companyId, ids);
  const writes: ClientStateWrite[] = [];
  const appliedChanges: AppliedChange[] = [];
  for (const { clientId, command, at } of commands) {
    const state = states.get(clientId);
    if (!state) throw new Error(`Client ${clientId} does not exist.`);
    const commandContext = contextAt(context, at);
    const decision = decide(command, state, commandContext);
    if (decision.outcome === 'Refused')
      throw new Error(`${command.kind} of ${clientId}: ${decision.problem}`);
    if (decision.outcome !== 'Changed') continue;
    writes.push({ at: commandContext.now, before: state, after: decision.next });
    appliedChanges.push({ command, state, change: changeBetween(state, decision.next), at });
  }
  await writeTransitions(db, companyId, writes);
  return { plans: context.plans, appliedChanges };
}

/**
 * Applies commands, each at its own time, with a constant number of statements. `commands` must not contain
 * two for one client. Doesn't audit the changes or publish `clientChanged`. Throws if a client does not exist
 * or a command is refused.
 */
export async function applyDatedCommands(
  db: Db,
  companyId: string,
  commands: readonly DatedCommand[],
): Promise<void> {
  await writeCommands(db, companyId, commands, contextAsOf);
}

/**
 * Returns the context at the time of a command that has just occurred, so no later period counts as renewed.
 */
function atExactly(context: LifecycleContext, at: Date): LifecycleContext {
  const now = toTimestamp(at);
  return { ...context, now, renewedUntil: now };
}

/**
 * Applies billing commands with the system as the actor. Audits and publishes only status transitions,
 * because not every operator who views clients may see payments.
 */
export async function applyBillingCommands(
  db: Db,
  companyId: string,
  commands: readonly DatedCommand[],
): Promise<void> {
  const { plans, appliedChanges } = await writeCommands(db, companyId, commands, atExactly);
  const transitions = appliedChanges.filter(({ change }) => change.after.status !== undefined);
  await auditChanges(db, systemContext(companyId), plans, transitions);
  await publishClientChange(
    db,
    companyId,
    'Updated',
    transitions.map(({ state }) => state.id),
  );
}
