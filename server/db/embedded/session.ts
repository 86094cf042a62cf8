import type { Session } from '../engine';
import { AbortedTransactionError, outcomeUnknown } from '../failures';
import { encodeValue, parseRows } from '../values';
import { type Link, StatementError } from './link';

interface Result<Row> {
  rows: Row[];
  rowCount: number;
  command: string | null;
}

// The longest that a timer can wait, 24 days.
const noLimitMs = 2 ** 31 - 1;

// PGlite waits for the rows of a COPY for ever, and nothing can send them.
const copies = /\bcopy\b[\s\S]*\b(from\s+stdin|to\s+stdout)\b/i;

async function ask<Row extends object>(
  link: Link,
  text: string,
  values: readonly unknown[] | undefined,
  limitMs: number,
): Promise<{ result: Result<Row>; inTransaction: boolean }> {
  if (copies.test(text))
    throw new Error('COPY between the database and its client works on PostgreSQL only.');
  const encoded = values && values.length > 0 ? values.map(encodeValue) : null;
  const { outcome, inTransaction } = await link.run(text, encoded, limitMs);
  const { fields, rows, rowCount, command } = outcome;
  return { result: { rows: parseRows<Row>(fields, rows), rowCount, command }, inTransaction };
}

/** Statements of their own, or the first of a transaction. A refused one leaves no transaction behind. */
export async function runOn<Row extends object>(
  link: Link,
  text: string,
  values?: readonly unknown[],
  limitMs = noLimitMs,
): Promise<Result<Row>> {
  try {
    const { result } = await ask<Row>(link, text, values, limitMs);
    return result;
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    if (error.inTransaction) await link.run('rollback', null, limitMs);
    throw error.forCaller();
  }
}

export class EmbeddedSession implements Session {
  #hasEnded = false;
  #atWork = 0;
  readonly #idle: NodeJS.Timeout;

  constructor(
    private readonly link: Link,
    private readonly ended: () => void,
    private readonly limits: { statementMs: number; idleMs: number },
  ) {
    // Everybody else waits for this one, so it can't be left lying.
    this.#idle = setTimeout(() => {
      if (this.#atWork > 0) this.#idle.refresh();
      else void this.rollback();
    }, limits.idleMs);
  }

  query = async <Row extends object>(text: string, values?: readonly unknown[]): Promise<Result<Row>> => {
    if (this.#hasEnded) throw new Error('This transaction has ended.');
    this.#atWork += 1;
    try {
      const { result } = await ask<Row>(this.link, text, values, this.limits.statementMs);
      return result;
    } catch (error) {
      throw error instanceof StatementError ? error.forCaller() : error;
    } finally {
      this.#atWork -= 1;
      if (!this.#hasEnded) this.#idle.refresh();
    }
  };

  async commit(): Promise<void> {
    const { command } = await this.#end('commit').catch((error: unknown) => {
      throw error instanceof StatementError ? error.forCaller() : outcomeUnknown();
    });
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    if (this.#hasEnded) return;
    // When the engine is gone, the transaction is gone with it.
    await this.#end('rollback').catch(() => undefined);
  }

  async #end(how: 'commit' | 'rollback'): Promise<Result<object>> {
    if (this.#hasEnded) throw new Error('This transaction has ended.');
    this.#hasEnded = true;
    clearTimeout(this.#idle);
    try {
      return (await ask(this.link, how, undefined, this.limits.statementMs)).result;
    } finally {
      this.ended();
    }
  }
}
