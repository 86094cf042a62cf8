import type { Db } from '../../../db/database';
import type { ClientColumn } from '../../../schema.generated';
import type { ExportOptions } from '../action';
import { exportColumns } from './columns';

export interface ExportingCompany {
  name: string;
  currency: string;
  timeZone: string;
  /** In the company's own time zone. */
  today: string;
}

export async function exportingCompany(db: Db, companyId: string): Promise<ExportingCompany> {
  const { rows } = await db.query<ExportingCompany>(
    `/* exportingCompany */ select name, currency, time_zone as "timeZone",
       to_char(company_now() at time zone time_zone, 'YYYY-MM-DD') as today
     from companies where id = $1`,
    [companyId],
  );
  const [company] = rows;
  if (!company) throw new Error(`Company ${companyId} exports and is not there.`);
  return company;
}

export interface LiveExport {
  id: string;
  total: number;
  /** Of whoever asked for it. */
  sessionId: string;
  options: ExportOptions;
}

/** What a link opens: for an hour, unless it was canceled. */
export async function liveExport(
  db: Db,
  companyId: string,
  id: string,
  tokenHash: Buffer,
): Promise<LiveExport | null> {
  const { rows } = await db.query<LiveExport>(
    `/* liveExport */ select b.id, b.total, b.options, b.session_id as "sessionId"
     from client_bulks b
     where b.company_id = $1 and b.id = $2 and b.token_hash = $3 and b.kind = 'Export'
       and b.session_id is not null and b.status <> 'Canceled' and b.created_at > now() - interval '1 hour'`,
    [companyId, id, tokenHash],
  );
  return rows[0] ?? null;
}

/** The values of the next clients, as many as the columns; none once the export is canceled or gone. */
export async function exportedValues(
  db: Db,
  companyId: string,
  exportId: string,
  { columns, after, count }: { columns: readonly ClientColumn[]; after: number; count: number },
): Promise<unknown[][]> {
  const values = columns.map((name, index) => `${exportColumns[name].expression} as "${index}"`).join(', ');
  const { rows } = await db.query<Record<string, unknown>>(
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

/** False where there is nothing to tell: a file that was downloaded whole stays so when it is downloaded again. */
export async function noteWritten(
  db: Db,
  companyId: string,
  exportId: string,
  rows: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* noteExportWritten */ update client_bulks set changed = $3
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
