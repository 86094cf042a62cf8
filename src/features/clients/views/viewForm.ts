import * as z from 'zod/mini';
import * as texts from '@/texts/clients/views';

export const viewForm = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, texts.giveTheViewAName), z.maxLength(60, texts.useAtMost60Characters)),
  isShared: z.boolean(),
});

export type ViewFormValues = z.infer<typeof viewForm>;
