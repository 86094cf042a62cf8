import type { Db, StatementRows } from '../../../platform';
import type { EmailChangeStatus, EmailSide } from '../../../../contract/enums';

export type EmailChangeRow = StatementRows['openEmailChange'];

// Signing out and session expiry keep a change open. Every other end of the requesting session cancels it.
const isSessionRevoked = `exists (select from sessions s
    where s.company_id = $1 and s.id = e.session_id and s.end_reason not in ('SignedOut', 'Expired'))`;

const columns = `e.id, e.operator_id, o.name as operator_name, o.language, o.locale, c.country, e.session_id,
  e.old_email, e.new_email, e.old_confirmed_at, e.new_confirmed_at, e.expires_at,
  case when e.status <> 'Open' then e.status
    when ${isSessionRevoked} then 'Canceled'
    when e.expires_at <= now() then 'Expired'
    else e.status end as status`;

const changes = `email_changes e
  join operators o on o.company_id = e.company_id and o.id = e.operator_id and o.removed_at is null
  join companies c on c.id = e.company_id`;

export async function selectOpenChange(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<EmailChangeRow | undefined> {
  const { rows } = await db.query(
    `/* openEmailChange */ select ${columns} from ${changes}
     where e.company_id = $1 and e.operator_id = $2 and e.status = 'Open' and e.expires_at > now()
       and not ${isSessionRevoked}`,
    [companyId, operatorId],
  );
  return rows[0];
}

export async function selectChangeById(
  db: Db,
  companyId: string,
  changeId: string,
): Promise<EmailChangeRow | undefined> {
  const { rows } = await db.query(
    `/* emailChangeById */ select ${columns} from ${changes} where e.company_id = $1 and e.id = $2`,
    [companyId, changeId],
  );
  return rows[0];
}

export type LinkedEmailChange = EmailChangeRow & { side: EmailSide };

export async function selectChangeByHash(
  db: Db,
  companyId: string,
  tokenHash: Buffer,
): Promise<LinkedEmailChange | undefined> {
  const { rows } = await db.query(
    `/* emailChangeByHash */ select ${columns}, case when e.old_token_hash = $2 then 'Old' else 'New' end as side
     from ${changes}
     where e.company_id = $1 and (e.old_token_hash = $2 or e.new_token_hash = $2)`,
    [companyId, tokenHash],
  );
  return rows[0];
}

export interface NewEmailChange {
  id: string;
  operatorId: string;
  sessionId: string;
  oldEmail: string;
  newEmail: string;
}

export async function insertChange(db: Db, companyId: string, change: NewEmailChange): Promise<void> {
  await db.query(
    `/* insertEmailChange */ insert into email_changes
       (company_id, id, operator_id, session_id, old_email, new_email, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + interval '1 day')`,
    [companyId, change.id, change.operatorId, change.sessionId, change.oldEmail, change.newEmail],
  );
}

export async function setToken(
  db: Db,
  companyId: string,
  changeId: string,
  { side, tokenHash }: { side: EmailSide; tokenHash: Buffer },
): Promise<void> {
  await db.query(
    `/* setEmailChangeToken */ update email_changes
     set old_token_hash = case when $3 = 'Old' then $4 else old_token_hash end,
       new_token_hash = case when $3 = 'New' then $4 else new_token_hash end
     where company_id = $1 and id = $2`,
    [companyId, changeId, side, tokenHash],
  );
}

export async function setConfirmed(
  db: Db,
  companyId: string,
  changeId: string,
  side: EmailSide,
): Promise<void> {
  await db.query(
    `/* setEmailConfirmed */ update email_changes
     set old_confirmed_at = case when $3 = 'Old' then now() else old_confirmed_at end,
       new_confirmed_at = case when $3 = 'New' then now() else new_confirmed_at end
     where company_id = $1 and id = $2`,
    [companyId, changeId, side],
  );
}

export async function setStatus(
  db: Db,
  companyId: string,
  changeId: string,
  status: Exclude<EmailChangeStatus, 'Open' | 'Expired'>,
): Promise<void> {
  await db.query(
    '/* setEmailChangeStatus */ update email_changes set status = $3 where company_id = $1 and id = $2',
    [companyId, changeId, status],
  );
}

/** Deletes changes 30 days after they expire. Their links then return `NOT_FOUND`. */
export async function deleteOldEmailChanges(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteOldEmailChanges */ delete from email_changes
     where company_id = $1 and expires_at < now() - interval '30 days'`,
    [companyId],
  );
}
