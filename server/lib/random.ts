export interface Random {
  /** From 0 up to, but not, 1. */
  next(): number;
  /** From 0 up to, but not, `end`. */
  below(end: number): number;
  /** From `from` up to, but not, `to`; fractions too. */
  between(from: number, to: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True once in so many times. */
  oneIn(times: number): boolean;
  /** True in this share of all cases: 0.2 is one in five. */
  chance(share: number): boolean;
}

/** The same numbers for the same seed (mulberry32): every demo shows the same people, a test does the same again. */
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
    chance: (share) => next() < share,
  };
}
