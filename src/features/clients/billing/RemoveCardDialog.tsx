import { errorMessage } from '@/api/errors';
import { cardName } from '@/ui/cards/cardWords';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { useRemoveClientCardMutation } from './clientBillingApi';
import type { BilledClient, ClientBilling } from './clientOfBilling';

type Card = ClientBilling['cards'][number];

interface RemoveCardDialogProps {
  client: BilledClient;
  billing: ClientBilling;
  card: Card;
  onClose: () => void;
}

function whatFollows({ name }: BilledClient, { cards, isBilled }: ClientBilling, card: Card): string {
  const next = cards.find(({ id }) => id !== card.id);
  if (!card.isDefault) return 'It is not the card that is charged, so nothing else changes.';
  if (next) return `${name} is charged with ${cardName(next)} from now on.`;
  if (!isBilled) return `${name} has no card then.`;
  return `${name} has no card then: what falls due can not be charged, and they fall behind, until there is another one.`;
}

export function RemoveCardDialog({ client, billing, card, onClose }: RemoveCardDialogProps) {
  const [remove, { isLoading }] = useRemoveClientCardMutation();

  const confirm = async () => {
    const { error } = await remove({ id: card.id });
    if (error) toast.error(errorMessage(error));
    else toast.success(`${cardName(card)} was removed`);
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={`Remove ${cardName(card)} of ${client.name}?`}
      confirmLabel="Remove"
      colour="red"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {whatFollows(client, billing, card)} It can not be undone: the card has to be given again.
    </ConfirmDialog>
  );
}
