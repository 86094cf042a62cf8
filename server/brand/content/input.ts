import * as z from 'zod';
import { badInput } from '../../lib/errors';
import { calendarDay, parseInput, plainLine } from '../../lib/input';
import { emptyToNull } from '../../../contract/text';
import { numberText } from '../../lib/localeText';
import { t } from '../../lib/i18n/i18n';
import { sanitizeText } from './contentPool';
import { HtmlTooComplexError } from './parse';
import { contentLimits } from '../../../contract/content';

const maxCharacters = 200_000;
const tooLongMessage = (): string =>
  t('Enter at most {max} characters, or split the text.', { max: numberText(maxCharacters) });

/** Checks the length before the text is parsed. */
export const draftHtml = z.string().max(maxCharacters, { error: tooLongMessage });

const draftInput = z.object({ title: plainLine(contentLimits.title), html: draftHtml });

export const guideDraftInput = draftInput.extend({ summary: plainLine(contentLimits.summary) });

/**
 * Sanitizes the text of a draft. Throws `BAD_USER_INPUT`, or `RATE_LIMITED` or `UNAVAILABLE` if the content pool is
 * busy. Must run outside a transaction.
 */
export async function sanitizeDraft<Draft extends { html: string }>(
  companyId: string,
  draft: Draft,
): Promise<Draft> {
  const html = await sanitizeText(companyId, draft.html).catch((error: unknown) => {
    if (!(error instanceof HtmlTooComplexError)) throw error;
    throw badInput({
      html: t('The formatting of this text is too complex. Paste it as plain text.'),
    });
  });
  if (html.length > maxCharacters) throw badInput({ html: tooLongMessage() });
  return { ...draft, html };
}

/** Returns the sanitized draft. Has the errors and the constraint of `sanitizeDraft`. */
export const parseLegalDraft = async (companyId: string, input: unknown): Promise<TextContent> =>
  sanitizeDraft(companyId, { ...parseInput(draftInput, input), summary: '' });

/** Returns the sanitized draft of a quick guide. Has the errors and the constraint of `sanitizeDraft`. */
export const parseGuideDraft = async (companyId: string, input: unknown): Promise<TextContent> =>
  sanitizeDraft(companyId, parseInput(guideDraftInput, input));

const noteField = emptyToNull(plainLine(contentLimits.note));

/** The note on a published version or a deployment. */
export const noteInput = z.object({ note: noteField });

const todayOrLaterMessage = (): string => t('Choose today or a later date.');

/**
 * Returns the input schema for publishing a legal page. `today` is the current day in the company's time
 * zone.
 */
export const publishLegalInput = (today: string) =>
  z.object({
    note: noteField,
    effectiveOn: calendarDay.refine((day) => day >= today, { error: todayOrLaterMessage }),
    requiresReacceptance: z.boolean(),
    reviewDueOn: reviewDay(today),
  });

export const reviewDay = (today: string) =>
  calendarDay
    .nullish()
    .transform((day) => day ?? null)
    .refine((day) => day === null || day >= today, { error: todayOrLaterMessage });

/** Content of a draft or a published version. */
export interface TextContent {
  title: string;
  summary: string;
  html: string;
}

export const isSameText = (one: TextContent, other: TextContent): boolean =>
  one.title === other.title && one.summary === other.summary && one.html === other.html;
