import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { badInput } from '../../errors';
import type { JobPayloads } from '../../jobs';
import { readCompanyToken } from '../../lib/companyToken';
import { emailKey, malformedEmail } from '../../lib/emailAddress';
import { customerNetworkOf, isFromNetworkOf } from '../../lib/network';
import { parseInput } from '../../lib/parseInput';
import { refusalOfMail } from '../../mail/dailyCaps';
import { recordAudit } from '../audit/service';
import { resetPasswordInput } from '../auth/input';
import { firstWithin, limit, limitEach, limitNetwork, networkTries } from '../auth/limits';
import { hashPassword } from '../auth/passwords';
import { mailClient } from '../client-mails/mailClient';
import { lockClients } from '../clients/editing';
import { accountByEmail, accountById, setPassword } from './accountSql';
import { knownBrowser, markBrowser } from './devices';
import { closeMailedLinks, isOpenLink, takeLink } from './linkSql';
import { mailPasswordLink } from './passwordLinks';
import { openSession } from './sessions';
import { clientSignInAddresses, endSessionsOf } from './sessionSql';
import { typedAddress } from './signIn';
import { siteAddress } from '../deployments/siteAddress';
import { clientDoer, type Visit } from './visit';

export const usedUp = () =>
  badInput({ token: 'This link has been used already or has run out. Ask for a new one.' });

/** Refuses too many emails to one address by one network, and by one network in all. */
export async function limitMails({ services, companyId, caller }: Visit, address: string): Promise<void> {
  await limitEach(services, [
    ...networkTries('client-mail-network', caller.ipAddress),
    ...networkTries('client-mail-address', caller.ipAddress, `${companyId} ${address}`),
  ]);
}

/** Says and does the same for every address: whose it is, only the job looks up. */
export async function requestPassword(visit: Visit, typed: string): Promise<void> {
  const { services, companyId, caller } = visit;
  const email = typedAddress(typed);
  if (!email.includes('@')) throw badInput({ email: malformedEmail });
  const device = knownBrowser(visit, email);
  if (device === null) await limitMails(visit, emailKey(email));
  else await limit(services, 'client-mail-address', `${companyId} ${emailKey(email)} ${device}`);
  await services.database.inCompany(companyId, (db) =>
    services.jobs.enqueue(db, 'send-client-password', {
      companyId,
      email,
      device,
      ipAddress: caller.ipAddress,
    }),
  );
}

/**
 * Whose count a request belongs to: strangers use up none of a browser that the client has signed in with, nor of a network
 * that they have signed in from lately.
 */
async function requesterOf(
  db: Db,
  accountId: string,
  { companyId, device = null, ipAddress }: JobPayloads['send-client-password'],
): Promise<string> {
  if (device !== null) return `${accountId} ${device}`;
  const known = await clientSignInAddresses(db, companyId, accountId);
  const isKnown = ipAddress !== undefined && known.some((address) => isFromNetworkOf(address, ipAddress));
  return isKnown ? `${accountId} ${customerNetworkOf(ipAddress)}` : accountId;
}

/** The job behind it: nothing happens for an address that no client has. */
export async function answerPasswordRequest(
  services: Services,
  request: JobPayloads['send-client-password'],
): Promise<void> {
  const { companyId, email } = request;
  const send = (db: Db, accountId: string) =>
    mailPasswordLink(db, services, companyId, accountId, 'client-password');
  const beyondCap = await services.database.inCompany(companyId, async (db) => {
    const account = await accountByEmail(db, companyId, email);
    if (!account) return null;
    const counted = await requesterOf(db, account.id, request);
    if (await refusalOfMail(db, companyId, 'client-password', counted)) return account.id;
    await send(db, account.id);
    return null;
  });
  if (beyondCap === null) return;
  // The answer was the same for every address, so a dropped email causes no error.
  if (!(await firstWithin(services, [['link-beyond-cap', beyondCap]]))) return;
  await services.database.inCompany(companyId, (db) => send(db, beyondCap));
}

/** The hash of a link of this company's; anything else was never one. */
export async function readLink({ services, companyId, caller }: Visit, token: string): Promise<Buffer> {
  await limitNetwork(services, 'link-network', caller.ipAddress);
  const link = readCompanyToken(token);
  if (link?.companyId !== companyId) throw usedUp();
  return link.hash;
}

/** Refuses a link that no longer works, before anything is typed, and gives its hash. */
export async function openPasswordLink(visit: Visit, token: string): Promise<Buffer> {
  const { companyId, services } = visit;
  const hash = await readLink(visit, token);
  const isOpen = await services.database.inCompany(companyId, (db) =>
    isOpenLink(db, companyId, 'Password', hash),
  );
  if (!isOpen) throw usedUp();
  return hash;
}

/**
 * Sets the password of whoever has the link, ends every session of theirs, and gives the token of a new one; null for a
 * deactivated client, who has none.
 */
export async function choosePassword(
  visit: Visit,
  { token, password: typed }: { token: string; password: string },
): Promise<string | null> {
  const { services, companyId } = visit;
  const hash = await openPasswordLink(visit, token);
  const { password } = parseInput(resetPasswordInput, { password: typed });
  const passwordHash = await hashPassword(password);
  return services.database.inCompany(companyId, async (db) => {
    const taken = await takeLink(db, companyId, 'Password', hash);
    if (!taken) throw usedUp();
    const { clientId } = taken;
    await lockClients(db, companyId, [clientId]);
    const account = await accountById(db, companyId, clientId);
    if (!account) throw usedUp();
    const { name, passwordHash: before } = account;
    await setPassword(db, companyId, clientId, passwordHash);
    await closeMailedLinks(db, companyId, clientId);
    await endSessionsOf(db, companyId, clientId, 'PasswordChosen');
    await recordAudit(db, clientDoer(visit, { id: clientId, name }), {
      action: 'client.passwordChosen',
      targetType: 'Client',
      targetId: clientId,
      targetLabel: name,
      changes: [{ field: 'password', before, after: passwordHash }],
    });
    const site = before && (await siteAddress(db, services.settings, companyId));
    if (site) {
      const values = { link: `${site}/forgot-password` };
      await mailClient(db, services, companyId, clientId, 'client-password-chosen', values);
    }
    if (account.status === 'Deactivated') return null;
    markBrowser(visit, account.email);
    return openSession(db, visit, clientId);
  });
}
