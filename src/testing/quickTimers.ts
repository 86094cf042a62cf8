const realSetTimeout = globalThis.setTimeout;
const realClearTimeout = globalThis.clearTimeout;
const minShortenedMs = 1000;
const shortenedMs = 40;

/**
 * Fires timers of one second or more after 40 ms and records their delays, for tests that use a real server.
 */
export class QuickTimers {
  /** Recorded delays in milliseconds. */
  delays: number[] = [];
  #fired: Promise<void>[] = [];
  #resolvers = new Map<unknown, () => void>();

  /** Timers with one of the `unchangedDelays` fire at their normal time. */
  constructor(private readonly unchangedDelays: readonly number[]) {}

  start(): void {
    this.delays = [];
    this.#fired = [];
    this.#resolvers.clear();
    const shortenedSetTimeout = (callback: () => void, ms = 0) => {
      if (ms < minShortenedMs || this.unchangedDelays.includes(ms)) return realSetTimeout(callback, ms);
      this.delays.push(ms);
      let resolveFired = () => {};
      this.#fired.push(new Promise((resolve) => (resolveFired = resolve)));
      const timer = realSetTimeout(() => {
        callback();
        resolveFired();
      }, shortenedMs);
      this.#resolvers.set(timer, resolveFired);
      return timer;
    };
    globalThis.setTimeout = shortenedSetTimeout as typeof setTimeout;
    globalThis.clearTimeout = (timer) => {
      realClearTimeout(timer);
      this.#resolvers.get(timer)?.();
    };
  }

  stop(): void {
    globalThis.setTimeout = realSetTimeout;
    globalThis.clearTimeout = realClearTimeout;
  }

  /** Resolves when every shortened timer set since `start()` has fired or was cleared. */
  async allFired(): Promise<void> {
    await Promise.all(this.#fired);
  }
}
