import { Lru } from '../../lib/lru';

interface Failures {
  count: number;
  since: number;
}

const windowMs = 15 * 60 * 1000;
/** From this many failures on, a network or an account is suspicious. */
const many = 20;
/** From this many failures in all on, every failed attempt is suspicious. */
const manyOfAll = 300;
/** The attempts of one network in an hour: see `limits.ts`. */
const tooMany = 200;
const all = 'all';
const mostKept = 20_000;

/** Counts this process's failures by network and account; the limits in the database apply to all processes. */
export function failureCounter() {
  const kept = new Lru<string, Failures>(mostKept);

  const known = (key: string): Failures => {
    const failures = kept.get(key);
    return failures && Date.now() - failures.since < windowMs ? failures : { count: 0, since: Date.now() };
  };

  const add = (key: string): number => {
    const { count, since } = known(key);
    kept.set(key, { count: count + 1, since });
    return count + 1;
  };

  return {
    /** Counts a failure for each key, and returns whether it is suspicious. */
    note(keys: readonly string[]): boolean {
      const counts = keys.map(add);
      return add(all) > manyOfAll || counts.some((count) => count > many);
    },
    areTooMany: (key: string): boolean => known(key).count > tooMany,
  };
}
