import type { Db } from '../../db/database';

/** Within a transaction on the platform. */
export async function companiesWithExpiringCards(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    '/* companiesWithExpiringCards */ select id from companies_with_expiring_cards() as id',
  );
  return rows.map(({ id }) => id);
}

export interface ExpiringCard {
  brand: string;
  last4: string;
  isDefault: boolean;
  companyName: string;
  /** `2027-04-30`. */
  lastDay: string;
}

/** Cards good for 30 days or less that nobody was warned of, each of them once. */
export async function takeExpiringCards(db: Db, companyId: string): Promise<ExpiringCard[]> {
  const { rows } = await db.query<ExpiringCard>(
    `/* takeExpiringCards */ update billing_cards b set expiry_warned_for = card_last_day(b.exp_year, b.exp_month)
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
