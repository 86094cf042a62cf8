import * as z from 'zod/mini';
import { addDays } from '@contract/calendarDays';
import * as texts from '@/texts/white-label/legal/edit';
import type { LegalDetail } from '../legalApi';
import { contentLimits } from '@contract/content';
import { line } from '@contract/text';
import { textMessages } from '@/lib/fieldMessages';

export interface PublishValues {
  effectiveOn: string;
  note: string;
  requiresReacceptance: boolean;
  /** Empty if no review is scheduled. */
  reviewDueOn: string;
}

const reviewIntervalDays = 365;

const dateFrom = (today: string) =>
  z.string().check(z.refine((day) => day >= today, texts.chooseTodayOrALaterDay));

export const publishFormFrom = (today: string) =>
  z.object({
    effectiveOn: dateFrom(today),
    note: line(contentLimits.note, textMessages()),
    requiresReacceptance: z.boolean(),
    reviewDueOn: z.union([z.literal(''), dateFrom(today)], texts.chooseTodayOrALaterDay),
  });

export const toPublishForm = ({ page, today }: LegalDetail): PublishValues => ({
  effectiveOn: today,
  note: '',
  requiresReacceptance: false,
  reviewDueOn:
    page.reviewDueOn && page.reviewDueOn > today ? page.reviewDueOn : addDays(today, reviewIntervalDays),
});
