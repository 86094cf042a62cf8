import type { Db } from '../../db/database';

export interface AuditRow {
  id: string;
  actor_type: 'Operator' | 'Client' | 'System' | 'Platform';
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  target_type: string;
  target_id: string | null;
  target_label: string | null;
  changes: string;
  ip_address: string | null;
  user_agent: string | null;
  session_id: string | null;
  request_id: string | null;
}

export async function insertAuditEvent(db: Db, companyId: string, row: AuditRow): Promise<void> {
  await db.query(
    `/* insertAuditEvent */ insert into audit_events (company_id, id, actor_type, actor_id, actor_name, action,
       target_type, target_id, target_label, changes, ip_address, user_agent, session_id, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, $14)`,
    [
      companyId,
      row.id,
      row.actor_type,
      row.actor_id,
      row.actor_name,
      row.action,
      row.target_type,
      row.target_id,
      row.target_label,
      row.changes,
      row.ip_address,
      row.user_agent,
      row.session_id,
      row.request_id,
    ],
  );
}
