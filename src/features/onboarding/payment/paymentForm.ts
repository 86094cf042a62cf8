import * as z from 'zod/mini';

export const paymentForm = z.object({
  /** Of a test card; a real one is typed into the card provider's own form. */
  token: z.string(),
  holderName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter the name on the card.'),
      z.maxLength(100, 'Use at most 100 characters.'),
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
