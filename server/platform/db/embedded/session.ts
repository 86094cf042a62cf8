import type { EngineSession } from '../engine';
import { AbortedTransactionError, outcomeUnknown } from '../failures';
import { encodeValue, parseRows } from '../values';
import { type WorkerClient, StatementError } from './workerClient';

interface Result<Row> {
  rows: Row[];
  rowCount: number;
  command: string | null;
}

// The maximum delay of a timer, about 24 days.
const noLimitMs = 2 ** 31 - 1;

// Matches a COPY between the database and its client, which no caller supports. PGlite would wait forever for
// the rows of `from stdin`.
const copyPattern = /\bcopy\b[\s\S]*\b(from\s+stdin|to\s+stdout)\b/i;

async function sendStatement<Row extends object>(
  worker: WorkerClient,
  text: string,
  values: readonly unknown[] | undefined,
  limitMs: number,
): Promise<{ result: Result<Row>; inTransaction: boolean }> {
  if (copyPattern.test(text))
    throw new Error('COPY between the database and its client requires PostgreSQL.');
  const encoded = values && values.length > 0 ? values.map(encodeValue) : null;
  const { outcome, inTransaction } = await worker.run(text, encoded, limitMs);
  const { fields, rows, rowCount, command } = outcome;
  return { result: { rows: parseRows<Row>(fields, rows), rowCount, command }, inTransaction };
}

/**
 * Runs a standalone statement or one that opens a transaction. Rolls back the transaction that a failed
 * statement leaves open.
 */
export async function runStatement<Row extends object>(
  worker: WorkerClient,
  text: string,
  values?: readonly unknown[],
  limitMs = noLimitMs,
): Promise<Result<Row>> {
  try {
    const { result } = await sendStatement<Row>(worker, text, values, limitMs);
    return result;
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    if (error.inTransaction) await worker.run('rollback', null, limitMs);
    throw error.forCaller();
  }
}

export class EmbeddedSession implements EngineSession {
  #hasEnded = false;
  #runningStatements = 0;
  readonly #idle: NodeJS.Timeout;

  constructor(
    private readonly worker: WorkerClient,
    private readonly onEnd: () => void,
    private readonly limits: { statementMs: number; idleMs: number },
  ) {
    // Rolls back an idle transaction, because every other call waits for it.
    this.#idle = setTimeout(() => {
      if (this.#runningStatements > 0) this.#idle.refresh();
      else void this.rollback();
    }, limits.idleMs);
  }

  query = async <Row extends object>(text: string, values?: readonly unknown[]): Promise<Result<Row>> => {
    if (this.#hasEnded) throw new Error('This transaction has ended.');
    this.#runningStatements += 1;
    try {
      const { result } = await sendStatement<Row>(this.worker, text, values, this.limits.statementMs);
      return result;
    } catch (error) {
      throw error instanceof StatementError ? error.forCaller() : error;
    } finally {
      this.#runningStatements -= 1;
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
    // If the engine has stopped, the transaction is already lost.
    await this.#end('rollback').catch(() => undefined);
  }

  async #end(finalStatement: 'commit' | 'rollback'): Promise<Result<object>> {
    if (this.#hasEnded) throw new Error('This transaction has ended.');
    this.#hasEnded = true;
    clearTimeout(this.#idle);
    try {
      return (await sendStatement(this.worker, finalStatement, undefined, this.limits.statementMs)).result;
    } finally {
      this.onEnd();
    }
  }
}
