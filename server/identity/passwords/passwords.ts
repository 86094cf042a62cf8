import { randomUUID } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import * as z from 'zod';
import { newPassword as sharedNewPassword, normalizePassword, passwordLimits } from '../../../contract/team';
import { numberText } from '../../lib/localeText';
import { t } from '../../lib/i18n/i18n';
import { isGuessable } from './guessable';
import { hashSecret, isHashOf } from './hashing';

// All common passwords of the list that are long enough, because shorter ones are never accepted.
const commonPasswords = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= passwordLimits.min),
);

export const guessableMessage = (): string =>
  t('This password is easy to guess because it contains your details. Choose another one.');

/** Validates a new password. Existing passwords are not checked against these rules. */
export const newPassword = sharedNewPassword({
  tooShort: () => t('Enter a password of at least {min} characters.', { min: passwordLimits.min }),
  tooLong: () => t('Enter a password of at most {max} characters.', { max: numberText(passwordLimits.max) }),
}).check(
  z.refine((password) => !commonPasswords.has(password.toLowerCase()), {
    error: () => t('This password is too common. Choose another one.'),
  }),
  z.refine((password) => !isGuessable(password), { error: guessableMessage }),
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
