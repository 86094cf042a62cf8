import {
  authorize,
  type ClientBulkActionInput,
  type ClientBulkActionPreview,
  type Context,
} from '../../platform';
import { language } from '../../lib/i18n/i18n';
import { validateReferences } from '../../clients';
import { loadClientStates } from '../client-lifecycle/clientLifecycle.repository';
import { loadLifecycleContext, withChargedClients } from '../client-lifecycle/lifecycleContext';
import { decide, type Decision } from '../client-lifecycle/decide';
import { commandOf } from './action';
import { parseAction } from './input';
import { groupClientsByOutcome, clientBriefs, type ClientGroup } from './preview.repository';
import { bulkSelection } from './selection';

const maxExamples = 5;

type DecidedGroup = ClientGroup & { decision: Decision };

const sum = (
  groups: readonly DecidedGroup[],
  weightOf: (group: DecidedGroup) => number = ({ count }) => count,
): number => groups.reduce((total, group) => total + weightOf(group), 0);

function refusalsIn(refused: readonly DecidedGroup[]): ClientBulkActionPreview['refusals'] {
  const counts = new Map<string, number>();
  for (const { decision, count } of refused) {
    if (decision.outcome !== 'Refused') continue;
    counts.set(decision.problem, (counts.get(decision.problem) ?? 0) + count);
  }
  return [...counts]
    .map(([problem, count]) => ({ problem, count }))
    .sort((one, other) => other.count - one.count || one.problem.localeCompare(other.problem, language()));
}

const examplesOf = (changed: readonly DecidedGroup[]): number[] =>
  changed
    .flatMap(({ numbers }) => numbers)
    .sort((one, other) => one - other)
    .slice(0, maxExamples);

/**
 * Returns the effects that a bulk action would have. Groups clients with the same outcome and decides for one
 * client of each group with the code that runs the action.
 */
export async function previewClientBulkAction(
  ctx: Context,
  input: ClientBulkActionInput,
): Promise<ClientBulkActionPreview> {
  const viewer = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  const { companyId, permissions } = viewer;
  const selection = bulkSelection(viewer, input.selection);
  return ctx.services.database.inCompany(companyId, async (db) => {
    await validateReferences(db, companyId, selection);
    const action = await parseAction(db, companyId, input);
    const groups = await groupClientsByOutcome(db, companyId, selection, action);
    const ids = groups.map(({ clientId }) => clientId);
    const command = commandOf(action);
    const context = await withChargedClients(
      db,
      companyId,
      await loadLifecycleContext(db, companyId, ctx),
      command,
      ids,
    );
    const states = await loadClientStates(db, companyId, ids);
    const decided = groups.flatMap((group): DecidedGroup[] => {
      const state = states.get(group.clientId);
      return state ? [{ ...group, decision: decide(command, state, context) }] : [];
    });
    const withOutcome = (outcome: Decision['outcome']) =>
      decided.filter(({ decision }) => decision.outcome === outcome);
    const [changed, refused] = [withOutcome('Changed'), withOutcome('Refused')];
    return {
      total: sum(decided),
      willChange: sum(changed),
      unchanged: sum(withOutcome('Unchanged')),
      refused: sum(refused),
      refusals: refusalsIn(refused),
      mrrChange: permissions.has('MANAGE_PAYMENTS')
        ? sum(changed, ({ count, decision }) => count * decision.mrrChange)
        : null,
      examples: await clientBriefs(db, companyId, examplesOf(changed)),
    };
  });
}
