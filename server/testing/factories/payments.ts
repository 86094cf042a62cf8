import { refreshTotals } from '../totals';
import type { Database, Db } from '../../platform';
import { lockRefundable, recordRefunds, type NewPayment, type NewRefund } from '../../billing/internals';
import { newId } from '../../lib/ids';
import { addManyClients } from './clients';

const noon = new Date('2026-01-15T12:00:00Z');

/** Returns a succeeded payment of 100.00. Pass `direction` and `type` for a platform fee. */
export const buildPayment = (clientId: string | null, overrides: Partial<NewPayment> = {}): NewPayment => {
  const createdAt = overrides.createdAt ?? noon;
  const status = overrides.status ?? 'Succeeded';
  return {
    id: newId(),
    direction: 'Incoming',
    type: 'Subscription',
    status,
    amount: 10_000,
    fee: 320,
    clientId,
    planId: null,
    subscriptionId: null,
    description: null,
    trigger: 'Cycle',
    method: { kind: 'Card', brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2030 },
    failureCode: null,
    declineCode: null,
    attempts: 1,
    nextRetryAt: null,
    provider: 'Sandbox',
    providerPaymentId: null,
    invoiceNumber: null,
    createdAt,
    paidAt: status === 'Succeeded' || status === 'Disputed' ? createdAt : null,
    failedAt: status === 'Failed' || status === 'Canceled' ? createdAt : null,
    ...overrides,
  };
};

export const buildFailedPayment = (
  clientId: string,
  declineCode: string,
  overrides: Partial<NewPayment> = {},
): NewPayment =>
  buildPayment(clientId, {
    status: 'Failed',
    fee: 0,
    failureCode: 'card_declined',
    declineCode,
    ...overrides,
  });

/** Adds refunds without sending them to the provider. Throws `NOT_FOUND` for an unknown payment. */
export async function insertTestRefunds(
  db: Db,
  companyId: string,
  ...refunds: readonly NewRefund[]
): Promise<void> {
  const { rows: payments } = await db.query<{ id: string; clientId: string | null }>(
    'select id, client_id as "clientId" from payments where id = any($1::uuid[])',
    [refunds.map(({ paymentId }) => paymentId)],
  );
  await recordRefunds(db, companyId, await lockRefundable(db, companyId, payments), refunds);
}

const batchSize = 10_000;

/** Adds clients, and payments one minute apart. Most payments succeed, and every tenth is a platform fee. */
export async function addManyPayments(
  database: Database,
  companyId: string,
  {
    clients,
    payments,
    description = null,
  }: { clients: number; payments: number; description?: string | null },
): Promise<void> {
  await addManyClients(database, companyId, clients);
  for (let first = 1; first <= payments; first += batchSize) {
    const last = Math.min(first + batchSize - 1, payments);
    await database.inCompany(companyId, async (db) => {
      await db.query(
        `with numbered as (update companies set last_payment_number = $3 where id = $1)
         insert into payments (company_id, id, number, direction, type, status, amount, currency, fee_amount,
           client_id, description, trigger, method, provider, provider_payment_id, invoice_number, created_at, paid_at, failed_at)
         select $1, gen_random_uuid(), n,
           case when n % 10 = 0 then 'Outgoing' else 'Incoming' end,
           case when n % 10 = 0 then 'PlatformFee' when n % 7 = 0 then 'OneOff' else 'Subscription' end,
           case when n % 25 = 0 then 'Failed' else 'Succeeded' end, 500 + n * 37 % 10007, 'USD', 30,
           case when n % 10 <> 0 then c.id end, $5::text, 'Cycle',
           jsonb_build_object('kind', 'Card', 'brand', (array['Visa', 'Mastercard', 'Amex'])[1 + n % 3],
             'last4', '4242', 'expMonth', 12, 'expYear', 2030),
           'Sandbox', 'sandbox_payment_' || n, 'INV-' || n,
           '2026-01-01'::timestamptz + make_interval(mins => n),
           case when n % 25 <> 0 then '2026-01-01'::timestamptz + make_interval(mins => n) end,
           case when n % 25 = 0 then '2026-01-01'::timestamptz + make_interval(mins => n) end
         from generate_series($2::integer, $3::integer) n
         join clients c on c.company_id = $1 and c.number = 1 + n % $4`,
        [companyId, first, last, clients, description],
      );
      await refreshTotals(db, companyId);
    });
  }
}
