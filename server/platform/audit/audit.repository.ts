import type { ActorType } from '../../../contract/enums';
import type { Db } from '../db/database';
import { assertStored } from '../db/failures';
import type { AuditAction } from './actions';

export interface AuditChange {
  field: string;
  /** The language of a translated field. */
  language?: string;
  before: unknown;
  after: unknown;
}

export interface AuditRow {
  id: string;
  actor_type: ActorType;
  actor_id: string | null;
  actor_name: string | null;
  action: AuditAction;
  target_type: string;
  target_id: string | null;
  target_label: string | null;
  target_values: object | null;
  changes: readonly AuditChange[];
  part_of: string | null;
  ip_address: string | null;
  user_agent: string | null;
  session_id: string | null;
  request_id: string | null;
  /** Null means the current time. */
  occurred_at: Date | null;
}

export async function insertAuditEvents(db: Db, companyId: string, rows: readonly AuditRow[]): Promise<void> {
  const result = await db.query(
    `/* insertAuditEvents */ insert into audit_events (company_id, id, actor_type, actor_id, actor_name, action,
       target_type, target_id, target_label, target_values, changes, part_of, ip_address, user_agent, session_id,
       request_id, occurred_at)
     select k.id, e.id, actor_type, actor_id, actor_name, action,
       target_type, target_id, target_label, target_values, changes, part_of, ip_address, user_agent, session_id,
       request_id, coalesce(occurred_at, now())
     from companies k, jsonb_to_recordset($2::jsonb) as e(id uuid, actor_type text, actor_id uuid, actor_name text, action text,
       target_type text, target_id uuid, target_label text, target_values jsonb, changes jsonb, part_of uuid, ip_address text,
       user_agent text, session_id uuid, request_id text, occurred_at timestamptz)
     where k.id = $1`,
    [companyId, JSON.stringify(rows)],
  );
  assertStored(result, rows);
}
