import { createHash } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type Queryable } from '../../../server/platform';
import { runStatement, splitStatements, WorkerClient } from '../../../server/platform/internals';
import { settingsFor } from '../../../server/testing/databaseTemplate';
import { readRowCounts, readSchema } from '../schema';

const [address = '', limitText = ''] = process.argv.slice(2);
const statementLimit = Number(limitText);
const isOnPostgres = address.startsWith('postgres:');

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
const killProcess = (): void => void process.kill(process.pid, 'SIGKILL');

/** Reads the state of the database while the observed connection waits. */
let readState: () => Promise<string> = async () => '';
let isReading = false;
let hasPrintedInitial = false;
let hasMigration = false;
let statementCount = 0;

async function digest(): Promise<string> {
  isReading = true;
  const text = await readState().finally(() => (isReading = false));
  return createHash('sha256').update(text).digest('hex');
}

const stateText = async (db: Queryable): Promise<string> =>
  `${await readSchema(db)}\n${await readRowCounts(db)}`;

/**
 * Kills the process at the statement limit, or after the commit of a migration file, for which it first
 * prints a digest of the state. An infinite limit disables both.
 */
async function afterStatement(statement: string): Promise<void> {
  statementCount += 1;
  if (statement.startsWith('insert into schema_migrations')) hasMigration = true;
  if (statement === 'commit' && hasMigration && statementLimit !== Infinity) {
    printLine(`committed ${await digest()}`);
    killProcess();
  }
  if (statementCount === statementLimit) killProcess();
}

type Send<Result> = (text: string) => Promise<Result>;

/**
 * Sends a text statement by statement, since the process may die after each of them. Prints the digest of the
 * initial state before the first one.
 */
async function sendStatements<Result>(text: string, hasValues: boolean, send: Send<Result>): Promise<Result> {
  if (!hasPrintedInitial) {
    hasPrintedInitial = true;
    printLine(`found ${await digest()}`);
  }
  const [first = text, ...more] = hasValues
    ? [text]
    : splitStatements(text).map((statement) => statement.text);
  let last = await send(first);
  await afterStatement(first);
  for (const statement of more) {
    last = await send(statement);
    await afterStatement(statement);
  }
  return last;
}

type QueryCallback = (error: Error | null, result?: pg.QueryResult) => void;
type Query = (
  this: pg.Client,
  input: string | pg.QueryConfig,
  more?: readonly unknown[] | QueryCallback,
) => Promise<unknown>;

/** Intercepts every query to the server, including those of libraries. */
async function interceptPostgres(): Promise<void> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  const observer = new pg.Client({ connectionString: address });
  await observer.connect();
  const runQuery = async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    const { rows, rowCount } = (await query.call(observer, {
      text,
      values: [...values],
    })) as pg.QueryResult<Row>;
    return { rows, rowCount: rowCount ?? 0 };
  };
  readState = () => stateText({ query: runQuery });
  prototype.query = async function (input, more = []) {
    const values = typeof more === 'function' ? [] : more;
    const queryConfig = typeof input === 'string' ? { text: input, values: [...values] } : input;
    const send = (text: string) => query.call(this, { ...queryConfig, text }) as Promise<pg.QueryResult>;
    const hasValues = (queryConfig.values ?? []).length > 0;
    const pending = sendStatements(queryConfig.text, hasValues, send);
    if (typeof more !== 'function') return pending;
    await pending.then((result) => more(null, result), more);
  };
}

function interceptEmbedded(): void {
  const { run } = WorkerClient.prototype;
  WorkerClient.prototype.run = function (text, values, ...more) {
    const send = (statement: string) => run.call(this, statement, values, ...more);
    if (isReading) return send(text);
    readState = () => stateText({ query: (input, parameters) => runStatement(this, input, parameters) });
    return sendStatements(text, (values?.length ?? 0) > 0, send);
  };
}

// Migrates like the API until the statement limit or a committed file. Prints digests of the initial state
// and of the state after a committed file or after completion.
async function main(): Promise<void> {
  if (isOnPostgres) await interceptPostgres();
  else interceptEmbedded();
  await openDatabase(isOnPostgres ? settingsFor('', address) : settingsFor(address));
  printLine(`done ${await digest()}`);
  process.exit();
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
