import type { Db, PaymentMethod } from '../../platform';

export interface DueRetry {
  paymentId: string;
  /** Null for a platform fee. */
  clientId: string | null;
  /** The id of the payer's default card, or null without one. */
  cardId: string | null;
  method: PaymentMethod | null;
}

/**
 * Returns failed payments with a due retry. Excludes invoices of the provider, payments of paused or
 * deactivated clients, and all client payments unless `canChargeClients` is true.
 */
export async function dueRetries(
  db: Db,
  companyId: string,
  { dueBy, canChargeClients, limit }: { dueBy: Date; canChargeClients: boolean; limit: number },
): Promise<DueRetry[]> {
  const { rows } = await db.query(
    `/* dueRetries */ select p.id as "paymentId", p.client_id as "clientId", card.id as "cardId",
       case when card.id is not null then json_build_object('kind', 'Card', 'brand', card.brand,
         'last4', card.last4, 'expMonth', card.exp_month, 'expYear', card.exp_year) end as method
     from payments p
     left join clients c on c.company_id = $1 and c.id = p.client_id
     left join lateral (
       select id, brand, last4, exp_month, exp_year from client_cards
       where company_id = $1 and client_id = p.client_id and is_default
       union all
       select id, brand, last4, exp_month, exp_year from billing_cards
       where company_id = $1 and p.client_id is null and is_default
     ) card on true
     where p.company_id = $1 and p.next_retry_at <= $2 and p.status = 'Failed' and p.provider_invoice_id is null
       and (p.direction = 'Outgoing' or $3 and c.status not in ('Paused', 'Deactivated'))
     order by p.next_retry_at, p.id limit $4`,
    [companyId, dueBy, canChargeClients, limit],
  );
  return rows;
}
