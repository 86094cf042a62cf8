import type { Db, PaymentMethod } from '../../platform';

export interface CardToCharge {
  /** Null if the payer has no such card. */
  cardId: string | null;
  method: PaymentMethod | null;
  /** The current time by the company's clock. */
  now: Date;
}

/**
 * Returns the client's default card or, if `clientId` is null, the company's chosen or default billing card.
 */
export async function loadCardToCharge(
  db: Db,
  companyId: string,
  clientId: string | null,
  billingCardId: string | null = null,
): Promise<CardToCharge> {
  const { rows } = await db.query(
    `/* loadCardToCharge */ select card.id as "cardId", company_now() as now,
       case when card.id is not null then json_build_object('kind', 'Card', 'brand', card.brand,
         'last4', card.last4, 'expMonth', card.exp_month, 'expYear', card.exp_year) end as method
     from companies k
     left join lateral (
       select id, brand, last4, exp_month, exp_year from client_cards
       where company_id = $1 and client_id = $2 and is_default
       union all
       select id, brand, last4, exp_month, exp_year from billing_cards
       where company_id = $1 and $2::uuid is null
         and case when $3::uuid is null then is_default else id = $3 end
     ) card on true
     where k.id = $1`,
    [companyId, clientId, billingCardId],
  );
  const [row] = rows;
  if (!row) throw new Error(`Company ${companyId} not found.`);
  return row;
}
