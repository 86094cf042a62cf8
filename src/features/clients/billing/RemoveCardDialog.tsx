import { errorMessage } from '@/api/errors';
import { cardName } from '@/ui/cards/cardLabels';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/billing';
import { useRemoveClientCardMutation } from './clientBillingApi';
import type { BilledClient, ClientBilling } from './billedClient';

type Card = ClientBilling['cards'][number];

interface RemoveCardDialogProps {
  client: BilledClient;
  billing: ClientBilling;
  card: Card;
  onClose: () => void;
}

function removalEffect({ name }: BilledClient, { cards, isBilled }: ClientBilling, card: Card): string {
  const nextCard = cards.find(({ id }) => id !== card.id);
  if (!card.isDefault) return texts.itIsNotTheCard;
  if (nextCard) return texts.isChargedWithFromNow(name, cardName(nextCard));
  if (!isBilled) return texts.hasNoCardThen(name);
  return texts.hasNoCardThenWhatFalls(name);
}

export function RemoveCardDialog({ client, billing, card, onClose }: RemoveCardDialogProps) {
  const [remove, { isLoading }] = useRemoveClientCardMutation();

  const confirm = async () => {
    const { error } = await remove({ id: card.id });
    if (error) toast.error(errorMessage(error));
    else toast.success(texts.wasRemoved(cardName(card)));
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={texts.removeOf(cardName(card), client.name)}
      confirmLabel={texts.remove}
      color="red"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.itCanNotBeUndone(removalEffect(client, billing, card))}
    </ConfirmDialog>
  );
}
