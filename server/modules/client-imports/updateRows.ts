import type { Db } from '../../db/database';
import { changedFields } from '../../lib/changedFields';
import { inTurns } from '../../lib/inTurns';
import { recordAudits, type Doer } from '../audit/service';
import { editClients, fieldsForUpdate, obstaclesToEdits } from '../clients/editing';
import { editOf } from './editOf';
import { problemOf } from './judge';
import { readUpdate } from './readRow';
import { surroundingsOf } from './surroundings';
import type { DueRow, RowVerdict } from './rowsSql';
import type { ImportRecord } from './sql';
import { choicesOf } from './values';

/** Changes the clients whom rows name, and records it under whoever started the import. */
export async function updateRows(
  db: Db,
  companyId: string,
  { id: importId, mapping, unmatchedValues, createdBy, createdByName }: ImportRecord,
  rows: readonly DueRow[],
): Promise<RowVerdict[]> {
  const around = await surroundingsOf(db, companyId, choicesOf(unmatchedValues));
  const read = await inTurns(rows, ({ number, cells, clientId }) => ({
    number,
    id: clientId ?? '',
    reading: readUpdate(cells, mapping, around),
  }));
  const before = await fieldsForUpdate(
    db,
    companyId,
    read.map(({ id }) => id),
  );
  const edits = read.flatMap(({ id, reading }) => {
    const fields = before.get(id);
    if (!fields || !('patch' in reading)) return [];
    const edit = editOf(id, reading, fields);
    const changes = changedFields(fields, edit.patch);
    return changes.length > 0 ? [{ ...edit, changes }] : [];
  });
  const obstacles = await obstaclesToEdits(db, companyId, edits);
  const possible = edits.filter(({ id }) => !obstacles.has(id));
  if (possible.length > 0) await editClients(db, companyId, possible);
  const by: Doer = {
    viewer: null,
    caller: null,
    actor: { companyId, type: 'Operator', id: createdBy, name: createdByName },
    partOf: importId,
  };
  await recordAudits(
    db,
    by,
    possible.map(({ id, changes }) => ({
      action: 'client.updated',
      targetType: 'Client',
      targetId: id,
      targetLabel: before.get(id)?.name,
      changes,
    })),
  );
  const changed = new Set(possible.map(({ id }) => id));
  return read.map(({ number, id, reading }): RowVerdict => {
    if ('isSkipped' in reading) return { number, status: 'Skipped', problems: [], clientId: id };
    const obstacle = obstacles.get(id);
    const problems = 'problems' in reading ? reading.problems : obstacle ? [problemOf[obstacle]] : [];
    const status = problems.length > 0 ? 'Refused' : changed.has(id) ? 'Updated' : 'Unchanged';
    return { number, status, problems, clientId: id };
  });
}
