import { Notice } from '@/ui/Notice';
import { cardName, expiryLabel } from '@/ui/cards/cardLabels';
import * as texts from '@/texts/settings/billing-card/cards';
import type { BillingCard } from './billingCard';

/** Warns if the default card has expired or expires soon. */
export function ExpiryNotice({ cards }: { cards: readonly BillingCard[] }) {
  const defaultCard = cards.find(({ isDefault }) => isDefault);
  if (defaultCard?.status !== 'Expired' && defaultCard?.status !== 'ExpiringSoon') return null;

  return defaultCard.status === 'Expired' ? (
    <Notice tone="red" title={texts.hasExpired(cardName(defaultCard))}>
      {texts.liveryCanNotChargeItAny}
    </Notice>
  ) : (
    <Notice tone="amber" title={texts.expiresSoon(cardName(defaultCard))}>
      {texts.atTheEndOfTheMonth(expiryLabel(defaultCard))}
    </Notice>
  );
}
