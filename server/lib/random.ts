export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns an integer from 0 (inclusive) to `end` (exclusive). */
  below(end: number): number;
  /** Returns a number, possibly a fraction, from `from` (inclusive) to `to` (exclusive). */
  between(from: number, to: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  oneIn(times: number): boolean;
  chance(probability: number): boolean;
}

/** Returns a deterministic generator (mulberry32), so that seed data and tests are reproducible. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    between: (from, to) => from + (to - from) * next(),
    pick: (items) => items[below(items.length)] ?? items[0],
    oneIn: (times) => below(times) === 0,
    chance: (probability) => next() < probability,
  };
}
