import { unavailable } from './failures';

/** A first-in, first-out semaphore that rejects with `UNAVAILABLE` when a wait exceeds the time limit. */
export class Semaphore {
  readonly #queue: (() => void)[] = [];
  #taken = 0;

  constructor(
    private readonly maxWaitMs: number,
    private readonly slots = 1,
  ) {}

  get isIdle(): boolean {
    return this.#taken === 0;
  }

  acquire(maxWaitMs = this.maxWaitMs): Promise<void> {
    if (this.#taken < this.slots) {
      this.#taken += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const grant = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(grant), 1);
        reject(unavailable());
      }, maxWaitMs);
      this.#queue.push(grant);
    });
  }

  release(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#taken -= 1;
  }
}
