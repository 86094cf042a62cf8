import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { newCompanyToken, readCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import { announceClients } from '../clients/announce';
import { onlooker } from './onlooker';
import {
  endSession,
  insertClientSession,
  insertSignIn,
  prolongSession,
  sessionByHash,
  type NewClientSession,
} from './sessionSql';
import type { ClientSession, ClientVisit, Visit } from './visit';

const dayMinutes = 24 * 60;
const lifetimeMinutes = 30 * dayMinutes;
/** After that the password is asked for, however much a session is used. */
const longestMinutes = 90 * dayMinutes;

/** What the cookie of a client's session is given to live. */
export const sessionLifetimeSeconds = lifetimeMinutes * 60;

type From = Pick<Visit, 'companyId' | 'caller'>;

/** Opens a session in the caller's transaction and gives its token, of which only a hash is kept. */
export async function insertSession(
  db: Db,
  { companyId, caller }: From,
  session: Pick<NewClientSession, 'clientId' | 'view' | 'minutes'>,
): Promise<{ id: string; token: string }> {
  const id = newId();
  const { token, hash: tokenHash } = newCompanyToken(companyId);
  const { ipAddress, userAgent } = caller;
  await insertClientSession(db, companyId, { id, tokenHash, ...session, ipAddress, userAgent });
  return { id, token };
}

/** For a client who has just proved who they are: their last sign-in shows in the console. */
export async function openSession(db: Db, from: From, clientId: string): Promise<string> {
  const { companyId, caller } = from;
  const { token } = await insertSession(db, from, { clientId, view: null, minutes: lifetimeMinutes });
  const { ipAddress, userAgent } = caller;
  await insertSignIn(db, companyId, { id: newId(), clientId, ipAddress, userAgent });
  await announceClients(db, companyId, 'Updated', [clientId]);
  return token;
}

/** Whose the token of a cookie is, deactivated clients' included: they are told, and see nothing else. */
export async function findSession(
  services: Services,
  companyId: string,
  token: string,
): Promise<ClientSession | null> {
  const { database } = services;
  const read = readCompanyToken(token);
  // A cookie of one company is nothing on the host of another.
  if (read?.companyId !== companyId) return null;
  const row = await database.inCompany(companyId, (db) => sessionByHash(db, companyId, read.hash));
  if (!row) return null;
  const { isStale, viewedIn, ...known } = row;
  const viewer = viewedIn && (await onlooker(services, companyId, viewedIn));
  if (known.viewedById !== null && !viewer) return null;
  const session = { ...known, hidesMoney: viewer ? !viewer.permissions.has('MANAGE_PAYMENTS') : false };
  if (!isStale) return session;
  const isRenewed = await database.inCompany(companyId, (db) =>
    prolongSession(db, companyId, session.sessionId, { unused: lifetimeMinutes, atMost: longestMinutes }),
  );
  return { ...session, isRenewed };
}

/** Who may use the dashboard with the token; nobody where the client is deactivated. */
export async function sessionOf(
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
