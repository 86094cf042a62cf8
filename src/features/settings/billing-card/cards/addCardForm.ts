import * as z from 'zod/mini';
import { cardHolderLimits } from '@contract/company';
import { line } from '@contract/text';
import { textMessages } from '@/lib/fieldMessages';

export const addCardForm = z.object({
  holderName: line(cardHolderLimits, textMessages()),
  isDefault: z.boolean(),
});

export type AddCardValues = z.infer<typeof addCardForm>;
