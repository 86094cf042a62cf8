import { planNameIn } from '../../brand';
import { language } from '../../lib/i18n/i18n';
import type { Db, StatementRows } from '../../platform';
import { clientItem, paymentTextColumns } from './paymentText';

export type ReceiptContext = StatementRows['loadReceiptContext'];

/** Returns the names on a client's receipt, with the plan's name in the current language. */
export async function loadReceiptContext(
  db: Db,
  companyId: string,
  paymentId: string,
): Promise<ReceiptContext> {
  const { rows } = await db.query(
    `/* loadReceiptContext */ select k.name as "companyName", c.name as "clientName", k.time_zone as "timeZone",
       ${paymentTextColumns('p', clientItem('p'))} as text, ${planNameIn('n', '$3')} as "planName"
     from payments p
     join companies k on k.id = p.company_id
     join clients c on c.company_id = p.company_id and c.id = p.client_id
     left join client_billing_plans n on n.company_id = p.company_id and n.id = p.plan_id
     where p.company_id = $1 and p.id = $2`,
    [companyId, paymentId, language()],
  );
  const [row] = rows;
  if (!row) throw new Error(`Payment ${paymentId} of a client not found.`);
  return row;
}
