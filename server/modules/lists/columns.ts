import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context';
import { parseInput } from '../../lib/parseInput';
import { humanize } from '../../lib/humanize';
import { authorise } from '../../permissions';
import type { ListName, MutationSetListColumnsArgs } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { listColumnsInput } from './input';
import { permissionOf } from './permissionOf';
import { columnsOf, forgetColumns, keepColumns } from './sql';

export async function listColumns(ctx: Context, list: ListName): Promise<string[] | null> {
  const { companyId, operatorId } = authorise(ctx.viewer, permissionOf[list], 'read');
  return ctx.services.database.inCompany(companyId, (db) => columnsOf(db, companyId, operatorId, list));
}

export async function setListColumns(
  ctx: Context,
  { list, columns: given }: MutationSetListColumnsArgs,
): Promise<string[] | null> {
  const { companyId, operatorId } = authorise(ctx.viewer, permissionOf[list], 'write');
  const { columns } = parseInput(listColumnsInput(list), { columns: given });
  await ctx.services.database.inCompany(companyId, async (db) => {
    const before = await columnsOf(db, companyId, operatorId, list);
    if (isDeepStrictEqual(before, columns)) return;
    if (columns) await keepColumns(db, companyId, operatorId, list, columns);
    else await forgetColumns(db, companyId, operatorId, list);
    await writeAuditEvent(db, ctx, {
      action: 'list.columnsChosen',
      targetType: 'List',
      targetId: operatorId,
      targetLabel: humanize(list),
      changes: [{ field: 'columns', before, after: columns }],
    });
  });
  return columns;
}
