import type { Db } from '../../platform';
import type { ClientSession, OperatorView } from './visit';

export interface NewClientSession {
  id: string;
  clientId: string;
  tokenHash: Buffer;
  /** Set if an operator views the portal as the client. */
  view: OperatorView | null;
  minutes: number;
  ipAddress: string;
  userAgent: string | null;
}

export async function insertClientSession(
  db: Db,
  companyId: string,
  { view, ...session }: NewClientSession,
): Promise<void> {
  await db.query(
    `/* insertClientSession */ insert into client_sessions
       (company_id, id, client_id, token_hash, opened_by, opened_by_name, opened_in, reason, ip_address, user_agent,
        expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + make_interval(mins => $11::integer))`,
    [
      companyId,
      session.id,
      session.clientId,
      session.tokenHash,
      view?.operatorId ?? null,
      view?.operatorName ?? null,
      view?.sessionId ?? null,
      view?.reason ?? null,
      session.ipAddress,
      session.userAgent,
      session.minutes,
    ],
  );
}

export interface SessionRow extends Omit<ClientSession, 'hidesPayments'> {
  isStale: boolean;
  /** The console session of the operator who views the portal. */
  viewedIn: string | null;
}

/**
 * Returns an open session, or one that ended with the client's deactivation, so that the portal can show the
 * closed-account message.
 */
export async function sessionByHash(
  db: Db,
  companyId: string,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  const { rows } = await db.query(
    `/* clientSessionByHash */ select s.id as "sessionId", s.client_id as "clientId", c.name as "clientName",
       c.email as "clientEmail", c.language, c.status, c.plan_id as "planId",
       case when u.unopened is null then c.plan_id else (u.unopened->'before'->>'planId')::uuid end as "openPlanId",
       c.status <> 'Invited' or c.source <> 'SelfSignup' as "hasStartedPlan", s.opened_by_name as "viewedBy",
       s.opened_by as "viewedById", coalesce((
         select json_agg(json_build_object('pathname', a.pathname, 'version', a.version))
         from legal_acceptances a where a.company_id = $1 and a.client_id = s.client_id
       ), '[]') as accepted, false as "isRenewed",
       s.opened_by is null and s.ended_at is null and s.last_seen_at < now() - interval '1 hour' as "isStale",
       s.opened_in as "viewedIn"
     from client_sessions s join clients c on c.company_id = s.company_id and c.id = s.client_id
     left join subscriptions u on u.company_id = c.company_id and u.client_id = c.id and u.ended_at is null
     where s.company_id = $1 and s.token_hash = $2 and s.expires_at > now()
       and (s.ended_at is null or (s.end_reason = 'Deactivated' and c.status = 'Deactivated'))`,
    [companyId, tokenHash],
  );
  return rows[0];
}

/**
 * Extends the session to `idleMinutes` from now, but at most `maxMinutes` after its start. Returns false if
 * it has ended, or was used in the last hour, so that concurrent requests don't repeat the write.
 */
export async function extendSession(
  db: Db,
  companyId: string,
  id: string,
  { idleMinutes, maxMinutes }: { idleMinutes: number; maxMinutes: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* extendClientSession */ update client_sessions
     set last_seen_at = now(), expires_at = least(
       now() + make_interval(mins => $3::integer), (created_at at time zone 'UTC' + make_interval(mins => $4::integer)) at time zone 'UTC'
     )
     where company_id = $1 and id = $2 and ended_at is null and last_seen_at < now() - interval '1 hour'`,
    [companyId, id, idleMinutes, maxMinutes],
  );
  return rowCount > 0;
}

type EndReason = 'SignedOut' | 'PasswordChosen' | 'Left';

/** Ends a session. Returns false if it has already ended. */
export async function endSession(db: Db, companyId: string, id: string, reason: EndReason): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* endClientSession */ update client_sessions set ended_at = now(), end_reason = $3
     where company_id = $1 and id = $2 and ended_at is null`,
    [companyId, id, reason],
  );
  return rowCount > 0;
}

/** Ends the client's sessions, but not those of operators who view the portal. */
export async function endSessionsOf(
  db: Db,
  companyId: string,
  clientId: string,
  reason: EndReason,
): Promise<void> {
  await db.query(
    `/* endSessionsOfClient */ update client_sessions set ended_at = now(), end_reason = $3
     where company_id = $1 and client_id = $2 and ended_at is null and opened_by is null`,
    [companyId, clientId, reason],
  );
}

/** Adds a sign-in to the client's timeline, dated by the company's clock like every other entry. */
export async function insertSignIn(
  db: Db,
  companyId: string,
  signIn: { id: string; clientId: string; ipAddress: string; userAgent: string | null },
): Promise<void> {
  await db.query(
    `/* insertClientSignIn */ insert into client_sign_ins (company_id, id, client_id, ip_address, user_agent, occurred_at)
     values ($1, $2, $3, $4, $5, company_now())`,
    [companyId, signIn.id, signIn.clientId, signIn.ipAddress, signIn.userAgent],
  );
}

/** Returns up to 200 IP addresses of sign-ins whose sessions were used in the last 30 days. */
export async function clientSignInAddresses(
  db: Db,
  companyId: string,
  clientId: string,
): Promise<readonly string[]> {
  const { rows } = await db.query(
    `/* clientSignInAddresses */ select distinct ip_address from client_sessions
     where company_id = $1 and client_id = $2 and opened_by is null and ip_address is not null
       and last_seen_at > now() - interval '30 days'
     limit 200`,
    [companyId, clientId],
  );
  return rows.map((row) => row.ip_address);
}
