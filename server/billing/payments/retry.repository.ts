import type { Db, PaymentMethod } from '../../platform';
import type { PaymentDirection, PaymentStatus } from '../../../contract/enums';

export interface RetriedPayment {
  status: PaymentStatus;
  /** The client's default card, or the company's default or chosen billing card. */
  cardId: string | null;
  method: PaymentMethod | null;
  /** The current time by the company's clock. */
  now: Date;
}

export async function retriedPayment(
  db: Db,
  companyId: string,
  paymentId: string,
  direction: PaymentDirection,
  billingCardId: string | null,
): Promise<RetriedPayment | undefined> {
  const { rows } = await db.query<RetriedPayment>(
    `/* retriedPayment */ select p.status, card.id as "cardId", company_now() as now,
       case when card.id is not null then json_build_object('kind', 'Card', 'brand', card.brand,
         'last4', card.last4, 'expMonth', card.exp_month, 'expYear', card.exp_year) end as method
     from payments p
     left join lateral (
       select id, brand, last4, exp_month, exp_year from client_cards
       where company_id = $1 and client_id = p.client_id and is_default
       union all
       select id, brand, last4, exp_month, exp_year from billing_cards
       where company_id = $1 and p.client_id is null
         and case when $4::uuid is null then is_default else id = $4 end
     ) card on true
     where p.company_id = $1 and p.id = $2 and p.direction = $3`,
    [companyId, paymentId, direction, billingCardId],
  );
  return rows[0];
}
