import { Lru } from './lru';

interface Queue {
  /** How many pieces of work run at once. */
  count: number;
  /** How many may wait. */
  longest: number;
  /** How many, at work or waiting, may have the same key. */
  mostOfOne?: number;
  /** How many keys the queue remembers having served; one that it forgot counts as a newcomer. */
  mostRemembered?: number;
  /** The error of work that is refused when the queue is full. */
  refuse: () => Error;
}

interface Waiting {
  keys: readonly string[];
  /** How many were served before it came. */
  joined: number;
  begin: () => void;
  drop: (error: Error) => void;
}

/** Sets how long, in milliseconds, the slot stays empty after this work. */
export type PauseSlot = (ms: number) => void;

/**
 * Runs some pieces of work at once and serves those that wait in turn by their keys, such as a network and an account: the
 * one whose keys were served longest ago comes first. A newcomer counts as served when it comes, so that newcomers that keep
 * coming never hold up the others. When the queue is full, the last of those that have most in it makes room for a newcomer
 * that has less.
 */
export function fairQueue({ count, longest, mostOfOne = Infinity, mostRemembered = 10_000, refuse }: Queue) {
  const waiting: Waiting[] = [];
  const waitingOf = new Map<string, number>();
  const heldOf = new Map<string, number>();
  const servedAt = new Lru<string, number>(mostRemembered);
  let running = 0;
  let served = 0;

  const mostWaiting = (keys: readonly string[]): number =>
    Math.max(0, ...keys.map((key) => waitingOf.get(key) ?? 0));

  function add(by: 1 | -1, keys: readonly string[], to: Map<string, number>): void {
    for (const key of keys) {
      const left = (to.get(key) ?? 0) + by;
      if (left > 0) to.set(key, left);
      else to.delete(key);
    }
  }

  function take(at: number): Waiting | undefined {
    const [one] = waiting.splice(at, 1);
    if (one) add(-1, one.keys, waitingOf);
    return one;
  }

  function noteServed(keys: readonly string[]): void {
    served += 1;
    for (const key of keys) servedAt.set(key, served);
  }

  function makeRoomFor(keys: readonly string[]): void {
    let [heaviest, weight] = [-1, mostWaiting(keys) + 1];
    waiting.forEach((one, at) => {
      const its = mostWaiting(one.keys);
      if (its < weight || (its === weight && heaviest === -1)) return;
      [heaviest, weight] = [at, its];
    });
    const dropped = take(heaviest === -1 ? waiting.length : heaviest);
    if (!dropped) throw refuse();
    dropped.drop(refuse());
  }

  function next(): void {
    let [first, latest, total] = [-1, Infinity, Infinity];
    waiting.forEach(({ keys, joined }, at) => {
      const times = keys.map((key) => servedAt.get(key) ?? 0);
      const [last, all] = [Math.max(joined, ...times), times.reduce((sum, time) => sum + time, 0)];
      if (last < latest || (last === latest && all < total)) [first, latest, total] = [at, last, all];
    });
    const one = first === -1 ? undefined : take(first);
    if (one) {
      noteServed(one.keys);
      return one.begin();
    }
    running -= 1;
  }

  async function enter(keys: readonly string[]): Promise<void> {
    if (running < count) {
      running += 1;
      return noteServed(keys);
    }
    if (waiting.length >= longest) makeRoomFor(keys);
    await new Promise<void>((begin, drop) => {
      waiting.push({ keys, joined: served, begin, drop });
      add(1, keys, waitingOf);
    });
  }

  async function serve<T>(keys: readonly string[], work: (pauseSlot: PauseSlot) => Promise<T>): Promise<T> {
    await enter(keys);
    let pauseMs = 0;
    try {
      return await work((ms) => {
        pauseMs = ms;
      });
    } finally {
      if (pauseMs > 0) setTimeout(next, pauseMs).unref();
      else next();
    }
  }

  return async <T>(keys: readonly string[], work: (pauseSlot: PauseSlot) => Promise<T>): Promise<T> => {
    if (keys.some((key) => (heldOf.get(key) ?? 0) >= mostOfOne)) throw refuse();
    add(1, keys, heldOf);
    try {
      return await serve(keys, work);
    } finally {
      add(-1, keys, heldOf);
    }
  };
}
