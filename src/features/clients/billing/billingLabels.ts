import { t } from '@lingui/core/macro';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { cardName } from '@/ui/cards/cardLabels';
import type { ClientBilling } from './clientBillingApi';

/** Returns the sum in minor units. */
export const pastDueTotal = (payments: readonly { amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

export function nextChargeText({ nextChargeAt, nextChargeAmount, currency }: ClientBilling): string {
  if (!nextChargeAt || nextChargeAmount === null || nextChargeAmount === undefined) return t`None scheduled`;
  return t`${{ amount: formatMoney(nextChargeAmount, currency) }} on ${{ date: formatDate(nextChargeAt) }}`;
}

export function paymentMethodText({ isBilled, subscription, cards }: ClientBilling): string {
  const card = cards.find(({ isDefault }) => isDefault);
  if (!subscription) return t`No subscription`;
  if (!isBilled) return t`Paid outside Livery`;
  return card ? cardName(card) : t`No card`;
}
