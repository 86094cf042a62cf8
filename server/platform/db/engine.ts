import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import type { CompanyLimits } from './companyLimiter';
import type { Database, InTransaction, Queryable } from './database';
import { isTransient, isUnreachable, retryWhileUnreachable, unavailable } from './failures';
import type { Report } from '../../lib/report';
import { lastResultOf, pgTypes, runQuery, toQueryConfig } from './query';
import { Session, type SessionLimits } from './session';

interface EngineOptions {
  pool: pg.PoolConfig;
  companyLimits: CompanyLimits;
  /** Maximum wait of a call for a free session before it fails with `UNAVAILABLE`. */
  maxWaitMs: number;
  sessionLimits?: SessionLimits;
  report: Report;
}

/** PostgreSQL or PGlite behind a pool of pg. `transactions.ts` adds companies and roles. */
export abstract class Engine implements Queryable {
  abstract readonly kind: Database['kind'];
  readonly companyLimits: CompanyLimits;
  readonly maxWaitMs: number;
  protected readonly pool: pg.Pool;
  readonly #sessionLimits: SessionLimits;
  readonly #lostClients = new WeakSet<pg.PoolClient>();
  /** Rejects the calls that wait for a connection. */
  readonly #waiting = new Set<(error: Error) => void>();

  constructor({ pool, companyLimits, maxWaitMs, sessionLimits = {}, report }: EngineOptions) {
    this.companyLimits = companyLimits;
    this.maxWaitMs = maxWaitMs;
    this.#sessionLimits = sessionLimits;
    this.pool = new pg.Pool({ ...pool, types: pgTypes });
    // The pool handles errors of idle connections only, and an unhandled error event would end the process.
    this.pool.on('connect', (client) => client.on('error', () => this.#lostClients.add(client)));
    this.pool.on('error', ({ message }) => {
      if (!this.pool.ending) report(`A connection to the database was lost: ${message}`);
    });
  }

  /** See `Database.listen`. */
  abstract listen(...parameters: Parameters<Database['listen']>): ReturnType<Database['listen']>;

  abstract close(): Promise<void>;

  /** Opens a transaction with these statements, in one round trip. */
  begin(opening: string, limits: SessionLimits = {}): Promise<Session> {
    const sessionLimits = { ...this.#sessionLimits, ...limits };
    // Opening a transaction detects a lost connection and changes nothing, so it is safe to retry.
    return retryWhileUnreachable(async () => {
      const client = await this.#connect();
      try {
        await runQuery(client, { text: opening }, sessionLimits.statementMs);
        return new Session(client, sessionLimits);
      } catch (error) {
        client.release(true);
        throw error;
      }
    }, this.maxWaitMs);
  }

  /** Returns a function that runs transactions as the login role. */
  transactionRunner(limits?: SessionLimits): InTransaction {
    return async (work) => {
      const session = await this.begin('begin', limits);
      try {
        const result = await work(session);
        await session.commit();
        return result;
      } finally {
        await session.rollback();
      }
    };
  }

  query: Queryable['query'] = (text, values) =>
    this.runStatement(text, values, this.#sessionLimits.statementMs);

  protected async runStatement<Row extends object>(
    text: string,
    values?: readonly unknown[],
    statementMs?: number,
  ): Promise<{ rows: Row[]; rowCount: number }> {
    const client = await retryWhileUnreachable(() => this.#connectedClient(), this.maxWaitMs);
    try {
      const result = await runQuery<Row>(client, toQueryConfig(text, values), statementMs);
      const { rows, rowCount } = lastResultOf(result);
      client.release();
      return { rows, rowCount: rowCount ?? 0 };
    } catch (error) {
      if (isUnreachable(error)) client.release(true);
      // A text with several statements can leave its transaction open.
      else await new Session(client, { statementMs }).rollback();
      throw isTransient(error) ? unavailable() : error;
    }
  }

  /** Closes the idle connections, and the others when their calls end. Rejects waiting calls. */
  protected async endPool(): Promise<void> {
    const ended = this.pool.end();
    for (const reject of this.#waiting) reject(unavailable());
    await ended;
  }

  /**
   * Takes a connection from the pool. Replaces the time limit of the pool, which would stop an embedded
   * database that is still recovering. When a pool ends, it leaves waiting calls pending.
   */
  async #connect(): Promise<pg.PoolClient> {
    if (this.pool.ending) throw unavailable();
    const connecting = this.pool.connect();
    let rejectWait: (error: Error) => void = () => {};
    const timedOut = new Promise<never>((_resolve, reject) => (rejectWait = reject));
    const timer = setTimeout(
      () => rejectWait(new Error('timeout exceeded when trying to connect')),
      this.maxWaitMs,
    );
    this.#waiting.add(rejectWait);
    try {
      return await Promise.race([connecting, timedOut]);
    } catch (error) {
      // The pool may still open the connection.
      connecting.then((client) => client.release()).catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(rejectWait);
    }
  }

  // The server may have closed an idle connection. Between two turns, the event loop reads from all sockets
  // once, and so detects the close.
  async #connectedClient(): Promise<pg.PoolClient> {
    const client = await this.#connect();
    await nextTurn();
    await nextTurn();
    if (!this.#lostClients.has(client)) return client;
    client.release(true);
    throw new Error('Connection terminated while it waited');
  }
}
