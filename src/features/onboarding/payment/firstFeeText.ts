import type { GetOnboardingFeeQuery } from '@/api/types';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/onboarding/payment';

/**
 * Returns a sentence with the amount and date of the first platform fee, or one that states that Livery is
 * free.
 */
export function firstFeeText({
  amount,
  currency,
  nextChargeAt,
}: GetOnboardingFeeQuery['platformFee']): string {
  if (amount === 0 || !nextChargeAt) return texts.nothingIsChargedLiveryCosts;
  const formattedAmount = formatMoney(amount, currency);
  return texts.nothingIsChargedNowLiveryCosts(formattedAmount, formatDate(nextChargeAt));
}
