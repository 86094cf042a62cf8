import { isDeepStrictEqual } from 'node:util';
import { assertStored, type ClientImportRow, type Db } from '../../platform';
import type { ClientImportMatch, ClientImportRowStatus } from '../../../contract/enums';
import { storedText, translateStored, type StoredMessage } from '../../lib/i18n/i18n';
import type { CsvRow } from './readCsv';

declare module '../../platform/db/jsonColumns' {
  interface JsonColumns {
    'client_import_rows.messages': StoredMessage[];
  }
}

export async function insertRows(
  db: Db,
  companyId: string,
  importId: string,
  rows: readonly CsvRow[],
): Promise<void> {
  const result = await db.query(
    `/* insertImportRows */ insert into client_import_rows (company_id, import_id, number, cells)
     select k.id, $2, r.number, r.cells from companies k, jsonb_to_recordset($3::jsonb) as r(number integer, cells text[])
     where k.id = $1`,
    [companyId, importId, JSON.stringify(rows)],
  );
  assertStored(result, rows);
}

/** Returns up to `count` rows after a row number, regardless of their status. */
export async function loadRowsAfter(
  db: Db,
  companyId: string,
  importId: string,
  number: number,
  count: number,
): Promise<CsvRow[]> {
  const { rows } = await db.query(
    `/* importRowsAfter */ select number, cells from client_import_rows
     where company_id = $1 and import_id = $2 and number > $3 order by number limit $4`,
    [companyId, importId, number, count],
  );
  return rows;
}

export interface PendingRow extends CsvRow {
  /** The client to update, or null if the row creates one. */
  clientId: string | null;
}

/** Returns the next rows that will create (`Good`) or update (`Update`) a client. */
export async function loadPendingRows(
  db: Db,
  companyId: string,
  importId: string,
  status: 'Good' | 'Update',
  count: number,
): Promise<PendingRow[]> {
  const { rows } = await db.query(
    `/* pendingImportRows */ select number, cells, client_id as "clientId" from client_import_rows
     where company_id = $1 and import_id = $2 and status = $3 order by number limit $4`,
    [companyId, importId, status, count],
  );
  return rows;
}

/** Returns client ids by email key or external id. */
export async function findMatchingClients(
  db: Db,
  companyId: string,
  matchBy: ClientImportMatch,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const key = matchBy === 'Email' ? 'sorted_email' : 'external_id';
  const { rows } = await db.query(
    `/* clientsMatchingImport */ select id, ${key} as key from clients
     where company_id = $1 and ${key} = any($2::text[])`,
    [companyId, keys],
  );
  return new Map(rows.map((row) => [row.key, row.id]));
}

/** A status as it is stored, where a valid row is named `Good`. */
type StoredStatus = Exclude<ClientImportRowStatus, 'Valid'> | 'Good';

export interface RowResult {
  number: number;
  status: StoredStatus;
  problems: readonly StoredMessage[];
  clientId: string | null;
}

/** Returns the texts that servers of the previous release read. */
const storedTexts = (messages: readonly StoredMessage[]): string[] =>
  messages.map((message) => storedText(() => translateStored(message)));

/** Returns whether the messages are those of `problems`, which a server of the previous release overwrites alone. */
const isCurrent = (messages: readonly StoredMessage[], problems: readonly string[]): boolean =>
  isDeepStrictEqual(storedTexts(messages), problems);

export async function writeRowResults(
  db: Db,
  companyId: string,
  importId: string,
  results: readonly RowResult[],
): Promise<void> {
  await db.query(
    `/* writeImportRowResults */
     update client_import_rows c
     set status = v.status, messages = v.problems, problems = v.texts, client_id = v."clientId"
     from jsonb_to_recordset($3::jsonb)
       as v(number integer, status text, problems jsonb, texts text[], "clientId" uuid)
     where c.company_id = $1 and c.import_id = $2 and c.number = v.number`,
    [
      companyId,
      importId,
      JSON.stringify(results.map((result) => ({ ...result, texts: storedTexts(result.problems) }))),
    ],
  );
}

export interface RowQuery {
  status: ClientImportRowStatus | null;
  limit: number;
  offset: number;
}

export async function loadRowPage(
  db: Db,
  companyId: string,
  importId: string,
  { status, limit, offset }: RowQuery,
): Promise<{ items: ClientImportRow[]; size: number }> {
  const statusCondition = status === null ? '' : 'and status = $3';
  const values = [companyId, importId, ...(status === null ? [] : [status === 'Valid' ? 'Good' : status])];
  const { rows: counts } = await db.query(
    `/* countImportRows */ select count(*)::integer as size from client_import_rows
     where company_id = $1 and import_id = $2 ${statusCondition}`,
    values,
  );
  const { rows } = await db.query(
    `/* importRowPage */ select number, cells,
       case status when 'Good' then 'Valid' else status end as status, problems, messages
     from client_import_rows
     where company_id = $1 and import_id = $2 ${statusCondition}
     order by number limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  );
  const items = rows.map(({ messages, problems, ...row }) => ({
    ...row,
    problems: messages && isCurrent(messages, problems) ? messages.map(translateStored) : problems,
  }));
  return { items, size: counts[0]?.size ?? 0 };
}
