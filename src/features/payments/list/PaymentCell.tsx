import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { typeNames } from '@/texts/payments';
import * as texts from '@/texts/payments/list';
import { Button } from '@/ui/Button';
import { useDocumentDownload } from '../actions/useDocumentDownload';
import { methodText, periodText, purposeText } from '../paymentLabels';
import type { ListedPayment } from '../paymentsApi';
import { PaymentAmount, PaymentBadges, PaymentDate, PaymentParty } from './PaymentParts';
import type { ShownColumn } from './columnDefinitions';

/** Shows the invoice number, and a button that downloads the receipt of a paid payment from a client. */
function PaymentDocuments({ payment }: { payment: ListedPayment }) {
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
        aria-label={texts.receiptOfPayment(number)}
        onClick={() => void save('Receipt', id)}
      >
        {texts.receipt}
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
