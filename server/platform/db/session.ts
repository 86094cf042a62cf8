import type pg from 'pg';
import type { Queryable } from './database';
import { AbortedTransactionError, isTransient, isUnreachable, outcomeUnknown, unavailable } from './failures';
import { runQuery, toQueryConfig } from './query';

export interface SessionLimits {
  statementMs?: number;
  /** Maximum time between two statements, after which the transaction is rolled back. */
  idleMs?: number;
}

/** A transaction on a pooled connection, which is released when the transaction ends or the connection fails. */
export class Session implements Queryable {
  #hasEnded = false;
  #isBroken = false;
  #runningStatements = 0;
  readonly #idleTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly limits: SessionLimits = {},
  ) {
    if (limits.idleMs === undefined) return;
    this.#idleTimer = setTimeout(() => {
      if (this.#runningStatements > 0) this.#idleTimer?.refresh();
      else void this.rollback();
    }, limits.idleMs);
  }

  query = async <Row extends object>(text: string, values?: readonly unknown[]) => {
    if (this.#hasEnded) throw new Error('This transaction has ended.');
    if (this.#isBroken) throw unavailable();
    this.#runningStatements += 1;
    try {
      const { rows, rowCount } = await this.#run<Row>(toQueryConfig(text, values));
      return { rows, rowCount: rowCount ?? 0 };
    } catch (error) {
      // The server rolls back when the connection closes.
      if (isUnreachable(error)) this.#discard();
      throw isTransient(error) ? unavailable() : error;
    } finally {
      this.#runningStatements -= 1;
      if (!this.#hasEnded && !this.#isBroken) this.#idleTimer?.refresh();
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
    if (!this.#hasEnded && !this.#isBroken) await this.#end('rollback').catch(() => undefined);
  }

  #run<Row extends object>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    return runQuery<Row>(this.client, config, this.limits.statementMs);
  }

  #discard(): void {
    this.#isBroken = true;
    clearTimeout(this.#idleTimer);
    this.client.release(true);
  }

  async #end(finalStatement: 'commit' | 'rollback'): Promise<pg.QueryResult> {
    if (this.#hasEnded) throw new Error('This transaction has ended.');
    this.#hasEnded = true;
    clearTimeout(this.#idleTimer);
    try {
      const result = await this.#run({ text: finalStatement });
      this.client.release();
      return result;
    } catch (error) {
      this.#discard();
      throw error;
    }
  }
}
