import type { Db, PaymentMethod, StatementRows } from '../../platform';
import type { PaymentDirection, TaxBehavior } from '../../../contract/enums';
import { planNameIn } from '../../brand';
import {
  clientItem,
  clientLanguage,
  paymentTextColumns,
  type PaymentTextColumns,
} from '../payments/paymentText';

declare module '../../platform/db/jsonColumns' {
  interface JsonColumns {
    'invoices.recipient': Recipient;
  }
}

/** The recipient as stored with an invoice, or the client's current details. */
export interface Recipient {
  name: string;
  email: string;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  taxId: string | null;
}

/** The company's current details for receipts. */
export interface CompanyAddress extends Omit<Recipient, 'name' | 'email'> {
  legalName: string | null;
  phone: string | null;
  website: string | null;
}

export interface PaymentRow {
  number: number;
  clientId: string | null;
  direction: PaymentDirection;
  amount: number;
  currency: string;
  text: PaymentTextColumns;
  planName: string | null;
  /** The tax behavior when the payment was charged. */
  taxBehavior: TaxBehavior;
  method: PaymentMethod | null;
  paidAt: Date;
  invoiceNumber: string | null;
  recipient: Recipient;
  /** The company's time zone. */
  timeZone: string;
  issuer: CompanyAddress;
  logoId: string | null;
}

const clientRecipient = `json_build_object('name', c.name, 'email', c.email, 'addressLine1', c.address_line1,
  'addressLine2', c.address_line2, 'city', c.city, 'state', c.state, 'postalCode', c.postal_code,
  'country', c.country, 'taxId', c.tax_id)`;

const companyAddress = `json_build_object('legalName', k.legal_name, 'phone', k.phone, 'website', k.website,
  'addressLine1', k.address_line1, 'addressLine2', k.address_line2, 'city', k.city, 'state', k.state,
  'postalCode', k.postal_code, 'country', k.country, 'taxId', k.tax_id)`;

/**
 * Returns a collected payment that has a document (an invoiced platform charge or a client's payment), or
 * null.
 */
export async function collectedPayment(
  db: Db,
  companyId: string,
  paymentId: string,
): Promise<PaymentRow | null> {
  const { rows } = await db.query(
    `/* collectedPayment */ select p.number, p.client_id as "clientId", p.direction, p.amount, p.currency,
       ${paymentTextColumns('p', clientItem('p'))} as text, ${planNameIn('n', clientLanguage)} as "planName",
       p.tax_behavior as "taxBehavior",
       p.method, coalesce(i.issued_at, p.paid_at, p.created_at) as "paidAt",
       p.invoice_number as "invoiceNumber", coalesce(i.recipient::json, ${clientRecipient}) as recipient,
       k.time_zone as "timeZone", ${companyAddress} as issuer, coalesce(t.full_logo_id, t.square_logo_id) as "logoId"
     from payments p
     join companies k on k.id = p.company_id
     left join theme_setups t on t.company_id = p.company_id
     left join invoices i on i.company_id = p.company_id and i.payment_id = p.id
     left join clients c on c.company_id = p.company_id and c.id = p.client_id
     left join client_billing_plans n on n.company_id = p.company_id and n.id = p.plan_id
     where p.company_id = $1 and p.id = $2 and is_collected(p.status)
       and (p.client_id is not null or i.payment_id is not null)`,
    [companyId, paymentId],
  );
  return rows[0] ?? null;
}

export type RefundRow = StatementRows['refundsOnDocument'];

/** Returns the succeeded refunds of a payment, oldest first. */
export async function refundsOf(db: Db, companyId: string, paymentId: string): Promise<RefundRow[]> {
  const { rows } = await db.query(
    `/* refundsOnDocument */ select amount, coalesce(finished_at, created_at) as at from refunds
     where company_id = $1 and payment_id = $2 and status = 'Succeeded' order by 2, id`,
    [companyId, paymentId],
  );
  return rows;
}
