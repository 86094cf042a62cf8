import type { SessionEndReason } from '../../../contract/enums';

/**
 * The events that NOTIFY carries to every process when their transaction commits, by type. A context adds its
 * events in a `.events.ts` file by declaration merging.
 */
export interface LiveEvents {
  sessionEnded: { sessionId: string; reason: SessionEndReason };
  /**
   * The role, permissions or status of one operator changed, or of all operators if null. Their sockets are
   * closed.
   */
  accessChanged: { operatorId: string | null };
}

/** An event that carries only its company. */
export type EmptyEvent = Readonly<Record<never, never>>;

/**
 * The events that only reach subscribers in the publishing transaction, by type. Contexts add theirs like
 * live events.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Other files declare its members.
export interface TransactionEvents {}

type EventIn<Catalog> = {
  [Type in keyof Catalog]: { type: Type; companyId: string } & Catalog[Type];
}[keyof Catalog];

export type LiveEvent = EventIn<LiveEvents>;
export type DomainEvent = LiveEvent | EventIn<TransactionEvents>;
export type EventOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>;

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
