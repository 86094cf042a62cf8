import * as z from 'zod';

// PostgreSQL can keep neither a NUL nor half a surrogate pair.
const unstorable = /[\p{Surrogate}\0]/gu;

export const storable = (text: string): string => text.replace(unstorable, '');

/** One line of text as people type it: trimmed, its inner white space made single spaces. */
export const plainLine = (what: string, least: number, most: number) =>
  z
    .string()
    .transform((text) => storable(text).replace(/\s+/gu, ' ').trim())
    .refine((text) => text.length > 0 || least === 0, `Type ${what}.`)
    .refine(
      (text) => text.length === 0 || text.length >= least,
      `Type ${what} of ${least} characters at least.`,
    )
    .refine((text) => text.length <= most, `Type ${what} of ${most} characters at most.`);
