import * as z from 'zod/mini';
import * as texts from '@/texts/settings/billing-card/cards';

export const addCardForm = z.object({
  holderName: z.string().check(z.trim(), z.maxLength(100, texts.useAtMost100Characters)),
  isDefault: z.boolean(),
});

export type AddCardValues = z.infer<typeof addCardForm>;
