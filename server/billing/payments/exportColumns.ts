import { amountText } from '../../../contract/money';
import { t } from '../../lib/i18n/i18n';
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
  title: () => string;
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

export const paymentExportColumns: Readonly<Record<PaymentColumn, Column>> = {
  Number: { title: () => t('Number'), ...text(({ number }) => number) },
  Status: { title: () => t('Status'), ...text(({ status }) => humanize(status)) },
  Amount: { title: () => t('Amount'), ...amount((payment) => payment.amount) },
  Currency: { title: () => t('Currency'), ...text(({ currency }) => currency) },
  Client: { title: () => t('Client'), ...text(({ client }) => client?.name) },
  ClientEmail: { title: () => t('Client email'), write: ({ clientEmail }) => clientEmail ?? '' },
  Type: { title: () => t('Type'), ...text(({ type }) => humanize(type)) },
  Description: {
    title: () => t('Description'),
    ...text(({ description }) => description),
  },
  Method: { title: () => t('Method'), ...text(methodText) },
  Plan: { title: () => t('Plan'), ...text(({ plan }) => plan?.name) },
  Period: { title: () => t('Period'), write: periodText },
  Fee: { title: () => t('Fee'), ...amount(({ fee }) => fee) },
  Refunded: { title: () => t('Refunded'), ...amount(({ refunded }) => refunded) },
  Net: { title: () => t('Net'), ...amount(({ net }) => net) },
  InvoiceNumber: { title: () => t('Invoice'), ...text(({ invoiceNumber }) => invoiceNumber) },
  ProviderPaymentId: { title: () => t('Provider ID'), ...text(({ providerPaymentId }) => providerPaymentId) },
  Failure: { title: () => t('Decline reason'), ...text(({ failure }) => failure) },
  Attempts: { title: () => t('Attempts'), ...text(({ attempts }) => attempts) },
  CreatedAt: { title: () => t('Date'), ...timestamp(({ createdAt }) => createdAt) },
  PaidAt: { title: () => t('Paid'), ...timestamp(({ paidAt }) => paidAt) },
  FailedAt: { title: () => t('Failed'), ...timestamp(({ failedAt }) => failedAt) },
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
    const { title, hasZone } = paymentExportColumns[name];
    return hasZone ? t('{title} ({timeZone})', { title: title(), timeZone }) : title();
  });

export function createRowFormatter(
  chosen: readonly PaymentColumn[],
  timeZone: string,
): (exported: ExportedPayment) => string[] {
  const formatTimestamp = timestampFormatter(timeZone);
  const format: CellFormat = {
    timestamp: (at) => (at ? formatTimestamp(new Date(at)) : ''),
  };
  const writers = chosen.map((name) => paymentExportColumns[name].write);
  return (exported) => writers.map((write) => write(exported, format));
}
