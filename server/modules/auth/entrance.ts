import { availableParallelism } from 'node:os';
import { DomainError } from '../../errors';
import { fairQueue, type PauseSlot } from '../../lib/fairQueue';
import { Lru } from '../../lib/lru';
import { customerNetworkOf, networkOf, networksOf } from '../../lib/network';
import { failureCounter } from './failureCounter';
import { isPassword } from './passwords';

/** Where a sign-in comes from. */
export interface SignInOrigin {
  ipAddress: string;
  /** The named account, whether it exists or not. */
  account: string;
  /** Whether the device has an earlier sign-in to the account. */
  isKnownDevice: boolean;
}

/** Returns whether a password belongs to a stored hash, and pauses the slot after a suspicious wrong one. */
export type Check = (stored: string | null, password: string) => Promise<boolean>;

const secondsToWait = 5;
// One more than the hashing threads, so that one sign-in queries the database while others are hashed.
const slots = Math.max(2, availableParallelism());
const longest = 100;
// A slot whose wrong passwords are suspicious hashes for a ninth of the time.
const pauseFactor = 8;
const longestPauseMs = 400;
const signInsKept = 10_000;

const full = () =>
  new DomainError('RATE_LIMITED', 'Too many people are signing in. Try again in a few seconds.', {
    retryAfterSeconds: secondsToWait,
  });

const queueOfStrangers = fairQueue({ concurrency: slots, maxWaiting: longest, createError: full });
const queueOfKnown = fairQueue({ concurrency: slots, maxWaiting: longest, createError: full });
const failures = failureCounter();
const recent = new Lru<string, true>(signInsKept);

const placeOf = ({ ipAddress, account }: SignInOrigin): string =>
  `${customerNetworkOf(ipAddress)} ${account}`;

const isKnown = (origin: SignInOrigin): boolean =>
  origin.isKnownDevice || recent.get(placeOf(origin)) !== undefined;

/** Remembers the account's sign-in from this network. */
export const rememberSignIn = (origin: SignInOrigin): void => recent.set(placeOf(origin), true);

const checkWith =
  (keys: readonly string[], pauseSlot: PauseSlot): Check =>
  async (stored, password) => {
    const startedAt = performance.now();
    const isRight = await isPassword(stored, password);
    if (!isRight && failures.note(keys)) {
      pauseSlot(Math.min(pauseFactor * (performance.now() - startedAt), longestPauseMs));
    }
    return isRight;
  };

/**
 * Runs sign-ins a few at a time, in turn by network and account. Known devices, and accounts with a recent sign-in from
 * the same network, have a queue that strangers can't fill. Refused attempts count as failures, and a network with too
 * many of them is refused at once.
 */
export async function queueSignIn<T>(origin: SignInOrigin, work: (check: Check) => Promise<T>): Promise<T> {
  const keys = [...networksOf(origin.ipAddress), `account ${origin.account}`];
  const inTurn = isKnown(origin) ? queueOfKnown : queueOfStrangers;
  if (inTurn === queueOfStrangers && failures.areTooMany(networkOf(origin.ipAddress))) throw full();
  let isIn = false;
  try {
    return await inTurn(keys, (pauseSlot) => {
      isIn = true;
      return work(checkWith(keys, pauseSlot));
    });
  } finally {
    if (!isIn) failures.note(keys);
  }
}
