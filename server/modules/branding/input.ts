import * as z from 'zod';
import { plainLine, storable } from '../../lib/plainText';

// Left out stays as it was; null and nothing but white space clear it.
const clearableLine = (what: string, most: number) =>
  plainLine(what, 0, most)
    .transform((text) => text || null)
    .nullish();

const clearableText = (what: string, most: number) =>
  z
    .string()
    .transform((text) => storable(text).replace(/\r\n?/g, '\n').trim() || null)
    .refine((text) => (text ?? '').length <= most, `Type ${what} of ${most} characters at most.`)
    .nullish();

export const themeSetupInput = z.object({
  title: plainLine('a title', 1, 60),
  colour: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^#[0-9A-F]{6}$/, 'Type a colour as # and six digits or letters from A to F, such as #1A73E8.'),
  tagline: clearableLine('a headline', 120),
  introduction: clearableText('an introduction', 500),
  farewell: clearableText('a farewell', 500),
  isSignUpOpen: z
    .boolean()
    .nullish()
    .transform((isOpen) => isOpen ?? undefined),
});

export type Theme = z.output<typeof themeSetupInput>;
