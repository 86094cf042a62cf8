/** How many events wait for a reader before the oldest are given up. */
export const mostWaiting = 1000;

/**
 * Events in order, for one reader. A reader that falls too far behind loses the oldest ones: every event only says
 * that something is to be read again, so the newest are worth the most.
 */
export class EventStream<Event> implements AsyncIterableIterator<Event> {
  readonly #waiting: Event[] = [];
  readonly #readers: ((result: IteratorResult<Event>) => void)[] = [];
  #hasEnded = false;

  constructor(private readonly left: () => void) {}

  push(event: Event): void {
    if (this.#hasEnded) return;
    const reader = this.#readers.shift();
    if (reader) return reader({ value: event, done: false });
    this.#waiting.push(event);
    if (this.#waiting.length > mostWaiting) this.#waiting.shift();
  }

  waiting(): readonly Event[] {
    return this.#waiting;
  }

  /** Those that wait for a reader, who is told of them here alone. */
  takeWaiting(): Event[] {
    return this.#waiting.splice(0);
  }

  /** No more events: those that wait can still be read. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.left();
    for (const reader of this.#readers.splice(0)) reader({ value: undefined, done: true });
  }

  async next(): Promise<IteratorResult<Event>> {
    const event = this.#waiting.shift();
    if (event !== undefined) return { value: event, done: false };
    if (this.#hasEnded) return { value: undefined, done: true };
    return new Promise((resolve) => this.#readers.push(resolve));
  }

  async return(): Promise<IteratorResult<Event>> {
    this.#waiting.length = 0;
    this.end();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
