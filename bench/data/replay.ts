import { mock } from 'node:test';
import pg from 'pg';
import type { Services } from '../../server/context';
import { EmbeddedEngine } from '../../server/db/embedded/engine';
import { WorkerClient } from '../../server/db/embedded/workerClient';
import type { Engine, Session } from '../../server/db/engine';
import { pgTypes } from '../../server/db/values';
import { recordStatements, type Recorder } from './recordStatements';

/** The statements of one request, to be sent again. */
export interface Replay {
  /** What the last statement gave that gave any. */
  rows(): Promise<unknown[]>;
  close(): Promise<void>;
}

type Work = () => Promise<unknown>;

const isStatement = (given: unknown): given is pg.QueryConfig =>
  typeof given === 'object' && given !== null && 'text' in given;

const toPostgres: Recorder<pg.QueryConfig> = () => {
  const { mock: recorder } = mock.method(pg.Client.prototype, 'query');
  return {
    sent: () =>
      recorder.calls.flatMap(({ arguments: [given] }: { arguments: readonly unknown[] }) => {
        if (typeof given === 'string') return [{ text: given }];
        return isStatement(given) ? [{ ...given }] : [];
      }),
    stop: () => recorder.restore(),
  };
};

async function overPool(connectionString: string, max: number, work: Work): Promise<Replay> {
  const statements = await recordStatements(toPostgres, work);
  const pool = new pg.Pool({ connectionString, max, types: pgTypes });
  return {
    async rows() {
      const client = await pool.connect();
      try {
        let last: unknown[] = [];
        for (const statement of statements) {
          const { rows = [] } = await client.query(statement);
          if (rows.length > 0) last = rows;
        }
        return last;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

interface EmbeddedStatement {
  text: string;
  values: readonly (string | null)[] | null;
}

const toEmbedded: Recorder<EmbeddedStatement> = () => {
  const { mock: recorder } = mock.method(WorkerClient.prototype, 'run');
  return {
    sent: () => recorder.calls.map(({ arguments: [text, values] }) => ({ text, values })),
    stop: () => recorder.restore(),
  };
};

/** A folder has one engine, so it is the API's own. */
async function engineOf(work: Work): Promise<Engine> {
  const { mock: recorder } = mock.method(EmbeddedEngine.prototype, 'begin');
  try {
    await work();
    const engine: unknown = recorder.calls[0]?.this;
    if (!(engine instanceof EmbeddedEngine)) throw new Error('Nothing was asked of the embedded database.');
    return engine;
  } finally {
    recorder.restore();
  }
}

async function overEngine(work: Work): Promise<Replay> {
  const engine = await engineOf(work);
  const statements = await recordStatements(toEmbedded, work);
  return {
    async rows() {
      let session: Session | null = null;
      let last: unknown[] = [];
      for (const { text, values } of statements) {
        if (text.startsWith('begin')) session = await engine.begin(text);
        else if (text === 'commit') await session?.commit();
        else {
          const { rows }: { rows: unknown[] } = await (session ?? engine).query(text, values ?? []);
          if (rows.length > 0) last = rows;
        }
      }
      return last;
    },
    async close() {},
  };
}

/** What the API's database is sent while some work is done. */
export const recordReplay = ({ settings }: Services, work: Work): Promise<Replay> =>
  settings.databaseUrl === null
    ? overEngine(work)
    : overPool(settings.databaseUrl, settings.databasePoolSize, work);
