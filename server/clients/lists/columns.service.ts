import { isDeepStrictEqual } from 'node:util';
import { authorize, type Context, type MutationSetListColumnsArgs, writeAuditEvent } from '../../platform';
import { parseInput } from '../../lib/parseInput';
import { humanize } from '../../lib/humanize';
import type { ListName } from '../../../contract/enums';
import { listColumnsInput } from './input';
import { listPermissions } from './listPermissions';
import { columnsOf, deleteColumns, saveColumns } from './lists.repository';

export async function listColumns(ctx: Context, list: ListName): Promise<string[] | null> {
  const { companyId, operatorId } = authorize(ctx.viewer, listPermissions[list], 'read');
  return ctx.services.database.inCompany(companyId, (db) => columnsOf(db, companyId, operatorId, list));
}

export async function setListColumns(
  ctx: Context,
  { list, columns: requested }: MutationSetListColumnsArgs,
): Promise<string[] | null> {
  const { companyId, operatorId } = authorize(ctx.viewer, listPermissions[list], 'write');
  const { columns } = parseInput(listColumnsInput(list), { columns: requested });
  await ctx.services.database.inCompany(companyId, async (db) => {
    const previous = await columnsOf(db, companyId, operatorId, list);
    if (isDeepStrictEqual(previous, columns)) return;
    if (columns) await saveColumns(db, companyId, operatorId, list, columns);
    else await deleteColumns(db, companyId, operatorId, list);
    await writeAuditEvent(db, ctx, {
      action: 'list.columnsChosen',
      targetType: 'List',
      targetId: operatorId,
      targetLabel: humanize(list),
      changes: [{ field: 'columns', before: previous, after: columns }],
    });
  });
  return columns;
}
