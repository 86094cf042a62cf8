import type { Db } from '../../platform';
import type { CompanyProfileValues, PortalLanguagesValues } from './input';
import { withTimeZoneChange } from '../dailyTallies.repository';

export interface ProfileRow extends Omit<CompanyProfileValues, 'country'> {
  country: string | null;
  defaultLanguage: string;
  portalLanguages: string[];
  contentLanguage: string;
  lockVersion: number;
  updatedAt: Date | null;
  updatedBy: string | null;
}

const columns = `name, legal_name as "legalName", email, phone, website, address_line1 as "addressLine1",
  address_line2 as "addressLine2", city, state, postal_code as "postalCode", country, currency,
  time_zone as "timeZone", tax_id as "taxId", default_language as "defaultLanguage",
  portal_languages as "portalLanguages", coalesce(content_language, default_language) as "contentLanguage", lock_version as "lockVersion", profile_updated_at as "updatedAt",
  profile_updated_by_name as "updatedBy"`;

/**
 * Returns the profile, or undefined if the company does not exist. With `isLocking`, edits of the profile and
 * new prices or payments wait until the transaction ends.
 */
export async function findProfile(
  db: Db,
  companyId: string,
  isLocking = false,
): Promise<ProfileRow | undefined> {
  const { rows } = await db.query(
    `/* companyProfile */ select ${columns} from companies where id = $1 ${isLocking ? 'for no key update' : ''}`,
    [companyId],
  );
  return rows[0];
}

export async function setProfile(
  db: Db,
  companyId: string,
  profile: CompanyProfileValues,
  byName: string,
): Promise<void> {
  await withTimeZoneChange(db, companyId, () =>
    db.query(
      `/* setCompanyProfile */ update companies
       set name = $2, legal_name = $3, email = $4, phone = $5, website = $6, address_line1 = $7, address_line2 = $8,
         city = $9, state = $10, postal_code = $11, country = $12, currency = $13, time_zone = $14, tax_id = $15,
         lock_version = lock_version + 1, profile_updated_at = now(), profile_updated_by_name = $16,
         updated_at = now()
       where id = $1`,
      [
        companyId,
        profile.name,
        profile.legalName,
        profile.email,
        profile.phone,
        profile.website,
        profile.addressLine1,
        profile.addressLine2,
        profile.city,
        profile.state,
        profile.postalCode,
        profile.country,
        profile.currency,
        profile.timeZone,
        profile.taxId,
        byName,
      ],
    ),
  );
}

export async function setPortalLanguages(
  db: Db,
  companyId: string,
  { defaultLanguage, portalLanguages, contentLanguage }: PortalLanguagesValues,
): Promise<void> {
  await db.query(
    `/* setPortalLanguages */ update companies
     set default_language = $2, portal_languages = $3, content_language = $4, updated_at = now() where id = $1`,
    [companyId, defaultLanguage, portalLanguages, contentLanguage],
  );
}

/** Data that locks the currency or the country. */
export interface ProfileUsage {
  hasPayments: boolean;
  hasPaidSubscriptions: boolean;
  /** The number of plans with a price or a setup fee. `firstPricedPlan` is the name of the first one. */
  pricedPlans: number;
  firstPricedPlan: string | null;
  isConnected: boolean;
}

const isPriced = 'p.price > 0 or p.yearly_price > 0 or p.setup_fee > 0';

export async function loadProfileUsage(db: Db, companyId: string): Promise<ProfileUsage> {
  const { rows } = await db.query(
    `/* companyProfileUsage */ select
       exists (select from payments where company_id = $1 and direction = 'Incoming') as "hasPayments",
       exists (
         select from subscriptions s
         join plan_prices v on v.company_id = s.company_id and v.plan_id = s.plan_id and v.version = s.price_version
         where s.company_id = $1 and (v.price > 0 or v.yearly_price > 0)
       ) as "hasPaidSubscriptions",
       (select count(*)::integer from client_billing_plans p where p.company_id = $1 and (${isPriced}))
         as "pricedPlans",
       (select p.name from client_billing_plans p where p.company_id = $1 and (${isPriced})
         order by p.position, p.id limit 1) as "firstPricedPlan",
       exists (select from stripe_integrations where company_id = $1 and disconnected_at is null) as "isConnected"`,
    [companyId],
  );
  const [usage] = rows;
  if (!usage) throw new Error('The database returned no row.');
  return usage;
}
