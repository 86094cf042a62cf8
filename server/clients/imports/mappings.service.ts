import { z } from 'zod';
import {
  authorize,
  type ClientImportSavedMapping,
  type Context,
  type SaveClientImportMappingInput,
  writeAuditEvent,
} from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { badInput, conflict, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isId } from '../../../contract/ids';
import { parseInput, plainLine } from '../../lib/input';
import { truncate, headerMaxLength, maxColumns } from './headers';
import { deleteMapping, savedMappings, upsertMapping } from './mappings.repository';
import { mappingNameLimits } from '../../../contract/clients';

const maxMappings = 100;

const nameInput = z.object({ name: plainLine(mappingNameLimits) });

const auditTarget = ({ id, name }: { id: string; name: string }) => ({
  targetType: 'ClientImportMapping',
  targetId: id,
  targetLabel: name,
});

export async function listImportMappings(ctx: Context): Promise<ClientImportSavedMapping[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  return ctx.services.database.inCompany(companyId, (db) => savedMappings(db, companyId));
}

function validateColumns(columns: SaveClientImportMappingInput['columns']): void {
  if (columns.length === 0) throw badInput({ columns: t('Choose a field for at least one column.') });
  if (columns.length > maxColumns)
    throw badInput({ columns: t('Choose at most {max} columns.', { max: maxColumns }) });
  if (new Set(columns.map(({ field }) => field)).size < columns.length) {
    throw badInput({ columns: t('Choose only one column for each field.') });
  }
}

export async function saveImportMapping(
  ctx: Context,
  input: SaveClientImportMappingInput,
): Promise<ClientImportSavedMapping> {
  const { companyId, operatorId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  const { name } = parseInput(nameInput, { name: input.name });
  validateColumns(input.columns);
  const columns = input.columns.map(({ header, field }) => ({
    header: truncate(header, headerMaxLength),
    field,
  }));
  return ctx.services.database.inCompany(companyId, async (db) => {
    const saved = await upsertMapping(db, companyId, operatorId, { id: newId(), name, columns });
    if ((await savedMappings(db, companyId)).length > maxMappings) {
      throw conflict(t('You can save at most {max} mappings. Delete a mapping first.', { max: maxMappings }));
    }
    const changes = [{ field: 'columns', before: null, after: columns }];
    await writeAuditEvent(db, ctx, { action: 'clientImportMapping.saved', ...auditTarget(saved), changes });
    return saved;
  });
}

export async function deleteImportMapping(ctx: Context, id: string): Promise<boolean> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  if (!isId(id)) throw notFound();
  return ctx.services.database.inCompany(companyId, async (db) => {
    const name = await deleteMapping(db, companyId, id);
    if (name === null) throw notFound();
    await writeAuditEvent(db, ctx, { action: 'clientImportMapping.deleted', ...auditTarget({ id, name }) });
    return true;
  });
}
