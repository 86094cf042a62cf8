import type { Database } from '../../../platform';
import { addManyClients } from '../../../testing/addManyClients';

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
    await database.inCompany(companyId, (db) =>
      db.query(
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
      ),
    );
  }
}
