import * as z from 'zod/mini';
import { cardHolderLimits } from '@contract/company';
import { line } from '@contract/text';
import { textMessages } from '@/lib/fieldMessages';
import * as texts from '@/texts/onboarding/payment';

export const paymentForm = z.object({
  /** Token of a test card. The card provider's own form collects real cards. */
  token: z.string(),
  holderName: line({ ...cardHolderLimits, min: 1 }, textMessages(texts.enterTheNameOnTheCard)),
});

export type PaymentValues = z.infer<typeof paymentForm>;

export const toPaymentForm = (
  draft: Record<string, unknown> | null,
  operatorName: string,
): PaymentValues => ({
  token: typeof draft?.token === 'string' ? draft.token : '',
  holderName: typeof draft?.holderName === 'string' ? draft.holderName : operatorName,
});
