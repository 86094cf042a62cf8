import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import type { ListedPayment } from '../paymentsApi';
import { methodText, periodText, purposeText, typeNames } from '../paymentWords';
import type { ShownColumn } from './columnWords';
import { PaymentPapers } from './PaymentPapers';
import { PaymentAmount, PaymentMoment, PaymentParty, PaymentStanding } from './PaymentParts';

const nothing = '–';

const sum = (minor: number, currency: string): string => (minor > 0 ? formatMoney(minor, currency) : nothing);

const cells: Readonly<Record<ShownColumn, (payment: ListedPayment) => ReactNode>> = {
  Status: (payment) => <PaymentStanding payment={payment} />,
  Amount: (payment) => <PaymentAmount payment={payment} />,
  Client: (payment) => <PaymentParty payment={payment} />,
  Description: purposeText,
  Type: ({ type }) => typeNames[type],
  Method: ({ method }) => methodText(method),
  CreatedAt: (payment) => <PaymentMoment payment={payment} />,
  Number: ({ number }) => formatNumber(number),
  Plan: ({ plan }) => plan?.name ?? nothing,
  Period: (payment) => periodText(payment) ?? nothing,
  Fee: ({ fee, currency }) => sum(fee, currency),
  Net: ({ net, currency }) => formatMoney(net, currency),
  Refunded: ({ refunded, currency }) => sum(refunded, currency),
  InvoiceNumber: (payment) => <PaymentPapers payment={payment} />,
  ProviderPaymentId: ({ providerPaymentId }) => providerPaymentId ?? nothing,
  Failure: ({ failure }) => failure ?? nothing,
  Attempts: ({ attempts }) => formatNumber(attempts),
};

interface PaymentCellProps {
  payment: ListedPayment;
  column: ShownColumn;
}

/** What a column says of a payment. */
export const PaymentCell = ({ payment, column }: PaymentCellProps) => cells[column](payment);
