import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Channels } from '../channels';
import type { Database } from '../database';
import type { Report } from '../../../lib/report';

const initialBackoffMs = 100;
const maxBackoffMs = 5000;
// The interval of a query that detects a broken connection that was never closed.
const heartbeatMs = 30_000;

/** One connection that receives NOTIFY for the whole process and reconnects after an outage. */
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

  listen: Database['listen'] = async (channel, onNotification, onGap) => {
    const isNew = this.#channels.add(channel, onNotification, onGap);
    // A new connection subscribes to every registered channel when it opens.
    if (!this.#client) await this.#connect();
    else if (isNew) await this.#client.query(this.#channels.listenStatement(channel));
    return async () => {
      if (this.#channels.remove(channel, onNotification)) {
        await this.#client?.query(this.#channels.unlistenStatement(channel)).catch(() => undefined);
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
    this.#connecting ??= this.#connectWithRetry().finally(() => (this.#connecting = null));
    return this.#connecting;
  }

  async #connectWithRetry(): Promise<void> {
    for (
      let backoffMs = initialBackoffMs;
      !this.#closing.signal.aborted;
      backoffMs = Math.min(backoffMs * 2, maxBackoffMs)
    ) {
      try {
        await this.#open();
        return;
      } catch (error) {
        this.report(`Cannot listen for notifications from PostgreSQL: ${String(error)}`);
        await delay(backoffMs, undefined, { signal: this.#closing.signal }).catch(() => undefined);
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
    client.on('notification', ({ channel, payload }) => this.#channels.notify(channel, payload ?? ''));
    client.on('error', (error) =>
      this.report(`The connection for notifications from PostgreSQL was lost: ${error.message}`),
    );
    const heartbeat = setInterval(() => client.query('select 1').catch(() => client.end()), heartbeatMs);
    client.on('end', () => {
      clearInterval(heartbeat);
      this.#handleDisconnect(client);
    });
    try {
      await client.connect();
      for (const channel of this.#channels.names())
        await client.query(this.#channels.listenStatement(channel));
      this.#client = client;
      if (this.#hasListened) this.#channels.notifyGap();
      this.#hasListened = true;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  #handleDisconnect(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    void this.#connect();
  }
}
