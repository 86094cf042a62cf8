import { Button } from '@/ui/Button';
import * as texts from '@/texts/payments/list';
import { useDocumentDownload } from '../actions/useDocumentDownload';
import type { ListedPayment } from '../paymentsApi';

/** Shows the invoice number, and a button that downloads the receipt of a paid payment from a client. */
export function PaymentDocuments({ payment }: { payment: ListedPayment }) {
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
