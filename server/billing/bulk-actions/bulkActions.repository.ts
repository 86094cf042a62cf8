import type { Db, StatementRows } from '../../platform';
import type { ClientBulkActionStatus } from '../../../contract/enums';
import type { BulkAction } from './action';

declare module '../../platform/db/jsonColumns' {
  interface JsonColumns {
    'client_bulks.action': BulkAction;
  }
}

type BulkRow = StatementRows['clientBulkById'];

/** A bulk action with its kind and options. */
export type StoredBulk = BulkAction & BulkRow;

/** One JSON value, because TypeScript needs the kind and its options together. */
export const actionJson = `json_build_object('kind', kind, 'options', options)`;

const columns = `id, ${actionJson} as action, status, total, changed, unchanged, refused, failure, undone_by as "undoneBy",
  created_by as "createdBy", created_by_name as "createdByName", created_at as "createdAt",
  finished_at as "finishedAt"`;

const toStoredBulk = (bulk: BulkRow): StoredBulk => ({ ...bulk, ...bulk.action });

const latestCount = 20;

export interface NewBulk {
  id: string;
  action: BulkAction;
  createdBy: string;
  createdByName: string;
  /** The token hash and the session that can download an export. */
  link?: { tokenHash: Buffer; sessionId: string };
}

/**
 * Inserts a bulk action without rows. The caller adds the rows from a selection, or from the bulk action to
 * undo.
 */
export async function insertBulk(
  db: Db,
  companyId: string,
  { id, action, createdBy, createdByName, link }: NewBulk,
): Promise<void> {
  await db.query(
    `/* insertClientBulk */ insert into client_bulks
       (company_id, id, kind, options, status, total, created_by, created_by_name, token_hash, session_id)
     values ($1, $2, $3, $4::jsonb, 'Running', 0, $5, $6, $7, $8)`,
    [
      ...[companyId, id, action.kind, JSON.stringify(action.options), createdBy, createdByName],
      ...[link?.tokenHash ?? null, link?.sessionId ?? null],
    ],
  );
}

export async function bulkById(db: Db, companyId: string, id: string): Promise<StoredBulk | null> {
  const { rows } = await db.query(
    `/* clientBulkById */ select ${columns} from client_bulks where company_id = $1 and id = $2`,
    [companyId, id],
  );
  const [bulk] = rows;
  return bulk ? toStoredBulk(bulk) : null;
}

/**
 * Locks a bulk action until the transaction ends and returns it, or null. Batches and status changes require
 * this lock.
 */
export async function lockBulk(db: Db, companyId: string, id: string): Promise<StoredBulk | null> {
  const { rows } = await db.query(
    `/* lockClientBulk */ select ${columns} from client_bulks where company_id = $1 and id = $2 for update`,
    [companyId, id],
  );
  const [bulk] = rows;
  return bulk ? toStoredBulk(bulk) : null;
}

export async function latestBulks(db: Db, companyId: string): Promise<StoredBulk[]> {
  const { rows } = await db.query(
    `/* latestClientBulks */ select ${columns} from client_bulks where company_id = $1
     order by created_at desc, id desc limit ${latestCount}`,
    [companyId],
  );
  return rows.map(toStoredBulk);
}

/** Returns the job payloads of the running bulk actions, except exports, which run during their download. */
export async function runningBulks(
  db: Db,
  companyId: string,
): Promise<StatementRows['runningClientBulks'][]> {
  const { rows } = await db.query(
    `/* runningClientBulks */ select company_id as "companyId", id as "bulkId" from client_bulks
     where company_id = $1 and status = 'Running' and kind <> 'Export'`,
    [companyId],
  );
  return rows;
}

export interface BulkChanges {
  status?: ClientBulkActionStatus;
  total?: number;
  changed?: number;
  unchanged?: number;
  refused?: number;
  failure?: string;
  undoneBy?: string;
}

export async function updateBulk(db: Db, companyId: string, id: string, changes: BulkChanges): Promise<void> {
  await db.query(
    `/* updateClientBulk */ update client_bulks set
       status = coalesce($3, status), total = coalesce($4, total), changed = coalesce($5, changed),
       unchanged = coalesce($6, unchanged), refused = coalesce($7, refused), failure = coalesce($8, failure),
       undone_by = coalesce($9, undone_by),
       finished_at = case when $3 in ('Finished', 'Canceled', 'Failed') then $10 else finished_at end
     where company_id = $1 and id = $2`,
    [
      companyId,
      id,
      changes.status ?? null,
      changes.total ?? null,
      changes.changed ?? null,
      changes.unchanged ?? null,
      changes.refused ?? null,
      changes.failure ?? null,
      changes.undoneBy ?? null,
      new Date(),
    ],
  );
}
