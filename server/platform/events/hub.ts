import type { EventOf, LiveEvent } from './catalog';
import { EventStream, maxUnread } from './stream';
import { eventReplayMs } from '../../../contract/limits';

type Listener = (event: LiveEvent) => void;

/** A stream buffers the same number of events, so a replay always fits. */
export const maxReplayed = maxUnread;

interface RecentEvents {
  /**
   * By content, oldest first. A repeated event replaces its earlier copy, because both cause the same
   * refetch.
   */
  events: Map<string, { event: LiveEvent; at: number }>;
  /** Time of the newest event, by `performance.now()`. */
  at: number;
}

function evictOldest<Value>(map: Map<string, Value>, shouldEvict: (oldest: Value) => boolean): void {
  for (const [key, oldest] of map) {
    if (!shouldEvict(oldest)) return;
    map.delete(key);
  }
}

/** Dispatches each event to the subscribers of its type and company, and to those of all events. */
export class EventHub {
  /** By topic. The topic with the newest event is last. */
  readonly #recent = new Map<string, RecentEvents>();
  readonly #globalListeners = new Set<Listener>();
  readonly #listenersByTopic = new Map<string, Set<Listener>>();
  readonly #streams = new Set<{ end(): void }>();

  dispatch(event: LiveEvent): void {
    this.#addRecent(event);
    for (const listener of [...this.#globalListeners]) listener(event);
    for (const listener of [...(this.#listenersByTopic.get(topicOf(event.type, event.companyId)) ?? [])])
      listener(event);
  }

  subscribeToAll(listener: Listener): () => void {
    this.#globalListeners.add(listener);
    return () => void this.#globalListeners.delete(listener);
  }

  /**
   * Returns a stream of events. With `readAt`, a time of `performance.now()`, it starts with the buffered
   * events since then.
   */
  subscribe<Type extends LiveEvent['type']>(
    type: Type,
    companyId: string,
    readAt = Infinity,
  ): EventStream<EventOf<Type>> {
    const isOfType = (event: LiveEvent): event is EventOf<Type> => event.type === type;
    const topic = topicOf(type, companyId);
    const listener: Listener = (event) => {
      if (isOfType(event)) stream.push(event);
    };
    const stream = new EventStream<EventOf<Type>>(() => {
      this.#streams.delete(stream);
      this.#unsubscribe(topic, listener);
    });
    for (const { event, at } of this.#recent.get(topic)?.events.values() ?? []) {
      if (at >= readAt) listener(event);
    }
    this.#streams.add(stream);
    this.#listenersByTopic.set(topic, (this.#listenersByTopic.get(topic) ?? new Set()).add(listener));
    return stream;
  }

  close(): void {
    for (const stream of [...this.#streams]) stream.end();
    this.#globalListeners.clear();
  }

  #addRecent(event: LiveEvent): void {
    const at = performance.now();
    const cutoff = at - eventReplayMs;
    const topic = topicOf(event.type, event.companyId);
    const events: RecentEvents['events'] = this.#recent.get(topic)?.events ?? new Map();
    const key = JSON.stringify(event);
    events.delete(key);
    events.set(key, { event, at });
    evictOldest(events, (oldest) => events.size > maxReplayed || oldest.at < cutoff);
    this.#recent.delete(topic);
    this.#recent.set(topic, { events, at });
    evictOldest(this.#recent, (oldest) => oldest.at < cutoff);
  }

  #unsubscribe(topic: string, listener: Listener): void {
    const listeners = this.#listenersByTopic.get(topic);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#listenersByTopic.delete(topic);
  }
}

const topicOf = (type: string, companyId: string): string => `${type} ${companyId}`;
