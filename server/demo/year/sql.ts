import type { Db } from '../../db/database';
import { newId } from '../../lib/ids';
import type { Moment } from '../../lib/moments';
import type { DemoCard } from './cards';
import type { DemoMail } from './life';
import type { DemoSignIn } from './signIns';
import type { Try } from './tries';

export async function insertDemoSignIns(
  db: Db,
  companyId: string,
  signIns: readonly DemoSignIn[],
): Promise<void> {
  await db.query(
    `/* insertDemoSignIns */
     insert into client_sign_ins (company_id, id, client_id, ip_address, user_agent, occurred_at)
     select $1, id, "clientId", "ipAddress", "userAgent", at
     from jsonb_to_recordset($2::jsonb) as r(id uuid, "clientId" uuid, "ipAddress" text, "userAgent" text,
       at timestamptz)`,
    [companyId, JSON.stringify(signIns.map((signIn) => ({ ...signIn, id: newId() })))],
  );
}

export async function insertDemoMails(
  db: Db,
  companyId: string,
  mails: readonly (DemoMail & { clientId: string })[],
): Promise<void> {
  await db.query(
    `/* insertDemoMails */
     insert into client_mails (company_id, id, client_id, template, subject, status, occurred_at)
     select $1, id, "clientId", template, subject, case when "hasFailed" then 'Failed' else 'Sent' end, at
     from jsonb_to_recordset($2::jsonb) as r(id uuid, "clientId" uuid, template text, subject text,
       "hasFailed" boolean, at timestamptz)`,
    [companyId, JSON.stringify(mails.map((mail) => ({ ...mail, id: newId() })))],
  );
}

/** Each edit counts, and the last one says when the client was changed, unless something came after it. */
export async function countDemoEdits(
  db: Db,
  companyId: string,
  edits: readonly { clientId: string; at: Moment }[],
): Promise<void> {
  await db.query(
    `/* countDemoEdits */
     update clients c set lock_version = lock_version + e.count, updated_at = greatest(c.updated_at, e.latest)
     from (
       select "clientId", count(*)::integer as count, max(at) as latest
       from jsonb_to_recordset($2::jsonb) as r("clientId" uuid, at timestamptz) group by 1
     ) e
     where c.company_id = $1 and c.id = e."clientId"`,
    [companyId, JSON.stringify(edits)],
  );
}

/** Each client's only card. */
export async function insertDemoClientCards(
  db: Db,
  companyId: string,
  cards: readonly DemoCard[],
): Promise<void> {
  await db.query(
    `/* insertDemoClientCards */
     insert into client_cards (company_id, id, client_id, provider, provider_customer, provider_reference, brand,
       last4, exp_month, exp_year, is_default, created_at)
     select $1, id, "clientId", 'Sandbox', customer, reference, brand, last4, "expMonth", "expYear", true, "createdAt"
     from jsonb_to_recordset($2::jsonb) as r(id uuid, "clientId" uuid, customer text, reference text, brand text,
       last4 text, "expMonth" integer, "expYear" integer, "createdAt" timestamptz)`,
    [companyId, JSON.stringify(cards)],
  );
}

/** What became of tries, at once. */
export async function settleDemoTries(db: Db, companyId: string, tries: readonly Try[]): Promise<void> {
  await db.query(
    `/* settleDemoTries */ update payment_attempts a
     set status = case when r."declineCode" is null then 'Succeeded' else 'Failed' end,
       failure_code = case when r."declineCode" is not null then 'card_declined' end,
       decline_code = r."declineCode", finished_at = r.at
     from jsonb_to_recordset($2::jsonb) as r(id uuid, "declineCode" text, at timestamptz)
     where a.company_id = $1 and a.id = r.id`,
    [companyId, JSON.stringify(tries)],
  );
}
