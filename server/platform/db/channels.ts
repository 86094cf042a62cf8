import pg from 'pg';

type NotificationHandler = (payload: string) => void;
type GapHandler = () => void;

/** Tracks the subscribers of each NOTIFY channel of one connection. */
export class Channels {
  readonly #subscribers = new Map<string, Map<NotificationHandler, GapHandler>>();

  names(): string[] {
    return [...this.#subscribers.keys()];
  }

  /** Adds a subscriber. Returns whether the channel is new, so that it needs a LISTEN. */
  add(channel: string, onNotification: NotificationHandler, onGap: GapHandler = () => {}): boolean {
    const subscribers = this.#subscribers.get(channel);
    subscribers?.set(onNotification, onGap);
    if (!subscribers) this.#subscribers.set(channel, new Map([[onNotification, onGap]]));
    return !subscribers;
  }

  /** Removes a subscriber. Returns whether it was the last of the channel, which then needs an UNLISTEN. */
  remove(channel: string, onNotification: NotificationHandler): boolean {
    const subscribers = this.#subscribers.get(channel);
    subscribers?.delete(onNotification);
    if (subscribers?.size !== 0) return false;
    return this.#subscribers.delete(channel);
  }

  notify(channel: string, payload: string): void {
    for (const onNotification of [...(this.#subscribers.get(channel)?.keys() ?? [])]) onNotification(payload);
  }

  /** Notifies every subscriber that notifications may have been lost during an outage. */
  notifyGap(): void {
    for (const subscribers of [...this.#subscribers.values()])
      for (const onGap of [...subscribers.values()]) onGap();
  }

  listenStatement = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;

  unlistenStatement = (channel: string): string => `unlisten ${pg.escapeIdentifier(channel)}`;
}
