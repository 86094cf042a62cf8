import { readdirSync } from 'node:fs';
import path from 'node:path';
import { migrationsFolder } from '../../server/platform/internals';
import { startProgram } from '../../server/testing/childProgram';
import { createTempFolder, removeFolder } from '../../server/testing/folders';
import { startPostgresServer } from '../../server/testing/postgresServer';
import { registerTeardown } from '../bench/teardown';
import type { DatabaseKind } from '../bench/table';
import { createFirstVersion } from './firstVersionData';
import type { FaultRow, Fault } from './table';

const program = path.join(__dirname, 'processes', 'migrateAndDie.ts');

const migrationFiles = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql')).length;
const timeoutMs = 120_000;

interface TargetDatabase {
  address: string;
  remove(): Promise<void>;
}

async function createEmptyTarget(kind: DatabaseKind): Promise<TargetDatabase> {
  const server = kind === 'postgres' ? await startPostgresServer() : null;
  const folder = server ? '' : await createTempFolder('migrated');
  const tearDown = async (): Promise<void> => {
    await server?.remove();
    if (folder) await removeFolder(folder);
  };
  const unregister = registerTeardown(tearDown);
  return { address: server?.url ?? folder, remove: () => tearDown().finally(unregister) };
}

/** The digests that a start prints: of the initial state, after a committed file, and of the final state. */
interface StartOutput {
  found?: string;
  committed?: string;
  done?: string;
}

/**
 * Runs a start that kills itself after this many statements or after committing a file, and returns what it
 * printed.
 */
async function startAndKill(address: string, statements: number): Promise<StartOutput> {
  const child = startProgram(program, [address, String(statements)]);
  const unregister = registerTeardown(() => child.kill());
  const killTimer = setTimeout(() => void child.kill('SIGTERM'), timeoutMs);
  const code = await child.exited.finally(() => clearTimeout(killTimer)).finally(unregister);
  if (code === null && child.lines.length === 0)
    throw new Error('A start printed nothing in time and was killed.');
  if (child.errors.length > 0) throw new Error(child.errors.join('\n'));
  return Object.fromEntries(child.lines.map((line) => line.split(' ')));
}

interface Outcome {
  kills: number;
  files: number;
  /** The number of starts that found a partially applied file. */
  partialFiles: number;
  end: string;
}

async function startUntilDone(address: string, step: number, pendingFiles: number): Promise<Outcome> {
  let [kills, files, partialFiles] = [0, 0, 0];
  // The digest of the only state that may exist until the next file is committed.
  let expectedDigest: string | undefined;
  for (let statements = step; ; statements += step) {
    const { found, committed, done } = await startAndKill(address, statements);
    expectedDigest ??= found;
    if (found !== expectedDigest && !done && files < pendingFiles) partialFiles += 1;
    if (done) return { kills, files, partialFiles, end: done };
    kills += 1;
    if (!committed) continue;
    files += 1;
    expectedDigest = committed;
    statements = 0;
  }
}

interface InitialState {
  what: string;
  prepare(address: string): Promise<void>;
  pendingFiles: number;
}

const emptyState: InitialState = {
  what: 'the first start on an empty database',
  prepare: async () => {},
  pendingFiles: migrationFiles,
};

const firstVersionState: InitialState = {
  what: 'the first start on a database of the first version',
  prepare: createFirstVersion,
  pendingFiles: migrationFiles - 1,
};

async function withTarget<T>(
  kind: DatabaseKind,
  { prepare }: InitialState,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const { address, remove } = await createEmptyTarget(kind);
  try {
    await prepare(address);
    return await work(address);
  } finally {
    await remove();
  }
}

async function killAtEachStep(kind: DatabaseKind, state: InitialState, step: number): Promise<FaultRow> {
  const uninterrupted = await withTarget(kind, state, (address) => startAndKill(address, Infinity));
  const { kills, files, partialFiles, end } = await withTarget(kind, state, (address) =>
    startUntilDone(address, step, state.pendingFiles),
  );
  const isSame = end === uninterrupted.done;
  return {
    fault: 'migration-killed',
    database: kind,
    what: `${state.what}, killed after every ${step === 1 ? 'statement' : `${step} statements`} until it completes`,
    measured: `${kills} kills, ${files} files, ${partialFiles} partially applied, ${isSame ? 'the same schema and row counts' : 'ANOTHER SCHEMA OR OTHER ROW COUNTS'}`,
    budget: 'no file partially applied; the schema and row counts of an uninterrupted start',
    isWithinBudget: partialFiles === 0 && isSame && files === state.pendingFiles && kills >= files,
    figures: { kills, files, partialFiles, isSame: Number(isSame) },
  };
}

const steps = { whole: { nothing: 1, older: 7 }, short: { nothing: 60, older: 120 } };

/**
 * Kills starts on the same database until one completes. Each start runs more statements than the previous
 * one, unless that one committed a file.
 */
export const migrationKilled: Fault = ({ databases, isShort }) => {
  const step = steps[isShort ? 'short' : 'whole'];
  return databases.flatMap((kind) => [
    async () => [await killAtEachStep(kind, emptyState, step.nothing)],
    async () => [await killAtEachStep(kind, firstVersionState, step.older)],
  ]);
};
