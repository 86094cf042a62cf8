import { Lru } from '../../lib/lru';

interface Failures {
  count: number;
  since: number;
}

const windowMs = 15 * 60 * 1000;
/** From then on a network or an account is suspicious. */
const many = 20;
/** From then on so are all attempts that fail, wherever they come from. */
const manyOfAll = 300;
/** As many as one network has looked at in an hour: see `limits.ts`. */
const tooMany = 200;
const all = 'all';
const mostKept = 20_000;

/** Counts what fails in this process, by network and account: the limits in the database hold for all processes. */
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
