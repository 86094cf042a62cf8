import { canPerform, type Db, type Services, type Viewer } from '../../platform';
import { viewerOfSession } from '../../identity';
import { publishClientChange } from '../../clients';
import { newCompanyToken, readCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import {
  endSession,
  insertClientSession,
  insertSignIn,
  extendSession,
  sessionByHash,
  type NewClientSession,
} from './session.repository';
import type { ClientSession, ClientVisit, Visit } from './visit';

const dayMinutes = 24 * 60;
const idleLifetimeMinutes = 30 * dayMinutes;
/** Clients must sign in again after this time, even if they use the session. */
const maxLifetimeMinutes = 90 * dayMinutes;

/** The lifetime of the session cookie in seconds. */
export const sessionLifetimeSeconds = idleLifetimeMinutes * 60;

type SessionOrigin = Pick<Visit, 'companyId' | 'caller'>;

/**
 * Creates a session in the caller's transaction and returns its id and token. The database contains only the
 * hash of the token.
 */
export async function insertSession(
  db: Db,
  { companyId, caller }: SessionOrigin,
  session: Pick<NewClientSession, 'clientId' | 'view' | 'minutes'>,
): Promise<{ id: string; token: string }> {
  const id = newId();
  const { token, hash: tokenHash } = newCompanyToken(companyId);
  const { ipAddress, userAgent } = caller;
  await insertClientSession(db, companyId, { id, tokenHash, ...session, ipAddress, userAgent });
  return { id, token };
}

/**
 * Creates a session for a client who has just authenticated, adds the sign-in to the client's timeline and
 * notifies consoles. Returns the session's token.
 */
export async function openSession(db: Db, origin: SessionOrigin, clientId: string): Promise<string> {
  const { companyId, caller } = origin;
  const { token } = await insertSession(db, origin, { clientId, view: null, minutes: idleLifetimeMinutes });
  const { ipAddress, userAgent } = caller;
  await insertSignIn(db, companyId, { id: newId(), clientId, ipAddress, userAgent });
  await publishClientChange(db, companyId, 'Updated', [clientId]);
  return token;
}

/**
 * Returns the operator who views the portal as a client, or null if their console session no longer permits
 * it.
 */
export async function findViewingOperator(
  services: Services,
  companyId: string,
  sessionId: string,
): Promise<Viewer | null> {
  const viewer = await viewerOfSession(services, companyId, sessionId);
  if (viewer?.operatorStatus !== 'Active' || viewer.mustSetUpTwoFactor) return null;
  return canPerform(viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read') ? viewer : null;
}

/**
 * Returns the session of a cookie's token, or null. Extends it at most once an hour. Includes deactivated
 * clients, who see only the closed-account message.
 */
export async function findSession(
  services: Services,
  companyId: string,
  token: string,
): Promise<ClientSession | null> {
  const { database } = services;
  const parsed = readCompanyToken(token);
  // Each portal host serves one company, so a token of another company opens no session.
  if (parsed?.companyId !== companyId) return null;
  const row = await database.inCompany(companyId, (db) => sessionByHash(db, companyId, parsed.hash));
  if (!row) return null;
  const { isStale, viewedIn, ...base } = row;
  const viewer = viewedIn && (await findViewingOperator(services, companyId, viewedIn));
  if (base.viewedById !== null && !viewer) return null;
  const session = { ...base, hidesPayments: viewer ? !viewer.permissions.has('MANAGE_PAYMENTS') : false };
  if (!isStale) return session;
  const isRenewed = await database.inCompany(companyId, (db) =>
    extendSession(db, companyId, session.sessionId, {
      idleMinutes: idleLifetimeMinutes,
      maxMinutes: maxLifetimeMinutes,
    }),
  );
  return { ...session, isRenewed };
}

/** Returns the session of a client who is not deactivated, or null. */
export async function findActiveSession(
  services: Services,
  companyId: string,
  token: string,
): Promise<ClientSession | null> {
  const session = await findSession(services, companyId, token);
  return session?.status === 'Deactivated' ? null : session;
}

export async function signOut({ services, companyId, session }: ClientVisit): Promise<void> {
  await services.database.inCompany(companyId, (db) =>
    endSession(db, companyId, session.sessionId, 'SignedOut'),
  );
}
