import type { Db, ProviderPayment, StatementRows } from '../../platform';
import { isId } from '../../../contract/ids';
import type { CardProviderName, PaymentDirection } from '../../../contract/enums';

/** The provider account that reports a payment. */
export interface PaymentSource {
  provider: CardProviderName;
  /**
   * `Outgoing` for the platform's account and `Incoming` for a company's. A company can edit data in its
   * account, so this account can report only payments of the company's clients.
   */
  direction: PaymentDirection;
}

export type ReportedPayment = StatementRows['findProviderPayment'];

/**
 * Returns the payment that the provider reports, or undefined. Matches Livery's id, the invoice, the payment
 * reference or the subscription period.
 */
export async function findProviderPayment(
  db: Db,
  companyId: string,
  { provider, direction }: PaymentSource,
  { paymentId, invoice, reference, subscriptionId, periodStart }: ProviderPayment,
): Promise<ReportedPayment | undefined> {
  const ids = [paymentId, subscriptionId].map((id) => (id !== null && isId(id) ? id : null));
  const { rows } = await db.query(
    `/* findProviderPayment */ select id, client_id as "clientId" from payments
     where company_id = $1 and direction = $8 and (id = $2
       or ($3::text is not null and provider_invoice_id = $3)
       or (provider = $4 and provider_payment_id = $5)
       or (subscription_id = $6 and period_start = $7::timestamptz))
     order by id = $2 desc nulls last, provider_invoice_id = $3 desc nulls last, id limit 1`,
    [companyId, ids[0], invoice, provider, reference, ids[1], periodStart, direction],
  );
  return rows[0];
}

export type RenewedSubscription = StatementRows['subscriptionFor'];

/** Returns the subscription by the Livery id that the provider's payment contains, or null. */
export async function subscriptionFor(
  db: Db,
  companyId: string,
  id: string | null,
): Promise<RenewedSubscription | null> {
  if (id === null || !isId(id)) return null;
  const { rows } = await db.query(
    `/* subscriptionFor */ select s.id, s.client_id as "clientId", s.plan_id as "planId", p.name as "planName",
       k.time_zone as "timeZone",
       coalesce(s.next_price_version, s.price_version) as "priceVersion",
       exists (select from payments y where y.company_id = $1 and y.subscription_id = s.id) as "hasPayments"
     from subscriptions s join client_billing_plans p on p.company_id = s.company_id and p.id = s.plan_id
       join companies k on k.id = s.company_id
     where s.company_id = $1 and s.id = $2`,
    [companyId, id],
  );
  return rows[0] ?? null;
}

/** Marks a subscription for a sync, so that the provider charges the next period when the paid one ends. */
export async function syncPeriodEnd(db: Db, companyId: string, subscriptionId: string | null): Promise<void> {
  await db.query(
    `/* syncPeriodEnd */ update subscriptions set needs_sync = true
     where company_id = $1 and id = $2 and ended_at is null and is_billed and provider = 'Stripe'`,
    [companyId, subscriptionId],
  );
}
