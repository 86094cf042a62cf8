import type { BillingDetails, Db } from '../../platform';
import type { ValidBillingDetails } from './input';

/**
 * Returns the billing details, or null if the company does not exist. Missing details default to the
 * company's name, email and country.
 */
export async function detailsOf(db: Db, companyId: string): Promise<BillingDetails | null> {
  const { rows } = await db.query(
    `/* billingDetails */ select coalesce(d.name, c.name) as name, coalesce(d.email, c.email) as email,
       d.address_line1 as "addressLine1", d.address_line2 as "addressLine2", d.city, d.state,
       d.postal_code as "postalCode", case when d.company_id is null then c.country else d.country end as country,
       d.tax_id as "taxId", d.company_id is null as "isFromCompany"
     from companies c left join billing_details d on d.company_id = c.id where c.id = $1`,
    [companyId],
  );
  return rows[0] ?? null;
}

export async function saveDetails(db: Db, companyId: string, details: ValidBillingDetails): Promise<void> {
  await db.query(
    `/* updateBillingDetails */ insert into billing_details (company_id, name, email, address_line1, address_line2,
       city, state, postal_code, country, tax_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (company_id) do update set name = excluded.name, email = excluded.email,
       address_line1 = excluded.address_line1, address_line2 = excluded.address_line2, city = excluded.city,
       state = excluded.state, postal_code = excluded.postal_code, country = excluded.country,
       tax_id = excluded.tax_id, updated_at = excluded.updated_at`,
    [
      companyId,
      details.name,
      details.email,
      details.addressLine1,
      details.addressLine2,
      details.city,
      details.state,
      details.postalCode,
      details.country,
      details.taxId,
    ],
  );
}
