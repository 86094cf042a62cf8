import * as z from 'zod';

/** An address as the directory keeps it: trimmed and in lower case. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Use an e-mail address of at most 254 characters.')
  .pipe(z.email('Enter an e-mail address such as name@example.com.'));

/** Null for a text that can't be an address, so that whoever looks one up need not care why. */
export const readEmailAddress = (text: string): string | null => emailAddress.safeParse(text).data ?? null;
