import type { PaymentColumn, PaymentDirection } from '../../schema.generated';

const ownColumns = [
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

/** The columns that there are for payments of a direction. */
export const paymentColumns: Readonly<Record<PaymentDirection, readonly PaymentColumn[]>> = {
  Incoming: [...ownColumns, ...clientColumns],
  Outgoing: ownColumns,
};

/** Those of a file that names none. */
export const usualColumns: Readonly<Record<PaymentDirection, readonly PaymentColumn[]>> = {
  Incoming: ['Number', 'Status', 'Amount', 'Currency', 'Client', 'Type', 'Method', 'CreatedAt'],
  Outgoing: ['Number', 'Status', 'Amount', 'Currency', 'Description', 'Method', 'CreatedAt'],
};
