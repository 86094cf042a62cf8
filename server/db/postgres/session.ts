import type pg from 'pg';
import type { Session } from '../engine';
import { AbortedTransactionError, outcomeUnknown, unavailable } from '../failures';
import { ask } from './ask';
import { isAway, isPassing } from './failures';
import { statement } from './statement';

/** A transaction on a connection that is its own until it ends. */
export class PostgresSession implements Session {
  #hasEnded = false;
  #isBroken = false;

  constructor(private readonly client: pg.PoolClient) {}

  query = async <Row extends object>(text: string, values?: readonly unknown[]) => {
    if (this.#hasEnded) throw new Error('This transaction has ended.');
    if (this.#isBroken) throw unavailable();
    try {
      const { rows, rowCount } = await ask<Row>(this.client, statement(text, values));
      return { rows, rowCount: rowCount ?? 0 };
    } catch (error) {
      if (isAway(error)) this.#isBroken = true;
      throw isPassing(error) ? unavailable() : error;
    }
  };

  async commit(): Promise<void> {
    // Nothing was committed, for nothing is sent.
    if (this.#isBroken) throw unavailable();
    try {
      const { command } = await this.#end('commit');
      if (command === 'ROLLBACK') throw new AbortedTransactionError();
    } catch (error) {
      if (isAway(error)) throw outcomeUnknown();
      throw isPassing(error) ? unavailable() : error;
    }
  }

  async rollback(): Promise<void> {
    if (this.#hasEnded) return;
    if (!this.#isBroken) {
      await this.#end('rollback').catch(() => undefined);
      return;
    }
    // Nobody answers any more; the server rolls back by itself when the connection is gone.
    this.#hasEnded = true;
    this.client.release(true);
  }

  async #end(how: 'commit' | 'rollback'): Promise<pg.QueryResult> {
    if (this.#hasEnded) throw new Error('This transaction has ended.');
    this.#hasEnded = true;
    try {
      return await ask(this.client, { text: how });
    } catch (error) {
      this.#isBroken = true;
      throw error;
    } finally {
      this.client.release(this.#isBroken);
    }
  }
}
