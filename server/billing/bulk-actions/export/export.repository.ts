import type { Db } from '../../../platform';
import type { ClientColumn } from '../../../../contract/enums';
import type { ExportOptions } from '../action';
import { actionJson } from '../bulkActions.repository';
import { exportColumns } from './columns';

export interface ExportingCompany {
  name: string;
  currency: string;
  timeZone: string;
  /** In the company's time zone, as YYYY-MM-DD. */
  today: string;
}

export async function exportingCompany(db: Db, companyId: string): Promise<ExportingCompany> {
  const { rows } = await db.query(
    `/* exportingCompany */ select name, currency, time_zone as "timeZone",
       to_char(company_now() at time zone time_zone, 'YYYY-MM-DD') as today
     from companies where id = $1`,
    [companyId],
  );
  const [company] = rows;
  if (!company) throw new Error(`Company ${companyId} does not exist.`);
  return company;
}

export interface ActiveExport {
  id: string;
  total: number;
  /** The session that requested the export. */
  sessionId: string;
  options: ExportOptions;
}

/**
 * Returns the export, or null if its link is invalid. A link is valid for one hour, unless the export is
 * canceled.
 */
export async function findActiveExport(
  db: Db,
  companyId: string,
  id: string,
  tokenHash: Buffer,
): Promise<ActiveExport | null> {
  const { rows } = await db.query(
    `/* findActiveExport */ select b.id, b.total, ${actionJson} as action, b.session_id as "sessionId"
     from client_bulks b
     where b.company_id = $1 and b.id = $2 and b.token_hash = $3 and b.kind = 'Export'
       and b.session_id is not null and b.status <> 'Canceled' and b.created_at > now() - interval '1 hour'`,
    [companyId, id, tokenHash],
  );
  const [row] = rows;
  if (row?.action.kind !== 'Export') return null;
  const { action, ...stored } = row;
  return { ...stored, options: action.options };
}

/** Returns the column values of the next `count` clients, or no rows if the export is canceled or deleted. */
export async function exportedValues(
  db: Db,
  companyId: string,
  exportId: string,
  { columns, after, count }: { columns: readonly ClientColumn[]; after: number; count: number },
): Promise<unknown[][]> {
  const values = columns.map((name, index) => `${exportColumns[name].expression} as "${index}"`).join(', ');
  const { rows } = await db.query(
    `/* exportedValues */ select ${values}
     from client_bulks b
     join client_bulk_rows r on r.company_id = b.company_id and r.bulk_id = b.id
     join clients c on c.company_id = r.company_id and c.id = r.client_id
     left join client_billing_plans p on p.company_id = c.company_id and p.id = c.plan_id
     where b.company_id = $1 and b.id = $2 and b.status <> 'Canceled' and r.position > $3 and r.position <= $4
     order by r.position`,
    [companyId, exportId, after, after + count],
  );
  return rows.map((row) => columns.map((_, index) => row[index]));
}

/**
 * Saves the number of downloaded rows. Returns false if nothing changed, as when a finished export is
 * downloaded again.
 */
export async function updateExportProgress(
  db: Db,
  companyId: string,
  exportId: string,
  rows: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* updateExportProgress */ update client_bulks set changed = $3
     where company_id = $1 and id = $2 and status = 'Running' and changed <> $3`,
    [companyId, exportId, rows],
  );
  return rowCount > 0;
}

export async function finishExport(db: Db, companyId: string, exportId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* finishExport */ update client_bulks
     set status = 'Finished', changed = total, failure = null, finished_at = now()
     where company_id = $1 and id = $2 and status in ('Running', 'Failed')`,
    [companyId, exportId],
  );
  return rowCount > 0;
}
