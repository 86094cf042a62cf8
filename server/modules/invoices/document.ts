/** Whom a document is from, or made out to. */
export interface Party {
  name: string;
  /** Below the name. */
  lines: readonly string[];
}

/** What stands on an invoice or a receipt. Amounts are in minor units of `currency`. */
export interface PaymentDocument {
  /** Invoices are Livery's, receipts are a company's to its client. */
  kind: 'Invoice' | 'Receipt';
  number: string;
  issuer: Party;
  /** `#RRGGBB`. */
  colour: string;
  /** A PNG. */
  logo: Buffer | null;
  recipient: Party;
  facts: readonly (readonly [label: string, value: string])[];
  description: string;
  currency: string;
  amount: number;
  /** Below the amounts. */
  note: string | null;
  refunds: readonly { label: string; amount: number }[];
  paidAt: Date;
  fileName: string;
}
