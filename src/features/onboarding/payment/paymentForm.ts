import * as z from 'zod/mini';
import * as texts from '@/texts/onboarding/payment';

export const paymentForm = z.object({
  /** Token of a test card. The card provider's own form collects real cards. */
  token: z.string(),
  holderName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.enterTheNameOnTheCard),
      z.maxLength(100, texts.useAtMost100Characters),
    ),
});

export type PaymentValues = z.infer<typeof paymentForm>;

export const toPaymentForm = (
  draft: Record<string, unknown> | null,
  operatorName: string,
): PaymentValues => ({
  token: typeof draft?.token === 'string' ? draft.token : '',
  holderName: typeof draft?.holderName === 'string' ? draft.holderName : operatorName,
});
