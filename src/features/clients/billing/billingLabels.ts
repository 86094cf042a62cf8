import { t } from '@lingui/core/macro';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { cardName } from '@/ui/cards/cardLabels';
import type { ClientBilling } from './clientBillingApi';

/** Returns the sum in minor units. */
export const pastDueTotal = (payments: readonly { amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

export function nextChargeText({ nextChargeAt, nextChargeAmount, currency }: ClientBilling): string {
  if (!nextChargeAt || nextChargeAmount === null || nextChargeAmount === undefined) return t`None to come`;
  return t`${{ amount: formatMoney(nextChargeAmount, currency) }} on ${{ date: formatDate(nextChargeAt) }}`;
}

export function paymentMethodText({ isBilled, subscription, cards }: ClientBilling): string {
  const card = cards.find(({ isDefault }) => isDefault);
  if (!subscription) return t`No plan is being paid for`;
  if (!isBilled) return t`Livery charges nothing: the plan is paid for elsewhere`;
  return card ? t`By card, ${{ cardName: cardName(card) }}` : t`There is no card to charge`;
}
