import { storedText } from '../../lib/i18n/i18n';
import type { AuditContext, Db } from '../../platform';
import { applyCommand, type CommandResult } from '../client-lifecycle/applyCommand';
import type { ClientCommand } from '../client-lifecycle/decide';
import type { ClientStateChange } from '../client-lifecycle/clientState';
import { refusalText } from '../client-lifecycle/refusalTexts';
import { commandOf } from './action';
import { rowsAfter, writeOutcomes, type QueuedRow, type RowOutcome } from './rows.repository';
import { updateBulk, type StoredBulk } from './bulkActions.repository';

const batchSize = 200;

const actorOf = (companyId: string, { id, createdBy, createdByName }: StoredBulk): AuditContext => ({
  viewer: null,
  caller: null,
  actor: { companyId, type: 'Operator', id: createdBy, name: createdByName },
  parentId: id,
});

const noChange: ClientStateChange = { before: {}, after: {} };

function bulkCommandOf(bulk: StoredBulk, rows: readonly QueuedRow[]): ClientCommand {
  if (bulk.kind === 'Export') throw new Error(`Export ${bulk.id} has no client command.`);
  if (bulk.kind !== 'Undo') return commandOf(bulk);
  const changes = new Map(rows.map(({ clientId, change }) => [clientId, change ?? noChange]));
  return { kind: 'Restore', changes };
}

const outcomeOf = (position: number, { outcome, reason, before, after }: CommandResult): RowOutcome => ({
  position,
  outcome,
  reason,
  problem: reason && storedText(() => refusalText(reason)),
  change: outcome === 'Changed' ? { before, after } : null,
});

/**
 * Writes the changes of the next clients, their row outcomes and the counters in the caller's transaction.
 * Returns false if no rows remain.
 */
export async function processBatch(db: Db, companyId: string, bulk: StoredBulk): Promise<boolean> {
  const { id, changed, unchanged, refused } = bulk;
  const done = changed + unchanged + refused;
  const rows = await rowsAfter(db, companyId, id, done, batchSize);
  if (rows.length === 0) return false;
  const results = await applyCommand(
    db,
    companyId,
    bulkCommandOf(bulk, rows),
    rows.map(({ clientId }) => clientId),
    actorOf(companyId, bulk),
  );
  const outcomes = results.map((result, index) => outcomeOf(done + index + 1, result));
  const count = (outcome: RowOutcome['outcome']) => outcomes.filter((row) => row.outcome === outcome).length;
  await writeOutcomes(db, companyId, id, outcomes);
  await updateBulk(db, companyId, id, {
    changed: changed + count('Changed'),
    unchanged: unchanged + count('Unchanged'),
    refused: refused + count('Refused'),
  });
  return true;
}
