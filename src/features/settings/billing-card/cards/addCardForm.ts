import * as z from 'zod/mini';

export const addCardForm = z.object({
  holderName: z.string().check(z.trim(), z.maxLength(100, 'Use at most 100 characters.')),
  isDefault: z.boolean(),
});

export type AddCardValues = z.infer<typeof addCardForm>;
