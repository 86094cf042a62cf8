import type { ListName, PaymentColumn, PaymentDirection } from '@contract/enums';
import type { paymentColumns } from '@contract/paymentColumns';
import * as texts from '@/texts/payments/list';
import type { Direction } from '@/config/paymentRoute';
import type { SortKey } from './paymentListParams';

interface ColumnDefinition<Exported extends PaymentColumn = PaymentColumn> {
  label: string;
  /** The columns of the CSV export that replace this column. */
  exportColumns: readonly Exported[];
  /** Shown until the operator chooses columns. */
  isDefault?: true;
  isNumber?: true;
  /** The `sort` parameter of the URL. Missing if the list cannot be sorted by this column. */
  sortKey?: SortKey;
}

/** The list shows the excluded columns as part of other columns. Only exports have them separately. */
export type ShownColumn = Exclude<PaymentColumn, 'Currency' | 'ClientEmail' | 'PaidAt' | 'FailedAt'>;

/** The columns of a list whose export can contain the `Available` columns. */
type Columns<Available extends PaymentColumn = PaymentColumn> = Readonly<
  Partial<Record<Extract<ShownColumn, Available>, ColumnDefinition<Available>>>
>;

type IncomingColumn = (typeof paymentColumns.Incoming)[number];
type OutgoingColumn = (typeof paymentColumns.Outgoing)[number];

const status: ColumnDefinition<OutgoingColumn> = {
  label: texts.status,
  exportColumns: ['Status'],
  isDefault: true,
  sortKey: 'status',
};

const amount: ColumnDefinition<OutgoingColumn> = {
  label: texts.amount,
  exportColumns: ['Amount', 'Currency'],
  isDefault: true,
  isNumber: true,
  sortKey: 'amount',
};

const date: ColumnDefinition<OutgoingColumn> = {
  label: texts.date,
  exportColumns: ['CreatedAt', 'PaidAt', 'FailedAt'],
  isDefault: true,
  sortKey: 'date',
};

/** All columns of each direction, in the default order. */
const columnsByDirection: Readonly<Record<Direction, Columns>> = {
  incoming: {
    Status: status,
    Amount: amount,
    Client: { label: texts.client, exportColumns: ['Client', 'ClientEmail'], isDefault: true },
    Type: { label: texts.type, exportColumns: ['Type'], isDefault: true },
    Method: { label: texts.method, exportColumns: ['Method'], isDefault: true },
    CreatedAt: date,
    Number: { label: texts.number, exportColumns: ['Number'], isNumber: true },
    Plan: { label: texts.plan, exportColumns: ['Plan'] },
    Fee: { label: texts.fee, exportColumns: ['Fee'], isNumber: true },
    Net: { label: texts.net, exportColumns: ['Net'], isNumber: true },
    Refunded: { label: texts.refunded, exportColumns: ['Refunded'], isNumber: true },
    InvoiceNumber: { label: texts.invoiceReceipt, exportColumns: ['InvoiceNumber'] },
    ProviderPaymentId: { label: texts.providerId, exportColumns: ['ProviderPaymentId'] },
    Failure: { label: texts.declineReason, exportColumns: ['Failure'] },
    Attempts: { label: texts.attempts, exportColumns: ['Attempts'], isNumber: true },
  },
  outgoing: {
    Status: status,
    Amount: amount,
    Description: { label: texts.whatFor, exportColumns: ['Description', 'Type'], isDefault: true },
    Method: { label: texts.card, exportColumns: ['Method'], isDefault: true },
    CreatedAt: date,
    InvoiceNumber: { label: texts.invoice, exportColumns: ['InvoiceNumber'] },
    Period: { label: texts.period, exportColumns: ['Period'] },
    Failure: { label: texts.declineReason, exportColumns: ['Failure'] },
  },
} satisfies { incoming: Columns<IncomingColumn>; outgoing: Columns<OutgoingColumn> };

const directionParams: Readonly<Record<PaymentDirection, Direction>> = {
  Incoming: 'incoming',
  Outgoing: 'outgoing',
};

export const directionParam = (direction: PaymentDirection): Direction => directionParams[direction];

export const listNames: Readonly<Record<Direction, ListName>> = {
  incoming: 'IncomingPayments',
  outgoing: 'OutgoingPayments',
};

export const columnDefinition = (column: ShownColumn, direction: Direction): ColumnDefinition =>
  columnsByDirection[direction][column] ?? { label: column, exportColumns: [column] };

const isColumnOf =
  (direction: Direction) =>
  (text: string): text is ShownColumn =>
    Object.hasOwn(columnsByDirection[direction], text);

export const availableColumns = (direction: Direction): ShownColumn[] =>
  Object.keys(columnsByDirection[direction]).filter(isColumnOf(direction));

export const defaultColumns = (direction: Direction): ShownColumn[] =>
  availableColumns(direction).filter((column) => columnDefinition(column, direction).isDefault);

/** Drops duplicate and unknown columns. Returns null if none remain. */
export function parseColumns(names: readonly string[], direction: Direction): ShownColumn[] | null {
  const columns = [...new Set(names)].filter(isColumnOf(direction));
  return columns.length > 0 ? columns : null;
}
