import { errorMessage } from '@/api/errors';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/billing';
import { pastDueTotal } from './billingLabels';
import { useRequestClientCardMutation } from './clientBillingApi';
import type { BilledClient, ClientBilling } from './billedClient';

interface RequestCardDialogProps {
  client: BilledClient;
  billing: ClientBilling;
  onClose: () => void;
}

export function RequestCardDialog({ client, billing, onClose }: RequestCardDialogProps) {
  const [requestCard, { isLoading }] = useRequestClientCardMutation();
  const keyFor = useIdempotencyKey();
  const due = pastDueTotal(billing.pastDuePayments);

  const confirm = async () => {
    const { error } = await requestCard({ clientId: client.id, idempotencyKey: keyFor(client.id) });
    if (error) return toast.error(errorMessage(error));
    toast.success(texts.wasAskedForACard(client.name));
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={texts.askForACard(client.name)}
      confirmLabel={texts.sendTheMail}
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.aMailGoes(client.email, due, formatMoney(due, billing.currency), billing.cardRequestedAt)}
    </ConfirmDialog>
  );
}
