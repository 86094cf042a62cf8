import * as z from 'zod/mini';
import { addDays } from '@contract/calendarDays';
import * as texts from '@/texts/white-label/legal/edit';
import type { LegalDetail } from '../legalApi';

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
    note: z.string().check(z.maxLength(200, texts.typeANoteOf200Characters)),
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
