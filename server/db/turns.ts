import { unavailable } from './failures';

/** First come, first served, so many at a time; whoever has waited too long is told that the service is not available. */
export class Turns {
  readonly #queue: (() => void)[] = [];
  #taken = 0;

  constructor(
    private readonly patienceMs: number,
    private readonly places = 1,
  ) {}

  get isIdle(): boolean {
    return this.#taken === 0;
  }

  take(patienceMs = this.patienceMs): Promise<void> {
    if (this.#taken < this.places) {
      this.#taken += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(enter), 1);
        reject(unavailable());
      }, patienceMs);
      this.#queue.push(enter);
    });
  }

  give(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#taken -= 1;
  }
}
