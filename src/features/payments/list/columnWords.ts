import type { ListName, PaymentColumn, PaymentDirection } from '@/api/schema.generated';
import * as says from '@/texts/payments/list';
import type { Direction } from '../paymentRoute';
import type { SortWord } from './paymentListParams';

interface ColumnWords {
  label: string;
  /** What an export of the column holds. */
  exports: readonly PaymentColumn[];
  /** Shown until an operator chooses columns. */
  isUsual?: true;
  isNumber?: true;
  /** What the address calls the order by it, where there is one. */
  sort?: SortWord;
}

/** What only files have stands in the list beside something else. */
export type ShownColumn = Exclude<PaymentColumn, 'Currency' | 'ClientEmail' | 'PaidAt' | 'FailedAt'>;

type Columns = Readonly<Partial<Record<ShownColumn, ColumnWords>>>;

const status: ColumnWords = { label: says.status, exports: ['Status'], isUsual: true, sort: 'status' };

const amount: ColumnWords = {
  label: says.amount,
  exports: ['Amount', 'Currency'],
  isUsual: true,
  isNumber: true,
  sort: 'amount',
};

const date: ColumnWords = {
  label: says.date,
  exports: ['CreatedAt', 'PaidAt', 'FailedAt'],
  isUsual: true,
  sort: 'date',
};

/** Every column of a direction's list by its name of the contract, in the usual order. */
const columnsOf: Readonly<Record<Direction, Columns>> = {
  incoming: {
    Status: status,
    Amount: amount,
    Client: { label: says.client, exports: ['Client', 'ClientEmail'], isUsual: true },
    Type: { label: says.type, exports: ['Type'], isUsual: true },
    Method: { label: says.method, exports: ['Method'], isUsual: true },
    CreatedAt: date,
    Number: { label: says.number, exports: ['Number'], isNumber: true },
    Plan: { label: says.plan, exports: ['Plan'] },
    Fee: { label: says.fee, exports: ['Fee'], isNumber: true },
    Net: { label: says.net, exports: ['Net'], isNumber: true },
    Refunded: { label: says.refunded, exports: ['Refunded'], isNumber: true },
    InvoiceNumber: { label: says.invoiceReceipt, exports: ['InvoiceNumber'] },
    ProviderPaymentId: { label: says.providerId, exports: ['ProviderPaymentId'] },
    Failure: { label: says.declineReason, exports: ['Failure'] },
    Attempts: { label: says.attempts, exports: ['Attempts'], isNumber: true },
  },
  outgoing: {
    Status: status,
    Amount: amount,
    Description: { label: says.whatFor, exports: ['Description', 'Type'], isUsual: true },
    Method: { label: says.card, exports: ['Method'], isUsual: true },
    CreatedAt: date,
    InvoiceNumber: { label: says.invoice, exports: ['InvoiceNumber'] },
    Period: { label: says.period, exports: ['Period'] },
    Failure: { label: says.declineReason, exports: ['Failure'] },
  },
};

const routes: Readonly<Record<PaymentDirection, Direction>> = { Incoming: 'incoming', Outgoing: 'outgoing' };

export const routeOf = (direction: PaymentDirection): Direction => routes[direction];

export const listNames: Readonly<Record<Direction, ListName>> = {
  incoming: 'IncomingPayments',
  outgoing: 'OutgoingPayments',
};

export const wordsOf = (column: ShownColumn, direction: Direction): ColumnWords =>
  columnsOf[direction][column] ?? { label: column, exports: [column] };

const isColumnOf =
  (direction: Direction) =>
  (text: string): text is ShownColumn =>
    Object.hasOwn(columnsOf[direction], text);

/** Every column of a direction's list, in the usual order. */
export const choosableColumns = (direction: Direction): ShownColumn[] =>
  Object.keys(columnsOf[direction]).filter(isColumnOf(direction));

export const usualColumns = (direction: Direction): ShownColumn[] =>
  choosableColumns(direction).filter((column) => wordsOf(column, direction).isUsual);

/** What is known of the columns that somebody chose; null when that is nothing. */
export function columnsFrom(texts: readonly string[], direction: Direction): ShownColumn[] | null {
  const columns = [...new Set(texts)].filter(isColumnOf(direction));
  return columns.length > 0 ? columns : null;
}
