import { errorMessage } from '@/api/errors';
import { formatMoney } from '@/lib/money';
import { usePressKey } from '@/lib/usePressKey';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { unpaidTotal } from './billingWords';
import { useAskForClientCardMutation } from './clientBillingApi';
import type { BilledClient, ClientBilling } from './clientOfBilling';

interface AskForCardDialogProps {
  client: BilledClient;
  billing: ClientBilling;
  onClose: () => void;
}

export function AskForCardDialog({ client, billing, onClose }: AskForCardDialogProps) {
  const [ask, { isLoading }] = useAskForClientCardMutation();
  const keyFor = usePressKey();
  const due = unpaidTotal(billing.unpaid);

  const confirm = async () => {
    const { error } = await ask({ clientId: client.id, idempotencyKey: keyFor(client.id) });
    if (error) return toast.error(errorMessage(error));
    toast.success(`${client.name} was asked for a card`);
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={`Ask ${client.name} for a card?`}
      confirmLabel="Send the mail"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      A mail goes to {client.email} with a link to give a card, which works once, for 7 days.{' '}
      {due > 0 &&
        `It says that ${formatMoney(due, billing.currency)} is unpaid, which is charged once they have. `}
      {billing.cardRequestedAt && 'The link that they were sent before stops working. '}A mail that is sent
      can not be taken back.
    </ConfirmDialog>
  );
}
