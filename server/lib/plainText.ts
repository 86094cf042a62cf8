import * as z from 'zod';
import { hasContacts } from './contactsInNames';

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
 * Returns a schema for a person's name. Rejects web addresses and phone numbers, because emails contain the
 * name.
 */
export const personName = (label: string) =>
  plainLine(label, 1, 100).refine(
    (name) => !hasContacts(name),
    `Type ${label} without a web address or a phone number.`,
  );

export const plainLine = (label: string, minLength: number, maxLength: number) =>
  z
    .string()
    .transform(normalizeLine)
    .refine((text) => text.length > 0 || minLength === 0, `Type ${label}.`)
    .refine(
      (text) => text.length === 0 || text.length >= minLength,
      `Type ${label} of ${minLength} characters at least.`,
    )
    .refine((text) => text.length <= maxLength, `Type ${label} of ${maxLength} characters at most.`);
