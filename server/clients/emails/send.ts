import type { JobPayloads, Mailer, Services, Db } from '../../platform';
import { isCompanyActionAllowed } from '../../company';
import { brandOf } from '../../brand';
import { isClientEmail, type ClientEmail, clientEmails } from './clientEmails';
import { findEmailStatus, findRecipient, setEmailStatus, insertClientEmail } from './emails.repository';
import { newId } from '../../lib/ids';
import { inClientLanguage } from './clientLanguage';

type EmailValues = Readonly<Record<string, string>>;

interface CreatedClientEmail {
  mailId: string;
  /** The given values with `companyName` and `clientName`. */
  values: Record<string, string>;
}

/**
 * Adds an email to the client's timeline without enqueuing a job, so that the caller can enqueue one that
 * adds secrets when it runs. Throws if the client does not exist.
 */
export async function createClientEmail(
  db: Db,
  companyId: string,
  clientId: string,
  template: ClientEmail,
  values: Readonly<Record<string, string>>,
): Promise<CreatedClientEmail> {
  const recipient = await findRecipient(db, companyId, clientId);
  if (!recipient) throw new Error(`Client ${clientId} does not exist.`);
  const { name: clientName, companyName } = recipient;
  const allValues = { companyName, clientName, ...values };
  // The subject does not depend on `link`, which can be missing here.
  const { subject } = clientEmails[template]({ link: '', ...allValues });
  const mailId = newId();
  await insertClientEmail(db, companyId, { id: mailId, clientId, template, subject });
  return { mailId, values: allValues };
}

/**
 * Queues an email in the company's name and adds it to the client's timeline, both in the client's language,
 * in which `valuesOf` is called. The queue stores the values, so they must not contain secrets. Throws if the
 * client does not exist.
 */
export async function enqueueClientEmail(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  companyId: string,
  clientId: string,
  template: ClientEmail,
  valuesOf: () => EmailValues | Promise<EmailValues>,
): Promise<void> {
  await inClientLanguage(db, companyId, clientId, async () => {
    const created = await createClientEmail(db, companyId, clientId, template, await valuesOf());
    await jobs.enqueue(db, 'send-client-mail', { companyId, clientId, template, ...created });
  });
}

/** Returns whether an email was already sent, so that a job that runs again can skip it. */
export const isClientEmailSent = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await findEmailStatus(db, companyId, id)) === 'Sent';

export interface ClientEmailPayload {
  companyId: string;
  clientId: string;
  mailId: string;
  template: ClientEmail;
  values: Readonly<Record<string, string>>;
}

/**
 * Sends an email in the company's name, unless it was sent before or the company is blocked, and updates its
 * status. Throws if delivery fails, so that the queue retries.
 */
export async function deliverClientEmail(
  { database, settings }: Services,
  mailer: Mailer,
  { companyId, clientId, mailId, template, values }: ClientEmailPayload,
): Promise<void> {
  const delivery = await database.inCompany(companyId, async (db) => {
    if ((await findEmailStatus(db, companyId, mailId)) === 'Sent') return null;
    // A blocked company sends no emails.
    if (!(await isCompanyActionAllowed(db, companyId, 'finish'))) {
      await setEmailStatus(db, companyId, mailId, 'Failed');
      return null;
    }
    const recipient = await findRecipient(db, companyId, clientId);
    return recipient && { recipient, brand: await brandOf(db, settings, companyId) };
  });
  if (!delivery) return;
  const updateStatus = (status: 'Sent' | 'Failed') =>
    database.inCompany(companyId, (db) => setEmailStatus(db, companyId, mailId, status));
  const { title, colour, email: replyTo } = delivery.brand;
  try {
    await mailer.send(delivery.recipient.email, template, values, { title, colour, replyTo });
  } catch (error) {
    await updateStatus('Failed');
    throw error;
  }
  await updateStatus('Sent');
}

/** Runs the job that `enqueueClientEmail` enqueues. Throws if the template is unknown. */
export async function sendClientEmail(
  services: Services,
  mailer: Mailer,
  { template, ...payload }: JobPayloads['send-client-mail'],
): Promise<void> {
  if (!isClientEmail(template)) throw new Error(`Unknown email template: ${template}.`);
  await deliverClientEmail(services, mailer, { ...payload, template });
}
