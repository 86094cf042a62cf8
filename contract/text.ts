import * as z from 'zod/mini';
import { withoutIsolates, withoutOverrides } from './directionMarks';
import type { Message } from './message';

/** Limits of a normalized text, in UTF-16 code units. A text without a minimum can be empty. */
export interface TextLimits {
  readonly min?: number;
  readonly max: number;
}

export interface TextMessages {
  missing: Message;
  tooShort: Message;
  tooLong: Message;
}

/** Returns the messages of a text with these limits. The console and the API have their own messages. */
export type DescribeText = (limits: TextLimits) => TextMessages;

// PostgreSQL text can contain neither NUL nor an unpaired surrogate.
const unstorableCharacters = /[\p{Surrogate}\0]/gu;

export const removeUnstorable = (text: string): string => text.replace(unstorableCharacters, '');

// Invisible characters that can reorder or hide the text around them. Excludes the two joiners, which
// Persian, Hindi and emoji such as 👩‍💻 need, and the tag characters of flags.
const invisibleCharacters = /(?![\s\u200C\u200D\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}]/gu;

const visibleCharacter = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns the text, or '' if all its characters are invisible. */
export const emptyUnlessVisible = (text: string): string => (visibleCharacter.test(text) ? text : '');

/**
 * Trims text, converts it to NFC, collapses whitespace and removes invisible characters. Returns '' if
 * nothing visible remains.
 */
export const normalizeLine = (text: string): string =>
  emptyUnlessVisible(
    removeUnstorable(text).replace(invisibleCharacters, '').normalize('NFC').replace(/\s+/gu, ' ').trim(),
  );

/**
 * Trims text, converts its line breaks to `\n` and removes marks that can reorder the text around them. Keeps the
 * marks with which authors write two directions.
 */
const normalizeLines = (text: string): string =>
  withoutOverrides(withoutIsolates(removeUnstorable(text)))
    .replace(/\r\n?/g, '\n')
    .trim();

function textField(normalize: (text: string) => string, limits: TextLimits, describe: DescribeText) {
  const { min = 0, max } = limits;
  const { missing, tooShort, tooLong } = describe(limits);
  return z.string().check(
    z.overwrite(normalize),
    z.refine((text) => text !== '' || min === 0, { error: missing }),
    z.refine((text) => text === '' || text.length >= min, { error: tooShort }),
    z.refine((text) => text.length <= max, { error: tooLong }),
  );
}

/** Returns the schema of a text on one line. */
export const line = (limits: TextLimits, describe: DescribeText) =>
  textField(normalizeLine, limits, describe);

/** Returns the schema of a text that can have several lines. */
export const lines = (limits: TextLimits, describe: DescribeText) =>
  textField(normalizeLines, limits, describe);

/** Returns a schema that converts an empty text to null. */
export const textOrNull = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    schema,
    z.transform((text) => text || null),
  );

/** Returns the schema of an optional text: an omitted or empty text becomes null. */
export const emptyToNull = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.pipe(
    z.nullish(schema),
    z.transform((text) => text || null),
  );

export const optionalLine = (limits: TextLimits, describe: DescribeText) =>
  emptyToNull(line(limits, describe));

/** Returns a schema that also accepts an omitted value and null, and converts both to null. */
export const orNull = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  );
