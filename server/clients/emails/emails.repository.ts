import { withoutDirectionMarks } from '../../../contract/directionMarks';
import type { Db, StatementRows } from '../../platform';

export async function findRecipient(
  db: Db,
  companyId: string,
  clientId: string,
): Promise<StatementRows['clientEmailRecipient'] | null> {
  const { rows } = await db.query(
    `/* clientEmailRecipient */ select c.name, c.email, k.name as "companyName"
     from clients c join companies k on k.id = c.company_id
     where c.company_id = $1 and c.id = $2`,
    [companyId, clientId],
  );
  return rows[0] ?? null;
}

export async function findClientLanguage(
  db: Db,
  companyId: string,
  clientId: string,
): Promise<StatementRows['clientLanguage'] | null> {
  const { rows } = await db.query(
    `/* clientLanguage */ select c.language, k.portal_languages as languages, k.default_language as "defaultLanguage",
       k.country
     from clients c join companies k on k.id = c.company_id
     where c.company_id = $1 and c.id = $2`,
    [companyId, clientId],
  );
  return rows[0] ?? null;
}

export interface NewClientEmail {
  id: string;
  clientId: string;
  template: string;
  subject: string;
}

/**
 * Adds a queued email to its client's timeline, at the time of the company's clock. The caller enqueues the
 * job that sends it.
 */
export async function insertClientEmail(
  db: Db,
  companyId: string,
  { id, clientId, template, subject }: NewClientEmail,
): Promise<void> {
  await db.query(
    `/* insertClientEmail */
     insert into client_emails (company_id, id, client_id, template, subject, status, occurred_at)
     values ($1, $2, $3, $4, $5, 'Queued', company_now())`,
    [companyId, id, clientId, template, withoutDirectionMarks(subject)],
  );
}

type EmailStatus = StatementRows['clientEmailStatus']['status'];

export async function findEmailStatus(db: Db, companyId: string, id: string): Promise<EmailStatus | null> {
  const { rows } = await db.query(
    '/* clientEmailStatus */ select status from client_emails where company_id = $1 and id = $2',
    [companyId, id],
  );
  return rows[0]?.status ?? null;
}

export async function setEmailStatus(
  db: Db,
  companyId: string,
  id: string,
  status: EmailStatus,
): Promise<void> {
  await db.query(
    '/* setClientEmailStatus */ update client_emails set status = $3 where company_id = $1 and id = $2',
    [companyId, id, status],
  );
}

export async function deleteUnsentClientEmail(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    `/* deleteUnsentClientEmail */ delete from client_emails where company_id = $1 and id = $2 and status <> 'Sent'`,
    [companyId, id],
  );
}
