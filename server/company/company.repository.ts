import type { CompanyStatus, DeploymentKind, OperatorStatus, Role } from '../../contract/enums';
import type { Action } from '../../contract/permissions';
import { errorCode, uniqueViolation } from '../lib/errors';
import { type Db, statusAllowsSql } from '../platform';
import type { CompanyDetails } from './input';
import { withTimeZoneChange } from './dailyTallies.repository';

export interface CompanyRow {
  id: string;
  status: CompanyStatus;
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  currency: string;
  time_zone: string;
  default_language: string;
  portal_languages: string[];
  content_language: string;
  website: string | null;
  subdomain: string | null;
  blocked_reason: string | null;
  closed_at: Date | null;
  /** In the company's time, which follows the test clock. Null unless the status is Cancelled. */
  reopenable_until: Date | null;
  is_two_factor_required: boolean;
  created_at: Date;
  has_branding: boolean;
  has_active_plan: boolean;
  has_card: boolean;
  has_custom_domain: boolean;
  active_kind: DeploymentKind | null;
  primary_domain: string | null;
  is_published: boolean;
  has_undeployed: boolean;
}

export interface OperatorWithCompanyRow extends CompanyRow {
  operator_id: string;
  operator_status: OperatorStatus;
  operator_role: Role;
  operator_name: string;
  operator_email: string;
  operator_phone: string | null;
  operator_locale: string | null;
  operator_language: string | null;
  operator_profile_image_id: string | null;
  operator_is_owner: boolean;
  operator_has_two_factor: boolean;
  operator_created_at: Date;
  operator_joined_at: Date | null;
  operator_last_active_at: Date | null;
}

/** The days after its closing during which a company can be reopened. */
const reopenableDays = 90;

// Selects all derived fields in one query, because every screen needs them.
const companyColumns = `
  c.id, c.status, c.name, c.email, c.phone, c.country, c.currency, c.time_zone, c.default_language, c.portal_languages,
  coalesce(c.content_language, c.default_language) as content_language, c.website, c.subdomain,
  c.blocked_reason, c.closed_at,
  case c.status when 'Cancelled' then c.closed_at + interval '${reopenableDays} days' end as reopenable_until,
  c.is_two_factor_required, c.created_at,
  (t.title is not null and t.colour is not null and t.square_logo_id is not null and t.full_logo_id is not null)
    as has_branding,
  exists (select from client_billing_plans p where p.company_id = $1 and p.status = 'Active') as has_active_plan,
  exists (select from billing_cards b where b.company_id = $1) as has_card,
  exists (select from custom_domains d where d.company_id = $1 and d.verified_at is not null
    and d.removed_at is null) as has_custom_domain,
  (select s.kind from deployment_sessions s where s.company_id = $1 and s.status in ('Queued', 'Running')
    order by s.kind = 'CustomDomain', s.created_at limit 1) as active_kind,
  (select d.hostname from custom_domains d where d.company_id = $1 and d.is_primary and d.live_at is not null
    and d.removed_at is null) as primary_domain,
  exists (select from portals z where z.company_id = $1) as is_published,
  has_undeployed_changes(c.id) as has_undeployed`;

export async function companyById(db: Db, companyId: string): Promise<CompanyRow | undefined> {
  const { rows } = await db.query(
    `/* companyById */ select ${companyColumns}
     from companies c left join theme_setups t on t.company_id = c.id
     where c.id = $1`,
    [companyId],
  );
  return rows[0];
}

