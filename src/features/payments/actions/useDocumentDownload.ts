import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/download';
import { toast } from '@/ui/toast';
import { useCreatePaymentInvoiceLinkMutation, useCreateReceiptLinkMutation } from '../paymentsApi';

/**
 * Returns `save`, which downloads the receipt of an incoming payment or the invoice of an outgoing charge and
 * shows an error as a toast.
 */
export function useDocumentDownload() {
  const { t } = useLingui();
  const [getReceipt, receipt] = useCreateReceiptLinkMutation();
  const [getInvoice, invoice] = useCreatePaymentInvoiceLinkMutation();

  const save = async (document: 'Receipt' | 'Invoice', id: string): Promise<void> => {
    const { url, error } =
      document === 'Receipt'
        ? await getReceipt({ id }).then(({ data, error }) => ({ url: data?.createReceiptLink.url, error }))
        : await getInvoice({ id }).then(({ data, error }) => ({ url: data?.createInvoiceLink.url, error }));
    if (url) return downloadLink(`${apiBase}${url}`);
    const reason = errorMessage(error);
    toast.error(
      document === 'Receipt'
        ? t`Couldn’t download the receipt. ${reason}`
        : t`Couldn’t download the invoice. ${reason}`,
    );
  };
  return { save, isSaving: receipt.isLoading || invoice.isLoading };
}
