import type { Db, ProviderDispute, ProviderPayment, ProviderRefund } from '../../platform';
import { isId, newId } from '../../lib/ids';
import type { CardProviderName, DisputeStatus, PaymentDirection } from '../../../contract/enums';

/** The provider account that reports a payment. */
export interface PaymentSource {
  provider: CardProviderName;
  /**
   * `Outgoing` for the platform's account and `Incoming` for a company's. A company can edit data in its
   * account, so this account can report only payments of the company's clients.
   */
  direction: PaymentDirection;
}

/**
 * Returns the id of the payment that the provider reports, or null. Matches Livery's id, the invoice, the
 * payment reference or the subscription period.
 */
export async function findProviderPayment(
  db: Db,
  companyId: string,
  { provider, direction }: PaymentSource,
  { paymentId, invoice, reference, subscriptionId, periodStart }: ProviderPayment,
): Promise<string | null> {
  const ids = [paymentId, subscriptionId].map((id) => (id !== null && isId(id) ? id : null));
  const { rows } = await db.query<{ id: string }>(
    `/* findProviderPayment */ select id from payments
     where company_id = $1 and direction = $8 and (id = $2
       or ($3::text is not null and provider_invoice_id = $3)
       or (provider = $4 and provider_payment_id = $5)
       or (subscription_id = $6 and period_start = $7::timestamptz))
     order by id = $2 desc nulls last, provider_invoice_id = $3 desc nulls last, id limit 1`,
    [companyId, ids[0], invoice, provider, reference, ids[1], periodStart, direction],
  );
  return rows[0]?.id ?? null;
}

export interface RenewedSubscription {
  id: string;
  clientId: string;
  planId: string;
  planName: string;
  timeZone: string;
  priceVersion: number;
  hasPayments: boolean;
}

/** Returns the subscription by the Livery id that the provider's payment contains, or null. */
export async function subscriptionFor(
  db: Db,
  companyId: string,
  id: string | null,
): Promise<RenewedSubscription | null> {
  if (id === null || !isId(id)) return null;
  const { rows } = await db.query<RenewedSubscription>(
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

/**
 * Writes the provider's details of a payment except its outcome, and adds the latest attempt if it is
 * missing.
 */
export async function writeProviderDetails(
  db: Db,
  companyId: string,
  id: string,
  { attempts, invoice, invoiceNumber, isLive, card }: ProviderPayment,
): Promise<void> {
  await db.query(
    `/* writeProviderDetails */ update payments set attempt_count = greatest(attempt_count, $3),
       provider_invoice_id = coalesce($4, provider_invoice_id), invoice_number = coalesce($5, invoice_number),
       is_live = $6, method = coalesce($7::jsonb, method)
     where company_id = $1 and id = $2`,
    [
      companyId,
      id,
      attempts,
      invoice,
      invoiceNumber,
      isLive,
      card && JSON.stringify({ kind: 'Card', ...card }),
    ],
  );
  await db.query(
    `/* insertProviderAttempt */ insert into payment_attempts
       (company_id, id, payment_id, number, trigger, status, method, created_at)
     select p.company_id, gen_random_uuid(), p.id, p.attempt_count,
       case when p.attempt_count = 1 then p.trigger else 'RetryAuto' end, 'Processing', p.method, company_now()
     from payments p where p.company_id = $1 and p.id = $2
     on conflict (company_id, payment_id, number) do nothing`,
    [companyId, id],
  );
}

/**
 * Writes the fee of a collected payment if none is stored, because the provider may report the fee after the
 * payment succeeded. Returns false if nothing changed.
 */
export async function writeLateFee(db: Db, companyId: string, id: string, fee: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* writeLateFee */ update payments set fee_amount = $3, updated_at = company_now()
     where company_id = $1 and id = $2 and is_collected(status) and fee_amount = 0 and $3::integer > 0`,
    [companyId, id, fee],
  );
  return rowCount > 0;
}

export async function addProviderRefund(
  db: Db,
  companyId: string,
  paymentId: string,
  { reference, amount, status, failure, createdAt }: ProviderRefund,
): Promise<void> {
  await db.query(
    `/* addProviderRefund */ insert into refunds (company_id, id, payment_id, amount, reason, status,
       provider_refund_id, failure, created_at, finished_at)
     select $1, $3, p.id, $4, 'Other', $5, $6, $7, $8::timestamptz, case when $5 = 'Pending' then null else $8::timestamptz end
     from payments p where p.company_id = $1 and p.id = $2`,
    [companyId, paymentId, newId(), amount, status, reference, failure, createdAt],
  );
}

/**
 * Records the amount of a lost dispute as a refund, up to the balance that other pending and succeeded
 * refunds leave. A later call adds the rest if one of them fails. Returns true if the amount changed.
 */
export async function recordChargeback(
  db: Db,
  companyId: string,
  paymentId: string,
  { reference, amount, createdAt }: ProviderDispute,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* recordChargeback */ insert into refunds as d (company_id, id, payment_id, amount, reason, status, provider_refund_id,
       created_at, finished_at)
     select $1, $3, p.id, least($4::integer, p.amount - refunded.amount), 'Dispute', 'Succeeded', $5, $6::timestamptz,
       $6::timestamptz
     from payments p cross join lateral (
       select coalesce(sum(r.amount), 0)::integer as amount from refunds r
       where r.company_id = $1 and r.payment_id = $2 and r.status <> 'Failed'
         and r.provider_refund_id is distinct from $5
     ) refunded
     where p.company_id = $1 and p.id = $2 and p.dispute_status = 'Lost' and p.amount > refunded.amount
     on conflict (company_id, provider_refund_id) where provider_refund_id is not null
       do update set amount = excluded.amount where d.amount < excluded.amount`,
    [companyId, paymentId, newId(), amount, reference, createdAt],
  );
  return rowCount > 0;
}

const earlierStatuses: Readonly<Record<DisputeStatus, readonly DisputeStatus[]>> = {
  NeedsResponse: [],
  UnderReview: ['NeedsResponse'],
  Won: ['NeedsResponse', 'UnderReview'],
  Lost: ['NeedsResponse', 'UnderReview'],
};

/**
 * Writes the dispute status of a payment. Returns false if this or a later status is already stored, or the
 * payment is not collected.
 */
export async function writeDispute(
  db: Db,
  companyId: string,
  paymentId: string,
  { status }: ProviderDispute,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* writeDispute */ update payments
     set dispute_status = $3, status = payment_status_of(amount, amount_refunded, $3), updated_at = company_now()
     where company_id = $1 and id = $2 and is_collected(status)
       and (dispute_status is null or dispute_status = any($4::text[]))`,
    [companyId, paymentId, status, earlierStatuses[status]],
  );
  return rowCount > 0;
}
