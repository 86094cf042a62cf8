import type { ClientBulkActionRow, ClientSort, Db } from '../../platform';
import { clientOrder, clientSummary, selectedClients, type Selection } from '../../clients';
import type { ClientBulkActionOutcome } from '../../../contract/enums';
import type { ClientStateChange } from '../client-lifecycle/clientState';
import { refusalText, type RefusalReason } from '../client-lifecycle/refusalTexts';

/** Inserts a row for each selected client in the order of the list. Returns the number of rows. */
export async function insertSelectedRows(
  db: Db,
  companyId: string,
  bulkId: string,
  { selection, sort }: { selection: Selection; sort: ClientSort },
): Promise<number> {
  const { text, values } = selectedClients(companyId, selection);
  const { rowCount } = await db.query(
    `/* insertSelectedRows */ insert into client_bulk_rows (company_id, bulk_id, position, client_id)
     select c.company_id, $${values.length + 1}, row_number() over (order by ${clientOrder(sort)}), c.id ${text}`,
    [...values, bulkId],
  );
  return rowCount;
}

/** Inserts a row for each client that the undone bulk action changed. Returns the number of rows. */
export async function insertRowsToUndo(
  db: Db,
  companyId: string,
  bulkId: string,
  undoneId: string,
): Promise<number> {
  const { rowCount } = await db.query(
    `/* insertRowsToUndo */
     insert into client_bulk_rows (company_id, bulk_id, position, client_id, before, after)
     select company_id, $2, row_number() over (order by position), client_id, before, after from client_bulk_rows
     where company_id = $1 and bulk_id = $3 and outcome = 'Changed'`,
    [companyId, bulkId, undoneId],
  );
  return rowCount;
}

export interface QueuedRow {
  position: number;
  clientId: string;
  /** The change that an undo reverts, or null in the rows of other actions. */
  change: ClientStateChange | null;
}

/** Returns up to `count` rows after a position, in the order of their positions. */
export async function rowsAfter(
  db: Db,
  companyId: string,
  bulkId: string,
  position: number,
  count: number,
): Promise<QueuedRow[]> {
  const { rows } = await db.query(
    `/* clientBulkRowsAfter */ select position, client_id as "clientId",
       case when before is not null then json_build_object('before', before, 'after', after) end as change
     from client_bulk_rows where company_id = $1 and bulk_id = $2 and position > $3 order by position limit $4`,
    [companyId, bulkId, position, count],
  );
  return rows;
}

export interface RowOutcome {
  position: number;
  outcome: Exclude<ClientBulkActionOutcome, 'Waiting'>;
  reason: RefusalReason | null;
  /** The English text of the reason, for processes of the previous release. */
  problem: string | null;
  change: ClientStateChange | null;
}

export async function writeOutcomes(
  db: Db,
  companyId: string,
  bulkId: string,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await db.query(
    `/* writeClientBulkOutcomes */
     update client_bulk_rows b set outcome = o.outcome, problem = o.problem, reason = o.reason,
       before = o.change->'before', after = o.change->'after'
     from jsonb_to_recordset($3::jsonb) as o(position integer, outcome text, problem text, reason text, change jsonb)
     where b.company_id = $1 and b.bulk_id = $2 and b.position = o.position`,
    [companyId, bulkId, JSON.stringify(outcomes)],
  );
}

export interface RowQuery {
  outcome: ClientBulkActionOutcome | null;
  limit: number;
  offset: number;
}

export async function rowSlice(
  db: Db,
  companyId: string,
  bulkId: string,
  { outcome, limit, offset }: RowQuery,
): Promise<{ items: ClientBulkActionRow[]; size: number }> {
  const hasOutcome = outcome === null ? '' : 'and outcome = $3';
  const values = [companyId, bulkId, ...(outcome === null ? [] : [outcome])];
  const { rows: sizes } = await db.query(
    `/* countClientBulkRows */ select count(*)::integer as size from client_bulk_rows
     where company_id = $1 and bulk_id = $2 ${hasOutcome}`,
    values,
  );
  const { rows: items } = await db.query(
    `/* clientBulkRowSlice */
     select b.position, b.outcome, coalesce(b.reason, b.problem) as problem, ${clientSummary('c')} as client
     from (
       select position, outcome, problem, reason, client_id from client_bulk_rows
       where company_id = $1 and bulk_id = $2 ${hasOutcome}
       order by position limit $${values.length + 1} offset $${values.length + 2}
     ) b
     join clients c on c.company_id = $1 and c.id = b.client_id
     order by b.position`,
    [...values, limit, offset],
  );
  const shown = items.map(({ problem, ...row }) => ({ ...row, problem: problem && refusalText(problem) }));
  return { items: shown, size: sizes[0]?.size ?? 0 };
}
