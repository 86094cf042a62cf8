import type { Db, EmailTemplate, Services } from '../../platform';
import { selectActiveAdmins } from './operators.repository';

type EmailServices = Pick<Services, 'jobs'>;

/** Emails every active Admin of a company, except `exceptEmail`, after the caller's transaction commits. */
export async function emailAdmins(
  db: Db,
  { jobs }: EmailServices,
  companyId: string,
  template: EmailTemplate,
  values: Readonly<Record<string, string>>,
  exceptEmail: string | null = null,
): Promise<void> {
  for (const { name, email } of await selectActiveAdmins(db, companyId)) {
    if (email === exceptEmail) continue;
    await jobs.enqueue(db, 'send-mail', { to: email, template, values: { name, ...values } });
  }
}
