import { emailKey } from '../../lib/emailAddress';
import { incorrectPassword } from '../../lib/errors';
import { removeUnstorable } from '../../../contract/text';
import { knownDevice, markDevice } from '../../platform';
import { authenticateWithPassword, queueSignIn, truncateAddress } from '../../identity';
import { lockClients } from '../../clients';
import { accountByEmail, accountById, type AccountRow } from './account.repository';
import { openSession } from './sessions';
import { clientSignInAddresses } from './session.repository';
import type { Visit } from './visit';
import { nilId } from '../../../contract/ids';

/**
 * Returns the key that sign-in attempts are counted by. It is the same whether or not a client has the
 * address.
 */
const accountKey = (companyId: string, email: string): string => `${companyId} ${emailKey(email)}`;

/** Returns the id of the browser if it has signed in to the account before, otherwise null. */
export const knownBrowserId = ({ services, companyId, device }: Visit, email: string): string | null =>
  knownDevice(services.settings, device, accountKey(companyId, email));

export const rememberBrowser = ({ services, companyId, device }: Visit, email: string): void =>
  markDevice(services.settings, device, accountKey(companyId, email));

interface Credentials {
  email: string;
  password: string;
}

/**
 * Returns the input without unstorable characters and surrounding spaces, cut to the maximum length of an
 * address.
 */
export const normalizeAddress = (text: string): string => truncateAddress(removeUnstorable(text).trim());

/**
 * Returns the account if the email and password match, otherwise throws `INVALID_CREDENTIALS`. Applies the
 * sign-in rate limits.
 */
export async function verifyCredentials(visit: Visit, credentials: Credentials): Promise<AccountRow> {
  const { companyId, services } = visit;
  const email = normalizeAddress(credentials.email);
  const account = accountKey(companyId, email);
  const device = knownBrowserId(visit, email);
  const origin = { ipAddress: visit.caller.ipAddress, account, isKnownDevice: device !== null };
  const find = () => services.database.inCompany(companyId, (db) => accountByEmail(db, companyId, email));
  const verified = await queueSignIn(origin, (check) =>
    authenticateWithPassword(services, {
      ...{ kind: 'client-sign-in', account, device, origin, check, password: credentials.password },
      async find() {
        const row = await find();
        return { account: row ?? null, passwordHash: row?.passwordHash ?? null };
      },
      async signInAddresses() {
        const id = (await find())?.id ?? nilId;
        return services.database.inCompany(companyId, (db) => clientSignInAddresses(db, companyId, id));
      },
    }),
  );
  if (!verified) throw incorrectPassword();
  return verified;
}

/**
 * Signs the client in, remembers the browser and returns the token of the new session. Returns null if the
 * client is deactivated. Throws `INVALID_CREDENTIALS` if the email and password do not match.
 */
export async function signIn(visit: Visit, credentials: Credentials): Promise<string | null> {
  const { companyId, services } = visit;
  const verified = await verifyCredentials(visit, credentials);
  return services.database.inCompany(companyId, async (db) => {
    await lockClients(db, companyId, [verified.id]);
    const account = await accountById(db, companyId, verified.id);
    // If the password changed after the check, the old one must not open a session.
    if (account?.passwordHash !== verified.passwordHash) throw incorrectPassword();
    if (account.status === 'Deactivated') return null;
    rememberBrowser(visit, normalizeAddress(credentials.email));
    return openSession(db, visit, account.id);
  });
}
