import type { ClientImportValue, Database, Db, StatementRows } from '../../platform';
import type { ClientField, ClientImportMatch, ClientImportStatus } from '../../../contract/enums';

declare module '../../platform/db/jsonColumns' {
  interface JsonColumns {
    'client_imports.mapping': Mapping;
    'client_imports.unmatched_values': ClientImportValue[];
  }
}

export type Mapping = readonly (ClientField | null)[];

export type StoredImport = StatementRows['importById'];

export type NewImport = Pick<
  StoredImport,
  'id' | 'fileName' | 'encoding' | 'isEncodingUncertain' | 'delimiter' | 'headers' | 'mapping'
>;

const columns = `id, file_name as "fileName", encoding, is_encoding_uncertain as "isEncodingUncertain", delimiter, status, headers, mapping,
  total_rows as "totalRows", good_rows as "validRows", refused_rows as "refusedRows",
  imported_rows as "importedRows", match_by as "matchBy", update_rows as "updateRows",
  updated_rows as "updatedRows", unchanged_rows as "unchangedRows", skipped_rows as "skippedRows",
  unmatched_values as "unmatchedValues", created_by as "createdBy",
  (select name from operators o where o.company_id = $1 and o.id = created_by) as "createdByName",
  failure, created_at as "createdAt", finished_at as "finishedAt"`;

export async function insertImport(
  db: Db,
  companyId: string,
  operatorId: string,
  { id, fileName, encoding, isEncodingUncertain, delimiter, headers, mapping }: NewImport,
): Promise<void> {
  await db.query(
    `/* insertImport */
     insert into client_imports (company_id, id, file_name, encoding, delimiter, status, headers, mapping,
       total_rows, created_by, is_encoding_uncertain)
     values ($1, $2, $3, $4, $5, 'Uploaded', $6, $7::jsonb, 0, $8, $9)`,
    [
      companyId,
      id,
      fileName,
      encoding,
      delimiter,
      headers,
      JSON.stringify(mapping),
      operatorId,
      isEncodingUncertain,
    ],
  );
}

export async function deleteImport(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(`/* deleteImport */ delete from client_imports where company_id = $1 and id = $2`, [
    companyId,
    id,
  ]);
}

export async function importById(db: Db, companyId: string, id: string): Promise<StoredImport | null> {
  const { rows } = await db.query(
    `/* importById */ select ${columns} from client_imports where company_id = $1 and id = $2`,
    [companyId, id],
  );
  return rows[0] ?? null;
}

/** Locks an import until the transaction ends and returns it, or null. Required before any status change. */
export async function lockImport(db: Db, companyId: string, id: string): Promise<StoredImport | null> {
  const { rows } = await db.query(
    `/* lockImport */ select ${columns} from client_imports where company_id = $1 and id = $2 for update`,
    [companyId, id],
  );
  return rows[0] ?? null;
}

export async function runningImports(db: Db, companyId: string): Promise<StatementRows['runningImports'][]> {
  const { rows } = await db.query(
    `/* runningImports */ select company_id as "companyId", id as "importId" from client_imports where company_id = $1 and status = 'Running'`,
    [companyId],
  );
  return rows;
}

export interface ImportChanges {
  status?: ClientImportStatus;
  mapping?: Mapping;
  totalRows?: number;
  validRows?: number;
  refusedRows?: number;
  importedRows?: number;
  matchBy?: ClientImportMatch | null;
  updateRows?: number;
  updatedRows?: number;
  unchangedRows?: number;
  skippedRows?: number;
  unmatchedValues?: readonly ClientImportValue[];
  failure?: string;
}

export async function updateImport(
  db: Db,
  companyId: string,
  id: string,
  { mapping, unmatchedValues, ...changes }: ImportChanges,
): Promise<void> {
  await db.query(
    `/* updateImport */
     update client_imports set
       status = coalesce($3, status), mapping = coalesce($4::jsonb, mapping),
       total_rows = coalesce($5, total_rows), good_rows = coalesce($6, good_rows),
       refused_rows = coalesce($7, refused_rows), imported_rows = coalesce($8, imported_rows),
       failure = coalesce($9, failure), update_rows = coalesce($10, update_rows),
       updated_rows = coalesce($11, updated_rows), match_by = case when $12 then $13 else match_by end,
       unchanged_rows = coalesce($14, unchanged_rows), skipped_rows = coalesce($15, skipped_rows),
       unmatched_values = coalesce($16::jsonb, unmatched_values),
       finished_at = case when $3 in ('Finished', 'Canceled', 'Failed') then $17 else finished_at end
     where company_id = $1 and id = $2`,
    [
      companyId,
      id,
      changes.status ?? null,
      mapping ? JSON.stringify(mapping) : null,
      changes.totalRows ?? null,
      changes.validRows ?? null,
      changes.refusedRows ?? null,
      changes.importedRows ?? null,
      changes.failure ?? null,
      changes.updateRows ?? null,
      changes.updatedRows ?? null,
      changes.matchBy !== undefined,
      changes.matchBy ?? null,
      changes.unchangedRows ?? null,
      changes.skippedRows ?? null,
      unmatchedValues ? JSON.stringify(unmatchedValues) : null,
      new Date(),
    ],
  );
}

/** Updates the planner's statistics. Without fresh ones, the planner assumes a small table. */
export async function analyzeClients(database: Database): Promise<void> {
  await database.query('analyze clients');
}

/** Deletes imports and their rows 30 days after the upload, except running imports. */
export async function purgeOldImports(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* purgeOldImports */ delete from client_imports
     where company_id = $1 and status <> 'Running' and created_at < now() - interval '30 days'`,
    [companyId],
  );
}
