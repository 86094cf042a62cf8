import { errorMessage } from '@/api/errors';
import { cardName } from '@/ui/cards/cardWords';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { useRemoveBillingCardMutation } from '../billingCardApi';
import type { BillingCard } from './billingCard';

interface RemoveCardDialogProps {
  card: BillingCard;
  cards: readonly BillingCard[];
  onClose: () => void;
}

function whatFollows(card: BillingCard, cards: readonly BillingCard[]): string {
  if (!card.isDefault) return 'It is not the card that Livery charges, so nothing else changes.';
  const others = cards.filter(({ id }) => id !== card.id);
  const [only] = others;
  if (!only) return 'It is your only card: add another one first while your company is active.';
  if (others.length === 1) return `Livery charges ${cardName(only)} from now on.`;
  return 'Livery charges the latest of your other cards that works from now on.';
}

export function RemoveCardDialog({ card, cards, onClose }: RemoveCardDialogProps) {
  const [remove, { isLoading }] = useRemoveBillingCardMutation();

  const confirm = async () => {
    const { error } = await remove({ id: card.id });
    if (error) toast.error(errorMessage(error));
    else toast.success(`${cardName(card)} was removed`);
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={`Remove ${cardName(card)}?`}
      confirmLabel="Remove"
      colour="red"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {whatFollows(card, cards)} It can not be undone: the card has to be added again.
    </ConfirmDialog>
  );
}
