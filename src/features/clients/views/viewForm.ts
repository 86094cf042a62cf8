import * as z from 'zod/mini';
import { savedViewLimits } from '@contract/limits';
import { line } from '@contract/text';
import { textMessages } from '@/lib/fieldMessages';
import * as texts from '@/texts/clients/views';

export const viewForm = z.object({
  name: line(savedViewLimits.name, textMessages(texts.giveTheViewAName)),
  isShared: z.boolean(),
});

export type ViewFormValues = z.infer<typeof viewForm>;
