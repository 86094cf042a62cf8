import type { AttachedCard } from '../../card-provider/cardProvider';
import type { Db } from '../../db/database';

export interface BillingCardRow {
  id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  holder_name: string | null;
  is_default: boolean;
  created_at: Date;
}

export async function cardsOf(db: Db, companyId: string): Promise<BillingCardRow[]> {
  const { rows } = await db.query<BillingCardRow>(
    `/* cardsOf */ select id, brand, last4, exp_month, exp_year, holder_name, is_default, created_at
     from billing_cards where company_id = $1 order by is_default desc, created_at, id`,
    [companyId],
  );
  return rows;
}

export interface NewCard extends AttachedCard {
  id: string;
  provider: 'Sandbox' | 'Stripe';
  holderName: string | null;
}

/** The company's first card becomes the default one. */
export async function insertCard(db: Db, companyId: string, card: NewCard): Promise<void> {
  await db.query(
    `/* insertCard */ insert into billing_cards (company_id, id, provider, provider_reference, brand, last4,
       exp_month, exp_year, holder_name, is_default)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9,
       not exists (select from billing_cards where company_id = $1 and is_default))`,
    [
      companyId,
      card.id,
      card.provider,
      card.reference,
      card.brand,
      card.last4,
      card.expMonth,
      card.expYear,
      card.holderName,
    ],
  );
}
