import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Channels } from '../channels';
import type { Engine } from '../engine';
import type { Report } from '../report';

const firstPauseMs = 100;
const longestPauseMs = 5000;
// A connection can be gone without either side having heard of it.
const heartbeatMs = 30_000;

/** One connection that hears NOTIFY for the whole process, and comes back after an outage. */
export class Listener {
  readonly #channels = new Channels();
  #client: pg.Client | null = null;
  #connecting: Promise<void> | null = null;
  #hasListened = false;
  readonly #closing = new AbortController();

  constructor(
    private readonly url: string,
    private readonly report: Report,
  ) {}

  listen: Engine['listen'] = async (channel, heard, missed) => {
    const isNew = this.#channels.add(channel, heard, missed);
    // A connection that is being made listens to every channel of the list when it is there.
    if (!this.#client) await this.#connect();
    else if (isNew) await this.#client.query(this.#channels.listening(channel));
    return async () => {
      if (this.#channels.remove(channel, heard)) {
        await this.#client?.query(this.#channels.unlistening(channel)).catch(() => undefined);
      }
    };
  };

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#connecting?.catch(() => undefined);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #connect(): Promise<void> {
    this.#connecting ??= this.#keepTrying().finally(() => (this.#connecting = null));
    return this.#connecting;
  }

  async #keepTrying(): Promise<void> {
    for (
      let pauseMs = firstPauseMs;
      !this.#closing.signal.aborted;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    ) {
      try {
        await this.#open();
        return;
      } catch (error) {
        this.report(`PostgreSQL can not be listened to: ${String(error)}`);
        await delay(pauseMs, undefined, { signal: this.#closing.signal }).catch(() => undefined);
      }
    }
  }

  async #open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'livery events',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 10_000,
    });
    client.on('notification', ({ channel, payload }) => this.#channels.tell(channel, payload ?? ''));
    client.on('error', (error) => this.report(`The connection that listens was lost: ${error.message}`));
    const heartbeat = setInterval(() => client.query('select 1').catch(() => client.end()), heartbeatMs);
    client.on('end', () => {
      clearInterval(heartbeat);
      this.#lost(client);
    });
    try {
      await client.connect();
      for (const channel of this.#channels.names()) await client.query(this.#channels.listening(channel));
      this.#client = client;
      if (this.#hasListened) this.#channels.tellMissed();
      this.#hasListened = true;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    void this.#connect();
  }
}
