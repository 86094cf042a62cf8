import * as z from 'zod';
import { badInput, DomainError } from '../../lib/errors';
import { emailKey } from '../../lib/emailAddress';
import { t } from '../../lib/i18n/i18n';
import { newCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import { parseInput } from '../../lib/input';
import {
  enforceDailyCap,
  type JobPayloads,
  type Mailer,
  retryOnUniqueViolation,
  type Services,
  writeAuditEvent,
} from '../../platform';
import { isCompanyActionAllowed } from '../../company';
import { brandOf, findPortalUrl } from '../../brand';
import {
  clientFieldSchemas,
  editClients,
  fieldsForUpdate,
  findEditConflicts,
  inClientLanguage,
  publishClientChange,
} from '../../clients';
import { accountByEmail, accountById, setEmailVerified } from './account.repository';
import { consumeLink, insertLink, isOpenLink, revokeEmailedLinks } from './link.repository';
import { invalidLinkError, limitEmails, readLinkHash } from './passwords';
import { verifyCredentials } from './signIn';
import { clientActor, requireClientActor, type ClientVisit, type Visit } from './visit';

const daySeconds = 24 * 3600;

const emailInput = z.object({ email: clientFieldSchemas.email });

const throwFieldError = (error: unknown): never => {
  const isWrongPassword = error instanceof DomainError && error.code === 'INVALID_CREDENTIALS';
  throw isWrongPassword ? badInput({ password: t('Incorrect password.') }) : error;
};

/**
 * Verifies the password and queues the email that confirms an address change. Only the job checks whether
 * another client uses the address, so the response does not reveal it.
 */
export async function requestAddressChange(
  visit: ClientVisit,
  input: { email: string; password: string },
): Promise<void> {
  const { services, companyId, session } = visit;
  requireClientActor(visit);
  const { email } = parseInput(emailInput, { email: input.email });
  if (emailKey(email) === emailKey(session.clientEmail)) {
    throw badInput({ email: t('This is already your email address.') });
  }
  await verifyCredentials(visit, { email: session.clientEmail, password: input.password }).catch(
    throwFieldError,
  );
  await limitEmails(visit, emailKey(email));
  await services.database.inCompany(companyId, async (db) => {
    await enforceDailyCap(db, companyId, 'client-address', session.clientId);
    await inClientLanguage(db, companyId, session.clientId, () =>
      services.jobs.enqueue(db, 'send-address-letter', {
        companyId,
        clientId: session.clientId,
        to: email,
        letter: 'client-address',
      }),
    );
  });
}

/**
 * Runs the job that emails the link to the new address, or the notice to the previous one. Sends nothing if a
 * client uses the recipient's address.
 */
export async function sendAddressEmail(
  services: Services,
  mailer: Mailer,
  { companyId, clientId, to, letter: template }: JobPayloads['send-address-letter'],
): Promise<void> {
  const { token, hash: tokenHash } = newCompanyToken(companyId);
  const prepared = await services.database.inCompany(companyId, async (db) => {
    // Blocked companies send no emails.
    if (!(await isCompanyActionAllowed(db, companyId, 'finish'))) return null;
    const account = await accountById(db, companyId, clientId);
    const portalUrl = await findPortalUrl(db, services.settings, companyId);
    if (!account || !portalUrl || (await accountByEmail(db, companyId, to))) return null;
    if (template === 'client-address') {
      const link = { id: newId(), clientId, kind: 'Address', email: to, tokenHash, view: null } as const;
      await insertLink(db, companyId, { ...link, seconds: daySeconds });
    }
    return { account, site: portalUrl, brand: await brandOf(db, services.settings, companyId) };
  });
  if (!prepared) return;
  const { companyName, title, colour, email: replyTo } = prepared.brand;
  const link = `${prepared.site}/new-address?token=${token}`;
  const values = { clientName: prepared.account.name, companyName, link };
  await mailer.send(to, template, values, { title, colour, replyTo });
}

/** Throws `BAD_USER_INPUT` for field `token` if the link is used or expired. */
export async function verifyAddressLink(visit: Visit, token: string): Promise<void> {
  const { services, companyId } = visit;
  const hash = await readLinkHash(visit, token);
  const isOpen = await services.database.inCompany(companyId, (db) =>
    isOpenLink(db, companyId, 'Address', hash),
  );
  if (!isOpen) throw invalidLinkError();
}

/**
 * Sets the address that the link was sent to, revokes the client's other emailed links and notifies the
 * previous address. Throws `BAD_USER_INPUT` for field `token` if the link is used or expired, or another
 * client has the address.
 */
export async function changeAddress(visit: Visit, token: string): Promise<void> {
  const { services, companyId } = visit;
  const hash = await readLinkHash(visit, token);
  const change = () =>
    services.database.inCompany(companyId, async (db) => {
      const { clientId: id, email } = (await consumeLink(db, companyId, 'Address', hash)) ?? {};
      const before = id && (await fieldsForUpdate(db, companyId, [id])).get(id);
      if (!id || !email || !before) throw invalidLinkError();
      const edit = { id, patch: { email } };
      if ((await findEditConflicts(db, companyId, [edit])).size > 0) throw invalidLinkError();
      await editClients(db, companyId, [edit]);
      await setEmailVerified(db, companyId, id);
      await revokeEmailedLinks(db, companyId, id);
      await writeAuditEvent(db, clientActor(visit, { id, name: before.name }), {
        action: 'client.updated',
        targetType: 'Client',
        targetId: id,
        targetLabel: before.name,
        changes: [{ field: 'email', before: before.email, after: email }],
      });
      await publishClientChange(db, companyId, 'Updated', [id]);
      const emailJob = {
        companyId,
        clientId: id,
        to: before.email,
        letter: 'client-address-changed',
      } as const;
      await inClientLanguage(db, companyId, id, () =>
        services.jobs.enqueue(db, 'send-address-letter', emailJob),
      );
    });
  // If another client takes the address concurrently, the retry finds the conflict.
  await retryOnUniqueViolation(change);
}
