import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresCommand } from '../../server/testing/postgresPrograms';
import { setUpEnvironment, startApi, type Environment } from '../lib/environment';
import type { DatabaseKind, ProgramOptions } from '../lib/program';
import type { Row } from '../lib/report';

/** Returns the schema and the applied migrations. The embedded database has no program that dumps a schema. */
async function readState({ postgres, withServices }: Environment): Promise<string> {
  const migrations = await withServices(async ({ database }) => {
    const { rows } = await database.query<{ line: string }>(
      `select concat_ws(' ', name, checksum) as line from schema_migrations order by name`,
    );
    return rows.map(({ line }) => line).join('\n');
  });
  if (!postgres) return migrations;
  const [command, args] = postgresCommand('pg_dump', ['--schema-only', postgres.url]);
  const dump = execFileSync(command, args, { encoding: 'utf8', cwd: '/', maxBuffer: 2 ** 26 });
  // pg_dump restricts psql with a random key.
  return `${migrations}\n${dump.replace(/^\\(un)?restrict .*$/gm, '')}`;
}

/** Returns the state after a start that nothing interrupts, and how long the start took. */
async function startOnce(database: DatabaseKind): Promise<{ state: string; readyMs: number }> {
  const environment = await setUpEnvironment(database);
  try {
    const api = startApi(environment.settings);
    const readyMs = await api.ready();
    await api.kill('SIGTERM');
    return { state: await readState(environment), readyMs };
  } finally {
    await environment.remove();
  }
}

/**
 * Kills the first start on an empty database at random moments until one completes, repeatedly, and compares
 * the schema with that of an uninterrupted start.
 */
export async function measureKilledMigrations(
  database: DatabaseKind,
  { isShort }: ProgramOptions,
): Promise<Row[]> {
  const rounds = isShort ? 1 : 10;
  const killsPerRound = isShort ? 2 : 6;
  const { state, readyMs } = await startOnce(database);
  let sameStates = 0;
  for (let round = 0; round < rounds; round += 1) {
    const environment = await setUpEnvironment(database);
    try {
      for (let kill = 0; kill < killsPerRound; kill += 1) {
        const api = startApi(environment.settings);
        await delay(Math.random() * readyMs);
        await api.kill();
      }
      const api = startApi(environment.settings);
      await api.ready();
      await api.kill('SIGTERM');
      if ((await readState(environment)) === state) sameStates += 1;
    } finally {
      await environment.remove();
    }
  }
  return [
    {
      name: 'migration-killed',
      database,
      what: `the first start on an empty database, killed ${killsPerRound} times at random moments before one completes`,
      measured: `the schema of an uninterrupted start in ${sameStates} of ${rounds} rounds`,
      baseline: '',
      budget: 'the same schema and migrations in every round',
      isWithinBudget: sameStates === rounds,
    },
  ];
}
