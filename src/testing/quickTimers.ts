const realSetTimeout = globalThis.setTimeout;
const realClearTimeout = globalThis.clearTimeout;
const longMs = 1000;
const quickMs = 40;

/** Makes timers of a second or more fire after 40 ms and records their delays, for tests that talk to a real server. */
export class QuickTimers {
  /** The delays that were asked for, in milliseconds. */
  waits: number[] = [];
  #fired: Promise<void>[] = [];
  #settle = new Map<unknown, () => void>();

  /** Timers with one of the `kept` delays keep it. */
  constructor(private readonly kept: readonly number[]) {}

  start(): void {
    this.waits = [];
    this.#fired = [];
    this.#settle.clear();
    const quick = (run: () => void, ms = 0) => {
      if (ms < longMs || this.kept.includes(ms)) return realSetTimeout(run, ms);
      this.waits.push(ms);
      let fired = () => {};
      this.#fired.push(new Promise((resolve) => (fired = resolve)));
      const timer = realSetTimeout(() => {
        run();
        fired();
      }, quickMs);
      this.#settle.set(timer, fired);
      return timer;
    };
    globalThis.setTimeout = quick as typeof setTimeout;
    globalThis.clearTimeout = (timer) => {
      realClearTimeout(timer);
      this.#settle.get(timer)?.();
    };
  }

  stop(): void {
    globalThis.setTimeout = realSetTimeout;
    globalThis.clearTimeout = realClearTimeout;
  }

  /** Resolves when every timer set since `start()` has fired or was cleared. */
  async allFired(): Promise<void> {
    await Promise.all(this.#fired);
  }
}
