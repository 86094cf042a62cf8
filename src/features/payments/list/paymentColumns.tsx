import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PaymentAction, PaymentColumn } from '@contract/enums';
import type { paymentColumns } from '@contract/paymentColumns';
import type { Direction } from '@/config/paymentRoute';
import { formatNumber } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/Button';
import { isolated } from '@/ui/isolated';
import type { Column } from '@/ui/table/columns';
import { useDocumentDownload } from '../actions/useDocumentDownload';
import { methodText, periodText, purposeText, typeLabels } from '../paymentLabels';
import type { ListedPayment } from '../paymentsApi';
import { sortKeys } from './paymentListSpec';
import { PaymentAmount, PaymentBadges, PaymentDate, PaymentFailure, PaymentParty } from './PaymentParts';

interface ColumnDefinition<Exported extends PaymentColumn = PaymentColumn> {
  label: MessageDescriptor;
  /** The columns of the CSV export that replace this column. */
  exportColumns: readonly Exported[];
  /** Shown until the operator chooses columns. */
  isDefault?: true;
  isNumber?: true;
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
  label: msg`Status`,
  exportColumns: ['Status'],
  isDefault: true,
};

const amount: ColumnDefinition<OutgoingColumn> = {
  label: msg`Amount`,
  exportColumns: ['Amount', 'Currency'],
  isDefault: true,
  isNumber: true,
};

const date: ColumnDefinition<OutgoingColumn> = {
  label: msg`Date`,
  exportColumns: ['CreatedAt', 'PaidAt', 'FailedAt'],
  isDefault: true,
};

/** All columns of each direction, in the default order. */
const columnsByDirection: Readonly<Record<Direction, Columns>> = {
  incoming: {
    Status: status,
    Amount: amount,
    Client: { label: msg`Client`, exportColumns: ['Client', 'ClientEmail'], isDefault: true },
    Type: { label: msg`Type`, exportColumns: ['Type'], isDefault: true },
    Method: { label: msg`Payment method`, exportColumns: ['Method'], isDefault: true },
    CreatedAt: date,
    Number: { label: msg`Number`, exportColumns: ['Number'], isNumber: true },
    Plan: { label: msg`Plan`, exportColumns: ['Plan'] },
    Fee: { label: msg`Fee`, exportColumns: ['Fee'], isNumber: true },
    Net: { label: msg`Net`, exportColumns: ['Net'], isNumber: true },
    Refunded: { label: msg`Refunded`, exportColumns: ['Refunded'], isNumber: true },
    InvoiceNumber: { label: msg`Invoice`, exportColumns: ['InvoiceNumber'] },
    ProviderPaymentId: { label: msg`Provider ID`, exportColumns: ['ProviderPaymentId'] },
    Failure: { label: msg`Decline reason`, exportColumns: ['Failure'] },
    Attempts: { label: msg`Attempts`, exportColumns: ['Attempts'], isNumber: true },
  },
  outgoing: {
    Status: status,
    Amount: amount,
    Description: { label: msg`Description`, exportColumns: ['Description', 'Type'], isDefault: true },
    Method: { label: msg`Card`, exportColumns: ['Method'], isDefault: true },
    CreatedAt: date,
    InvoiceNumber: { label: msg`Invoice`, exportColumns: ['InvoiceNumber'] },
    Period: { label: msg`Period`, exportColumns: ['Period'] },
    Failure: { label: msg`Decline reason`, exportColumns: ['Failure'] },
  },
} satisfies { incoming: Columns<IncomingColumn>; outgoing: Columns<OutgoingColumn> };

export const columnDefinition = (column: ShownColumn, direction: Direction): ColumnDefinition =>
  columnsByDirection[direction][column] ?? {
    label: { id: column, message: column },
    exportColumns: [column],
  };

const isColumnOf =
  (direction: Direction) =>
  (text: string): text is ShownColumn =>
    Object.hasOwn(columnsByDirection[direction], text);

export const availableColumns = (direction: Direction): ShownColumn[] =>
  Object.keys(columnsByDirection[direction]).filter(isColumnOf(direction));

