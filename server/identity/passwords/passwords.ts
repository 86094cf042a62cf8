import { randomUUID } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import * as z from 'zod';
import { numberText } from '../../lib/localeText';
import { isGuessable } from './guessable';
import { hashSecret, isHashOf } from './hashing';

const minLength = 10;
const maxLength = 1000;

// Different keyboards can produce the same letter as different code points. NFKC maps them to one password.
const normalized = (password: string): string => password.normalize('NFKC');

// All common passwords of the list that are long enough, because shorter ones are never accepted.
const commonPasswords = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= minLength),
);

const lengthOf = (password: string): number => [...password].length;

export const guessableMessage = 'From where it is used, this password would be guessed. Choose another one.';

/** Validates a new password. Existing passwords are not checked against these rules. */
export const newPassword = z
  .string()
  .max(maxLength, `Use at most ${numberText(maxLength)} characters for the password.`)
  .transform(normalized)
  .refine(
    (password) => lengthOf(password) >= minLength,
    `Use at least ${minLength} characters for the password.`,
  )
  .refine(
    (password) => !commonPasswords.has(password.toLowerCase()),
    'Many people use this password, so it is easy to guess. Choose another one.',
  )
  .refine((password) => !isGuessable(password), guessableMessage);

export const hashPassword = (password: string): Promise<string> => hashSecret(normalized(password));

let decoyHash: Promise<string> | null = null;

const createDecoyHash = (): Promise<string> =>
  hashPassword(randomUUID()).catch((error: unknown) => {
    decoyHash = null;
    throw error;
  });

/**
 * Returns whether the password matches the stored hash. Without a stored hash, does the same work and returns
 * false, so that timing does not reveal accounts.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const fallbackHash = await (decoyHash ??= createDecoyHash());
  const isMatch = await isHashOf(stored ?? fallbackHash, normalized(password.slice(0, maxLength)));
  return isMatch && stored !== null;
}
