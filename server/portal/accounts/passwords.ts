import {
  checkDailyCap,
  type Db,
  firstWithinLimit,
  type JobPayloads,
  limit,
  limitEach,
  limitNetwork,
  networkAttempts,
  type Services,
  writeAuditEvent,
} from '../../platform';
import { hashPassword, resetPasswordInput } from '../../identity';
import { findPortalUrl } from '../../brand';
import { enqueueClientEmail, lockClients } from '../../clients';
import { badInput } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { readCompanyToken } from '../../lib/companyToken';
import { emailKey, malformedEmail } from '../../lib/emailAddress';
import { customerNetworkOf, isSameNetwork } from '../../lib/network';
import { parseInput } from '../../lib/input';
import { accountByEmail, accountById, setPassword } from './account.repository';
import { revokeEmailedLinks, isOpenLink, consumeLink } from './link.repository';
import { emailPasswordLink } from './passwordLinks';
import { openSession } from './sessions';
import { clientSignInAddresses, endSessionsOf } from './session.repository';
import { knownBrowserId, normalizeAddress, rememberBrowser } from './signIn';
import { clientActor, type Visit } from './visit';

export const invalidLinkError = () =>
  badInput({ token: t('This link was already used or has expired. Request a new one.') });

/**
 * Limits the emails that one network can request, in total and for one address. Throws if a limit is
 * exceeded.
 */
export async function limitEmails({ services, companyId, caller }: Visit, address: string): Promise<void> {
  await limitEach(services, [
    ...networkAttempts('client-mail-network', caller.ipAddress),
    ...networkAttempts('client-mail-address', caller.ipAddress, `${companyId} ${address}`),
  ]);
}

/**
 * Enqueues the email with a password link. Throws for a malformed address or above a rate limit. Only the job
 * looks up the client, so the response does not reveal whether an account exists.
 */
export async function requestPasswordLink(visit: Visit, input: string): Promise<void> {
  const { services, companyId, caller } = visit;
  const email = normalizeAddress(input);
  if (!email.includes('@')) throw badInput({ email: malformedEmail() });
  const device = knownBrowserId(visit, email);
  if (device === null) await limitEmails(visit, emailKey(email));
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
 * Returns the key whose daily email cap a request counts against. Known browsers and networks have separate
 * caps, so strangers can't exhaust them.
 */
async function requesterKey(
  db: Db,
  accountId: string,
  { companyId, device = null, ipAddress }: JobPayloads['send-client-password'],
): Promise<string> {
  if (device !== null) return `${accountId} ${device}`;
  const recentAddresses = await clientSignInAddresses(db, companyId, accountId);
  const isRecentNetwork =
    ipAddress !== undefined && recentAddresses.some((address) => isSameNetwork(address, ipAddress));
  return isRecentNetwork ? `${accountId} ${customerNetworkOf(ipAddress)}` : accountId;
}

/** Runs the job of a password request. Does nothing if no client has the address. */
export async function processPasswordRequest(
  services: Services,
  request: JobPayloads['send-client-password'],
): Promise<void> {
  const { companyId, email } = request;
  const send = (db: Db, accountId: string) =>
    emailPasswordLink(db, services, companyId, accountId, 'client-password');
  const cappedClientId = await services.database.inCompany(companyId, async (db) => {
    const account = await accountByEmail(db, companyId, email);
    if (!account) return null;
    const requester = await requesterKey(db, account.id, request);
    if (await checkDailyCap(db, companyId, 'client-password', requester)) return account.id;
    await send(db, account.id);
    return null;
  });
  if (cappedClientId === null) return;
  // Drops an email beyond the limit without an error, because the visitor has already received the response.
  if (!(await firstWithinLimit(services, [['link-beyond-cap', cappedClientId]]))) return;
  await services.database.inCompany(companyId, (db) => send(db, cappedClientId));
}

/**
 * Counts a use of a link toward the network's limit, and returns the hash of the link's token. Throws above
 * the limit, and `BAD_USER_INPUT` for field `token` if the link is not from this company.
 */
export async function readLinkHash({ services, companyId, caller }: Visit, token: string): Promise<Buffer> {
  await limitNetwork(services, 'link-network', caller.ipAddress);
  const link = readCompanyToken(token);
  if (link?.companyId !== companyId) throw invalidLinkError();
  return link.hash;
}

/**
 * Returns the hash of the link's token, like `readLinkHash`. Also throws `BAD_USER_INPUT` for field `token`
 * if the link is used or expired.
 */
export async function verifyPasswordLink(visit: Visit, token: string): Promise<Buffer> {
  const { companyId, services } = visit;
  const hash = await readLinkHash(visit, token);
  const isOpen = await services.database.inCompany(companyId, (db) =>
    isOpenLink(db, companyId, 'Password', hash),
  );
  if (!isOpen) throw invalidLinkError();
  return hash;
}

/**
 * Sets the password of the link's client, revokes their other emailed links and ends their sessions. Emails
 * them if they had a password. Returns the token of a new session, or null for deactivated clients.
 */
export async function choosePassword(
  visit: Visit,
  { token, password: input }: { token: string; password: string },
): Promise<string | null> {
  const { services, companyId } = visit;
  const hash = await verifyPasswordLink(visit, token);
  const { password } = parseInput(resetPasswordInput, { password: input });
  const passwordHash = await hashPassword(password);
  return services.database.inCompany(companyId, async (db) => {
    const usedLink = await consumeLink(db, companyId, 'Password', hash);
    if (!usedLink) throw invalidLinkError();
    const { clientId } = usedLink;
    await lockClients(db, companyId, [clientId]);
    const account = await accountById(db, companyId, clientId);
    if (!account) throw invalidLinkError();
    const { name, passwordHash: before } = account;
    await setPassword(db, companyId, clientId, passwordHash);
    await revokeEmailedLinks(db, companyId, clientId);
    await endSessionsOf(db, companyId, clientId, 'PasswordChosen');
    await writeAuditEvent(db, clientActor(visit, { id: clientId, name }), {
      action: 'client.passwordChosen',
      targetType: 'Client',
      targetId: clientId,
      targetLabel: name,
      changes: [{ field: 'password', before, after: passwordHash }],
    });
    const portalUrl = before && (await findPortalUrl(db, services.settings, companyId));
    if (portalUrl) {
      await enqueueClientEmail(db, services, companyId, clientId, 'client-password-chosen', () => ({
        link: `${portalUrl}/forgot-password`,
      }));
    }
    if (account.status === 'Deactivated') return null;
    rememberBrowser(visit, account.email);
    return openSession(db, visit, clientId);
  });
}
