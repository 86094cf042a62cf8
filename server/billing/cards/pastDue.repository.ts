import type { Db, Payment, PaymentMethod } from '../../platform';
import { paymentJoins, paymentJson } from '../payments/columns';
import { presentPayment } from '../payments/present';

const isPastDue = `p.company_id = $1 and p.client_id = $2 and p.direction = 'Incoming' and p.status = 'Failed'`;

/** Returns a client's past-due payments, newest first. */
export async function loadPastDuePayments(db: Db, companyId: string, clientId: string): Promise<Payment[]> {
  const { rows } = await db.query(
    `/* loadPastDuePayments */ select ${paymentJson} as payment from payments p ${paymentJoins}
     where ${isPastDue} order by p.created_at desc, p.id desc`,
    [companyId, clientId],
  );
  return rows.map(({ payment }) => presentPayment(payment));
}

interface RetryablePayments {
  /** The time of the company's clock. */
  now: Date;
  retries: { paymentId: string; cardId: string; method: PaymentMethod }[];
}

/**
 * Returns the company's current time, and a client's past-due payments with the default card. Returns no
 * payments if the client has no default card.
 */
export async function loadPastDueWithDefaultCard(
  db: Db,
  companyId: string,
  clientId: string,
): Promise<RetryablePayments> {
  const { rows } = await db.query(
    `/* loadPastDueWithDefaultCard */ select company_now() as now, coalesce((
       select json_agg(json_build_object('paymentId', p.id, 'cardId', k.id, 'method', json_build_object(
         'kind', 'Card', 'brand', k.brand, 'last4', k.last4, 'expMonth', k.exp_month, 'expYear', k.exp_year
       )) order by p.created_at, p.id)
       from payments p join client_cards k
         on k.company_id = p.company_id and k.client_id = p.client_id and k.is_default
       where ${isPastDue}
     ), '[]') as retries`,
    [companyId, clientId],
  );
  const [row] = rows;
  if (!row) throw new Error('The database returned no row.');
  return row;
}
