import type { Db, Payment } from '../../../platform';
import { clientItem, paymentJoins, paymentJson, presentPayment } from '../../../billing';

const ownCondition = `p.company_id = $1 and p.client_id = $2 and p.direction = 'Incoming'`;

/** Returns one page of a client's payments, newest first, and the number of all their payments. */
export async function ownPayments(
  db: Db,
  companyId: string,
  clientId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: Payment[]; total: number }> {
  const { rows } = await db.query(
    `/* ownPayments */ with page as (
       select p.created_at, p.id, ${paymentJson} as payment, ${clientItem('p')} as item from payments p ${paymentJoins}
       where ${ownCondition} order by p.created_at desc, p.id desc limit $3 offset $4
     )
     select page.payment, page.item, counted.total
     from (select count(*)::integer as total from payments p where ${ownCondition}) counted left join page on true
     order by page.created_at desc, page.id desc`,
    [companyId, clientId, limit, offset],
  );
  return {
    items: rows.flatMap(({ payment, item }) => (payment ? [presentPayment({ ...payment, item })] : [])),
    total: rows[0]?.total ?? 0,
  };
}

export type OwnPayment = Pick<Payment, 'id' | 'number' | 'status' | 'direction'> & { client: { id: string } };

export async function findOwnPayment(
  db: Db,
  companyId: string,
  clientId: string,
  id: string,
): Promise<OwnPayment | undefined> {
  const { rows } = await db.query(
    `/* findOwnPayment */ select p.id, p.number, p.status, p.direction, json_build_object('id', p.client_id) as client
     from payments p where ${ownCondition} and p.id = $3`,
    [companyId, clientId, id],
  );
  return rows[0];
}
