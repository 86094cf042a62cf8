import { randomUUID } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import * as z from 'zod';
import { numberText } from '../../lib/ownLanguage';
import { isGuessable } from './guessable';
import { hashed, isHashOf } from './hashing';

const minLength = 10;
const maxLength = 1000;

// The same letters typed on another keyboard may come as other code points: NFKC makes them one password.
const normalised = (password: string): string => password.normalize('NFKC');

// More than the 3,000 commonest: the list is in order of use, and all of it that is long enough is refused.
const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= minLength));

const lengthOf = (password: string): number => [...password].length;

export const guessable = 'From where it is used, this password would be guessed. Choose another one.';

/** A password that somebody chooses. What they sign in with is never checked against this. */
export const newPassword = z
  .string()
  .max(maxLength, `Use at most ${numberText(maxLength)} characters for the password.`)
  .transform(normalised)
  .refine(
    (password) => lengthOf(password) >= minLength,
    `Use at least ${minLength} characters for the password.`,
  )
  .refine(
    (password) => !common.has(password.toLowerCase()),
    'Many people use this password, so it is easy to guess. Choose another one.',
  )
  .refine((password) => !isGuessable(password), guessable);

export const hashPassword = (password: string): Promise<string> => hashed(normalised(password));

let decoy: Promise<string> | null = null;

const makeDecoy = (): Promise<string> =>
  hashPassword(randomUUID()).catch((error: unknown) => {
    decoy = null;
    throw error;
  });

/** False without a stored hash too, after the same work: the time taken must not tell who has an account. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const spare = await (decoy ??= makeDecoy());
  const isRight = await isHashOf(stored ?? spare, normalised(password.slice(0, maxLength)));
  return isRight && stored !== null;
}
