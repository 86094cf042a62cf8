import type { SessionEndReason } from '../../../contract/enums';
import { isId } from '../../../contract/ids';
import { type Caller, deviceName } from '../../lib/caller';
import { newCompanyToken } from '../../lib/companyToken';
import { isUnavailable, notFound } from '../../lib/errors';
import { filterIterator } from '../../lib/filterIterator';
import { language } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import { countryOfIp } from '../../lib/ipLocation';
import {
  authorize,
  type Context,
  type Database,
  type Db,
  type EventOf,
  type Services,
  type Session,
  writeAuditEvent,
} from '../../platform';
import { deleteOldSessions, endExpiredSessions } from './purge.repository';
import * as sessionSql from './sessions.repository';

const useUpdateIntervalMs = 60_000;

export interface OpenedSession {
  sessionId: string;
  refreshToken: string;
}

export const loadSessionViewer = ({ database }: Services, companyId: string, sessionId: string) =>
  sessionSql.selectSessionViewer(database, companyId, sessionId);

export async function trackSessionUse(
  { database }: Services,
  companyId: string,
  sessionId: string,
  { lastSeenAt, ipAddress }: { lastSeenAt: Date; ipAddress: string | null },
): Promise<void> {
  if (Date.now() - lastSeenAt.getTime() < useUpdateIntervalMs) return;
  await tryWrite(database, companyId, (db) => sessionSql.touchSession(db, companyId, sessionId, ipAddress));
}

// Ignores an unavailable database, so that signed-in operators can still read when a full disk prevents
// writes.
async function tryWrite(
  database: Database,
  companyId: string,
  write: (db: Db) => Promise<void>,
): Promise<void> {
  try {
    await database.inCompany(companyId, write);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

/** Opens a session for an operator who has just authenticated. Returns its id and refresh token. */
export async function openSession(
  db: Db,
  companyId: string,
  caller: Caller,
  { operatorId, rememberMe }: { operatorId: string; rememberMe: boolean },
): Promise<OpenedSession> {
  const sessionId = newId();
  const { token, hash } = newCompanyToken(companyId);
  await sessionSql.insertSession(db, companyId, {
    id: sessionId,
    operatorId,
    refreshTokenHash: hash,
    rememberMe,
    userAgent: caller.userAgent,
    ipAddress: caller.ipAddress,
  });
  return { sessionId, refreshToken: token };
}

/**
 * Returns the open session of a refresh token, updates its last use, and stores the language of an operator
 * who signed in before operators had one. Returns null if there is no such session.
 */
export async function findOpenSession(
  { services: { database }, caller }: Context,
  companyId: string,
  refreshTokenHash: Buffer,
) {
  const row = await database.inCompany(companyId, (db) =>
    sessionSql.selectOpenSessionByHash(db, companyId, refreshTokenHash),
  );
  if (!row) return null;
  const { id: sessionId, operator_id: operatorId } = row;
  await tryWrite(database, companyId, async (db) => {
    await sessionSql.touchSession(db, companyId, sessionId, caller.ipAddress);
    if (row.language === null) {
      await sessionSql.setInitialLanguage(db, companyId, operatorId, language());
    }
  });
  return { companyId, operatorId, sessionId };
}

/** Ends the sessions of an operator, except `except`, in the caller's transaction. Returns their count. */
export async function endSessionsOf(
  db: Db,
  companyId: string,
  operatorId: string,
  reason: SessionEndReason,
  except: string | null = null,
): Promise<number> {
  const ended = await sessionSql.endSessionsOf(db, companyId, operatorId, { reason, except });
  for (const { id } of ended) {
    await db.publish({ type: 'sessionEnded', companyId, sessionId: id, reason });
  }
  return ended.length;
}

export async function listSessions(ctx: Context): Promise<Session[]> {
  const { companyId, operatorId, sessionId } = authorize(ctx.viewer, null, 'shell');
  const rows = await ctx.services.database.inCompany(companyId, (db) =>
    sessionSql.selectOpenSessions(db, companyId, operatorId),
  );
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === sessionId,
    userAgent: row.user_agent,
    device: deviceName(row.user_agent),
    ipAddress: row.ip_address,
    country: countryOfIp(row.ip_address),
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }));
}

export async function signOut(ctx: Context): Promise<true> {
  const { sessionId } = authorize(ctx.viewer, null, 'shell');
  await endOwnSession(ctx, sessionId, 'SignedOut');
  return true;
}

export async function revokeSession(ctx: Context, id: string): Promise<true> {
  authorize(ctx.viewer, null, 'shell');
  if (!isId(id) || !(await endOwnSession(ctx, id, 'Revoked'))) throw notFound();
  return true;
}

/** Revokes all other sessions of the viewer and returns their number. */
export async function revokeOtherSessions(ctx: Context): Promise<number> {
  const { companyId, operatorId, sessionId, name } = authorize(ctx.viewer, null, 'shell');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const count = await endSessionsOf(db, companyId, operatorId, 'Revoked', sessionId);
    if (count === 0) return 0;
    await writeAuditEvent(db, ctx, {
      action: 'session.othersRevoked',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: name,
      changes: [{ field: 'sessions', before: count + 1, after: 1 }],
    });
    return count;
  });
}

export function subscribeToSessionEnd(ctx: Context): AsyncIterableIterator<EventOf<'sessionEnded'>> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const events = ctx.services.events.subscribe('sessionEnded', viewer.companyId);
  return filterIterator(events, ({ sessionId }) => sessionId === viewer.sessionId);
}

/** Ends one session of an operator in the caller's transaction. Returns false if it is not open. */
export async function endSession(
  db: Db,
  companyId: string,
  operatorId: string,
  { id, reason }: { id: string; reason: SessionEndReason },
): Promise<boolean> {
  if (!(await sessionSql.endSession(db, companyId, operatorId, id, reason))) return false;
  await db.publish({ type: 'sessionEnded', companyId, sessionId: id, reason });
  return true;
}

/** Ends and audits a session of the viewer. Returns false if the viewer has no open session with this id. */
async function endOwnSession(ctx: Context, id: string, reason: 'SignedOut' | 'Revoked'): Promise<boolean> {
  const { companyId, operatorId, name } = authorize(ctx.viewer, null, 'shell');
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await endSession(db, companyId, operatorId, { id, reason }))) return false;
    await writeAuditEvent(db, ctx, {
      action: reason === 'SignedOut' ? 'operator.signedOut' : 'session.revoked',
      targetType: 'Session',
      targetId: id,
      targetLabel: name,
    });
    return true;
  });
}

/** Ends the company's expired sessions, and deletes those that ended 30 days ago. */
export async function purgeSessions(db: Db, companyId: string): Promise<void> {
  for (const { id } of await endExpiredSessions(db, companyId)) {
    await db.publish({ type: 'sessionEnded', companyId, sessionId: id, reason: 'Expired' });
  }
  await deleteOldSessions(db, companyId);
}
