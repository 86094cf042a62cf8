import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import type { Settings } from '../../settings/settings';
import type { CompanyLimits } from '../companyLimiter';
import type { Queryable } from '../database';
import type { Engine, EngineSession } from '../engine';
import type { Report } from '../report';
import { unavailable } from '../failures';
import { pgTypes } from '../values';
import { runQuery } from './runQuery';
import { retryWhileUnreachable } from './retryWhileUnreachable';
import { isTransient } from './failures';
import { Listener } from './listener';
import { PostgresSession } from './session';
import { toQueryConfig } from './toQueryConfig';

// A company may use a third of the pool for running statements. More concurrent statements would not finish
// sooner on the available processors and would delay other companies.
const maxWorkingFor = (poolSize: number): number => Math.max(1, Math.floor(poolSize / 3));

/** PostgreSQL through a connection pool, with one more connection for notifications. */
export class PostgresEngine implements Engine {
  readonly kind = 'postgres';
  readonly companyLimits: CompanyLimits;
  readonly maxWaitMs: number;
  readonly #pool: pg.Pool;
  readonly #listener: Listener;
  readonly #lostClients = new WeakSet<pg.PoolClient>();

  constructor(url: string, settings: Pick<Settings, 'databasePoolSize' | 'databaseWaitMs'>, report: Report) {
    const { databasePoolSize: poolSize, databaseWaitMs } = settings;
    this.maxWaitMs = databaseWaitMs;
    const working = maxWorkingFor(poolSize);
    this.companyLimits = { open: Math.min(2 * working, poolSize - 1), working };
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: 'livery',
      max: poolSize,
      types: pgTypes,
      connectionTimeoutMillis: this.maxWaitMs,
      statement_timeout: 60_000,
      idle_in_transaction_session_timeout: 60_000,
      keepAlive: true,
    });
    // The pool handles errors of idle connections only, and an unhandled error event would end the process.
    this.#pool.on('connect', (client) => client.on('error', () => this.#lostClients.add(client)));
    this.#pool.on('error', ({ message }) => {
      if (!this.#pool.ending) report(`A connection to PostgreSQL was lost: ${message}`);
    });
    this.#listener = new Listener(url, report);
  }

  // Opening a transaction detects a lost connection and changes nothing, so it is safe to retry.
  begin = (opening: string): Promise<EngineSession> =>
    retryWhileUnreachable(async () => {
      const client = await this.#pool.connect();
      try {
        await runQuery(client, { text: opening });
        return new PostgresSession(client);
      } catch (error) {
        client.release(true);
        throw error;
      }
    }, this.maxWaitMs);

  query: Queryable['query'] = async <Row extends object>(text: string, values?: readonly unknown[]) => {
    const client = await retryWhileUnreachable(() => this.#connectedClient(), this.maxWaitMs);
    let isBroken = true;
    try {
      const { rows, rowCount } = lastResultOf(await runQuery<Row>(client, toQueryConfig(text, values)));
      isBroken = false;
      return { rows, rowCount: rowCount ?? 0 };
    } catch (error) {
      throw isTransient(error) ? unavailable() : error;
    } finally {
      client.release(isBroken);
    }
  };

  // The server may have closed an idle connection. Between two turns, the event loop reads from all sockets
  // once, and so detects the close.
  async #connectedClient(): Promise<pg.PoolClient> {
    const client = await this.#pool.connect();
    await nextTurn();
    await nextTurn();
    if (!this.#lostClients.has(client)) return client;
    client.release(true);
    throw new Error('Connection terminated while it waited');
  }

  listen: Engine['listen'] = (...args) => this.#listener.listen(...args);

  close = async (): Promise<void> => {
    await this.#listener.close();
    await this.#pool.end();
  };
}

// A text with several statements returns an array of results, which pg's types omit.
const lastResultOf = <Row extends object>(
  result: pg.QueryResult<Row> | pg.QueryResult<Row>[],
): pg.QueryResult<Row> => (Array.isArray(result) ? (result.at(-1) ?? emptyResult) : result);

const emptyResult = { rows: [], rowCount: 0, command: '', oid: 0, fields: [] };
