import { incorrectPassword } from '../../errors';
import { storable } from '../../lib/plainText';
import { queueSignIn } from '../auth/entrance';
import { cutAddress, tryPassword } from '../auth/tryPassword';
import { lockClients } from '../clients/editing';
import { accountByEmail, accountById, type AccountRow } from './accountSql';
import { accountOf, knownBrowser, markBrowser } from './devices';
import { openSession } from './sessions';
import { clientSignInAddresses } from './sessionSql';
import type { Visit } from './visit';

const nobody = '00000000-0000-0000-0000-000000000000';

interface Typed {
  email: string;
  password: string;
}

/** Returns the typed text, cut to the longest address. */
export const typedAddress = (text: string): string => cutAddress(storable(text).trim());

/** Whose address and password belong together, tried no more often than a sign-in; INVALID_CREDENTIALS where they don't. */
export async function provePassword(visit: Visit, typed: Typed): Promise<AccountRow> {
  const { companyId, services } = visit;
  const email = typedAddress(typed.email);
  const account = accountOf(companyId, email);
  const device = knownBrowser(visit, email);
  const origin = { ipAddress: visit.caller.ipAddress, account, isKnownDevice: device !== null };
  const find = () => services.database.inCompany(companyId, (db) => accountByEmail(db, companyId, email));
  const found = await queueSignIn(origin, (check) =>
    tryPassword(services, {
      ...{ kind: 'client-sign-in', account, device, origin, check, password: typed.password },
      async find() {
        const row = await find();
        return { account: row ?? null, passwordHash: row?.passwordHash ?? null };
      },
      async signInAddresses() {
        const id = (await find())?.id ?? nobody;
        return services.database.inCompany(companyId, (db) => clientSignInAddresses(db, companyId, id));
      },
    }),
  );
  if (!found) throw incorrectPassword();
  return found;
}

/** The token of a new session; null for a deactivated client who knows their password, and has none. */
export async function signIn(visit: Visit, typed: Typed): Promise<string | null> {
  const { companyId, services } = visit;
  const found = await provePassword(visit, typed);
  return services.database.inCompany(companyId, async (db) => {
    await lockClients(db, companyId, [found.id]);
    const account = await accountById(db, companyId, found.id);
    // The password may have been chosen anew since it was checked, which was to end what it opens.
    if (account?.passwordHash !== found.passwordHash) throw incorrectPassword();
    if (account.status === 'Deactivated') return null;
    markBrowser(visit, typedAddress(typed.email));
    return openSession(db, visit, account.id);
  });
}
