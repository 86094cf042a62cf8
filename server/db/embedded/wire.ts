import { messages, protocol, type PGlite } from '@electric-sql/pglite';
import { statementName } from '../statementName';
import type { Cells, Outcome } from './messages';

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

const { serialize } = protocol;

/** `INSERT 0 5`, `UPDATE 5` and `BEGIN`. */
function completed(text: string): Pick<Outcome, 'command' | 'rowCount'> {
  const [command = null, ...numbers] = text.split(' ');
  return { command, rowCount: Number(numbers.at(-1)) || 0 };
}

/** Of several statements in one text, what the last came to. */
function outcomeOf(heard: readonly Message[]): Outcome {
  let outcome: Outcome = { fields: [], rows: [], command: null, rowCount: 0 };
  let fields: Outcome['fields'] = [];
  let rows: Cells[] = [];
  for (const message of heard) {
    if (message instanceof messages.RowDescriptionMessage) {
      fields = message.fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID }));
    } else if (message instanceof messages.DataRowMessage) rows.push(message.fields);
    else if (message instanceof messages.CommandCompleteMessage) {
      outcome = { fields, rows, ...completed(message.text) };
      [fields, rows] = [[], []];
    }
  }
  return outcome;
}

const isFatal = ({ severity }: messages.DatabaseError): boolean =>
  severity === 'FATAL' || severity === 'PANIC';

/**
 * Throws what PostgreSQL refused; and as an error that is not PostgreSQL's, which its engine does not survive, that it
 * fell down, or broke off with no word: PGlite takes whatever happens inside of it for the end of an answer.
 */
function refuse(heard: readonly Message[]): void {
  const refused = heard.find((message) => message instanceof messages.DatabaseError);
  if (refused) throw isFatal(refused) ? new Error(refused.message) : refused;
  const isWhole = heard.some(({ name }) => name === 'readyForQuery');
  const isDone = heard.some(({ name }) => name === 'commandComplete' || name === 'emptyQuery');
  if (!isWhole || !isDone) throw new Error('The engine broke off in the middle of an answer.');
}

/**
 * Speaks PostgreSQL's own protocol with PGlite. Its query() asks six times for each statement, has each parsed and
 * planned anew, and would read and write values by itself, and not as pg does: here a statement is one message, parsed
 * once if it has a name, and the wire's own text passes through.
 */
export class Wire {
  readonly #prepared = new Set<string>();

  constructor(private readonly database: Pick<PGlite, 'execProtocolStream'>) {}

  async run(text: string, values: Cells | null): Promise<Outcome> {
    const heard = values ? await this.#runWith(text, values) : await this.#send([serialize.query(text)]);
    refuse(heard);
    return outcomeOf(heard);
  }

  async #runWith(text: string, values: Cells): Promise<Message[]> {
    const name = statementName(text);
    const isPrepared = name !== undefined && this.#prepared.has(name);
    const heard = await this.#send([
      ...(isPrepared ? [] : [serialize.parse({ name, text })]),
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    // Also where it was refused afterwards.
    if (name !== undefined && heard.includes(messages.parseComplete)) this.#prepared.add(name);
    return heard;
  }

  async #send(parts: readonly Uint8Array[]): Promise<Message[]> {
    return this.database.execProtocolStream(Buffer.concat(parts), { throwOnError: false, syncToFs: false });
  }
}
