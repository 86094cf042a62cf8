import type { Caller, Services } from '../../context';
import type { Db } from '../../db/database';
import { newCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import * as sessionSql from './sql';

const noteUseEveryMs = 60_000;
const userAgentMaxLength = 500;

export interface OpenedSession {
  sessionId: string;
  refreshToken: string;
}

export const sessionViewer = ({ database }: Services, companyId: string, sessionId: string) =>
  sessionSql.selectSessionViewer(database.query.bind(database), companyId, sessionId);

export async function noteSessionUse(
  { database }: Services,
  companyId: string,
  sessionId: string,
  lastSeenAt: Date,
): Promise<void> {
  if (Date.now() - lastSeenAt.getTime() < noteUseEveryMs) return;
  await database.inCompany(companyId, (db) => sessionSql.touchSession(db, companyId, sessionId));
}

/** Opens a session for an operator who has just proved who they are. */
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
    userAgent: caller.userAgent?.slice(0, userAgentMaxLength) ?? null,
    ipAddress: caller.ipAddress,
  });
  return { sessionId, refreshToken: token };
}
