import type { Db } from '../../db/database';
import type { Moment } from '../../lib/moments';
import { asMoment } from '../../lib/moments';

export interface ChargeToCome {
  at: Moment;
  /** In minor units. */
  amount: number;
}

export interface BillingFacts {
  isBilled: boolean;
  /** Null where nothing falls due. */
  next: ChargeToCome | null;
  cardRequestedAt: Moment | null;
}

// As the subscription pays it: by the year, where its plan's price has one.
const paid = `case when s.is_yearly then coalesce(v.yearly_price, v.price) else v.price end`;

const next = `(
    select json_build_object('at', ${asMoment('s.billed_until')}, 'amount', ${paid} + s.setup_fee)
    from subscriptions s join plan_prices v on v.company_id = s.company_id and v.plan_id = s.plan_id
      and v.version = coalesce(s.next_price_version, s.price_version)
    where s.company_id = $1 and s.client_id = $2 and s.ended_at is null and s.is_billed
      and s.status in ('Trialing', 'Active') and not s.cancel_at_period_end and ${paid} + s.setup_fee > 0
  )`;

export async function billingFacts(db: Db, companyId: string, clientId: string): Promise<BillingFacts> {
  const { rows } = await db.query<BillingFacts>(
    `/* billingFacts */ select exists (
       select from subscriptions s
       where s.company_id = $1 and s.client_id = $2 and s.ended_at is null and s.is_billed
     ) as "isBilled", ${next} as next, (
       select ${asMoment('max(r.created_at)')} from card_requests r
       where r.company_id = $1 and r.client_id = $2 and r.used_at is null and r.expires_at > company_now()
     ) as "cardRequestedAt"`,
    [companyId, clientId],
  );
  const [row] = rows;
  if (!row) throw new Error('The database answered nothing.');
  return row;
}
