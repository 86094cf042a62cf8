import { availableParallelism } from 'node:os';
import { DomainError } from '../../lib/errors';
import { fairQueue, type PauseSlot } from '../../lib/fairQueue';
import { Lru } from '../../lib/lru';
import { customerNetworkOf, networkOf, networksOf } from '../../lib/network';
import { createFailureCounter } from './failureCounter';
import { isPassword } from '../passwords/passwords';

export interface SignInOrigin {
  ipAddress: string;
  /** The submitted account, which may not exist. */
  account: string;
  /** Whether the device has signed in to the account before. */
  isKnownDevice: boolean;
}

/**
 * Returns whether a password matches a stored hash, and pauses the slot after a suspicious wrong password.
 */
export type PasswordCheck = (stored: string | null, password: string) => Promise<boolean>;

const retryDelaySeconds = 5;
// One slot more than hashing threads, so that one sign-in queries the database while others are hashed.
const slots = Math.max(2, availableParallelism());
const maxQueued = 100;
// A pause of eight times the hash time limits suspicious attempts to a ninth of a slot.
const pauseFactor = 8;
const maxPauseMs = 400;
const maxRecentSignIns = 10_000;

const queueFull = () =>
  new DomainError('RATE_LIMITED', 'Too many people are signing in. Try again in a few seconds.', {
    retryAfterSeconds: retryDelaySeconds,
  });

const defaultQueue = fairQueue({ concurrency: slots, maxWaiting: maxQueued, createError: queueFull });
const knownQueue = fairQueue({ concurrency: slots, maxWaiting: maxQueued, createError: queueFull });
const failures = createFailureCounter();
const recentSignIns = new Lru<string, true>(maxRecentSignIns);

const recentKeyOf = ({ ipAddress, account }: SignInOrigin): string =>
  `${customerNetworkOf(ipAddress)} ${account}`;

const isKnown = (origin: SignInOrigin): boolean =>
  origin.isKnownDevice || recentSignIns.get(recentKeyOf(origin)) !== undefined;

export const rememberSignIn = (origin: SignInOrigin): void => recentSignIns.set(recentKeyOf(origin), true);

const createCheck =
  (keys: readonly string[], pauseSlot: PauseSlot): PasswordCheck =>
  async (stored, password) => {
    const startedAt = performance.now();
    const isCorrect = await isPassword(stored, password);
    if (!isCorrect && failures.countFailure(keys)) {
      pauseSlot(Math.min(pauseFactor * (performance.now() - startedAt), maxPauseMs));
    }
    return isCorrect;
  };

/**
 * Runs sign-ins concurrently up to the slot limit, fairly by network and account. Throws `RATE_LIMITED` if
 * the queue is full or the network has too many failures. Known devices, and accounts with a recent sign-in
 * from the network, have a separate queue that strangers cannot fill and that has no failure limit.
 */
export async function queueSignIn<T>(
  origin: SignInOrigin,
  work: (check: PasswordCheck) => Promise<T>,
): Promise<T> {
  const keys = [...networksOf(origin.ipAddress), `account ${origin.account}`];
  const queue = isKnown(origin) ? knownQueue : defaultQueue;
  if (queue === defaultQueue && failures.isOverLimit(networkOf(origin.ipAddress))) throw queueFull();
  let hasStarted = false;
  try {
    return await queue(keys, (pauseSlot) => {
      hasStarted = true;
      return work(createCheck(keys, pauseSlot));
    });
  } finally {
    if (!hasStarted) failures.countFailure(keys);
  }
}
