import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/downloadLink';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/billing-card/charges';
import { useCreateInvoiceLinkMutation } from '../billingCardApi';
import type { Charge } from './charge';

/** Downloads the invoice of a charge. Renders nothing if the charge has no invoice. */
export function InvoiceButton({ charge: { id, invoiceNumber } }: { charge: Charge }) {
  const [getInvoice, { isLoading }] = useCreateInvoiceLinkMutation();
  if (!invoiceNumber) return null;

  const save = async () => {
    const { data, error } = await getInvoice({ id });
    if (error) toast.error(errorMessage(error));
    else downloadLink(apiBase + data.createInvoiceLink.url);
  };

  return (
    <Button
      size={1}
      variant="soft"
      color="gray"
      isLoading={isLoading}
      onClick={save}
      aria-label={texts.saveAsPdf(invoiceNumber)}
    >
      {texts.pdf}
    </Button>
  );
}
