/** Maximum number of unread events; the oldest are dropped first. */
export const maxUnread = 1000;

/**
 * An ordered stream of events for one reader. A slow reader loses the oldest events: every event only causes
 * a refetch, so the newest matter most.
 */
export class EventStream<Event> implements AsyncIterableIterator<Event> {
  readonly #unread: Event[] = [];
  readonly #readers: ((result: IteratorResult<Event>) => void)[] = [];
  #hasEnded = false;

  constructor(private readonly onEnd: () => void) {}

  push(event: Event): void {
    if (this.#hasEnded) return;
    const reader = this.#readers.shift();
    if (reader) return reader({ value: event, done: false });
    this.#unread.push(event);
    if (this.#unread.length > maxUnread) this.#unread.shift();
  }

  unread(): readonly Event[] {
    return this.#unread;
  }

  /** Removes and returns the unread events, so that `next` doesn't return them again. */
  takeUnread(): Event[] {
    return this.#unread.splice(0);
  }

  /** Unsubscribes and ends waiting reads. Unread events can still be read. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.onEnd();
    for (const reader of this.#readers.splice(0)) reader({ value: undefined, done: true });
  }

  async next(): Promise<IteratorResult<Event>> {
    const event = this.#unread.shift();
    if (event !== undefined) return { value: event, done: false };
    if (this.#hasEnded) return { value: undefined, done: true };
    return new Promise((resolve) => this.#readers.push(resolve));
  }

  async return(): Promise<IteratorResult<Event>> {
    this.#unread.length = 0;
    this.end();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
