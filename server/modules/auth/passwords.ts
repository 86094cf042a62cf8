import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import * as z from 'zod';
import { atMost } from '../../lib/atMost';
import { numberText } from '../../lib/ownLanguage';
import { isGuessable } from './guessable';

const minLength = 10;
const maxLength = 1000;
// argon2id is what the library takes unless told otherwise; the numbers are OWASP's for it.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
// Each takes a processor, and one of the four threads that also read files: one of either is always left to the others.
const inFlight = atMost(Math.min(3, Math.max(1, availableParallelism() - 1)));

/** A place rests after each for twice as long as that took: a flood of passwords has a third of the processors that it could. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    void inFlight(async () => {
      const began = performance.now();
      await work().then(resolve, reject);
      await delay(2 * (performance.now() - began));
    });
  });

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

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalised(password), cost));

/** For a secret that is looked up by its hash: the same for the same salt. */
export const hashWithSalt = (secret: string, salt: Buffer): Promise<Buffer> =>
  inTurn(() => hashRaw(secret, { ...cost, salt }));

let decoy: Promise<string> | null = null;

/** False without a stored hash too, after the same work: the time taken must not tell who has an account. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const spare = await (decoy ??= hashPassword(randomUUID()));
  const isRight = await inTurn(() => verify(stored ?? spare, normalised(password.slice(0, maxLength))));
  return isRight && stored !== null;
}
