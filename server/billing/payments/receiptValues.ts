import type { Db, Payment, PaymentMethod } from '../../platform';
import { formatMoney } from '../../lib/money';
import { dayText } from '../../lib/localeText';

interface ReceiptContext {
  companyName: string;
  clientName: string;
  timeZone: string;
}

async function loadReceiptContext(
  db: Db,
  companyId: string,
  clientId: string | undefined,
): Promise<ReceiptContext> {
  const { rows } = await db.query<ReceiptContext>(
    `/* receiptContext */ select k.name as "companyName", c.name as "clientName", k.time_zone as "timeZone"
     from companies k join clients c on c.company_id = k.id and c.id = $2 where k.id = $1`,
    [companyId, clientId],
  );
  const [row] = rows;
  if (!row) throw new Error(`Client ${clientId} not found.`);
  return row;
}

const cardText = ({ brand, last4 }: PaymentMethod): string | null =>
  brand && last4 ? `${brand} ending in ${last4}` : null;

export async function receiptValues(
  db: Db,
  companyId: string,
  payment: Payment,
  link: string,
): Promise<Record<string, string>> {
  const { amount, refunded, currency, number, description, plan, method, paidAt, createdAt } = payment;
  const { companyName, clientName, timeZone } = await loadReceiptContext(db, companyId, payment.client?.id);
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
