import * as z from 'zod';
import { hasContacts } from './contactsInNames';

// PostgreSQL can keep neither a NUL nor half a surrogate pair.
const unstorable = /[\p{Surrogate}\0]/gu;

export const storable = (text: string): string => text.replace(unstorable, '');

// Nobody sees them, and they turn what stands around them about or hide what it is. Not so the two joiners, without which
// Persian and Hindi are misspelt and 👩‍💻 is two people, nor the tags that make flags.
const unseen = /(?![\s\u200C\u200D\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}]/gu;

const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns the text, or '' if all its characters are invisible. */
export const emptyUnlessVisible = (text: string): string => (visible.test(text) ? text : '');

/** Trims a text, converts it to NFC, collapses white space and removes invisible characters. */
export const oneLine = (text: string): string =>
  emptyUnlessVisible(storable(text).replace(unseen, '').normalize('NFC').replace(/\s+/gu, ' ').trim());

/** A person's name, which emails contain. */
export const personName = (what: string) =>
  plainLine(what, 1, 100).refine(
    (name) => !hasContacts(name),
    `Type ${what} without a web address or a phone number.`,
  );

/** One line of text as people type it. */
export const plainLine = (what: string, least: number, most: number) =>
  z
    .string()
    .transform(oneLine)
    .refine((text) => text.length > 0 || least === 0, `Type ${what}.`)
    .refine(
      (text) => text.length === 0 || text.length >= least,
      `Type ${what} of ${least} characters at least.`,
    )
    .refine((text) => text.length <= most, `Type ${what} of ${most} characters at most.`);
