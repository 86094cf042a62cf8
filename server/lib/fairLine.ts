import { atMost } from './atMost';

interface Line {
  /** How many are worked on at once. */
  count: number;
  /** How many may wait. */
  longest: number;
  /** How many, at work or waiting, may be of one company, or come from one network. */
  mostOfOne: number;
  /** For whoever comes when either is reached. */
  refuse: () => Error;
}

/**
 * Works some at a time, the rest in the order they came. The line has an end, and nobody has all of it: `whose` names
 * those whose share a piece of work is of.
 */
export function fairLine({ count, longest, mostOfOne, refuse }: Line) {
  const inTurn = atMost(count, { longest, refuse });
  const shares = new Map<string, number>();
  const shareOf = (one: string): number => shares.get(one) ?? 0;

  return async <T>(whose: readonly string[], work: () => Promise<T>): Promise<T> => {
    if (whose.some((one) => shareOf(one) >= mostOfOne)) throw refuse();
    for (const one of whose) shares.set(one, shareOf(one) + 1);
    try {
      return await inTurn(work);
    } finally {
      for (const one of whose) {
        const left = shareOf(one) - 1;
        if (left > 0) shares.set(one, left);
        else shares.delete(one);
      }
    }
  };
}
