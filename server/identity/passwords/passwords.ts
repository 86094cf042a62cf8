import { randomUUID } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import * as z from 'zod';
import { newPassword as sharedNewPassword, normalizePassword, passwordLimits } from '../../../contract/team';
import { numberText } from '../../lib/localeText';
import { isGuessable } from './guessable';
import { hashSecret, isHashOf } from './hashing';

// All common passwords of the list that are long enough, because shorter ones are never accepted.
const commonPasswords = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= passwordLimits.min),
);

export const guessableMessage = 'From where it is used, this password would be guessed. Choose another one.';

/** Validates a new password. Existing passwords are not checked against these rules. */
export const newPassword = sharedNewPassword({
  tooShort: `Use at least ${passwordLimits.min} characters for the password.`,
  tooLong: `Use at most ${numberText(passwordLimits.max)} characters for the password.`,
}).check(
  z.refine(
    (password) => !commonPasswords.has(password.toLowerCase()),
    'Many people use this password, so it is easy to guess. Choose another one.',
  ),
  z.refine((password) => !isGuessable(password), guessableMessage),
);

export const hashPassword = (password: string): Promise<string> => hashSecret(normalizePassword(password));

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
  const isMatch = await isHashOf(
    stored ?? fallbackHash,
    normalizePassword(password.slice(0, passwordLimits.max)),
  );
  return isMatch && stored !== null;
}
