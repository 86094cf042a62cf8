import type { Context } from '../../context';
import { authorise } from '../../permissions';
import type { ClientBulkInput, ClientBulkPreview } from '../../schema.generated';
import { clientStandings, surroundingsOf, withCharged } from '../client-lifecycle/carryOut';
import { decide, type Decision } from '../client-lifecycle/decide';
import { refuseStrangers } from '../clients/selection';
import { verbOf } from './action';
import { actionOf } from './input';
import { alikeClients, clientBriefs, type Alike } from './previewSql';
import { bulkSelection } from './selection';

const mostExamples = 5;

type Judged = Alike & { decision: Decision };

const sum = (groups: readonly Judged[], of: (group: Judged) => number = ({ count }) => count): number =>
  groups.reduce((total, group) => total + of(group), 0);

function refusalsIn(refused: readonly Judged[]): ClientBulkPreview['refusals'] {
  const counts = new Map<string, number>();
  for (const { decision, count } of refused) {
    if (decision.outcome !== 'Refused') continue;
    counts.set(decision.problem, (counts.get(decision.problem) ?? 0) + count);
  }
  return [...counts]
    .map(([problem, count]) => ({ problem, count }))
    .sort((one, other) => other.count - one.count || one.problem.localeCompare(other.problem));
}

const examplesOf = (changed: readonly Judged[]): number[] =>
  changed
    .flatMap(({ numbers }) => numbers)
    .sort((one, other) => one - other)
    .slice(0, mostExamples);

/** What a bulk would do, judged by what will do it, without loading more than one client of each sort. */
export async function previewClientBulk(ctx: Context, input: ClientBulkInput): Promise<ClientBulkPreview> {
  const viewer = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  const { companyId, permissions } = viewer;
  const selection = bulkSelection(viewer, input.selection);
  return ctx.services.database.inCompany(companyId, async (db) => {
    await refuseStrangers(db, companyId, selection);
    const action = await actionOf(db, companyId, input);
    const groups = await alikeClients(db, companyId, selection, action);
    const ids = groups.map(({ clientId }) => clientId);
    const verb = verbOf(action);
    const around = await withCharged(db, companyId, await surroundingsOf(db, companyId, ctx), verb, ids);
    const standings = await clientStandings(db, companyId, ids);
    const judged = groups.flatMap((group): Judged[] => {
      const standing = standings.get(group.clientId);
      return standing ? [{ ...group, decision: decide(verb, standing, around) }] : [];
    });
    const those = (outcome: Decision['outcome']) =>
      judged.filter(({ decision }) => decision.outcome === outcome);
    const [changed, refused] = [those('Changed'), those('Refused')];
    return {
      total: sum(judged),
      willChange: sum(changed),
      unchanged: sum(those('Unchanged')),
      refused: sum(refused),
      refusals: refusalsIn(refused),
      mrrChange: permissions.has('MANAGE_PAYMENTS')
        ? sum(changed, ({ count, decision }) => count * decision.mrrChange)
        : null,
      examples: await clientBriefs(db, companyId, examplesOf(changed)),
    };
  });
}
