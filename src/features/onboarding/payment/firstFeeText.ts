import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/onboarding/payment';
import type { GetOnboardingFeeQuery } from '../onboarding.generated';

/** Returns the amount and date of the first platform fee as a sentence. */
export function firstFeeText({
  amount,
  currency,
  nextChargeAt,
}: GetOnboardingFeeQuery['platformFee']): string {
  if (amount === 0 || !nextChargeAt) return texts.nothingIsChargedLiveryCosts;
  const formattedAmount = formatMoney(amount, currency);
  return texts.nothingIsChargedNowLiveryCosts(formattedAmount, formatDate(nextChargeAt));
}
