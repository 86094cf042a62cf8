import type { Db } from '../../platform';

/** Requires a platform transaction. */
export async function companiesWithExpiringCards(db: Db): Promise<string[]> {
  const { rows } = await db.query(
    '/* companiesWithExpiringCards */ select id from companies_with_expiring_cards() as id',
  );
  return rows.map(({ id }) => id);
}

export interface ExpiringCard {
  brand: string;
  last4: string;
  isDefault: boolean;
  companyName: string;
  /** A date such as `2027-04-30`. */
  lastDay: string;
}

/** Returns cards that expire within 30 days and marks them as warned, so that each is returned once. */
export async function markExpiringCards(db: Db, companyId: string): Promise<ExpiringCard[]> {
  const { rows } = await db.query(
    `/* markExpiringCards */ update billing_cards b set expiry_warned_for = card_last_day(b.exp_year, b.exp_month)
     from companies k
     where b.company_id = $1 and k.id = b.company_id
       and b.expiry_warned_for is distinct from card_last_day(b.exp_year, b.exp_month)
       and card_good_until(b.exp_year, b.exp_month) > company_now()
       and card_good_until(b.exp_year, b.exp_month) <= company_now() + interval '30 days'
     returning b.brand, b.last4, b.is_default as "isDefault", k.name as "companyName",
       card_last_day(b.exp_year, b.exp_month)::text as "lastDay"`,
    [companyId],
  );
  return rows;
}
