import { randomUUID } from 'node:crypto';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import * as z from 'zod';
import { atMost } from '../../lib/atMost';

const minLength = 10;
const maxLength = 1000;
// argon2id is what the library takes unless told otherwise; the numbers are OWASP's for it.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const inFlight = atMost(4);

// The same letters typed on another keyboard may come as other code points: NFKC makes them one password.
const normalised = (password: string): string => password.normalize('NFKC');

// More than the 3,000 commonest: the list is in order of use, and all of it that is long enough is refused.
const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= minLength));

const lengthOf = (password: string): number => [...password].length;

/** A password that somebody chooses. What they sign in with is never checked against this. */
export const newPassword = z
  .string()
  .max(maxLength, `Use at most ${maxLength.toLocaleString('en')} characters for the password.`)
  .transform(normalised)
  .refine(
    (password) => lengthOf(password) >= minLength,
    `Use at least ${minLength} characters for the password.`,
  )
  .refine(
    (password) => !common.has(password.toLowerCase()),
    'Many people use this password, so it is easy to guess. Choose another one.',
  );

export const hashPassword = (password: string): Promise<string> =>
  inFlight(() => hash(normalised(password), cost));

/** For a secret that is looked up by its hash: the same for the same salt. */
export const hashWithSalt = (secret: string, salt: Buffer): Promise<Buffer> =>
  inFlight(() => hashRaw(secret, { ...cost, salt }));

let decoy: Promise<string> | null = null;

/** False without a stored hash too, after the same work: the time taken must not tell who has an account. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const spare = await (decoy ??= hashPassword(randomUUID()));
  const isRight = await inFlight(() => verify(stored ?? spare, normalised(password.slice(0, maxLength))));
  return isRight && stored !== null;
}
