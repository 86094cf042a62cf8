import type { Db, JobPayloads, Mailer, Services } from '../../platform';
import { findPortalUrl } from '../../brand';
import { createClientEmail, deliverClientEmail, inClientLanguage, isClientEmailSent } from '../../clients';
import { newCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import { insertLink } from './link.repository';

/**
 * Templates of the emails with a password link: requested by the client, sent by an operator, or sent after a
 * repeated sign-up.
 */
type PasswordEmailTemplate = JobPayloads['send-password-link']['letter'];

const hourSeconds = 3600;

/** The lifetime of a link in seconds. The email templates state the same values. */
const lifetimeSeconds: Readonly<Record<PasswordEmailTemplate, number>> = {
  'client-password': hourSeconds,
  'client-known': hourSeconds,
  'client-access': 7 * 24 * hourSeconds,
};

/**
 * Enqueues an email with a password link. The job creates the link, so that the queue never contains its
 * token.
 */
export async function emailPasswordLink(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  companyId: string,
  clientId: string,
  template: PasswordEmailTemplate,
): Promise<void> {
  await inClientLanguage(db, companyId, clientId, async () => {
    const queuedEmail = await createClientEmail(db, companyId, clientId, template, {});
    await jobs.enqueue(db, 'send-password-link', { companyId, clientId, letter: template, ...queuedEmail });
  });
}

export async function sendPasswordLink(
  services: Services,
  mailer: Mailer,
  { companyId, clientId, mailId, letter: template, values }: JobPayloads['send-password-link'],
): Promise<void> {
  const { token, hash: tokenHash } = newCompanyToken(companyId);
  const portalUrl = await services.database.inCompany(companyId, async (db) => {
    if (await isClientEmailSent(db, companyId, mailId)) return null;
    const currentUrl = await findPortalUrl(db, services.settings, companyId);
    const link = { id: newId(), clientId, kind: 'Password', tokenHash, view: null } as const;
    if (currentUrl) await insertLink(db, companyId, { ...link, seconds: lifetimeSeconds[template] });
    return currentUrl;
  });
  if (!portalUrl) return;
  const link = `${portalUrl}/choose-password?token=${token}`;
  const email = { companyId, clientId, mailId, template, values: { ...values, link } };
  await deliverClientEmail(services, mailer, email);
}
