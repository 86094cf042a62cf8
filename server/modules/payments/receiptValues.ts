import type { Db } from '../../db/database';
import { formatMoney } from '../../lib/money';
import { dayText } from '../../lib/localeText';
import type { Payment, PaymentMethod } from '../../schema.generated';

interface Around {
  companyName: string;
  clientName: string;
  timeZone: string;
}

async function around(db: Db, companyId: string, clientId: string | undefined): Promise<Around> {
  const { rows } = await db.query<Around>(
    `/* receiptSurroundings */ select k.name as "companyName", c.name as "clientName", k.time_zone as "timeZone"
     from companies k join clients c on c.company_id = k.id and c.id = $2 where k.id = $1`,
    [companyId, clientId],
  );
  const [row] = rows;
  if (!row) throw new Error(`Client ${clientId} has paid and is not there.`);
  return row;
}

const cardText = ({ brand, last4 }: PaymentMethod): string | null =>
  brand && last4 ? `${brand} ending in ${last4}` : null;

/** What the mail with a receipt says. */
export async function receiptValues(
  db: Db,
  companyId: string,
  payment: Payment,
  link: string,
): Promise<Record<string, string>> {
  const { amount, refunded, currency, number, description, plan, method, paidAt, createdAt } = payment;
  const { companyName, clientName, timeZone } = await around(db, companyId, payment.client?.id);
  const card = method ? cardText(method) : null;
  return {
    companyName,
    clientName,
    amount: formatMoney(amount, currency),
    paidOn: dayText(new Date(paidAt ?? createdAt), timeZone),
    number: String(number),
    description: description ?? plan?.name ?? companyName,
    ...(card ? { card } : {}),
    ...(refunded > 0 ? { refunded: formatMoney(refunded, currency) } : {}),
    link,
  };
}
