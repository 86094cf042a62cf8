import { DomainError } from '../../errors';
import { emailKey } from '../../lib/emailAddress';
import { networkOf } from '../../lib/network';
import { storable } from '../../lib/plainText';
import { atEntrance } from '../auth/entrance';
import { triesInTurn } from '../auth/limits';
import { isPassword } from '../auth/passwords';
import { lockClients } from '../clients/editing';
import { accountByEmail, accountById, type AccountRow } from './accountSql';
import { openSession } from './sessions';
import type { Visit } from './visit';

const longestEmail = 320;

interface Typed {
  email: string;
  password: string;
}

/** What was typed, cut to what can be an address. */
export const typedAddress = (text: string): string => storable(text).trim().slice(0, longestEmail);

// One sentence for every cause, so that nobody learns who is a client.
const refused = () =>
  new DomainError('INVALID_CREDENTIALS', 'This e-mail address and password do not belong together.');

/** How often this address was tried, from here and from everywhere, and what this network tried. */
function triesOf({ services, companyId, caller }: Visit, address: string) {
  const network = networkOf(caller.ipAddress);
  const whose = `${companyId} ${address}`;
  // The pair comes before the address: whoever is locked out here can't lock its owner out elsewhere.
  const each = [
    ['client-sign-in-network', network],
    ['client-sign-in-pair', `${whose} ${network}`],
    ['client-sign-in-address', whose],
  ] as const;
  return triesInTurn(services, each, 'client-sign-in-pair');
}

/** Whose address and password belong together, tried no more often than a sign-in; INVALID_CREDENTIALS where they don't. */
export const provePassword = (visit: Visit, typed: Typed): Promise<AccountRow> =>
  atEntrance(visit.caller.ipAddress, () => tryPassword(visit, typed));

async function tryPassword(visit: Visit, { email: typed, password }: Typed): Promise<AccountRow> {
  const { companyId, services } = visit;
  const email = typedAddress(typed);
  const tries = triesOf(visit, emailKey(email));
  await tries.count();
  const found = await services.database.inCompany(companyId, (db) => accountByEmail(db, companyId, email));
  const isRight = await isPassword(found?.passwordHash ?? null, password);
  if (!found || !isRight) throw refused();
  await tries.succeed();
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
    if (account?.passwordHash !== found.passwordHash) throw refused();
    if (account.status === 'Deactivated') return null;
    return openSession(db, visit, account.id);
  });
}
