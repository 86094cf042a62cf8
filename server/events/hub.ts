import type { EventOf, LiveryEvent } from '../events';
import { EventStream, mostWaiting } from './stream';

type Heard = (event: LiveryEvent) => void;

/** For how long an event can be asked for by whoever came after it. */
export const rememberedMs = 10_000;
/** As many as a reader may be behind by. */
export const mostRemembered = mostWaiting;

interface Remembered {
  /** The last of each, the oldest first: they say what is to be read again, and twice is no more to read. */
  events: Map<string, { event: LiveryEvent; at: number }>;
  /** When the newest of them was heard. */
  at: number;
}

/** Takes away from the beginning of a map what is to go. */
function forgetOldest<Value>(map: Map<string, Value>, isToGo: (oldest: Value) => boolean): void {
  for (const [name, oldest] of map) {
    if (!isToGo(oldest)) return;
    map.delete(name);
  }
}

/** Hands each event to whoever asked for its type and company. */
export class EventHub {
  /** By topic, the one that was heard of last at the end. */
  readonly #recent = new Map<string, Remembered>();
  readonly #everybody = new Set<Heard>();
  readonly #byTopic = new Map<string, Set<Heard>>();
  readonly #streams = new Set<{ end(): void }>();

  hear(event: LiveryEvent): void {
    this.#remember(event);
    for (const heard of [...this.#everybody]) heard(event);
    for (const heard of [...(this.#byTopic.get(topicOf(event.type, event.companyId)) ?? [])]) heard(event);
  }

  onEvery(heard: Heard): () => void {
    this.#everybody.add(heard);
    return () => void this.#everybody.delete(heard);
  }

  /** The stream begins with what was heard since `readAt`, by performance.now(). */
  subscribe<Type extends LiveryEvent['type']>(
    type: Type,
    companyId: string,
    readAt = Infinity,
  ): EventStream<EventOf<Type>> {
    const isOfType = (event: LiveryEvent): event is EventOf<Type> => event.type === type;
    const topic = topicOf(type, companyId);
    const heard: Heard = (event) => {
      if (isOfType(event)) stream.push(event);
    };
    const stream = new EventStream<EventOf<Type>>(() => {
      this.#streams.delete(stream);
      this.#leave(topic, heard);
    });
    for (const { event, at } of this.#recent.get(topic)?.events.values() ?? []) {
      if (at >= readAt) heard(event);
    }
    this.#streams.add(stream);
    this.#byTopic.set(topic, (this.#byTopic.get(topic) ?? new Set()).add(heard));
    return stream;
  }

  close(): void {
    for (const stream of [...this.#streams]) stream.end();
    this.#everybody.clear();
  }

  #remember(event: LiveryEvent): void {
    const at = performance.now();
    const since = at - rememberedMs;
    const topic = topicOf(event.type, event.companyId);
    const events: Remembered['events'] = this.#recent.get(topic)?.events ?? new Map();
    const name = JSON.stringify(event);
    events.delete(name);
    events.set(name, { event, at });
    forgetOldest(events, (oldest) => events.size > mostRemembered || oldest.at < since);
    this.#recent.delete(topic);
    this.#recent.set(topic, { events, at });
    forgetOldest(this.#recent, (oldest) => oldest.at < since);
  }

  #leave(topic: string, heard: Heard): void {
    const hearers = this.#byTopic.get(topic);
    hearers?.delete(heard);
    if (hearers?.size === 0) this.#byTopic.delete(topic);
  }
}

const topicOf = (type: string, companyId: string): string => `${type} ${companyId}`;
