import type { Db } from '../../db/database';
import type { PaymentDirection } from '../../schema.generated';

export interface TroubledPayment {
  id: string;
  direction: PaymentDirection;
  amount: number;
  currency: string;
  /** Who pays, or what for. */
  label: string | null;
}

/** Of those that failed, the ones that nobody pressed for: whoever does sees what came of it on the screen. */
export async function troubledPayments(
  db: Db,
  companyId: string,
  ids: readonly string[],
  onlyFailed: boolean,
): Promise<TroubledPayment[]> {
  const { rows } = await db.query<TroubledPayment>(
    `/* troubledPayments */ select p.id, p.direction, p.amount, p.currency,
       coalesce(c.name, p.description) as label
     from payments p left join clients c on c.company_id = p.company_id and c.id = p.client_id
     where p.company_id = $1 and p.id = any($2::uuid[])
       and (not $3 or (p.status = 'Failed' and p.trigger <> 'RetryManual'))
     order by p.id`,
    [companyId, ids, onlyFailed],
  );
  return rows;
}
