import { errorMessage } from '@/api/errors';
import { cardName } from '@/ui/cards/cardLabels';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/billing-card/cards';
import { useRemoveBillingCardMutation } from '../billingCardApi';
import type { BillingCard } from './billingCard';

interface RemoveCardDialogProps {
  card: BillingCard;
  cards: readonly BillingCard[];
  onClose: () => void;
}

function removalEffect(card: BillingCard, cards: readonly BillingCard[]): string {
  if (!card.isDefault) return texts.itIsNotTheCard;
  const others = cards.filter(({ id }) => id !== card.id);
  const [onlyOther] = others;
  if (!onlyOther) return texts.itIsYourOnlyCardAdd;
  if (others.length === 1) return texts.liveryChargesFromNow(cardName(onlyOther));
  return texts.liveryChargesTheLatest;
}

export function RemoveCardDialog({ card, cards, onClose }: RemoveCardDialogProps) {
  const [remove, { isLoading }] = useRemoveBillingCardMutation();

  const confirm = async () => {
    const { error } = await remove({ id: card.id });
    if (error) toast.error(errorMessage(error));
    else toast.success(texts.wasRemoved(cardName(card)));
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={texts.remove(cardName(card))}
      confirmLabel={texts.removeConfirmLabel}
      color="red"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.itCanNotBeUndone(removalEffect(card, cards))}
    </ConfirmDialog>
  );
}
