import { readdirSync } from 'node:fs';
import path from 'node:path';
import { migrationsFolder } from '../../server/db/migrate';
import { startProgram } from '../../server/testing/child';
import { newFolder, removeFolder } from '../../server/testing/folders';
import { startPostgresServer } from '../../server/testing/postgresServer';
import { putAwayIfEnded } from '../putAway';
import type { DatabaseKind } from '../table';
import { makeOlder } from './olderData';
import type { Fault } from './run';
import type { FaultRow } from './table';

const program = path.join(__dirname, 'processes', 'migrateAndDie.ts');

const migrationFiles = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql')).length;
const patienceMs = 120_000;

interface Place {
  address: string;
  remove(): Promise<void>;
}

async function emptyPlace(kind: DatabaseKind): Promise<Place> {
  const onPostgres = kind === 'postgres' ? await startPostgresServer() : null;
  const folder = onPostgres ? '' : await newFolder('migrated');
  const putAway = async (): Promise<void> => {
    await onPostgres?.remove();
    if (folder) await removeFolder(folder);
  };
  const forget = putAwayIfEnded(putAway);
  return { address: onPostgres?.url ?? folder, remove: () => putAway().finally(forget) };
}

/** The digests of what is there that it found, committed a file with, or came to its end with. */
interface Said {
  found?: string;
  committed?: string;
  done?: string;
}

/** A start that dies after so many statements, or with the file that it is at. */
async function startAndDie(address: string, statements: number): Promise<Said> {
  const child = startProgram(program, [address, String(statements)]);
  const forget = putAwayIfEnded(() => child.kill());
  const late = setTimeout(() => void child.kill('SIGTERM'), patienceMs);
  const code = await child.ended.finally(() => clearTimeout(late)).finally(forget);
  if (code === null && child.lines.length === 0) throw new Error('A start said nothing, and was ended.');
  if (child.errors.length > 0) throw new Error(child.errors.join('\n'));
  return Object.fromEntries(child.lines.map((line) => line.split(' ')));
}

interface Outcome {
  kills: number;
  files: number;
  /** Starts that found something of a file that was not committed. */
  halves: number;
  end: string;
}

async function startUntilDone(address: string, step: number, filesToCome: number): Promise<Outcome> {
  let [kills, files, halves] = [0, 0, 0];
  // While a file waits to be committed, this is all that may be there. The queue library commits as it goes.
  let whole: string | undefined;
  for (let statements = step; ; statements += step) {
    const { found, committed, done } = await startAndDie(address, statements);
    whole ??= found;
    if (found !== whole && !done && files < filesToCome) halves += 1;
    if (done) return { kills, files, halves, end: done };
    kills += 1;
    if (!committed) continue;
    files += 1;
    whole = committed;
    statements = 0;
  }
}

/** What a start begins with. */
interface Beginning {
  what: string;
  make(address: string): Promise<void>;
  filesToCome: number;
}

const nothing: Beginning = {
  what: 'a first start',
  make: async () => {},
  filesToCome: migrationFiles,
};

const older: Beginning = {
  what: 'the first start on companies and clients of the first version',
  make: makeOlder,
  filesToCome: migrationFiles - 1,
};

async function withPlace<T>(
  kind: DatabaseKind,
  { make }: Beginning,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const { address, remove } = await emptyPlace(kind);
  try {
    await make(address);
    return await work(address);
  } finally {
    await remove();
  }
}

async function killEverywhere(kind: DatabaseKind, from: Beginning, step: number): Promise<FaultRow> {
  const undisturbed = await withPlace(kind, from, (address) => startAndDie(address, Infinity));
  const { kills, files, halves, end } = await withPlace(kind, from, (address) =>
    startUntilDone(address, step, from.filesToCome),
  );
  const isSame = end === undisturbed.done;
  return {
    fault: 'migration-killed',
    database: kind,
    what: `${from.what} killed after ${step === 1 ? 'each of its statements' : `every ${step} of its statements`}, until it comes to its end`,
    measured: `${kills} kills, ${files} files, ${halves} half applied, ${isSame ? 'the same schema and as many rows' : 'ANOTHER SCHEMA, OR OTHER ROWS'}`,
    budget: 'none half applied, the schema and the rows of an undisturbed start',
    isKept: halves === 0 && isSame && files === from.filesToCome && kills >= files,
    figures: { kills, files, halves, isSame: Number(isSame) },
  };
}

const steps = { whole: { nothing: 1, older: 7 }, short: { nothing: 60, older: 120 } };

/** kill -9 of a start, a statement later from time to time, on the same database. */
export const migrationKilled: Fault = ({ databases, isShort }) => {
  const step = steps[isShort ? 'short' : 'whole'];
  return databases.flatMap((kind) => [
    async () => [await killEverywhere(kind, nothing, step.nothing)],
    async () => [await killEverywhere(kind, older, step.older)],
  ]);
};
