import { incorrectPassword } from '../../errors';
import { isFromNetworkOf } from '../../lib/network';
import { storable } from '../../lib/plainText';
import { atEntrance, noteArrival, type Arrival, type Check } from '../auth/entrance';
import { passwordTries } from '../auth/passwordTries';
import { lockClients } from '../clients/editing';
import { accountByEmail, accountById, type AccountRow } from './accountSql';
import { accountOf, knownBrowser, markBrowser } from './devices';
import { openSession } from './sessions';
import { clientSignInAddresses } from './sessionSql';
import type { Visit } from './visit';

const longestEmail = 320;
const nobody = '00000000-0000-0000-0000-000000000000';

interface Typed {
  email: string;
  password: string;
}

/** Returns the typed text, cut to the longest address. */
export const typedAddress = (text: string): string => storable(text).trim().slice(0, longestEmail);

interface Admitted {
  arrival: Arrival;
  device: string | null;
  check: Check;
}

/** Whose address and password belong together, tried no more often than a sign-in; INVALID_CREDENTIALS where they don't. */
export function provePassword(visit: Visit, typed: Typed): Promise<AccountRow> {
  const email = typedAddress(typed.email);
  const account = accountOf(visit.companyId, email);
  const device = knownBrowser(visit, email);
  const arrival = { ipAddress: visit.caller.ipAddress, account, isKnownDevice: device !== null };
  return atEntrance(arrival, (check) => tryPassword(visit, typed, { arrival, device, check }));
}

async function tryPassword(
  visit: Visit,
  { email, password }: Typed,
  { arrival, device, check }: Admitted,
): Promise<AccountRow> {
  const { companyId, services } = visit;
  const { account, ipAddress } = arrival;
  const find = () =>
    services.database.inCompany(companyId, (db) => accountByEmail(db, companyId, typedAddress(email)));
  const isKnownHere = async () => {
    const id = (await find())?.id ?? nobody;
    const addresses = await services.database.inCompany(companyId, (db) =>
      clientSignInAddresses(db, companyId, id),
    );
    return addresses.some((address) => isFromNetworkOf(address, ipAddress));
  };
  const tries = passwordTries(services, { kind: 'client-sign-in', account, ipAddress, device, isKnownHere });
  await tries.count();
  const found = await find();
  const isRight = await check(found?.passwordHash ?? null, password);
  if (!found || !isRight) throw incorrectPassword();
  await tries.succeed();
  noteArrival(arrival);
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
