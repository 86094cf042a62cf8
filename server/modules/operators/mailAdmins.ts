import type { Services } from '../../context';
import type { Db } from '../../db/database';
import type { MailTemplate } from '../../mail/templates';
import { selectActiveAdmins } from './sql';

/** Mails every Admin of a company, each by their `name`, once the caller's transaction commits. */
export async function mailAdmins(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  companyId: string,
  template: MailTemplate,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const { name, email } of await selectActiveAdmins(db, companyId)) {
    await jobs.enqueue(db, 'send-mail', { to: email, template, values: { name, ...values } });
  }
}
