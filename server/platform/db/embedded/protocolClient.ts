import { messages, protocol, type PGlite } from '@electric-sql/pglite';
import { statementName } from '../statementName';
import type { Cells, Outcome } from './messages';

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

const { serialize } = protocol;

/** Parses a command tag such as `INSERT 0 5`, `UPDATE 5` or `BEGIN`. */
function parseCommandTag(text: string): Pick<Outcome, 'command' | 'rowCount'> {
  const [command = null, ...numbers] = text.split(' ');
  return { command, rowCount: Number(numbers.at(-1)) || 0 };
}

/** Returns the result of the last statement. */
function outcomeOf(received: readonly Message[]): Outcome {
  let outcome: Outcome = { fields: [], rows: [], command: null, rowCount: 0 };
  let fields: Outcome['fields'] = [];
  let rows: Cells[] = [];
  for (const message of received) {
    if (message instanceof messages.RowDescriptionMessage) {
      fields = message.fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID }));
    } else if (message instanceof messages.DataRowMessage) rows.push(message.fields);
    else if (message instanceof messages.CommandCompleteMessage) {
      outcome = { fields, rows, ...parseCommandTag(message.text) };
      [fields, rows] = [[], []];
    }
  }
  return outcome;
}

const isFatal = ({ severity }: messages.DatabaseError): boolean =>
  severity === 'FATAL' || severity === 'PANIC';

/**
 * Throws PostgreSQL's error, or a plain `Error` that stops the engine if the error is fatal or the response
 * is incomplete. PGlite reports an internal failure as a normal end of the response.
 */
function throwIfFailed(received: readonly Message[]): void {
  const error = received.find((message) => message instanceof messages.DatabaseError);
  if (error) throw isFatal(error) ? new Error(error.message) : error;
  const isReady = received.some(({ name }) => name === 'readyForQuery');
  const isComplete = received.some(({ name }) => name === 'commandComplete' || name === 'emptyQuery');
  if (!isReady || !isComplete) throw new Error('The response of the engine is incomplete.');
}

/**
 * Sends each statement to PGlite in one call, and prepares named ones. PGlite's `query()` needs six calls,
 * plans each statement again and converts values differently from `pg`.
 */
export class ProtocolClient {
  readonly #prepared = new Set<string>();

  constructor(private readonly database: Pick<PGlite, 'execProtocolStream'>) {}

  async run(text: string, values: Cells | null): Promise<Outcome> {
    const received = values
      ? await this.#runWithValues(text, values)
      : await this.#send([serialize.query(text)]);
    throwIfFailed(received);
    return outcomeOf(received);
  }

  async #runWithValues(text: string, values: Cells): Promise<Message[]> {
    const name = statementName(text);
    const isPrepared = name !== undefined && this.#prepared.has(name);
    const received = await this.#send([
      ...(isPrepared ? [] : [serialize.parse({ name, text })]),
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    // A parsed statement stays prepared even if its execution failed.
    if (name !== undefined && received.includes(messages.parseComplete)) this.#prepared.add(name);
    return received;
  }

  async #send(parts: readonly Uint8Array[]): Promise<Message[]> {
    return this.database.execProtocolStream(Buffer.concat(parts), { throwOnError: false, syncToFs: false });
  }
}