/** Shows the invoice number, and a button that downloads the receipt of a paid payment from a client. */
function PaymentDocuments({ payment }: { payment: ListedPayment }) {
  const { t } = useLingui();
  const { save, isSaving } = useDocumentDownload();
  const { id, number, direction, invoiceNumber, paidAt } = payment;
  const hasReceipt = direction === 'Incoming' && paidAt !== null;
  if (!hasReceipt) return invoiceNumber ?? '–';

  return (
    <>
      {invoiceNumber}{' '}
      <Button
        size={1}
        color="gray"
        variant="text"
        isLoading={isSaving}
        aria-label={t`Receipt for payment #${number}`}
        onClick={() => void save('Receipt', id)}
      >
        {t`Receipt`}
      </Button>
    </>
  );
}

const emptyCell = '–';

const formatAmount = (minor: number, currency: string): string =>
  minor > 0 ? formatMoney(minor, currency) : emptyCell;

const cells: Readonly<Record<ShownColumn, (payment: ListedPayment) => ReactNode>> = {
  Status: (payment) => <PaymentBadges payment={payment} />,
  Amount: (payment) => <PaymentAmount payment={payment} />,
  Client: (payment) => <PaymentParty payment={payment} />,
  Description: purposeText,
  Type: ({ type }) => i18n._(typeLabels[type]),
  Method: ({ method }) => methodText(method),
  CreatedAt: (payment) => <PaymentDate payment={payment} />,
  Number: ({ number }) => formatNumber(number),
  Plan: ({ plan }) => plan?.name ?? emptyCell,
  Period: (payment) => periodText(payment) ?? emptyCell,
  Fee: ({ fee, currency }) => formatAmount(fee, currency),
  Net: ({ net, currency }) => formatMoney(net, currency),
  Refunded: ({ refunded, currency }) => formatAmount(refunded, currency),
  InvoiceNumber: (payment) => <PaymentDocuments payment={payment} />,
  ProviderPaymentId: ({ providerPaymentId }) => providerPaymentId ?? emptyCell,
  Failure: ({ failure }) => failure ?? emptyCell,
  Attempts: ({ attempts }) => formatNumber(attempts),
};

// The first of these columns that is shown, or else the first column, is the row header with the failure.
const rowHeaders: readonly ShownColumn[] = ['Client', 'Description', 'Status'];

type ActHandler = (action: PaymentAction, payment: ListedPayment) => void;

/** The top of the cards, regardless of the columns that the operator chose. */
const cardColumns = (onAct: ActHandler): Column<ListedPayment>[] => [
  {
    id: 'party',
    header: '',
    cell: ({ row }) => <PaymentParty payment={row.original} />,
    meta: { isCardOnly: true, card: 'title' },
  },
  {
    id: 'total',
    header: '',
    cell: ({ row }) => <PaymentAmount payment={row.original} />,
    meta: { isCardOnly: true, card: 'aside' },
  },
  {
    id: 'badges',
    header: '',
    cell: ({ row }) => <PaymentBadges payment={row.original} />,
    meta: { isCardOnly: true, card: 'line' },
  },
  {
    id: 'problem',
    header: '',
    cell: ({ row }) => <PaymentFailure payment={row.original} onAct={onAct} />,
    meta: { isCardOnly: true, card: 'line' },
  },
];

const shownAboveFacts: readonly ShownColumn[] = ['Status', 'Amount', 'Client', 'Description'];

/** Returns the columns of the table and the cards. */
export function tableColumns(
  direction: Direction,
  shown: readonly ShownColumn[],
  onAct: ActHandler,
): Column<ListedPayment>[] {
  const rowHeader = rowHeaders.find((column) => shown.includes(column)) ?? shown[0];
  return [
    ...cardColumns(onAct),
    ...shown.map((column): Column<ListedPayment> => {
      const { label, isNumber } = columnDefinition(column, direction);
      return {
        id: column,
        header: i18n._(label),
        accessorFn: ({ id }) => id,
        enableSorting: Object.hasOwn(sortKeys, column),
        sortDescFirst: column !== 'Status',
        cell: ({ row: { original } }) => (
          <>
            {isolated(cells[column](original))}
            {column === rowHeader && <PaymentFailure payment={original} onAct={onAct} />}
          </>
        ),
        meta: {
          align: isNumber ? 'right' : undefined,
          isRowHeader: column === rowHeader,
          card: shownAboveFacts.includes(column) ? null : undefined,
        },
      };
    }),
  ];
}
