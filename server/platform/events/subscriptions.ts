import type { DomainEvent, EventOf } from './catalog';

/** The subscribers of domain events. The composition root adds them before the first transaction. */
export class Subscriptions<Transaction> {
  readonly #byType = new Map<DomainEvent['type'], ((db: Transaction, event: never) => Promise<void>)[]>();

  /** Calls `subscriber` in each transaction that publishes the event. An error rolls the transaction back. */
  on<Type extends DomainEvent['type']>(
    type: Type,
    subscriber: (db: Transaction, event: EventOf<Type>) => Promise<void>,
  ): void {
    this.#byType.set(type, [...(this.#byType.get(type) ?? []), subscriber]);
  }

  /** Calls the subscribers of the event one after another, in the order in which they were added. */
  async deliver(db: Transaction, event: DomainEvent): Promise<void> {
    for (const subscriber of this.#byType.get(event.type) ?? []) await subscriber(db, event as never);
  }
}
