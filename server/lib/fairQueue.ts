import { LRUCache } from 'lru-cache';

interface QueueOptions {
  concurrency: number;
  maxWaiting: number;
  /** Maximum number of running and waiting tasks with the same key. */
  maxPerKey?: number;
  /** Maximum number of remembered keys. A forgotten key counts as new. */
  maxRememberedKeys?: number;
  createError: () => Error;
}

interface Waiting {
  keys: readonly string[];
  /** Number of tasks served before this one was added. */
  joined: number;
  start: () => void;
  reject: (error: Error) => void;
}

/** Sets how many milliseconds the slot stays empty after this task. */
export type PauseSlot = (ms: number) => void;

/**
 * Limits concurrent tasks and serves waiting tasks by their keys, such as a network and an account: least
 * recently served first. A new key counts as served when it arrives, so that new keys can't starve others.
 * When the queue is full, a task replaces the last task of the busiest key if its keys have fewer tasks.
 */
export function fairQueue({
  concurrency,
  maxWaiting,
  maxPerKey = Infinity,
  maxRememberedKeys = 10_000,
  createError,
}: QueueOptions) {
  const waiting: Waiting[] = [];
  const waitingByKey = new Map<string, number>();
  const activeByKey = new Map<string, number>();
  const servedAt = new LRUCache<string, number>({ max: maxRememberedKeys });
  let running = 0;
  let served = 0;

  const busiestCountOf = (keys: readonly string[]): number =>
    Math.max(0, ...keys.map((key) => waitingByKey.get(key) ?? 0));

  function adjustCounts(delta: 1 | -1, keys: readonly string[], counts: Map<string, number>): void {
    for (const key of keys) {
      const newCount = (counts.get(key) ?? 0) + delta;
      if (newCount > 0) counts.set(key, newCount);
      else counts.delete(key);
    }
  }

  function removeAt(index: number): Waiting | undefined {
    const [entry] = waiting.splice(index, 1);
    if (entry) adjustCounts(-1, entry.keys, waitingByKey);
    return entry;
  }

  function markServed(keys: readonly string[]): void {
    served += 1;
    for (const key of keys) servedAt.set(key, served);
  }

  function makeRoomFor(keys: readonly string[]): void {
    let [busiestIndex, busiestCount] = [-1, busiestCountOf(keys) + 1];
    waiting.forEach((entry, index) => {
      const entryCount = busiestCountOf(entry.keys);
      if (entryCount < busiestCount || (entryCount === busiestCount && busiestIndex === -1)) return;
      [busiestIndex, busiestCount] = [index, entryCount];
    });
    const dropped = removeAt(busiestIndex === -1 ? waiting.length : busiestIndex);
    if (!dropped) throw createError();
    dropped.reject(createError());
  }

  function serveNext(): void {
    let [first, latest, total] = [-1, Infinity, Infinity];
    waiting.forEach(({ keys, joined }, index) => {
      const times = keys.map((key) => servedAt.get(key) ?? 0);
      const [last, timesSum] = [Math.max(joined, ...times), times.reduce((sum, time) => sum + time, 0)];
      if (last < latest || (last === latest && timesSum < total))
        [first, latest, total] = [index, last, timesSum];
    });
    const entry = first === -1 ? undefined : removeAt(first);
    if (entry) {
      markServed(entry.keys);
      return entry.start();
    }
    running -= 1;
  }

  async function acquireSlot(keys: readonly string[]): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return markServed(keys);
    }
    if (waiting.length >= maxWaiting) makeRoomFor(keys);
    await new Promise<void>((start, reject) => {
      waiting.push({ keys, joined: served, start, reject });
      adjustCounts(1, keys, waitingByKey);
    });
  }

  async function serve<T>(keys: readonly string[], task: (pauseSlot: PauseSlot) => Promise<T>): Promise<T> {
    await acquireSlot(keys);
    let pauseMs = 0;
    try {
      return await task((ms) => {
        pauseMs = ms;
      });
    } finally {
      if (pauseMs > 0) setTimeout(serveNext, pauseMs).unref();
      else serveNext();
    }
  }

  return async <T>(keys: readonly string[], task: (pauseSlot: PauseSlot) => Promise<T>): Promise<T> => {
    if (keys.some((key) => (activeByKey.get(key) ?? 0) >= maxPerKey)) throw createError();
    adjustCounts(1, keys, activeByKey);
    try {
      return await serve(keys, task);
    } finally {
      adjustCounts(-1, keys, activeByKey);
    }
  };
}
