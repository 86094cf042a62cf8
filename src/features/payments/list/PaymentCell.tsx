import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import type { ListedPayment } from '../paymentsApi';
import { typeNames } from '@/texts/payments';
import { methodText, periodText, purposeText } from '../paymentLabels';
import type { ShownColumn } from './columnDefinitions';
import { PaymentDocuments } from './PaymentDocuments';
import { PaymentAmount, PaymentDate, PaymentParty, PaymentBadges } from './PaymentParts';

const emptyCell = '–';

const formatAmount = (minor: number, currency: string): string =>
  minor > 0 ? formatMoney(minor, currency) : emptyCell;

const cells: Readonly<Record<ShownColumn, (payment: ListedPayment) => ReactNode>> = {
  Status: (payment) => <PaymentBadges payment={payment} />,
  Amount: (payment) => <PaymentAmount payment={payment} />,
  Client: (payment) => <PaymentParty payment={payment} />,
  Description: purposeText,
  Type: ({ type }) => typeNames[type],
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

interface PaymentCellProps {
  payment: ListedPayment;
  column: ShownColumn;
}

export const PaymentCell = ({ payment, column }: PaymentCellProps) => cells[column](payment);
