import * as z from 'zod/mini';
import { viewReasonLimits } from '@contract/clients';
import { line } from '@contract/text';
import { textMessages } from '@/lib/fieldMessages';
import * as texts from '@/texts/clients/access';

export const viewAsForm = z.object({ reason: line(viewReasonLimits, textMessages(texts.sayWhyItStands)) });

export type ViewAsValues = z.infer<typeof viewAsForm>;
