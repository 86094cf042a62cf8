import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../../lib/errors';
import { fairQueue, type PauseSlot } from '../../lib/fairQueue';
import { customerNetworkOf, networkOf, networksOf } from '../../lib/network';
import { t } from '../../lib/i18n/i18n';
import { isPassword } from '../passwords/passwords';

const windowMs = 15 * 60 * 1000;
/** A network or an account with more failures is suspicious. */
const suspiciousFailures = 20;
/** Above this total of failures, every failed attempt is suspicious. */
const suspiciousTotal = 300;
/** Matches the `points` of the `login-network` limit in `limits.ts`. */
const maxNetworkFailures = 200;
const totalKey = 'all';
const maxKeys = 20_000;

/**
 * Creates a counter of failed sign-ins by network and account. It counts only in this process, unlike the
 * rate limits in the database.
 */
function createFailureCounter() {
  // A window begins with the first failure of its key, so later failures do not extend it.
  const counts = new LRUCache<string, number>({
    max: maxKeys,
    ttl: windowMs,
    // Reads the clock for each call. By default, each reading starts a timer and is used until it fires.
    ttlResolution: 0,
    noUpdateTTL: true,
  });
  const currentCount = (key: string): number => counts.get(key) ?? 0;

  const add = (key: string): number => {
    const count = currentCount(key) + 1;
    counts.set(key, count);
    return count;
  };

  return {
    /** Counts a failure for each key, and returns whether it is suspicious. */
    countFailure(keys: readonly string[]): boolean {
      const newCounts = keys.map(add);
      return add(totalKey) > suspiciousTotal || newCounts.some((count) => count > suspiciousFailures);
    },
    isOverLimit: (key: string): boolean => currentCount(key) > maxNetworkFailures,
  };
}

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
  new DomainError(
    'RATE_LIMITED',
    t('Too many people are signing in right now. Try again in a few seconds.'),
    {
      retryAfterSeconds: retryDelaySeconds,
    },
  );

const defaultQueue = fairQueue({ concurrency: slots, maxWaiting: maxQueued, createError: queueFull });
const knownQueue = fairQueue({ concurrency: slots, maxWaiting: maxQueued, createError: queueFull });
const failures = createFailureCounter();
const recentSignIns = new LRUCache<string, true>({ max: maxRecentSignIns });

const recentKeyOf = ({ ipAddress, account }: SignInOrigin): string =>
  `${customerNetworkOf(ipAddress)} ${account}`;

const isKnown = (origin: SignInOrigin): boolean =>
  origin.isKnownDevice || recentSignIns.get(recentKeyOf(origin)) !== undefined;

export function rememberSignIn(origin: SignInOrigin): void {
  recentSignIns.set(recentKeyOf(origin), true);
}

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
