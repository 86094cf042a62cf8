import * as z from 'zod';
import { calendarDay } from '../../lib/calendarDay';
import { plainLine, storable } from '../../lib/plainText';
import { TooTangled } from './parse';
import { sanitiseHtml } from './sanitise';

const longest = 200_000;

const sanitised = z.string().transform((html, check) => {
  try {
    return sanitiseHtml(html);
  } catch (error) {
    if (!(error instanceof TooTangled)) throw error;
    check.addIssue({
      code: 'custom',
      message: 'This text is too tangled to be read. Paste it as plain text.',
    });
    return z.NEVER;
  }
});

const draftInput = z.object({
  title: plainLine('a title', 1, 120),
  html: sanitised.refine(
    (html) => html.length <= longest,
    'This text is longer than 200,000 characters. Make two of it.',
  ),
});

export const legalDraftInput = draftInput.transform((text) => ({ ...text, summary: '' }));

export const guideDraftInput = draftInput.extend({ summary: plainLine('a summary', 0, 200) });

const note = z
  .string()
  .nullish()
  .transform((text) => storable(text ?? '').trim() || null)
  .refine((text) => (text ?? '').length <= 200, 'Type a note of 200 characters at most.');

export const publishGuideInput = z.object({ note });

/** `today` is the company's. */
export const publishLegalInput = (today: string) =>
  z.object({
    note,
    effectiveOn: calendarDay.refine((day) => day >= today, 'Choose today or a later day.'),
    requiresReacceptance: z.boolean(),
    reviewDueOn: reviewDay(today),
  });

export const reviewDay = (today: string) =>
  calendarDay
    .nullish()
    .transform((day) => day ?? null)
    .refine((day) => day === null || day >= today, 'Choose today or a later day.');

/** Words that a person wrote, or that were published. */
export interface Text {
  title: string;
  summary: string;
  html: string;
}

export const isSameText = (one: Text, other: Text): boolean =>
  one.title === other.title && one.summary === other.summary && one.html === other.html;
