import pg from 'pg';
import type { Db } from '../../server/db/database';
import { freePort } from '../../server/testing/freePort';
import { startApi } from './api';
import type { Fault } from './run';
import { makeScene } from './scene';
import { schemaText } from './schema';
import type { FaultRow } from './table';

/** The schema that a server has, with its queues. */
async function installedOn(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const db: Db = {
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const { rows, rowCount } = await client.query<Row>(text, [...values]);
      return { rows, rowCount: rowCount ?? 0 };
    },
  };
  try {
    return await schemaText(db);
  } finally {
    await client.end();
  }
}

/** Starts so many processes at once on a server that holds nothing. */
async function startOnEmpty(
  processes: number,
): Promise<{ readyMs: number[]; installed: string; said: string[] }> {
  const scene = await makeScene('postgres');
  const apis = [];
  for (let each = 0; each < processes; each += 1) {
    apis.push(startApi({ ...scene.settings, PORT: String(await freePort()) }));
  }
  try {
    const readyMs = await Promise.all(apis.map((api) => api.ready().catch(() => Infinity)));
    if (!readyMs.some(Number.isFinite)) throw new Error(apis.flatMap(({ errors }) => errors).join('\n'));
    const installed = await installedOn(scene.settings['DATABASE_URL'] ?? '');
    return { readyMs, installed, said: apis.flatMap(({ errors }) => errors) };
  } finally {
    await Promise.all(apis.map((api) => api.kill()));
    await scene.remove();
  }
}

async function together(rounds: number): Promise<FaultRow[]> {
  const alone = await startOnEmpty(1);
  let [bothReady, same] = [0, 0];
  const times: number[] = [];
  const said: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const both = await startOnEmpty(2);
    times.push(...both.readyMs);
    said.push(...both.said);
    if (both.readyMs.every(Number.isFinite)) bothReady += 1;
    if (both.installed === alone.installed) same += 1;
  }
  if (said.length > 0) console.error(said.join('\n'));
  return [
    {
      fault: 'start-together',
      database: 'postgres',
      what: 'two processes started at once on one empty PostgreSQL',
      measured: `both ready in ${bothReady} of ${rounds}, after ${Math.max(...times).toFixed(0)} ms at most; ${same} times migrations and queues as of one alone; ${said.length} complaints`,
      budget: 'both, always; each migration and queue once',
      isKept: bothReady === rounds && same === rounds && said.length === 0,
      figures: { rounds, bothReady, same, readyMostMs: Math.max(...times), complaints: said.length },
    },
  ];
}

/** First starts at the same time, which migrate the same database. */
export const startTogether: Fault = ({ databases, isShort }) =>
  databases.includes('postgres') ? [() => together(isShort ? 2 : 10)] : [];
