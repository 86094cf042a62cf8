import * as z from 'zod';
import { badInput } from '../../errors';
import { calendarDay } from '../../lib/calendarDay';
import { parseInput } from '../../lib/parseInput';
import { plainLine, removeUnstorable } from '../../lib/plainText';
import { sanitiseText } from './contentPool';
import { TooComplex } from './parse';

const longest = 200_000;
const tooLong = 'This text is longer than 200,000 characters. Split it into two texts.';

// Checked before the text is parsed.
const draftInput = z.object({ title: plainLine('a title', 1, 120), html: z.string().max(longest, tooLong) });

export const guideDraftInput = draftInput.extend({ summary: plainLine('a summary', 0, 200) });

async function sanitised<Draft extends { html: string }>(companyId: string, draft: Draft): Promise<Draft> {
  const html = await sanitiseText(companyId, draft.html).catch((error: unknown) => {
    if (!(error instanceof TooComplex)) throw error;
    throw badInput({
      html: 'This text is nested too deeply or has too many elements. Paste it as plain text.',
    });
  });
  if (html.length > longest) throw badInput({ html: tooLong });
  return { ...draft, html };
}

/** Returns a draft as it is stored; throws BAD_USER_INPUT. Must run outside of a transaction. */
export const readLegalDraft = async (companyId: string, input: unknown): Promise<Text> =>
  sanitised(companyId, { ...parseInput(draftInput, input), summary: '' });

/** The same for a guide. */
export const readGuideDraft = async (companyId: string, input: unknown): Promise<Text> =>
  sanitised(companyId, parseInput(guideDraftInput, input));

const note = z
  .string()
  .nullish()
  .transform((text) => removeUnstorable(text ?? '').trim() || null)
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
