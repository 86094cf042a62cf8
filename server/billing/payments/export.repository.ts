import type { Db, Payment, PaymentSort } from '../../platform';
import { paymentJoins, paymentJson } from './columns';
import { buildTabConditions, type PaymentSelection } from './conditions';
import type { ExportedPayment } from './exportColumns';
import { presentPayment } from './present';
import { afterCondition, paymentOrder } from './sortOrder';

export interface ExportingCompany {
  name: string;
  timeZone: string;
  /** The current date in the company's time zone, by the company's clock. */
  today: string;
}

export async function exportingCompany(db: Db, companyId: string): Promise<ExportingCompany> {
  const { rows } = await db.query(
    `/* paymentExportingCompany */ select name, time_zone as "timeZone",
       to_char(company_now() at time zone time_zone, 'YYYY-MM-DD') as today
     from companies where id = $1`,
    [companyId],
  );
  const [company] = rows;
  if (!company) throw new Error(`Company ${companyId} not found.`);
  return company;
}

export interface ExportSlice {
  sort: PaymentSort;
  after: Payment | null;
  count: number;
}

/** Returns up to `count` payments after `after` in the list's order, or the first ones if `after` is null. */
export async function exportedPayments(
  db: Db,
  companyId: string,
  selection: PaymentSelection,
  { sort, after, count }: ExportSlice,
): Promise<ExportedPayment[]> {
  const { values, conditions, bind } = buildTabConditions(companyId, selection);
  const cursor = after ? `and ${afterCondition(after, sort, bind)}` : '';
  const { rows } = await db.query(
    `/* exportedPayments */ select ${paymentJson} as payment, pc.email as "clientEmail"
     from (
       select p.id from payments p where ${conditions} ${cursor}
       order by ${paymentOrder(sort)} limit ${bind(count)}
     ) slice
     join payments p on p.company_id = $1 and p.id = slice.id ${paymentJoins}
     order by ${paymentOrder(sort)}`,
    values,
  );
  return rows.map(({ payment, clientEmail }) => ({ payment: presentPayment(payment), clientEmail }));
}
