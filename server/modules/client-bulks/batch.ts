import type { Db } from '../../db/database';
import type { Doer } from '../audit/service';
import { carryOut, type Verdict } from '../client-lifecycle/carryOut';
import type { ClientVerb } from '../client-lifecycle/decide';
import type { StandingChange } from '../client-lifecycle/standing';
import { verbOf } from './action';
import { rowsAfter, writeOutcomes, type LinedUp, type RowOutcome } from './rowsSql';
import { updateBulk, type BulkRecord } from './sql';

const batchRows = 200;

const doerOf = (companyId: string, { id, createdBy, createdByName }: BulkRecord): Doer => ({
  viewer: null,
  caller: null,
  actor: { companyId, type: 'Operator', id: createdBy, name: createdByName },
  partOf: id,
});

const nothing: StandingChange = { before: {}, after: {} };

function verbFor(record: BulkRecord, rows: readonly LinedUp[]): ClientVerb {
  if (record.kind === 'Export') throw new Error(`Export ${record.id} was taken for something to work.`);
  if (record.kind !== 'Undo') return verbOf(record);
  const changes = new Map(rows.map(({ clientId, change }) => [clientId, change ?? nothing]));
  return { kind: 'Restore', changes };
}

const outcomeOf = (position: number, { outcome, problem, before, after }: Verdict): RowOutcome => ({
  position,
  outcome,
  problem,
  change: outcome === 'Changed' ? { before, after } : null,
});

/**
 * The changes of the next clients, what their rows say of them and the counters go in together, so that a cut between
 * batches leaves nothing in doubt. False when there are no more.
 */
export async function workBatch(db: Db, companyId: string, record: BulkRecord): Promise<boolean> {
  const { id, changed, unchanged, refused } = record;
  const done = changed + unchanged + refused;
  const rows = await rowsAfter(db, companyId, id, done, batchRows);
  if (rows.length === 0) return false;
  const verdicts = await carryOut(
    db,
    companyId,
    verbFor(record, rows),
    rows.map(({ clientId }) => clientId),
    doerOf(companyId, record),
  );
  const outcomes = verdicts.map((verdict, index) => outcomeOf(done + index + 1, verdict));
  const count = (outcome: RowOutcome['outcome']) => outcomes.filter((row) => row.outcome === outcome).length;
  await writeOutcomes(db, companyId, id, outcomes);
  await updateBulk(db, companyId, id, {
    changed: changed + count('Changed'),
    unchanged: unchanged + count('Unchanged'),
    refused: refused + count('Refused'),
  });
  return true;
}
