import path from 'node:path';
import { startProgram } from '../../server/testing/childProgram';
import { setUpEnvironment } from '../lib/environment';
import { registerTeardown, type DatabaseKind, type ProgramOptions } from '../lib/program';
import type { Row } from '../lib/report';

const program = path.join(__dirname, 'processes', 'migrateAndKill.ts');

/** Digests of the state before a start, after it committed a file, and after the last file. */
interface Digests {
  found?: string;
  committed?: string;
  done?: string;
}

/** Migrates in a process that kills itself after this many statements or after the commit of a file. */
async function migrateAndKill(address: string, statements: number | 'none'): Promise<Digests> {
  const child = startProgram(program, [address, String(statements)]);
  const unregister = registerTeardown(() => child.kill());
  await child.exited.finally(unregister);
  if (child.errors.length > 0) throw new Error(child.errors.join('\n'));
  return Object.fromEntries(child.lines.map((line) => line.split(' ')));
}

async function withEmptyDatabase<T>(
  database: DatabaseKind,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const { postgres, dataDir, remove } = await setUpEnvironment(database);
  return work(postgres?.url ?? path.join(dataDir, 'database')).finally(remove);
}

interface Outcome {
  kills: number;
  files: number;
  /** The number of starts that found neither the state before a file nor the state after it. */
  partialFiles: number;
  done: string;
}

/**
 * Starts until one start completes. Each runs more statements than the one before it, unless that one
 * committed a file.
 */
async function migrateUntilDone(address: string, step: number): Promise<Outcome> {
  let [kills, files, partialFiles] = [0, 0, 0];
  let expected: string | undefined;
  for (let statements = step; ; statements += step) {
    const { found, committed, done } = await migrateAndKill(address, statements);
    expected ??= found;
    if (found !== expected) partialFiles += 1;
    if (done !== undefined) return { kills, files, partialFiles, done };
    kills += 1;
    if (committed === undefined) continue;
    files += 1;
    expected = committed;
    statements = 0;
  }
}

/** Kills the first start on an empty database after each statement, and compares the final schema. */
export async function measureKilledMigrations(
  database: DatabaseKind,
  { isShort }: ProgramOptions,
): Promise<Row[]> {
  const step = isShort ? 60 : 1;
  const uninterrupted = await withEmptyDatabase(database, (address) => migrateAndKill(address, 'none'));
  const { kills, files, partialFiles, done } = await withEmptyDatabase(database, (address) =>
    migrateUntilDone(address, step),
  );
  const isSame = done === uninterrupted.done;
  return [
    {
      name: 'migration-killed',
      database,
      what: `the migration of an empty database, killed after every ${step === 1 ? 'statement' : `${step} statements`} until it completes`,
      measured: `${kills} kills, ${files} files, ${partialFiles} partially applied, ${isSame ? 'the same schema' : 'a different schema'}`,
      baseline: '',
      budget: 'no file partially applied; the schema of an uninterrupted start',
      isWithinBudget: partialFiles === 0 && isSame && files > 0,
    },
  ];
}
