import { Notice } from '@/ui/Notice';
import { cardName, expiryWords } from '@/ui/cards/cardWords';
import type { BillingCard } from './billingCard';

/** What is about to go wrong with the card that is charged, or has. */
export function ExpiryNotice({ cards }: { cards: readonly BillingCard[] }) {
  const charged = cards.find(({ isDefault }) => isDefault);
  if (charged?.status !== 'Expired' && charged?.status !== 'ExpiringSoon') return null;

  return charged.status === 'Expired' ? (
    <Notice tone="red" title={`${cardName(charged)} has expired`}>
      Livery can not charge it any more. Add another card.
    </Notice>
  ) : (
    <Notice tone="amber" title={`${cardName(charged)} expires soon`}>
      {expiryWords(charged)}, at the end of the month. Add another card before then, so that nothing is left
      unpaid.
    </Notice>
  );
}
