import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/onboarding/payment';
import type { GetFirstFeeQuery } from '../onboarding.generated';

/** How much Livery charges first, and when. */
export function feeWords({ amount, currency, nextChargeAt }: GetFirstFeeQuery['platformFee']): string {
  if (amount === 0 || !nextChargeAt) return texts.nothingIsChargedLiveryCosts;
  const sum = formatMoney(amount, currency);
  return texts.nothingIsChargedNowLiveryCosts(sum, formatDate(nextChargeAt));
}
