import { amountText } from '../../lib/money';
import { timestampFormatter } from '../../lib/timestampFormatter';
import { humanize } from '../../lib/humanize';
import type { Payment, PaymentColumn } from '../../schema.generated';

/** A payment with what its row of a file has besides. */
export interface ExportedPayment {
  payment: Payment;
  clientEmail: string | null;
}

/** What writes moments depends on the company's time zone. */
interface Writing {
  moment: (at: Payment['createdAt'] | null | undefined) => string;
}

interface Column {
  title: string;
  hasZone?: true;
  write: (exported: ExportedPayment, writing: Writing) => string;
}

const amount = (of: (payment: Payment) => number) => ({
  write: ({ payment }: ExportedPayment) => amountText(of(payment), payment.currency),
});

const moment = (of: (payment: Payment) => Payment['paidAt']) => ({
  hasZone: true as const,
  write: ({ payment }: ExportedPayment, writing: Writing) => writing.moment(of(payment)),
});

const text = (of: (payment: Payment) => string | number | null | undefined) => ({
  write: ({ payment }: ExportedPayment) => String(of(payment) ?? ''),
});

function methodText({ method }: Payment): string {
  if (!method) return '';
  return [method.brand ?? method.kind, method.last4].filter(Boolean).join(' ');
}

/** Its first and its last day. */
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
  CreatedAt: { title: 'Date', ...moment(({ createdAt }) => createdAt) },
  PaidAt: { title: 'Paid', ...moment(({ paidAt }) => paidAt) },
  FailedAt: { title: 'Failed', ...moment(({ failedAt }) => failedAt) },
};

const amounts: ReadonlySet<PaymentColumn> = new Set(['Amount', 'Fee', 'Refunded', 'Net']);

/** Each once, and the currency behind the first amount where it was not asked for: a decimal alone is no amount. */
export function withCurrency(chosen: readonly PaymentColumn[]): PaymentColumn[] {
  const unique = [...new Set(chosen)];
  const first = unique.findIndex((name) => amounts.has(name));
  if (first < 0 || unique.includes('Currency')) return unique;
  return [...unique.slice(0, first + 1), 'Currency', ...unique.slice(first + 1)];
}

/** The titles, moments with their time zone. */
export const headerOf = (chosen: readonly PaymentColumn[], timeZone: string): string[] =>
  chosen.map((name) => {
    const { title, hasZone } = columns[name];
    return hasZone ? `${title} (${timeZone})` : title;
  });

/** Writes payments as the cells of the chosen columns. */
export function cellsIn(
  chosen: readonly PaymentColumn[],
  timeZone: string,
): (exported: ExportedPayment) => string[] {
  const momentOf = timestampFormatter(timeZone);
  const writing: Writing = {
    moment: (at) => (at ? momentOf(new Date(at)) : ''),
  };
  const writers = chosen.map((name) => columns[name].write);
  return (exported) => writers.map((write) => write(exported, writing));
}
