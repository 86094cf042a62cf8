import pg from 'pg';
import type { Queryable } from '../../server/platform';
import { findFreePort } from '../../server/testing/findFreePort';
import { startApi } from './api';
import { setUpEnvironment } from './setUpEnvironment';
import { readSchema } from './schema';
import type { FaultRow, Fault } from './table';

async function readInstalledSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const db: Queryable = {
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const { rows, rowCount } = await client.query<Row>(text, [...values]);
      return { rows, rowCount: rowCount ?? 0 };
    },
  };
  try {
    return await readSchema(db);
  } finally {
    await client.end();
  }
}

async function startOnEmpty(
  processes: number,
): Promise<{ readyMs: number[]; installed: string; errorLines: string[] }> {
  const environment = await setUpEnvironment('postgres');
  const apis = [];
  for (let index = 0; index < processes; index += 1) {
    apis.push(startApi({ ...environment.settings, PORT: String(await findFreePort()) }));
  }
  try {
    const readyMs = await Promise.all(apis.map((api) => api.ready().catch(() => Infinity)));
    if (!readyMs.some(Number.isFinite)) throw new Error(apis.flatMap(({ errors }) => errors).join('\n'));
    const installed = await readInstalledSchema(environment.settings['DATABASE_URL'] ?? '');
    return { readyMs, installed, errorLines: apis.flatMap(({ errors }) => errors) };
  } finally {
    await Promise.all(apis.map((api) => api.kill()));
    await environment.remove();
  }
}

async function measureStarts(rounds: number): Promise<FaultRow[]> {
  const single = await startOnEmpty(1);
  let [bothReady, sameSchemaCount] = [0, 0];
  const times: number[] = [];
  const errorLines: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const pair = await startOnEmpty(2);
    times.push(...pair.readyMs);
    errorLines.push(...pair.errorLines);
    if (pair.readyMs.every(Number.isFinite)) bothReady += 1;
    if (pair.installed === single.installed) sameSchemaCount += 1;
  }
  if (errorLines.length > 0) console.error(errorLines.join('\n'));
  return [
    {
      fault: 'start-together',
      database: 'postgres',
      what: 'two processes started concurrently on one empty PostgreSQL database',
      measured: `both ready in ${bothReady} of ${rounds} rounds, after at most ${Math.max(...times).toFixed(0)} ms; schema of a single start in ${sameSchemaCount} of ${rounds}; ${errorLines.length} error lines`,
      budget: 'both ready in every round; each migration and queue created once; no errors',
      isWithinBudget: bothReady === rounds && sameSchemaCount === rounds && errorLines.length === 0,
      figures: {
        rounds,
        bothReady,
        sameSchemaCount,
        readyMaxMs: Math.max(...times),
        errorLines: errorLines.length,
      },
    },
  ];
}

/**
 * Measures two processes that start concurrently and migrate the same empty database. Requires PostgreSQL.
 */
export const startTogether: Fault = ({ databases, isShort }) =>
  databases.includes('postgres') ? [() => measureStarts(isShort ? 2 : 10)] : [];
