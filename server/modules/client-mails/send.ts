import type { Services } from '../../context';
import type { JobPayloads } from '../../jobs';
import type { Mailer } from '../../mail/mailer';
import { isEmailTemplate, type EmailTemplate } from '../../mail/templates';
import { brandOf } from '../branding/brand';
import { companyMay } from '../company/companyMay';
import { mailStatus, recipientOf, setMailStatus } from './sql';

export interface ClientMail {
  companyId: string;
  clientId: string;
  mailId: string;
  template: EmailTemplate;
  values: Readonly<Record<string, string>>;
}

/** Sends a mail in the company's name, and notes what became of it; the queue tries again what did not go out. */
export async function deliver(
  { database, settings }: Services,
  mailer: Mailer,
  { companyId, clientId, mailId, template, values }: ClientMail,
): Promise<void> {
  const found = await database.inCompany(companyId, async (db) => {
    if ((await mailStatus(db, companyId, mailId)) === 'Sent') return null;
    // A company that is blocked has nobody mailed.
    if (!(await companyMay(db, companyId, 'finish'))) {
      await setMailStatus(db, companyId, mailId, 'Failed');
      return null;
    }
    const recipient = await recipientOf(db, companyId, clientId);
    return recipient && { recipient, brand: await brandOf(db, settings, companyId) };
  });
  if (!found) return;
  const note = (status: 'Sent' | 'Failed') =>
    database.inCompany(companyId, (db) => setMailStatus(db, companyId, mailId, status));
  const { title, colour, email: replyTo } = found.brand;
  try {
    await mailer.send(found.recipient.email, template, values, { title, colour, replyTo });
  } catch (error) {
    await note('Failed');
    throw error;
  }
  await note('Sent');
}

/** The job behind `mailClient`. */
export async function sendClientMail(
  services: Services,
  mailer: Mailer,
  { template, ...mail }: JobPayloads['send-client-mail'],
): Promise<void> {
  if (!isEmailTemplate(template)) throw new Error(`There is no mail named ${template}.`);
  await deliver(services, mailer, { ...mail, template });
}
