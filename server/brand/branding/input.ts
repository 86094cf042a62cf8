import * as z from 'zod';
import { plainLine, removeUnstorable } from '../../lib/plainText';

// An omitted field stays unchanged. Null or whitespace clears it.
const clearableLine = (fieldName: string, maxLength: number) =>
  plainLine(fieldName, 0, maxLength)
    .transform((text) => text || null)
    .nullish();

const clearableText = (fieldName: string, maxLength: number) =>
  z
    .string()
    .transform((text) => removeUnstorable(text).replace(/\r\n?/g, '\n').trim() || null)
    .refine(
      (text) => (text ?? '').length <= maxLength,
      `Type ${fieldName} of ${maxLength} characters at most.`,
    )
    .nullish();

const themeFields = z.object({
  title: plainLine('a title', 1, 60),
  colour: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^#[0-9A-F]{6}$/, 'Type a colour as # and six digits or letters from A to F, such as #1A73E8.'),
  tagline: clearableLine('a headline', 120),
  introduction: clearableText('an introduction', 500),
  closedAccountMessage: clearableText('a farewell', 500),
  isSignUpOpen: z
    .boolean()
    .nullish()
    .transform((isOpen) => isOpen ?? undefined),
});

// The audit log and the versions call the closed-account message `farewell`, like its column.
export const themeSetupInput = themeFields.transform(({ closedAccountMessage, ...theme }) => ({
  ...theme,
  farewell: closedAccountMessage,
}));

export type Theme = z.output<typeof themeSetupInput>;
