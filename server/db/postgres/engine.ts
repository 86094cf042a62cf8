import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import type { Settings } from '../../settings';
import type { PlacesOfCompany } from '../companyTurns';
import type { Db } from '../database';
import type { Engine, Session } from '../engine';
import type { Report } from '../report';
import { unavailable } from '../failures';
import { pgTypes } from '../values';
import { ask } from './ask';
import { whenReachable } from './connect';
import { isPassing } from './failures';
import { Listener } from './listener';
import { PostgresSession } from './session';
import { statement } from './statement';

// More at work at once would not be sooner done on the processors that there are, and others would wait for those as
// well; as many again may wait for the disk.
const thirdOf = (poolSize: number): number => Math.max(1, Math.floor(poolSize / 3));

/** PostgreSQL through a pool of connections, and one more that listens. */
export class PostgresEngine implements Engine {
  readonly kind = 'postgres';
  readonly placesOfCompany: PlacesOfCompany;
  readonly patienceMs: number;
  readonly #pool: pg.Pool;
  readonly #listener: Listener;
  readonly #lost = new WeakSet<pg.PoolClient>();

  constructor(url: string, settings: Pick<Settings, 'databasePoolSize' | 'databaseWaitMs'>, report: Report) {
    const { databasePoolSize: poolSize, databaseWaitMs } = settings;
    this.patienceMs = databaseWaitMs;
    const working = thirdOf(poolSize);
    this.placesOfCompany = { open: Math.min(2 * working, poolSize - 1), working };
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: 'livery',
      max: poolSize,
      types: pgTypes,
      connectionTimeoutMillis: this.patienceMs,
      statement_timeout: 60_000,
      idle_in_transaction_session_timeout: 60_000,
      keepAlive: true,
    });
    // The pool listens to its idle connections only, and an error that nobody hears ends the process.
    this.#pool.on('connect', (client) => client.on('error', () => this.#lost.add(client)));
    this.#pool.on('error', ({ message }) => {
      if (!this.#pool.ending) report(`A connection to PostgreSQL was lost: ${message}`);
    });
    this.#listener = new Listener(url, report);
  }

  // A lost connection is found out by its first statement, and opening changes nothing: both may be tried again.
  begin = (opening: string): Promise<Session> =>
    whenReachable(async () => {
      const client = await this.#pool.connect();
      try {
        await ask(client, { text: opening });
        return new PostgresSession(client);
      } catch (error) {
        client.release(true);
        throw error;
      }
    }, this.patienceMs);

  query: Db['query'] = async <Row extends object>(text: string, values?: readonly unknown[]) => {
    const client = await whenReachable(() => this.#livingClient(), this.patienceMs);
    let isBroken = true;
    try {
      const { rows, rowCount } = lastOf(await ask<Row>(client, statement(text, values)));
      isBroken = false;
      return { rows, rowCount: rowCount ?? 0 };
    } catch (error) {
      throw isPassing(error) ? unavailable() : error;
    } finally {
      client.release(isBroken);
    }
  };

  // A connection that waited may have been ended meanwhile. The loop reads from sockets between two of its turns.
  async #livingClient(): Promise<pg.PoolClient> {
    const client = await this.#pool.connect();
    await nextTurn();
    await nextTurn();
    if (!this.#lost.has(client)) return client;
    client.release(true);
    throw new Error('Connection terminated while it waited');
  }

  listen: Engine['listen'] = (...given) => this.#listener.listen(...given);

  close = async (): Promise<void> => {
    await this.#listener.close();
    await this.#pool.end();
  };
}

// Several statements in one text give a result each, which pg's types leave out.
const lastOf = <Row extends object>(
  result: pg.QueryResult<Row> | pg.QueryResult<Row>[],
): pg.QueryResult<Row> => (Array.isArray(result) ? (result.at(-1) ?? emptyResult) : result);

const emptyResult = { rows: [], rowCount: 0, command: '', oid: 0, fields: [] };
