import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { cardName } from '@/ui/cards/cardLabels';
import * as texts from '@/texts/clients/billing';
import type { ClientBilling } from './clientBillingApi';

/** Returns the sum in minor units. */
export const pastDueTotal = (payments: readonly { amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

export function nextChargeText({ nextChargeAt, nextChargeAmount, currency }: ClientBilling): string {
  if (!nextChargeAt || nextChargeAmount === null || nextChargeAmount === undefined) return texts.noneToCome;
  return texts.on(formatMoney(nextChargeAmount, currency), formatDate(nextChargeAt));
}

export function paymentMethodText({ isBilled, subscription, cards }: ClientBilling): string {
  const card = cards.find(({ isDefault }) => isDefault);
  if (!subscription) return texts.noPlanIsBeingPaid;
  if (!isBilled) return texts.liveryChargesNothingThePlan;
  return card ? texts.byCard(cardName(card)) : texts.thereIsNoCardToCharge;
}
