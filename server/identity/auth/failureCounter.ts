import { Lru } from '../../lib/lru';

interface Failures {
  count: number;
  since: number;
}

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
export function createFailureCounter() {
  const failuresByKey = new Lru<string, Failures>(maxKeys);

  const currentFailures = (key: string): Failures => {
    const failures = failuresByKey.get(key);
    return failures && Date.now() - failures.since < windowMs ? failures : { count: 0, since: Date.now() };
  };

  const add = (key: string): number => {
    const { count, since } = currentFailures(key);
    failuresByKey.set(key, { count: count + 1, since });
    return count + 1;
  };

  return {
    /** Counts a failure for each key, and returns whether it is suspicious. */
    countFailure(keys: readonly string[]): boolean {
      const counts = keys.map(add);
      return add(totalKey) > suspiciousTotal || counts.some((count) => count > suspiciousFailures);
    },
    isOverLimit: (key: string): boolean => currentFailures(key).count > maxNetworkFailures,
  };
}
