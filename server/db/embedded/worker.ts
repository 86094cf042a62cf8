import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite, Results } from '@electric-sql/pglite';
import { errorCode } from '../errorCode';
import type { Answer, Ask, Outcome, Refusal } from './messages';
import { openCluster } from './openCluster';

type Cells = (string | null)[];

const asText = (value: string): string => value;

/** PGlite would read and write values by itself, and not as pg does: the wire's own text passes through. */
function textOptions({ parsers, serializers }: PGlite) {
  const untouched = (known: object) =>
    Object.fromEntries(Object.keys(known).map((typeId) => [typeId, asText]));
  return { rowMode: 'array', parsers: untouched(parsers), serializers: untouched(serializers) } as const;
}

const answer = (message: Answer): void => parentPort?.postMessage(message);

const outcomeOf = ({ fields, rows, command, rowCount }: Results<Cells>): Outcome => ({
  fields: fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID })),
  rows,
  command: command ?? null,
  rowCount: rowCount ?? 0,
});

const nothing: Outcome = { fields: [], rows: [], command: null, rowCount: 0 };

async function run(database: PGlite, text: string, values: Cells | null): Promise<Outcome> {
  const options = textOptions(database);
  if (values) return outcomeOf(await database.query<Cells>(text, values, options));
  const results = await database.exec(text, options);
  const last = results.at(-1);
  return last ? outcomeOf({ ...last, rows: last.rows.map((row) => Object.values(row)) }) : nothing;
}

const refusalParts = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'where',
  'schema',
  'table',
  'column',
  'constraint',
] as const;

/** Leaves out the statement and its values, which PGlite adds and which may hold secrets. */
function refusalOf(error: Error & Partial<Record<keyof Refusal, string>>): Refusal {
  const refusal: Refusal = { message: error.message };
  for (const part of refusalParts) if (error[part] !== undefined) refusal[part] = error[part];
  return refusal;
}

const isSqlError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && /^[0-9A-Z]{5}$/.test(errorCode(error));

async function serve(database: PGlite, ask: Ask): Promise<void> {
  if (ask.kind === 'close') {
    await database.exec('checkpoint');
    await database.close();
    process.exit(0);
  }
  try {
    const outcome = await run(database, ask.text, ask.values);
    answer({ kind: 'done', id: ask.id, outcome, inTransaction: database.isInTransaction() });
  } catch (error) {
    // Anything that PostgreSQL did not say itself is the engine breaking, and its memory can't be trusted.
    if (!isSqlError(error)) throw error;
    answer({
      kind: 'refused',
      id: ask.id,
      refusal: refusalOf(error),
      inTransaction: database.isInTransaction(),
    });
  }
}

function stopBroken(error: unknown): void {
  answer({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}

async function start(): Promise<void> {
  const database = await openCluster(String(workerData));
  database.onNotification((channel, payload) => answer({ kind: 'notified', channel, payload }));
  let before: Promise<void> = Promise.resolve();
  parentPort?.on('message', (ask: Ask) => {
    before = before.then(() => serve(database, ask)).catch(stopBroken);
  });
  answer({ kind: 'opened' });
}

start().catch(stopBroken);
