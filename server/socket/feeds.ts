import { setTimeout as delay } from 'node:timers/promises';
import { execute, type DocumentNode } from 'graphql';
import type { RequestLog } from '../graphql/errors';
import { EventStream } from '../events/stream';
import type { Admitted, Pipeline } from '../graphql/pipeline';
import { rootFields } from '../graphql/publicFields';

/**
 * Answered alike to everyone in a company who may subscribe, so one answer serves all their sockets.
 * clientImportChanged is none of them: it begins with the import as it stands, which a feed has left behind.
 */
const sharedFields = new Set([
  'companyChanged',
  'clientChanged',
  'paymentRecorded',
  'stripeIntegrationChanged',
]);

type Listener = (payload: string) => void;
type FeedListener = (payload: string, event: object) => void;

const unavailable = 503;
/** Who hears of a change hears of no other: a database that could not be asked is asked again before it is given up. */
const tries = 3;
const retryMs = 1000;

/** One subscription's events, executed and written as JSON once for all who listen. */
class Feed {
  private readonly listeners = new Set<FeedListener>();
  private current: object | null = null;
  private readonly payloads = new WeakMap<object, Promise<string>>();
  readonly ended: Promise<void>;

  constructor(
    private readonly source: AsyncIterator<object>,
    private readonly answer: (event: object) => Promise<string>,
  ) {
    this.ended = this.pump();
    // Whoever still listens hears of a failure; that nobody does is no reason to end the process.
    this.ended.catch(() => {});
  }

  join(listener: FeedListener): void {
    this.listeners.add(listener);
  }

  /** Ends the source with its last listener. */
  leave(listener: FeedListener): boolean {
    this.listeners.delete(listener);
    if (this.listeners.size > 0) return false;
    void this.source.return?.();
    return true;
  }

  /** What has happened, and is not told yet. */
  untold(): ReadonlySet<object> {
    const waiting = this.source instanceof EventStream ? this.source.unread() : [];
    return new Set([...(this.current ? [this.current] : []), ...waiting]);
  }

  /** The same payload for everybody, whenever they hear of the event. */
  payloadOf(event: object): Promise<string> {
    const payload = this.payloads.get(event) ?? this.answer(event);
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

/** Hears first of what was missed, and of what comes in the meantime after it; nothing more once it has left. */
class LateListener {
  private readonly meanwhile: string[] = [];
  private isCaughtUp = false;
  private hasLeft = false;

  constructor(
    private readonly listener: Listener,
    /** Happened before it came: it hears of that first, or knows it. Told later, it would be how things stood before. */
    private readonly before: ReadonlySet<object>,
  ) {}

  readonly hear: FeedListener = (payload, event) => {
    if (this.before.has(event)) return;
    if (this.isCaughtUp) this.listener(payload);
    else this.meanwhile.push(payload);
  };

  async catchUp(feed: Feed, missed: readonly object[]): Promise<void> {
    for (const event of missed) {
      // One that fails ends the feed, of which everybody who listens hears.
      const payload = await feed.payloadOf(event).catch(() => null);
      if (this.hasLeft) return;
      if (payload !== null) this.listener(payload);
    }
    for (const payload of this.meanwhile.splice(0)) this.listener(payload);
    this.isCaughtUp = true;
  }

  leave(): void {
    this.hasLeft = true;
  }
}

/** What graphql-ws keeps of a subscription whose events reach the socket without it. */
function silentIterator(feed: Feed, leave: () => void): AsyncIterableIterator<never> {
  const end = { done: true, value: undefined } as const;
  let finish = () => {};
  const left = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => Promise.race([left, feed.ended]).then(() => end),
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
    asker: RequestLog,
    listener: Listener,
  ): AsyncIterableIterator<never> {
    const key = this.keyOf(admitted);
    const known = key === null ? undefined : this.shared.get(key);
    // A feed of its own begins with what was missed; one that others have begun is past it.
    const missed = known && source instanceof EventStream ? source.takeUnread() : [];
    if (known) void source.return?.();
    const feed = known ?? new Feed(source, (event) => this.answer(admitted, event, asker));
    if (key !== null && !known) this.share(key, feed);
    const late = new LateListener(listener, known ? known.untold() : new Set());
    feed.join(late.hear);
    void late.catchUp(feed, missed);
    return silentIterator(feed, () => {
      late.leave();
      if (feed.leave(late.hear) && key !== null && this.shared.get(key) === feed) this.shared.delete(key);
    });
  }

  private share(key: string, feed: Feed): void {
    this.shared.set(key, feed);
    const forget = () => {
      if (this.shared.get(key) === feed) this.shared.delete(key);
    };
    feed.ended.then(forget, forget);
  }

  private async answer(admitted: Admitted, event: unknown, asker: RequestLog, left = tries): Promise<string> {
    const outcome = this.pipeline.finalize(await execute({ ...admitted, rootValue: event }), admitted, asker);
    if ('refused' in outcome && outcome.refused.status === unavailable && left > 1) {
      await delay(retryMs);
      return this.answer(admitted, event, asker, left - 1);
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
    const number = this.documentNumbers.get(document) ?? ++this.documentsSeen;
    this.documentNumbers.set(document, number);
    return JSON.stringify([contextValue.viewer?.companyId, number, operationName, variableValues]);
  }
}
