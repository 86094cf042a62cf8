/** The issuer or the recipient of a document. */
export interface Party {
  name: string;
  /** Printed below the name. */
  lines: readonly string[];
}

/** The content of an invoice or a receipt. Amounts are in minor units of `currency`. */
export interface PaymentDocument {
  /** Livery issues invoices to companies, and companies issue receipts to clients. */
  kind: 'Invoice' | 'Receipt';
  /** The language and region of the texts. */
  locale: string;
  number: string;
  issuer: Party;
  /** In the form `#RRGGBB`. */
  colour: string;
  /** PNG file. If null, the issuer's name is printed instead. */
  logo: Buffer | null;
  recipient: Party;
  facts: readonly (readonly [label: string, value: string])[];
  description: string;
  currency: string;
  amount: number;
  /** Printed below the amounts. */
  note: string | null;
  refunds: readonly { label: string; amount: number }[];
  paidAt: Date;
  fileName: string;
}
