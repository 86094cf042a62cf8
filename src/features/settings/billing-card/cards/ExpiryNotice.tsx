import { Notice } from '@/ui/Notice';
import { cardName, expiryWords } from '@/ui/cards/cardWords';
import * as texts from '@/texts/settings/billing-card/cards';
import type { BillingCard } from './billingCard';

/** What is about to go wrong with the card that is charged, or has. */
export function ExpiryNotice({ cards }: { cards: readonly BillingCard[] }) {
  const charged = cards.find(({ isDefault }) => isDefault);
  if (charged?.status !== 'Expired' && charged?.status !== 'ExpiringSoon') return null;

  return charged.status === 'Expired' ? (
    <Notice tone="red" title={texts.hasExpired(cardName(charged))}>
      {texts.liveryCanNotChargeItAny}
    </Notice>
  ) : (
    <Notice tone="amber" title={texts.expiresSoon(cardName(charged))}>
      {texts.atTheEndOfTheMonth(expiryWords(charged))}
    </Notice>
  );
}
