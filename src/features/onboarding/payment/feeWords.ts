import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import type { GetFirstFeeQuery } from '../onboarding.generated';

/** How much Livery charges first, and when. */
export function feeWords({ amount, currency, nextChargeAt }: GetFirstFeeQuery['platformFee']): string {
  if (amount === 0 || !nextChargeAt) return 'Nothing is charged: Livery costs nothing at the moment.';
  const sum = formatMoney(amount, currency);
  return `Nothing is charged now. Livery costs ${sum} a month: ${sum} is charged first on ${formatDate(nextChargeAt)}, and each month from then on.`;
}
