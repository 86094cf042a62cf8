import type pg from 'pg';
import type { Session } from '../engine';
import { AbortedTransactionError, outcomeUnknown, unavailable } from '../failures';
import { isAway, isPassing } from './failures';
import { statement } from './statement';

/** A transaction on a connection that is its own until it ends. */
export class PostgresSession implements Session {
  #hasEnded = false;
  #isBroken = false;

  constructor(private readonly client: pg.PoolClient) {}

  query = async <Row extends object>(text: string, values?: readonly unknown[]) => {
    if (this.#hasEnded) throw new Error('This transaction has ended.');
    try {
      const { rows, rowCount } = await this.client.query<Row>(statement(text, values));
      return { rows, rowCount: rowCount ?? 0 };
    } catch (error) {
      if (isAway(error)) this.#isBroken = true;
      throw isPassing(error) ? unavailable() : error;
    }
  };

  async commit(): Promise<void> {
    try {
      const { command } = await this.#end('commit');
      if (command === 'ROLLBACK') throw new AbortedTransactionError();
    } catch (error) {
      throw isAway(error) ? outcomeUnknown() : error;
    }
  }

  async rollback(): Promise<void> {
    if (this.#hasEnded) return;
    // When the connection is gone, the server rolls back by itself.
    await this.#end('rollback').catch(() => undefined);
  }

  async #end(how: 'commit' | 'rollback'): Promise<pg.QueryResult> {
    if (this.#hasEnded) throw new Error('This transaction has ended.');
    this.#hasEnded = true;
    try {
      return await this.client.query(how);
    } catch (error) {
      this.#isBroken = true;
      throw error;
    } finally {
      this.client.release(this.#isBroken);
    }
  }
}
