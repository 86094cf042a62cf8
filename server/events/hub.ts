import type { EventOf, LiveryEvent } from '../events';
import { EventStream } from './stream';

type Heard = (event: LiveryEvent) => void;

/** For how long an event can be asked for by whoever came after it. */
export const rememberedMs = 10_000;
export const mostRemembered = 5000;

/** Hands each event to whoever asked for its type and company. */
export class EventHub {
  /** The last of each, the oldest first: they say what is to be read again, and twice is no more to read. */
  readonly #recent = new Map<string, { event: LiveryEvent; at: number }>();
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
    for (const { event, at } of readAt === Infinity ? [] : this.#recent.values()) {
      if (at >= readAt && event.companyId === companyId) heard(event);
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
    const name = JSON.stringify(event);
    this.#recent.delete(name);
    this.#recent.set(name, { event, at });
    for (const [oldest, heard] of this.#recent) {
      if (this.#recent.size <= mostRemembered && heard.at >= at - rememberedMs) return;
      this.#recent.delete(oldest);
    }
  }

  #leave(topic: string, heard: Heard): void {
    const hearers = this.#byTopic.get(topic);
    hearers?.delete(heard);
    if (hearers?.size === 0) this.#byTopic.delete(topic);
  }
}

const topicOf = (type: string, companyId: string): string => `${type} ${companyId}`;
