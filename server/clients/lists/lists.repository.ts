import type { Db, StatementRows } from '../../platform';
import type { ListName } from '../../../contract/enums';
import type { SavedViewValues } from './input';

export async function columnsOf(
  db: Db,
  companyId: string,
  operatorId: string,
  list: ListName,
): Promise<string[] | null> {
  const { rows } = await db.query(
    `/* listColumns */ select columns from list_preferences
     where company_id = $1 and operator_id = $2 and list = $3`,
    [companyId, operatorId, list],
  );
  return rows[0]?.columns ?? null;
}

export async function saveColumns(
  db: Db,
  companyId: string,
  operatorId: string,
  list: ListName,
  columns: readonly string[],
): Promise<void> {
  await db.query(
    `/* saveListColumns */ insert into list_preferences (company_id, operator_id, list, columns)
     values ($1, $2, $3, $4::text[])
     on conflict (company_id, operator_id, list) do update set columns = excluded.columns, updated_at = excluded.updated_at`,
    [companyId, operatorId, list, columns],
  );
}

export async function deleteColumns(
  db: Db,
  companyId: string,
  operatorId: string,
  list: ListName,
): Promise<void> {
  await db.query(
    `/* deleteListColumns */ delete from list_preferences
     where company_id = $1 and operator_id = $2 and list = $3`,
    [companyId, operatorId, list],
  );
}

export async function deleteAllColumns(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    '/* deleteAllListColumns */ delete from list_preferences where company_id = $1 and operator_id = $2',
    [companyId, operatorId],
  );
}

export type ViewRow = StatementRows['savedViews'];

const viewColumns = `v.id, v.list, v.name, v.query, v.columns, v.is_shared as "isShared",
  v.operator_id as "operatorId", o.name as "createdByName", v.updated_at as "updatedAt"`;
const viewTables = `saved_views v left join operators o on o.company_id = v.company_id and o.id = v.operator_id`;
// Private views of other operators are treated as not found.
const isVisible = '(v.is_shared or v.operator_id = $2)';

export async function visibleViews(
  db: Db,
  companyId: string,
  operatorId: string,
  list: ListName,
): Promise<ViewRow[]> {
  const { rows } = await db.query(
    `/* savedViews */ select ${viewColumns} from ${viewTables}
     where v.company_id = $1 and ${isVisible} and v.list = $3 order by v.name collate "und-x-icu", v.id`,
    [companyId, operatorId, list],
  );
  return rows;
}

/** Returns a view that the operator can see, locked until the transaction ends, or null. */
export async function visibleView(
  db: Db,
  companyId: string,
  operatorId: string,
  id: string,
): Promise<ViewRow | null> {
  const { rows } = await db.query(
    `/* savedView */ select ${viewColumns} from ${viewTables}
     where v.company_id = $1 and ${isVisible} and v.id = $3 for update of v`,
    [companyId, operatorId, id],
  );
  return rows[0] ?? null;
}

export async function countViews(
  db: Db,
  companyId: string,
  operatorId: string,
  list: ListName,
): Promise<number> {
  const { rows } = await db.query(
    `/* countSavedViews */ select count(*)::integer as count from saved_views
     where company_id = $1 and operator_id = $2 and list = $3`,
    [companyId, operatorId, list],
  );
  return rows[0]?.count ?? 0;
}

export async function insertView(
  db: Db,
  companyId: string,
  view: SavedViewValues & { id: string; operatorId: string },
): Promise<void> {
  const { id, list, name, query, columns, isShared, operatorId } = view;
  await db.query(
    `/* insertSavedView */ insert into saved_views (company_id, id, list, name, query, columns, is_shared, operator_id)
     values ($1, $2, $3, $4, $5, $6::text[], $7, $8)`,
    [companyId, id, list, name, query, columns, isShared, operatorId],
  );
}

export async function updateView(
  db: Db,
  companyId: string,
  id: string,
  view: SavedViewValues,
): Promise<void> {
  await db.query(
    `/* updateSavedView */ update saved_views
     set name = $3, query = $4, columns = $5::text[], is_shared = $6, updated_at = now()
     where company_id = $1 and id = $2`,
    [companyId, id, view.name, view.query, view.columns, view.isShared],
  );
}

export async function deleteView(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(`/* deleteSavedView */ delete from saved_views where company_id = $1 and id = $2`, [
    companyId,
    id,
  ]);
}

/** Deletes the operator's own views, except shared ones. */
export async function deletePrivateViews(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    `/* deletePrivateSavedViews */ delete from saved_views
     where company_id = $1 and operator_id = $2 and not is_shared`,
    [companyId, operatorId],
  );
}
