import type { DomainEvent, EventOf } from './catalog';

type Subscriber<Transaction> = (db: Transaction, event: DomainEvent) => Promise<void>;

/** The subscribers of domain events. The composition root adds them before the first transaction. */
export class Subscriptions<Transaction> {
  readonly #subscribers: Subscriber<Transaction>[] = [];

  /** Calls `subscriber` in each transaction that publishes the event. An error rolls the transaction back. */
  on<Type extends DomainEvent['type']>(
    type: Type,
    subscriber: (db: Transaction, event: EventOf<Type>) => Promise<void>,
  ): void {
    const isOfType = (event: DomainEvent): event is EventOf<Type> => event.type === type;
    this.#subscribers.push(async (db, event) => {
      if (isOfType(event)) await subscriber(db, event);
    });
  }

  /** Calls the subscribers of the event one after another, in the order in which they were added. */
  async deliver(db: Transaction, event: DomainEvent): Promise<void> {
    for (const subscriber of this.#subscribers) await subscriber(db, event);
  }
}
