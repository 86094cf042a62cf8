import { unavailable } from '../failures';

/** First come, first served: the embedded engine has one session, so one transaction at a time. */
export class Turns {
  readonly #queue: (() => void)[] = [];
  #isTaken = false;

  constructor(private readonly patienceMs: number) {}

  take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
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
      }, this.patienceMs);
      this.#queue.push(enter);
    });
  }

  give(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
