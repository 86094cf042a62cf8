import pg from 'pg';

type Heard = (payload: string) => void;
type Missed = () => void;

/** Who hears what: NOTIFY reaches a connection, and is handed on to everybody who asked. */
export class Channels {
  readonly #hearers = new Map<string, Map<Heard, Missed>>();

  names(): string[] {
    return [...this.#hearers.keys()];
  }

  /** Whether the channel is new, and so has to be listened to. */
  add(channel: string, heard: Heard, missed: Missed = () => {}): boolean {
    const hearers = this.#hearers.get(channel);
    hearers?.set(heard, missed);
    if (!hearers) this.#hearers.set(channel, new Map([[heard, missed]]));
    return !hearers;
  }

  /** Whether nobody is left on the channel. */
  remove(channel: string, heard: Heard): boolean {
    const hearers = this.#hearers.get(channel);
    hearers?.delete(heard);
    if (hearers?.size !== 0) return false;
    return this.#hearers.delete(channel);
  }

  tell(channel: string, payload: string): void {
    for (const heard of [...(this.#hearers.get(channel)?.keys() ?? [])]) heard(payload);
  }

  /** Listening goes on after an outage, and nobody knows what was not heard. */
  tellMissed(): void {
    for (const hearers of [...this.#hearers.values()]) for (const missed of [...hearers.values()]) missed();
  }

  listening = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;

  unlistening = (channel: string): string => `unlisten ${pg.escapeIdentifier(channel)}`;
}
