import type { Context } from '../../context';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { ListName, MutationSetListColumnsArgs } from '../../schema.generated';
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
  await ctx.services.database.inCompany(companyId, (db) =>
    columns
      ? keepColumns(db, companyId, operatorId, list, columns)
      : forgetColumns(db, companyId, operatorId, list),
  );
  return columns;
}
