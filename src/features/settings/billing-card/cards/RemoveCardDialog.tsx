import { errorMessage } from '@/api/errors';
import { cardName } from '@/ui/cards/cardWords';
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

function whatFollows(card: BillingCard, cards: readonly BillingCard[]): string {
  if (!card.isDefault) return texts.itIsNotTheCard;
  const others = cards.filter(({ id }) => id !== card.id);
  const [only] = others;
  if (!only) return texts.itIsYourOnlyCardAdd;
  if (others.length === 1) return texts.liveryChargesFromNow(cardName(only));
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
      colour="red"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.itCanNotBeUndone(whatFollows(card, cards))}
    </ConfirmDialog>
  );
}
