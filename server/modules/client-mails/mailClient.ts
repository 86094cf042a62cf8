import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { newId } from '../../lib/ids';
import { buildEmail, type EmailTemplate } from '../../mail/templates';
import { forgetMail, insertMails, mailStatus, recipientOf, type NewClientMail } from './sql';

interface NotedLetter {
  mailId: string;
  /** With `companyName` and `clientName`. */
  values: Record<string, string>;
}

/** Notes a letter in its client's timeline that another job sends, which adds what may not stand in the queue. */
export async function noteLetter(
  db: Db,
  companyId: string,
  clientId: string,
  template: EmailTemplate,
  values: Readonly<Record<string, string>>,
): Promise<NotedLetter> {
  const recipient = await recipientOf(db, companyId, clientId);
  if (!recipient) throw new Error(`There is no client ${clientId} to mail.`);
  const { name: clientName, companyName } = recipient;
  const whole = { companyName, clientName, ...values };
  // Where the link is missing yet, the subject is there without it.
  const { subject } = buildEmail(template, { link: '', ...whole });
  const mailId = newId();
  await insertMails(db, companyId, [{ id: mailId, clientId, template, subject }]);
  return { mailId, values: whole };
}

/**
 * Has a client mailed in the company's name once the caller's transaction commits, and notes it in their timeline. The
 * template is given `companyName` and `clientName` besides the values, in which no secret may stand: the queue keeps them.
 */
export async function mailClient(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  companyId: string,
  clientId: string,
  template: EmailTemplate,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const noted = await noteLetter(db, companyId, clientId, template, values);
  await jobs.enqueue(db, 'send-client-mail', { companyId, clientId, template, ...noted });
}

/** Notes a mail in its client's timeline that another job sends. */
export const noteMail = (db: Db, companyId: string, mail: NewClientMail): Promise<void> =>
  insertMails(db, companyId, [mail]);

/** Takes such a note back: the mail is not to be sent any more. */
export const withdrawMail = forgetMail;

/** Whether a mail has gone out, so that a job that runs again leaves it alone. */
export const isMailSent = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await mailStatus(db, companyId, id)) === 'Sent';
