import type { Db, Services } from '../../platform';
import { newId } from '../../lib/ids';
import { clientEmails, type ClientEmail } from './clientEmails';
import { insertClientEmail, findEmailStatus, findRecipient } from './emails.repository';

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
 * Queues an email in the company's name and adds it to the client's timeline. The queue stores `values`, so
 * they must not contain secrets. Throws if the client does not exist.
 */
export async function enqueueClientEmail(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  companyId: string,
  clientId: string,
  template: ClientEmail,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const created = await createClientEmail(db, companyId, clientId, template, values);
  await jobs.enqueue(db, 'send-client-mail', { companyId, clientId, template, ...created });
}

/** Returns whether an email was already sent, so that a job that runs again can skip it. */
export const isClientEmailSent = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await findEmailStatus(db, companyId, id)) === 'Sent';
