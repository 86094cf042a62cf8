import type { JobPayloads, Mailer, Services } from '../../platform';
import { isCompanyActionAllowed } from '../../company';
import { brandOf } from '../../brand';
import { isClientEmail, type ClientEmail } from './clientEmails';
import { findEmailStatus, findRecipient, setEmailStatus } from './emails.repository';

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
