import { fileNameOf } from '../../lib/fileName';
import type { Db, StatementRows } from '../../platform';

export type ExportRow = StatementRows['companyExportById'];

const columns = `id, status, attempt, file_name as "fileName", rows_written as "rowsWritten",
  rows_in_all as "estimatedRows", bytes, failure, created_by as "createdBy",
  created_by_name as "createdByName", created_at as "createdAt", finished_at as "finishedAt",
  expires_at as "expiresAt"`;

interface NewExport {
  id: string;
  fileName: string;
  createdBy: string;
  createdByName: string;
}

export async function insertExport(db: Db, companyId: string, newExport: NewExport): Promise<void> {
  await db.query(
    `/* insertCompanyExport */ insert into company_exports (company_id, id, file_name, created_by, created_by_name)
     values ($1, $2, $3, $4, $5)`,
    [companyId, newExport.id, newExport.fileName, newExport.createdBy, newExport.createdByName],
  );
}

export async function exportById(db: Db, companyId: string, id: string): Promise<ExportRow | null> {
  const { rows } = await db.query(
    `/* companyExportById */ select ${columns} from company_exports where company_id = $1 and id = $2`,
    [companyId, id],
  );
  return rows[0] ?? null;
}

/** Returns the export, or null, and locks it until the transaction ends. */
export async function lockExport(db: Db, companyId: string, id: string): Promise<ExportRow | null> {
  const { rows } = await db.query(
    `/* lockCompanyExport */ select ${columns} from company_exports where company_id = $1 and id = $2 for update`,
    [companyId, id],
  );
  return rows[0] ?? null;
}

export async function latestExports(db: Db, companyId: string): Promise<ExportRow[]> {
  const { rows } = await db.query(
    `/* latestCompanyExports */ select ${columns} from company_exports where company_id = $1
     order by created_at desc, id desc limit 20`,
    [companyId],
  );
  return rows;
}

export async function runningExports(
  db: Db,
  companyId: string,
): Promise<{ companyId: string; exportId: string }[]> {
  const { rows } = await db.query(
    `/* runningCompanyExports */ select company_id as "companyId", id as "exportId" from company_exports
     where company_id = $1 and status = 'Running'`,
    [companyId],
  );
  return rows;
}

/**
 * Starts a new attempt and deletes earlier parts. Returns the attempt's number, or null if the export has
 * ended.
 */
export async function beginAttempt(
  db: Db,
  companyId: string,
  id: string,
  estimatedRows: number,
): Promise<number | null> {
  const { rows } = await db.query(
    `/* beginCompanyExport */ update company_exports
     set attempt = attempt + 1, rows_written = 0, bytes = 0, rows_in_all = $3
     where company_id = $1 and id = $2 and status = 'Running' returning attempt`,
    [companyId, id, estimatedRows],
  );
  const [updated] = rows;
  // A finished export retains its file.
  if (!updated) return null;
  await deleteParts(db, companyId, id);
  return updated.attempt;
}

export async function deleteParts(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    '/* deleteExportParts */ delete from company_export_parts where company_id = $1 and export_id = $2',
    [companyId, id],
  );
}

interface ExportPart {
  attempt: number;
  position: number;
  bytes: Buffer;
  rowsWritten: number;
}

/** Adds a part. Returns false if another attempt has started or the export has ended. */
export async function addPart(
  db: Db,
  companyId: string,
  id: string,
  { attempt, position, bytes, rowsWritten }: ExportPart,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* countExportPart */ update company_exports set rows_written = $4, bytes = bytes + $5
     where company_id = $1 and id = $2 and status = 'Running' and attempt = $3`,
    [companyId, id, attempt, rowsWritten, bytes.length],
  );
  if (rowCount === 0) return false;
  await db.query(
    `/* insertExportPart */ insert into company_export_parts (company_id, export_id, position, bytes)
     values ($1, $2, $3, $4)`,
    [companyId, id, position, bytes],
  );
  return true;
}

export async function partAt(
  db: Db,
  companyId: string,
  id: string,
  position: number,
): Promise<Buffer | null> {
  const { rows } = await db.query(
    `/* exportPart */ select p.bytes from company_export_parts p
     join company_exports e on e.company_id = p.company_id and e.id = p.export_id and e.status = 'Finished'
     where p.company_id = $1 and p.export_id = $2 and p.position = $3`,
    [companyId, id, position],
  );
  return rows[0] ? Buffer.from(rows[0].bytes) : null;
}

const fileLifetimeDays = 1;

export async function finishExport(
  db: Db,
  companyId: string,
  id: string,
  attempt: number,
): Promise<ExportRow | null> {
  const { rows } = await db.query(
    `/* finishCompanyExport */ update company_exports
     set status = 'Finished', finished_at = now(), expires_at = now() + interval '${fileLifetimeDays} days',
       rows_in_all = rows_written
     where company_id = $1 and id = $2 and status = 'Running' and attempt = $3 returning ${columns}`,
    [companyId, id, attempt],
  );
  return rows[0] ?? null;
}

export async function failExport(db: Db, companyId: string, id: string, failure: string): Promise<void> {
  await db.query(
    `/* failCompanyExport */ update company_exports set status = 'Failed', failure = $3, finished_at = now()
     where company_id = $1 and id = $2`,
    [companyId, id, failure],
  );
  await deleteParts(db, companyId, id);
}

/** Marks exports whose files have expired, and returns their ids. */
export async function expireExports(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await db.query(
    `/* expireCompanyExports */ update company_exports set status = 'Expired'
     where company_id = $1 and status = 'Finished' and expires_at <= now() returning id`,
    [companyId],
  );
  return rows.map(({ id }) => id);
}

export async function deleteOldExports(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteOldCompanyExports */ delete from company_exports
     where company_id = $1 and status <> 'Running' and created_at < now() - interval '30 days'`,
    [companyId],
  );
}

type ExportRequester = StatementRows['exportingAdmin'];

/** Returns the operator who requested the export, or null if they are no longer an active Admin. */
export async function findActiveAdmin(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<ExportRequester | null> {
  const { rows } = await db.query(
    `/* exportingAdmin */ select o.name, o.email, o.language, o.locale, c.country
     from operators o join companies c on c.id = o.company_id
     where o.company_id = $1 and o.id = $2 and o.role = 'Admin' and o.status = 'Active' and o.removed_at is null`,
    [companyId, operatorId],
  );
  return rows[0] ?? null;
}

interface ArchivedCompany {
  name: string;
  timeZone: string;
  /** For example, `Company archive 2026-01-31.zip`. */
  fileName: string;
}

export async function archivedCompany(db: Db, companyId: string): Promise<ArchivedCompany> {
  const { rows } = await db.query(
    `/* archivedCompanyName */ select name, time_zone as "timeZone",
       to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today
     from companies where id = $1`,
    [companyId],
  );
  const [company] = rows;
  if (!company) throw new Error(`Company ${companyId} does not exist.`);
  return { ...company, fileName: fileNameOf(company.name, 'archive', company.today, 'zip') };
}
