import * as z from 'zod/mini';
import * as texts from '@/texts/clients/access';

export const viewAsForm = z.object({
  reason: z
    .string()
    .check(z.trim(), z.minLength(1, texts.sayWhyItStands), z.maxLength(200, texts.useAtMost200Characters)),
});

export type ViewAsValues = z.infer<typeof viewAsForm>;
