import { amountText } from '../../../contract/money';
import { timestampFormatter } from '../../lib/timestamps';
import { humanize } from '../../lib/strings';
import type { PaymentColumn } from '../../../contract/enums';
import type { Payment } from '../../platform';

/** A payment with the fields that only exports contain. */
export interface ExportedPayment {
  payment: Payment;
  clientEmail: string | null;
}

/** Formats that depend on the company's time zone. */
interface CellFormat {
  timestamp: (at: Payment['createdAt'] | null | undefined) => string;
}

interface Column {
  title: string;
  hasZone?: true;
  write: (exported: ExportedPayment, format: CellFormat) => string;
}

const amount = (pick: (payment: Payment) => number) => ({
  write: ({ payment }: ExportedPayment) => amountText(pick(payment), payment.currency),
});

const timestamp = (pick: (payment: Payment) => Payment['paidAt']) => ({
  hasZone: true as const,
  write: ({ payment }: ExportedPayment, format: CellFormat) => format.timestamp(pick(payment)),
});

const text = (pick: (payment: Payment) => string | number | null | undefined) => ({
  write: ({ payment }: ExportedPayment) => String(pick(payment) ?? ''),
});

function methodText({ method }: Payment): string {
  if (!method) return '';
  return [method.brand ?? method.kind, method.last4].filter(Boolean).join(' ');
}

const periodText = ({ payment: { periodFrom, periodTo } }: ExportedPayment): string =>
  periodFrom && periodTo ? `${periodFrom} – ${periodTo}` : '';

const columns: Readonly<Record<PaymentColumn, Column>> = {
  Number: { title: 'Number', ...text(({ number }) => number) },
  Status: { title: 'Status', ...text(({ status }) => humanize(status)) },
  Amount: { title: 'Amount', ...amount((payment) => payment.amount) },
  Currency: { title: 'Currency', ...text(({ currency }) => currency) },
  Client: { title: 'Client', ...text(({ client }) => client?.name) },
  ClientEmail: { title: 'Client email', write: ({ clientEmail }) => clientEmail ?? '' },
  Type: { title: 'Type', ...text(({ type }) => humanize(type)) },
  Description: { title: 'Description', ...text(({ description }) => description) },
  Method: { title: 'Method', ...text(methodText) },
  Plan: { title: 'Plan', ...text(({ plan }) => plan?.name) },
  Period: { title: 'Period', write: periodText },
  Fee: { title: 'Fee', ...amount(({ fee }) => fee) },
  Refunded: { title: 'Refunded', ...amount(({ refunded }) => refunded) },
  Net: { title: 'Net', ...amount(({ net }) => net) },
  InvoiceNumber: { title: 'Invoice', ...text(({ invoiceNumber }) => invoiceNumber) },
  ProviderPaymentId: { title: 'Provider id', ...text(({ providerPaymentId }) => providerPaymentId) },
  Failure: { title: 'Decline reason', ...text(({ failure }) => failure) },
  Attempts: { title: 'Attempts', ...text(({ attempts }) => attempts) },
  CreatedAt: { title: 'Date', ...timestamp(({ createdAt }) => createdAt) },
  PaidAt: { title: 'Paid', ...timestamp(({ paidAt }) => paidAt) },
  FailedAt: { title: 'Failed', ...timestamp(({ failedAt }) => failedAt) },
};

const amountColumns: ReadonlySet<PaymentColumn> = new Set(['Amount', 'Fee', 'Refunded', 'Net']);

/**
 * Removes duplicate columns. Adds the currency after the first amount column if it was not chosen, because an
 * amount needs its currency.
 */
export function withCurrency(chosen: readonly PaymentColumn[]): PaymentColumn[] {
  const unique = [...new Set(chosen)];
  const first = unique.findIndex((name) => amountColumns.has(name));
  if (first < 0 || unique.includes('Currency')) return unique;
  return [...unique.slice(0, first + 1), 'Currency', ...unique.slice(first + 1)];
}

/** Returns the column titles, with the time zone for timestamps. */
export const formatHeader = (chosen: readonly PaymentColumn[], timeZone: string): string[] =>
  chosen.map((name) => {
    const { title, hasZone } = columns[name];
    return hasZone ? `${title} (${timeZone})` : title;
  });

export function createRowFormatter(
  chosen: readonly PaymentColumn[],
  timeZone: string,
): (exported: ExportedPayment) => string[] {
  const formatTimestamp = timestampFormatter(timeZone);
  const format: CellFormat = {
    timestamp: (at) => (at ? formatTimestamp(new Date(at)) : ''),
  };
  const writers = chosen.map((name) => columns[name].write);
  return (exported) => writers.map((write) => write(exported, format));
}
