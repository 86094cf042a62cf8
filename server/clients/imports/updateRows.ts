import { type AuditContext, type Db, writeAuditEvents } from '../../platform';
import { changedFields } from '../../lib/changedFields';
import { storedMessage } from '../../lib/i18n/i18n';
import { mapInBatches } from '../../lib/mapInBatches';
import { editClients, fieldsForUpdate, findEditConflicts } from '../editing.repository';
import { conflictMessages } from './validateRows';
import { editOf, loadRowContext, parseUpdate } from './parseRow';
import type { PendingRow, RowResult } from './rows.repository';
import type { StoredImport } from './imports.repository';
import { fromStoredChoices } from './values';

/** Updates the matched clients and audits the changes in the name of the operator who uploaded the file. */
export async function updateRows(
  db: Db,
  companyId: string,
  { id: importId, mapping, unmatchedValues, createdBy, createdByName }: StoredImport,
  rows: readonly PendingRow[],
): Promise<RowResult[]> {
  const rowContext = await loadRowContext(db, companyId, fromStoredChoices(unmatchedValues));
  const parsedRows = await mapInBatches(rows, ({ number, cells, clientId }) => ({
    number,
    id: clientId ?? '',
    reading: parseUpdate(cells, mapping, rowContext),
  }));
  const before = await fieldsForUpdate(
    db,
    companyId,
    parsedRows.map(({ id }) => id),
  );
  const edits = parsedRows.flatMap(({ id, reading }) => {
    const fields = before.get(id);
    if (!fields || !('patch' in reading)) return [];
    const edit = editOf(id, reading, fields);
    const changes = changedFields(fields, edit.patch);
    return changes.length > 0 ? [{ ...edit, changes }] : [];
  });
  const conflicts = await findEditConflicts(db, companyId, edits);
  const applicableEdits = edits.filter(({ id }) => !conflicts.has(id));
  if (applicableEdits.length > 0) await editClients(db, companyId, applicableEdits);
  const actor: AuditContext = {
    viewer: null,
    caller: null,
    actor: { companyId, type: 'Operator', id: createdBy, name: createdByName },
    parentId: importId,
  };
  await writeAuditEvents(
    db,
    actor,
    applicableEdits.map(({ id, changes }) => ({
      action: 'client.updated',
      targetType: 'Client',
      targetId: id,
      targetLabel: before.get(id)?.name,
      changes,
    })),
  );
  const changedIds = new Set(applicableEdits.map(({ id }) => id));
  return parsedRows.map(({ number, id, reading }): RowResult => {
    if ('isSkipped' in reading) return { number, status: 'Skipped', problems: [], clientId: id };
    const conflict = conflicts.get(id);
    const problems =
      'problems' in reading ? reading.problems : conflict ? [storedMessage(conflictMessages[conflict])] : [];
    const status = problems.length > 0 ? 'Refused' : changedIds.has(id) ? 'Updated' : 'Unchanged';
    return { number, status, problems, clientId: id };
  });
}
