import type { AttachedCard, Db } from '../platform';
import type { Timestamp } from '../lib/timestamps';
import type { Role } from '../../contract/enums';

export interface DemoCompany {
  name: string;
  email: string;
  phone: string;
  country: string;
  currency: string;
  timeZone: string;
  website: string;
  subdomain: string;
}

export async function insertDemoCompany(db: Db, companyId: string, company: DemoCompany): Promise<void> {
  await db.query(
    `/* insertDemoCompany */
     insert into companies (id, status, name, email, phone, country, currency, time_zone, website, subdomain,
       portal_languages, completed_steps, created_at)
     values ($1, 'Active', $2, $3, $4, $5, $6, $7, $8, $9, '{en,de,ar}',
       '{Details,Theme,ClientBilling,PaymentMethod}', now() - interval '1 year')`,
    [
      companyId,
      company.name,
      company.email,
      company.phone,
      company.country,
      company.currency,
      company.timeZone,
      company.website,
      company.subdomain,
    ],
  );
}

export interface DemoOperator {
  id: string;
  name: string;
  email: string;
  role: Role;
  joinedAt: string;
}

export async function insertDemoOperator(
  db: Db,
  companyId: string,
  { id, name, email, role, joinedAt }: DemoOperator,
  passwordHash: string,
): Promise<void> {
  await db.query(
    `/* insertDemoOperator */ insert into operators (company_id, id, status, role, name, email, password_hash,
       created_at, joined_at, address_proved_at, last_active_at)
     values ($1, $2, 'Active', $3, $4, $5, $6, $7, $7, $7, now() - interval '1 day')`,
    [companyId, id, role, name, email, passwordHash, joinedAt],
  );
}

export async function backdateDemoInvitation(
  db: Db,
  companyId: string,
  id: string,
  { sentAt, renewalRequestedAt }: { sentAt: Timestamp; renewalRequestedAt: Timestamp | null },
): Promise<void> {
  await db.query(
    `/* backdateDemoInvitation */ with dated as (
       update invitations
       set created_at = $3, sent_at = $3, expires_at = $3::timestamptz + interval '7 days', renewal_asked_at = $4
       where company_id = $1 and id = $2 returning operator_id
     )
     update operators set created_at = $3 where company_id = $1 and id in (select operator_id from dated)`,
    [companyId, id, sentAt, renewalRequestedAt],
  );
}

export async function insertDemoTheme(
  db: Db,
  companyId: string,
  theme: { title: string; color: string; squareLogoId: string; fullLogoId: string },
): Promise<void> {
  await db.query(
    `/* insertDemoTheme */ insert into theme_setups (company_id, title, colour, square_logo_id, full_logo_id)
     values ($1, $2, $3, $4, $5)`,
    [companyId, theme.title, theme.color, theme.squareLogoId, theme.fullLogoId],
  );
}

export async function insertDemoCard(
  db: Db,
  companyId: string,
  { id, reference, customer, brand, last4, expMonth, expYear }: AttachedCard & { id: string },
  { holder, since }: { holder: Pick<DemoOperator, 'id' | 'name'>; since: Timestamp },
): Promise<void> {
  await db.query(
    `/* insertDemoCard */
     insert into billing_cards (company_id, id, provider, provider_reference, provider_customer, brand, last4,
       exp_month, exp_year, holder_name, is_default, added_by, added_by_name, created_at)
     values ($1, $2, 'Sandbox', $3, $4, $5, $6, $7, $8, $10, true, $9, $10, $11)`,
    [companyId, id, reference, customer, brand, last4, expMonth, expYear, holder.id, holder.name, since],
  );
}

export async function backdateDemoIntegration(db: Db, companyId: string, at: Timestamp): Promise<void> {
  await db.query(
    '/* backdateDemoIntegration */ update stripe_integrations set connected_at = $2 where company_id = $1',
    [companyId, at],
  );
}

export interface RecentEvent {
  kind: 'ClientAdded' | 'PaymentFailed';
  reason: 'SignedUp' | 'Failed';
  subjectId: string;
  label: string;
  amount: number | null;
  currency: string | null;
  direction: 'Incoming' | null;
}

/** Returns the newest self-signups and the newest failed payments, oldest first. */
export async function recentDemoEvents(db: Db, companyId: string): Promise<RecentEvent[]> {
  const { rows } = await db.query<RecentEvent>(
    `/* recentDemoEvents */ select kind, reason, "subjectId", label, amount, currency, direction from (
       (select 'ClientAdded' as kind, 'SignedUp' as reason, id as "subjectId", name as label, null::integer as amount,
          null as currency, null as direction, created_at as at
        from clients where company_id = $1 and source = 'SelfSignup' order by created_at desc limit 6)
       union all
       (select 'PaymentFailed', 'Failed', p.id, c.name, p.amount, p.currency, p.direction, p.failed_at
        from payments p join clients c on c.company_id = p.company_id and c.id = p.client_id
        where p.company_id = $1 and p.status = 'Failed' order by p.failed_at desc limit 6)
     ) lately where at <= now() order by at`,
    [companyId],
  );
  return rows;
}

/** Backdates notifications to their events, and marks those older than three days as read. */
export async function backdateDemoNotifications(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* backdateDemoNotifications */ update notifications n
     set occurred_at = dated.at, read_at = case when dated.at < now() - interval '3 days' then dated.at end
     from (
       select id, created_at as at from clients where company_id = $1
       union all select id, failed_at from payments where company_id = $1 and failed_at is not null
     ) dated
     where n.company_id = $1 and n.subject_id = dated.id`,
    [companyId],
  );
}
