import type { Db } from '../../platform';
import { newId } from '../../lib/ids';
import type { Timestamp } from '../../lib/timestamps';
import type { DemoCard } from './demoCard';
import type { DemoEmail } from './simulation';
import type { DemoSignIn } from './signIns';
import type { DemoAttempt } from './attempts';

export async function insertDemoSignIns(
  db: Db,
  companyId: string,
  signIns: readonly DemoSignIn[],
): Promise<void> {
  await db.query(
    `/* insertDemoSignIns */
     insert into client_sign_ins (company_id, id, client_id, ip_address, user_agent, occurred_at)
     select k.id, r.id, "clientId", "ipAddress", "userAgent", at
     from companies k, jsonb_to_recordset($2::jsonb) as r(id uuid, "clientId" uuid, "ipAddress" text,
       "userAgent" text, at timestamptz)
     where k.id = $1`,
    [companyId, JSON.stringify(signIns.map((signIn) => ({ ...signIn, id: newId() })))],
  );
}

export async function insertDemoEmails(
  db: Db,
  companyId: string,
  emails: readonly (DemoEmail & { clientId: string })[],
): Promise<void> {
  await db.query(
    `/* insertDemoEmails */
     insert into client_emails (company_id, id, client_id, template, subject, status, occurred_at)
     select k.id, r.id, "clientId", template, subject, case when "hasFailed" then 'Failed' else 'Sent' end, at
     from companies k, jsonb_to_recordset($2::jsonb) as r(id uuid, "clientId" uuid, template text,
       subject text, "hasFailed" boolean, at timestamptz)
     where k.id = $1`,
    [companyId, JSON.stringify(emails.map((email) => ({ ...email, id: newId() })))],
  );
}

/**
 * Increments `lock_version` once per edit, and sets `updated_at` to the last edit unless it is already later.
 */
export async function applyDemoEdits(
  db: Db,
  companyId: string,
  edits: readonly { clientId: string; at: Timestamp }[],
): Promise<void> {
  await db.query(
    `/* applyDemoEdits */
     update clients c set lock_version = lock_version + e.count, updated_at = greatest(c.updated_at, e.latest)
     from (
       select "clientId", count(*)::integer as count, max(at) as latest
       from jsonb_to_recordset($2::jsonb) as r("clientId" uuid, at timestamptz) group by 1
     ) e
     where c.company_id = $1 and c.id = e."clientId"`,
    [companyId, JSON.stringify(edits)],
  );
}

export async function insertDemoClientCards(
  db: Db,
  companyId: string,
  cards: readonly DemoCard[],
): Promise<void> {
  await db.query(
    `/* insertDemoClientCards */
     insert into client_cards (company_id, id, client_id, provider, provider_customer, provider_reference, brand,
       last4, exp_month, exp_year, is_default, created_at)
     select k.id, r.id, "clientId", 'Sandbox', customer, reference, brand, last4, "expMonth", "expYear", true,
       "createdAt"
     from companies k, jsonb_to_recordset($2::jsonb) as r(id uuid, "clientId" uuid, customer text,
       reference text, brand text, last4 text, "expMonth" integer, "expYear" integer, "createdAt" timestamptz)
     where k.id = $1`,
    [companyId, JSON.stringify(cards)],
  );
}

/** Sets the outcome of all attempts in one statement. */
export async function finishDemoAttempts(
  db: Db,
  companyId: string,
  attempts: readonly DemoAttempt[],
): Promise<void> {
  await db.query(
    `/* finishDemoAttempts */ update payment_attempts a
     set status = case when r."declineCode" is null then 'Succeeded' else 'Failed' end,
       failure_code = case when r."declineCode" is not null then 'card_declined' end,
       decline_code = r."declineCode", finished_at = r.at
     from jsonb_to_recordset($2::jsonb) as r(id uuid, "declineCode" text, at timestamptz)
     where a.company_id = $1 and a.id = r.id`,
    [companyId, JSON.stringify(attempts)],
  );
}
