import type pg from 'pg';
import type { EngineSession } from '../engine';
import { AbortedTransactionError, outcomeUnknown, unavailable } from '../failures';
import { runQuery } from './runQuery';
import { isUnreachable, isTransient } from './failures';
import { toQueryConfig } from './toQueryConfig';

/** A transaction on a pooled connection, which is released when the transaction ends. */
export class PostgresSession implements EngineSession {
  #hasEnded = false;
  #isBroken = false;

  constructor(private readonly client: pg.PoolClient) {}

  query = async <Row extends object>(text: string, values?: readonly unknown[]) => {
    if (this.#hasEnded) throw new Error('This transaction has ended.');
    if (this.#isBroken) throw unavailable();
    try {
      const { rows, rowCount } = await runQuery<Row>(this.client, toQueryConfig(text, values));
      return { rows, rowCount: rowCount ?? 0 };
    } catch (error) {
      if (isUnreachable(error)) this.#isBroken = true;
      throw isTransient(error) ? unavailable() : error;
    }
  };

  async commit(): Promise<void> {
    // No commit was sent, so nothing was committed.
    if (this.#isBroken) throw unavailable();
    try {
      const { command } = await this.#end('commit');
      if (command === 'ROLLBACK') throw new AbortedTransactionError();
    } catch (error) {
      if (isUnreachable(error)) throw outcomeUnknown();
      throw isTransient(error) ? unavailable() : error;
    }
  }

  async rollback(): Promise<void> {
    if (this.#hasEnded) return;
    if (!this.#isBroken) {
      await this.#end('rollback').catch(() => undefined);
      return;
    }
    // The server does not respond, and rolls back when the connection closes.
    this.#hasEnded = true;
    this.client.release(true);
  }

  async #end(finalStatement: 'commit' | 'rollback'): Promise<pg.QueryResult> {
    if (this.#hasEnded) throw new Error('This transaction has ended.');
    this.#hasEnded = true;
    try {
      return await runQuery(this.client, { text: finalStatement });
    } catch (error) {
      this.#isBroken = true;
      throw error;
    } finally {
      this.client.release(this.#isBroken);
    }
  }
}
