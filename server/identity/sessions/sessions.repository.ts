import type { Db, Queryable, StatementRows } from '../../platform';
import { sessionDays } from '../../../contract/limits';
import type { SessionEndReason } from '../../../contract/enums';
import type { Language } from '../../../contract/languages';

export type SessionViewerRow = StatementRows['selectSessionViewer'];

export type SessionRow = StatementRows['selectOpenSessions'];

export interface NewSession {
  id: string;
  operatorId: string;
  refreshTokenHash: Buffer;
  rememberMe: boolean;
  userAgent: string | null;
  ipAddress: string;
}

export async function selectSessionViewer(
  db: Queryable,
  companyId: string,
  sessionId: string,
): Promise<SessionViewerRow | undefined> {
  const { rows } = await db.query('/* selectSessionViewer */ select * from session_viewer($1, $2)', [
    companyId,
    sessionId,
  ]);
  return rows[0];
}

export async function insertSession(db: Db, companyId: string, session: NewSession): Promise<void> {
  await db.query(
    `/* insertSession */ with signed_in as (
       update operators set last_active_at = now() where company_id = $1 and id = $3
     )
     insert into sessions
       (company_id, id, operator_id, refresh_token_hash, remember_me, user_agent, ip_address, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + interval '${sessionDays} days')`,
    [
      companyId,
      session.id,
      session.operatorId,
      session.refreshTokenHash,
      session.rememberMe,
      session.userAgent,
      session.ipAddress,
    ],
  );
}

// Records the last use of a session at most once a minute. Skips locked rows, because waiting for a
// transaction that ends the session or changes its operator could deadlock.
export async function touchSession(
  db: Db,
  companyId: string,
  sessionId: string,
  ipAddress: string | null,
): Promise<void> {
  await db.query(
    `/* touchSession */ with due as (
       select s.id, s.operator_id from operators o join sessions s on s.company_id = o.company_id and s.operator_id = o.id
       where s.company_id = $1 and s.id = $2 and s.last_seen_at < now() - interval '1 minute'
       for no key update of o, s skip locked
     ), touched as (
       update sessions set last_seen_at = now(), ip_address = coalesce($3, ip_address)
       where company_id = $1 and id in (select id from due)
     )
     update operators set last_active_at = now()
     where company_id = $1 and id in (select operator_id from due)`,
    [companyId, sessionId, ipAddress],
  );
}

/** Stores the language of an operator without one. */
export async function setInitialLanguage(
  db: Db,
  companyId: string,
  operatorId: string,
  language: Language,
): Promise<void> {
  await db.query(
    `/* setInitialLanguage */ update operators set language = $3
     where company_id = $1 and id = $2 and language is null`,
    [companyId, operatorId, language],
  );
}

export async function selectOpenSessionByHash(
  db: Db,
  companyId: string,
  refreshTokenHash: Buffer,
): Promise<{ id: string; operator_id: string; language: string | null } | undefined> {
  const { rows } = await db.query(
    `/* selectOpenSessionByHash */ select s.id, s.operator_id, o.language
     from sessions s join operators o on o.company_id = s.company_id and o.id = s.operator_id
     where s.company_id = $1 and s.refresh_token_hash = $2 and s.ended_at is null and s.expires_at > now()`,
    [companyId, refreshTokenHash],
  );
  return rows[0];
}

export async function selectOpenSessions(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<SessionRow[]> {
  const { rows } = await db.query(
    `/* selectOpenSessions */ select id, user_agent, ip_address, created_at, last_seen_at from sessions
     where company_id = $1 and operator_id = $2 and ended_at is null and expires_at > now()
     order by last_seen_at desc, id desc`,
    [companyId, operatorId],
  );
  return rows;
}

export async function endSession(
  db: Db,
  companyId: string,
  operatorId: string,
  sessionId: string,
  reason: SessionEndReason,
): Promise<{ id: string } | undefined> {
  const { rows } = await db.query(
    `/* endSession */ update sessions set ended_at = now(), end_reason = $4
     where company_id = $1 and operator_id = $2 and id = $3 and ended_at is null and expires_at > now()
     returning id`,
    [companyId, operatorId, sessionId, reason],
  );
  return rows[0];
}

export async function endSessionsOf(
  db: Db,
  companyId: string,
  operatorId: string,
  { reason, except }: { reason: SessionEndReason; except: string | null },
): Promise<{ id: string }[]> {
  const { rows } = await db.query(
    `/* endSessionsOf */ update sessions set ended_at = now(), end_reason = $3
     where company_id = $1 and operator_id = $2 and ended_at is null and expires_at > now()
       and id is distinct from $4::uuid
     returning id`,
    [companyId, operatorId, reason, except],
  );
  return rows;
}

/**
 * Returns up to 200 IP addresses of sessions used in the last 30 days. Excludes sessions that ended for a
 * reason other than sign-out or expiry.
 */
export async function selectSignInAddresses(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<readonly string[]> {
  const { rows } = await db.query(
    `/* selectSignInAddresses */ select distinct ip_address from sessions
     where company_id = $1 and operator_id = $2 and ip_address is not null
       and last_seen_at > now() - interval '30 days' and (ended_at is null or end_reason in ('SignedOut', 'Expired'))
     limit 200`,
    [companyId, operatorId],
  );
  return rows.map((row) => row.ip_address);
}
