import type { Db } from '../../db/database';
import type { ClientImportMatch, ClientImportRow, ClientImportRowStatus } from '../../schema.generated';
import type { CsvRow } from './readCsv';

export async function insertRows(
  db: Db,
  companyId: string,
  importId: string,
  rows: readonly CsvRow[],
): Promise<void> {
  await db.query(
    `/* insertImportRows */ insert into client_import_rows (company_id, import_id, number, cells)
     select $1, $2, r.number, r.cells from jsonb_to_recordset($3::jsonb) as r(number integer, cells text[])`,
    [companyId, importId, JSON.stringify(rows)],
  );
}

/** The next rows of the file, whatever became of them. */
export async function rowsAfter(
  db: Db,
  companyId: string,
  importId: string,
  number: number,
  count: number,
): Promise<CsvRow[]> {
  const { rows } = await db.query<CsvRow>(
    `/* importRowsAfter */ select number, cells from client_import_rows
     where company_id = $1 and import_id = $2 and number > $3 order by number limit $4`,
    [companyId, importId, number, count],
  );
  return rows;
}

export interface DueRow extends CsvRow {
  /** The client that the row updates; null when it makes one. */
  clientId: string | null;
}

/** The next rows that are to be added, or those that are to update a client. */
export async function dueRows(
  db: Db,
  companyId: string,
  importId: string,
  status: 'Good' | 'Update',
  count: number,
): Promise<DueRow[]> {
  const { rows } = await db.query<DueRow>(
    `/* dueImportRows */ select number, cells, client_id as "clientId" from client_import_rows
     where company_id = $1 and import_id = $2 and status = $3 order by number limit $4`,
    [companyId, importId, status, count],
  );
  return rows;
}

export interface MatchedClient {
  id: string;
  /** The matched key: that of an email address, or an external id. */
  key: string;
}

/** Finds clients by email keys or external ids. */
export async function clientsMatching(
  db: Db,
  companyId: string,
  matchBy: ClientImportMatch,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const key = matchBy === 'Email' ? 'sorted_email' : 'external_id';
  const { rows } = await db.query<MatchedClient>(
    `/* clientsMatchingImport */ select id, ${key} as key from clients
     where company_id = $1 and ${key} = any($2::text[])`,
    [companyId, keys],
  );
  return new Map(rows.map((row) => [row.key, row.id]));
}

export interface RowVerdict {
  number: number;
  status: ClientImportRowStatus;
  problems: readonly string[];
  clientId: string | null;
}

export async function writeVerdicts(
  db: Db,
  companyId: string,
  importId: string,
  verdicts: readonly RowVerdict[],
): Promise<void> {
  await db.query(
    `/* writeImportVerdicts */
     update client_import_rows c set status = v.status, problems = v.problems, client_id = v."clientId"
     from jsonb_to_recordset($3::jsonb) as v(number integer, status text, problems text[], "clientId" uuid)
     where c.company_id = $1 and c.import_id = $2 and c.number = v.number`,
    [companyId, importId, JSON.stringify(verdicts)],
  );
}

export interface RowQuery {
  status: ClientImportRowStatus | null;
  limit: number;
  offset: number;
}

export async function rowSlice(
  db: Db,
  companyId: string,
  importId: string,
  { status, limit, offset }: RowQuery,
): Promise<{ items: ClientImportRow[]; size: number }> {
  const isInStatus = status === null ? '' : 'and status = $3';
  const values = [companyId, importId, ...(status === null ? [] : [status])];
  const { rows: counted } = await db.query<{ size: number }>(
    `/* countImportRows */ select count(*)::integer as size from client_import_rows
     where company_id = $1 and import_id = $2 ${isInStatus}`,
    values,
  );
  const { rows: items } = await db.query<ClientImportRow>(
    `/* importRowSlice */ select number, cells, status, problems from client_import_rows
     where company_id = $1 and import_id = $2 ${isInStatus}
     order by number limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  );
  return { items, size: counted[0]?.size ?? 0 };
}
