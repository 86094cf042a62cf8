import { setTimeout as delay } from 'node:timers/promises';
import { execute, type DocumentNode } from 'graphql';
import type { RequestLog } from '../graphql/errors';
import { httpStatusOf } from '../../../contract/errors';
import { locale } from '../../lib/i18n/i18n';
import { EventStream } from '../events/stream';
import type { Admitted, Pipeline } from '../graphql/pipeline';
import { rootFields } from '../graphql/publicFields';

/**
 * Subscriptions whose payload is the same for every permitted operator of a company, so their sockets share
 * one execution. `clientImportChanged` is excluded: it starts with the import's current state.
 */
const sharedFields = new Set([
  'companyChanged',
  'clientChanged',
  'paymentRecorded',
  'stripeIntegrationChanged',
]);

type Listener = (payload: string) => void;
type FeedListener = (payload: string, event: object) => void;

/** An event is delivered only once, so a failed load is retried while the database is unavailable. */
const maxAttempts = 3;
const retryDelayMs = 1000;

/** The events of one subscription, executed and serialized once for all listeners. */
class Feed {
  private readonly listeners = new Set<FeedListener>();
  private current: object | null = null;
  private readonly payloads = new WeakMap<object, Promise<string>>();
  readonly ended: Promise<void>;

  constructor(
    private readonly source: AsyncIterator<object>,
    private readonly executeEvent: (event: object) => Promise<string>,
  ) {
    this.ended = this.pump();
    // Listeners receive the failure through `ended`. This handler prevents an unhandled rejection if there
    // are no listeners.
    this.ended.catch(() => {});
  }

  join(listener: FeedListener): void {
    this.listeners.add(listener);
  }

  /** Removes a listener, and ends the source after the last one. Returns whether the source ended. */
  leave(listener: FeedListener): boolean {
    this.listeners.delete(listener);
    if (this.listeners.size > 0) return false;
    void this.source.return?.();
    return true;
  }

  /** Returns the events that are received but not delivered yet. */
  undeliveredEvents(): ReadonlySet<object> {
    const queuedEvents = this.source instanceof EventStream ? this.source.unread() : [];
    return new Set([...(this.current ? [this.current] : []), ...queuedEvents]);
  }

  /** Returns the payload of an event, which is computed once for all listeners. */
  payloadOf(event: object): Promise<string> {
    const payload = this.payloads.get(event) ?? this.executeEvent(event);
    this.payloads.set(event, payload);
    return payload;
  }

  private async pump(): Promise<void> {
    for (let next = await this.source.next(); !next.done; next = await this.source.next()) {
      this.current = next.value;
      const payload = await this.payloadOf(next.value);
      for (const listener of [...this.listeners]) listener(payload, next.value);
      this.current = null;
    }
  }
}

/**
 * Delivers missed events first and then the payloads that arrived meanwhile. Delivers nothing after `leave`.
 */
class CatchUpListener {
  private readonly bufferedPayloads: string[] = [];
  private isCaughtUp = false;
  private hasLeft = false;

  constructor(
    private readonly listener: Listener,
    /**
     * Events published before the listener joined. The listener receives them during catch-up or already has
     * them; a later delivery would show outdated state.
     */
    private readonly earlierEvents: ReadonlySet<object>,
  ) {}

  readonly onPayload: FeedListener = (payload, event) => {
    if (this.earlierEvents.has(event)) return;
    if (this.isCaughtUp) this.listener(payload);
    else this.bufferedPayloads.push(payload);
  };

  async catchUp(feed: Feed, missedEvents: readonly object[]): Promise<void> {
    for (const event of missedEvents) {
      // A failed payload ends the feed, which all listeners observe.
      const payload = await feed.payloadOf(event).catch(() => null);
      if (this.hasLeft) return;
      if (payload !== null) this.listener(payload);
    }
    for (const payload of this.bufferedPayloads.splice(0)) this.listener(payload);
    this.isCaughtUp = true;
  }

  leave(): void {
    this.hasLeft = true;
  }
}

/**
 * Returns the iterator that graphql-ws controls. It yields nothing, because the feed writes events to the
 * socket directly.
 */
function createControlIterator(feed: Feed, leave: () => void): AsyncIterableIterator<never> {
  const end = { done: true, value: undefined } as const;
  let finish = () => {};
  const unsubscribed = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => Promise.race([unsubscribed, feed.ended]).then(() => end),
    async return() {
      leave();
      finish();
      return end;
    },
  };
}

export class Feeds {
  private readonly shared = new Map<string, Feed>();
  private readonly documentNumbers = new WeakMap<DocumentNode, number>();
  private documentsSeen = 0;

  constructor(private readonly pipeline: Pipeline) {}

  /** Joins the feed of an equal subscription, or starts one from this source. */
  subscribe(
    source: AsyncIterator<object>,
    admitted: Admitted,
    requestLog: RequestLog,
    listener: Listener,
  ): AsyncIterableIterator<never> {
    const key = this.keyOf(admitted);
    const existing = key === null ? undefined : this.shared.get(key);
    // A new feed delivers the missed events. An existing feed has already delivered them, so this listener
    // catches up separately.
    const missedEvents = existing && source instanceof EventStream ? source.takeUnread() : [];
    if (existing) void source.return?.();
    const feed = existing ?? new Feed(source, (event) => this.executeEvent(admitted, event, requestLog));
    if (key !== null && !existing) this.share(key, feed);
    const catchUpListener = new CatchUpListener(
      listener,
      existing ? existing.undeliveredEvents() : new Set(),
    );
    feed.join(catchUpListener.onPayload);
    void catchUpListener.catchUp(feed, missedEvents);
    return createControlIterator(feed, () => {
      catchUpListener.leave();
      if (feed.leave(catchUpListener.onPayload) && key !== null && this.shared.get(key) === feed)
        this.shared.delete(key);
    });
  }

  private share(key: string, feed: Feed): void {
    this.shared.set(key, feed);
    const removeFeed = () => {
      if (this.shared.get(key) === feed) this.shared.delete(key);
    };
    feed.ended.then(removeFeed, removeFeed);
  }

  private async executeEvent(
    admitted: Admitted,
    event: unknown,
    requestLog: RequestLog,
    attemptsLeft = maxAttempts,
  ): Promise<string> {
    const outcome = this.pipeline.finalize(
      await execute({ ...admitted, rootValue: event }),
      admitted,
      requestLog,
    );
    if ('refused' in outcome && outcome.refused.status === httpStatusOf.UNAVAILABLE && attemptsLeft > 1) {
      await delay(retryDelayMs);
      return this.executeEvent(admitted, event, requestLog, attemptsLeft - 1);
    }
    return JSON.stringify('refused' in outcome ? { errors: outcome.refused.errors } : outcome.result);
  }

  private keyOf({
    document,
    operation,
    operationName,
    variableValues,
    contextValue,
  }: Admitted): string | null {
    const isShared = rootFields(document, operation.selectionSet).every((field) => sharedFields.has(field));
    if (!isShared) return null;
    const documentNumber = this.documentNumbers.get(document) ?? ++this.documentsSeen;
    this.documentNumbers.set(document, documentNumber);
    return JSON.stringify([
      contextValue.viewer?.companyId,
      locale(),
      documentNumber,
      operationName,
      variableValues,
    ]);
  }
}
