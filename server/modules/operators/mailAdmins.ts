import type { Services } from '../../context';
import type { Db } from '../../db/database';
import type { EmailTemplate } from '../../mail/templates';
import { selectActiveAdmins } from './sql';

type Mailing = Pick<Services, 'jobs'>;

/** Mails every Admin of a company, each by their `name`, once the caller's transaction commits. */
export async function mailAdmins(
  db: Db,
  { jobs }: Mailing,
  companyId: string,
  template: EmailTemplate,
  values: Readonly<Record<string, string>>,
  except: string | null = null,
): Promise<void> {
  for (const { name, email } of await selectActiveAdmins(db, companyId)) {
    if (email === except) continue;
    await jobs.enqueue(db, 'send-mail', { to: email, template, values: { name, ...values } });
  }
}