export async function operatorWithCompany(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<OperatorWithCompanyRow | undefined> {
  const { rows } = await db.query(
    `/* operatorWithCompany */ select ${companyColumns},
       o.id as operator_id, o.status as operator_status, o.role as operator_role, o.name as operator_name,
       o.email as operator_email, o.phone as operator_phone, o.locale as operator_locale,
       o.language as operator_language,
       o.profile_image_id as operator_profile_image_id,
       coalesce(c.owner_id = o.id, false) as operator_is_owner,
       o.two_factor_at is not null as operator_has_two_factor,
       o.created_at as operator_created_at, o.joined_at as operator_joined_at,
       o.last_active_at as operator_last_active_at
     from operators o
     join companies c on c.id = o.company_id
     left join theme_setups t on t.company_id = c.id
     where o.company_id = $1 and o.id = $2 and o.removed_at is null`,
    [companyId, operatorId],
  );
  return rows[0];
}

export interface LockedCompany {
  status: CompanyStatus;
  name: string;
  /** True if the company is Cancelled, or was when it was blocked. */
  isClosed: boolean;
}

export async function lockCompany(db: Db, companyId: string): Promise<LockedCompany | undefined> {
  const { rows } = await db.query(
    // `no key update` allows concurrent inserts of rows that reference the company, such as audit events.
    `/* lockCompany */ select status, name, closed_at is not null as "isClosed"
     from companies where id = $1 for no key update`,
    [companyId],
  );
  return rows[0];
}

export async function setCompanyStatus(
  db: Db,
  companyId: string,
  status: CompanyStatus,
  blockedReason: string | null,
): Promise<void> {
  await db.query(
    `/* setCompanyStatus */ update companies
     set status = $2, blocked_reason = $3,
       closed_at = case $2 when 'Cancelled' then coalesce(closed_at, clock.now) when 'Blocked' then closed_at end,
       updated_at = now()
     from (select company_now() as now offset 0) clock
     where id = $1`,
    [companyId, status, blockedReason],
  );
}

export async function setCompanyDetails(db: Db, companyId: string, details: CompanyDetails): Promise<void> {
  await withTimeZoneChange(db, companyId, () =>
    db.query(
      `/* setCompanyDetails */ update companies
       set name = $2, email = $3, phone = $4, country = $5, currency = $6, time_zone = $7, website = $8,
         updated_at = now()
       where id = $1`,
      [
        companyId,
        details.name,
        details.email,
        details.phone,
        details.country,
        details.currency,
        details.timeZone,
        details.website,
      ],
    ),
  );
}

async function setSubdomain(db: Db, companyId: string, subdomain: string): Promise<void> {
  await db.query('/* setSubdomain */ update companies set subdomain = $2, updated_at = now() where id = $1', [
    companyId,
    subdomain,
  ]);
}

/**
 * Returns whether the subdomain was available. Row-level security hides other companies, so the unique index
 * decides.
 */
export async function setSubdomainIfAvailable(
  db: Db,
  companyId: string,
  subdomain: string,
): Promise<boolean> {
  await db.query('savepoint subdomain');
  try {
    await setSubdomain(db, companyId, subdomain);
    return true;
  } catch (error) {
    if (errorCode(error) !== uniqueViolation) throw error;
    await db.query('rollback to savepoint subdomain');
    return false;
  }
}

export interface Closing {
  name: string;
  timeZone: string;
  /** In the company's time, which follows the test clock. Null unless the company is closed. */
  reopenableUntil: Date | null;
  isTooLate: boolean;
}

export async function lockClosing(db: Db, companyId: string): Promise<Closing | undefined> {
  const { rows } = await db.query(
    `/* companyClosing */ select name, time_zone as "timeZone",
       closed_at + interval '${reopenableDays} days' as "reopenableUntil",
       coalesce(closed_at + interval '${reopenableDays} days' <= company_now(), false) as "isTooLate"
     from companies where id = $1 for no key update`,
    [companyId],
  );
  return rows[0];
}

/**
 * Returns the id of the company with this subdomain, or null. Requires a platform transaction, because the
 * tenant is not known yet.
 */
export async function companyOfSubdomain(db: Db, label: string): Promise<string | null> {
  const { rows } = await db.query('/* companyOfSubdomain */ select company_of_subdomain($1) as id', [label]);
  return rows[0]?.id ?? null;
}

/**
 * Returns whether the company's current status allows an action that runs without a viewer, such as a job.
 */
export async function isCompanyActionAllowed(db: Db, companyId: string, action: Action): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* isCompanyActionAllowed */ select from companies where id = $1 and ${statusAllowsSql('status', action)}`,
    [companyId],
  );
  return rowCount > 0;
}
