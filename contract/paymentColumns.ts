import type { PaymentColumn, PaymentDirection } from './enums';

const commonColumns = [
  'Number',
  'Status',
  'Amount',
  'Currency',
  'Type',
  'Description',
  'Method',
  'Period',
  'InvoiceNumber',
  'ProviderPaymentId',
  'Failure',
  'Attempts',
  'CreatedAt',
  'PaidAt',
  'FailedAt',
] as const satisfies readonly PaymentColumn[];

const clientColumns = [
  'Client',
  'ClientEmail',
  'Plan',
  'Fee',
  'Refunded',
  'Net',
] as const satisfies readonly PaymentColumn[];

/** The columns available for each direction. */
export const paymentColumns = {
  Incoming: [...commonColumns, ...clientColumns],
  Outgoing: commonColumns,
} as const satisfies Record<PaymentDirection, readonly PaymentColumn[]>;

/** The columns of an export that selects none. */
export const defaultColumns: Readonly<Record<PaymentDirection, readonly PaymentColumn[]>> = {
  Incoming: ['Number', 'Status', 'Amount', 'Currency', 'Client', 'Type', 'Method', 'CreatedAt'],
  Outgoing: ['Number', 'Status', 'Amount', 'Currency', 'Description', 'Method', 'CreatedAt'],
};
