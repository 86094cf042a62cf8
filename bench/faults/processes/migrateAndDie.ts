import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Db } from '../../../server/db/database';
import { WorkerClient } from '../../../server/db/embedded/workerClient';
import { runStatement } from '../../../server/db/embedded/session';
import { openDatabase } from '../../../server/db/openDatabase';
import { settingsFor } from '../../../server/testing/databaseTemplate';
import { contentsText, schemaText } from '../schema';
import { statementsOf } from '../statements';

const [address = '', given = ''] = process.argv.slice(2);
const most = Number(given);
const isOnPostgres = address.startsWith('postgres:');

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const die = (): void => void process.kill(process.pid, 'SIGKILL');

/** Looks at the database beside whoever is watched, who waits meanwhile. */
let look: () => Promise<string> = async () => '';
let isLooking = false;
let hasFound = false;
let hasApplied = false;
let done = 0;

async function digest(): Promise<string> {
  isLooking = true;
  const text = await look().finally(() => (isLooking = false));
  return createHash('sha256').update(text).digest('hex');
}

const textOf = async (db: Db): Promise<string> => `${await schemaText(db)}\n${await contentsText(db)}`;

/** Once a statement is answered: the one that keeps a file, or the one after which the process is to die. */
async function answered(statement: string): Promise<void> {
  done += 1;
  if (statement.startsWith('insert into schema_migrations')) hasApplied = true;
  if (statement === 'commit' && hasApplied && most !== Infinity) {
    say(`committed ${await digest()}`);
    die();
  }
  if (done === most) die();
}

type Send<Answer> = (text: string) => Promise<Answer>;

/** Sends a text statement by statement, each of which may be the last. */
async function oneByOne<Answer>(text: string, hasValues: boolean, send: Send<Answer>): Promise<Answer> {
  if (!hasFound) {
    hasFound = true;
    say(`found ${await digest()}`);
  }
  const [first = text, ...more] = hasValues ? [text] : statementsOf(text);
  let last = await send(first);
  await answered(first);
  for (const statement of more) {
    last = await send(statement);
    await answered(statement);
  }
  return last;
}

type Answered = (error: Error | null, result?: pg.QueryResult) => void;
type Query = (
  this: pg.Client,
  asked: string | pg.QueryConfig,
  more?: readonly unknown[] | Answered,
) => Promise<unknown>;

/** What the product sends over the wire passes here, whoever of it sends it. */
async function watchPostgres(): Promise<void> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  const onlooker = new pg.Client({ connectionString: address });
  await onlooker.connect();
  const ask = async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    const { rows, rowCount } = (await query.call(onlooker, {
      text,
      values: [...values],
    })) as pg.QueryResult<Row>;
    return { rows, rowCount: rowCount ?? 0 };
  };
  look = () => textOf({ query: ask });
  prototype.query = async function (asked, more = []) {
    const values = typeof more === 'function' ? [] : more;
    const question = typeof asked === 'string' ? { text: asked, values: [...values] } : asked;
    const send = (text: string) => query.call(this, { ...question, text }) as Promise<pg.QueryResult>;
    const hasValues = (question.values ?? []).length > 0;
    const answer = oneByOne(question.text, hasValues, send);
    if (typeof more !== 'function') return answer;
    await answer.then((result) => more(null, result), more);
  };
}

function watchEmbedded(): void {
  const { run } = WorkerClient.prototype;
  WorkerClient.prototype.run = function (text, values, ...more) {
    const send = (one: string) => run.call(this, one, values, ...more);
    if (isLooking) return send(text);
    look = () => textOf({ query: (asked, with_) => runStatement(this, asked, with_) });
    return oneByOne(text, (values?.length ?? 0) > 0, send);
  };
}

// Starts as the product does, and dies after so many statements, or when a file is committed: says first what it found
// and then how far it came.
async function main(): Promise<void> {
  if (isOnPostgres) await watchPostgres();
  else watchEmbedded();
  await openDatabase(isOnPostgres ? settingsFor('', address) : settingsFor(address));
  say(`done ${await digest()}`);
  process.exit();
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
