import type { Db } from '../../platform';
import type { PaymentDirection } from '../../../contract/enums';

export interface ProblemPayment {
  id: string;
  direction: PaymentDirection;
  amount: number;
  currency: string;
  /** The client's name, or the description of a payment without a client. */
  label: string | null;
}

/**
 * Returns the payments to notify about. If `onlyFailed` is true, returns only failed payments, except manual
 * retries, because the operator sees their result on screen.
 */
export async function selectProblemPayments(
  db: Db,
  companyId: string,
  ids: readonly string[],
  onlyFailed: boolean,
): Promise<ProblemPayment[]> {
  const { rows } = await db.query<ProblemPayment>(
    `/* selectProblemPayments */ select p.id, p.direction, p.amount, p.currency,
       coalesce(c.name, p.description) as label
     from payments p left join clients c on c.company_id = p.company_id and c.id = p.client_id
     where p.company_id = $1 and p.id = any($2::uuid[])
       and (not $3 or (p.status = 'Failed' and p.trigger <> 'RetryManual'))
     order by p.id`,
    [companyId, ids, onlyFailed],
  );
  return rows;
}
