import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { cardName } from '@/ui/cards/cardWords';
import type { ClientBilling } from './clientOfBilling';

/** In minor units. */
export const unpaidTotal = (unpaid: readonly { amount: number }[]): number =>
  unpaid.reduce((sum, { amount }) => sum + amount, 0);

export function nextChargeWords({ nextChargeAt, nextChargeAmount, currency }: ClientBilling): string {
  if (!nextChargeAt || nextChargeAmount === null || nextChargeAmount === undefined) return 'None to come';
  return `${formatMoney(nextChargeAmount, currency)} on ${formatDate(nextChargeAt)}`;
}

export function chargedByWords({ isBilled, subscription, cards }: ClientBilling): string {
  const card = cards.find(({ isDefault }) => isDefault);
  if (!subscription) return 'No plan is being paid for';
  if (!isBilled) return 'Livery charges nothing: the plan is paid for elsewhere';
  return card ? `By card, ${cardName(card)}` : 'There is no card to charge';
}
