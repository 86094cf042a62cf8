import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/download';
import { inSentence } from '@/texts/grammar';
import * as texts from '@/texts/payments/actions';
import { toast } from '@/ui/toast';
import { useCreatePaymentInvoiceLinkMutation, useCreateReceiptLinkMutation } from '../paymentsApi';

/**
 * Returns `save`, which downloads the receipt of an incoming payment or the invoice of an outgoing charge and
 * shows an error as a toast.
 */
export function useDocumentDownload() {
  const [getReceipt, receipt] = useCreateReceiptLinkMutation();
  const [getInvoice, invoice] = useCreatePaymentInvoiceLinkMutation();

  const save = async (document: 'Receipt' | 'Invoice', id: string): Promise<void> => {
    const { url, error } =
      document === 'Receipt'
        ? await getReceipt({ id }).then(({ data, error }) => ({ url: data?.createReceiptLink.url, error }))
        : await getInvoice({ id }).then(({ data, error }) => ({ url: data?.createInvoiceLink.url, error }));
    if (url) downloadLink(`${apiBase}${url}`);
    else toast.error(texts.theCouldNotBeMade(inSentence(document), errorMessage(error)));
  };
  return { save, isSaving: receipt.isLoading || invoice.isLoading };
}
