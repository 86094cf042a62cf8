import { mock } from 'node:test';
import pg from 'pg';
import type { Services } from '../../server/platform';
import { EmbeddedEngine, pgTypes, type Session } from '../../server/platform/internals';

export interface Replay {
  /** Sends the statements and returns the rows of the last one that returns any. */
  rows(): Promise<unknown[]>;
  close(): Promise<void>;
}

type Work = () => Promise<unknown>;

interface Statement {
  text: string;
}

/** Records the statements that are sent until `stop` is called. */
type Recorder<Sent extends Statement> = () => { sent(): Sent[]; stop(): void };

async function recordOnce<Sent extends Statement>(record: Recorder<Sent>, work: Work): Promise<Sent[]> {
  const recorder = record();
  try {
    await work();
    return recorder.sent();
  } finally {
    recorder.stop();
  }
}

const joinTexts = (statements: readonly Statement[]): string => statements.map(({ text }) => text).join('\n');

/** Runs `work` at least three times, and returns the statements that it sends once its caches are warm. */
async function recordStatements<Sent extends Statement>(record: Recorder<Sent>, work: Work): Promise<Sent[]> {
  await work();
  const first = await recordOnce(record, work);
  const second = await recordOnce(record, work);
  // Two recordings differ if other work sent statements meanwhile, and are then repeated.
  return joinTexts(first) === joinTexts(second) ? first : recordStatements(record, work);
}

const isStatement = (argument: unknown): argument is pg.QueryConfig =>
  typeof argument === 'object' && argument !== null && 'text' in argument;

const recordQueries: Recorder<pg.QueryConfig> = () => {
  const { mock: recorder } = mock.method(pg.Client.prototype, 'query');
  return {
    sent: () =>
      recorder.calls.flatMap(({ arguments: [argument] }: { arguments: readonly unknown[] }) => {
        if (typeof argument === 'string') return [{ text: argument }];
        return isStatement(argument) ? [{ ...argument }] : [];
      }),
    stop: () => recorder.restore(),
  };
};

async function replayOverPool(connectionString: string, max: number, work: Work): Promise<Replay> {
  const statements = await recordStatements(recordQueries, work);
  const pool = new pg.Pool({ connectionString, max, types: pgTypes });
  return {
    async rows() {
      const client = await pool.connect();
      try {
        let lastRows: unknown[] = [];
        for (const statement of statements) {
          const { rows = [] } = await client.query(statement);
          if (rows.length > 0) lastRows = rows;
        }
        return lastRows;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/**
 * Runs `work` and returns the engine that it uses, because a second engine cannot open the same folder.
 * Throws if `work` sends no statement.
 */
async function findEngine(work: Work): Promise<EmbeddedEngine> {
  const { mock: recorder } = mock.method(EmbeddedEngine.prototype, 'begin');
  try {
    await work();
    const engine: unknown = recorder.calls[0]?.this;
    if (!(engine instanceof EmbeddedEngine)) throw new Error('No statement reached the embedded database.');
    return engine;
  } finally {
    recorder.restore();
  }
}

async function replayOverEngine(work: Work): Promise<Replay> {
  const engine = await findEngine(work);
  const statements = await recordStatements(recordQueries, work);
  return {
    async rows() {
      let session: Session | null = null;
      let lastRows: unknown[] = [];
      for (const { text, values = [] } of statements) {
        if (text.startsWith('begin')) session = await engine.begin(text);
        else if (text === 'commit') await session?.commit();
        else {
          const { rows }: { rows: unknown[] } = await (session
            ? session.query<object>(text, values)
            : engine.query<object>(text, values));
          if (rows.length > 0) lastRows = rows;
        }
      }
      return lastRows;
    },
    async close() {},
  };
}

/** Records the statements that the API sends to its database during `work`, and returns their replay. */
export const recordReplay = ({ settings }: Services, work: Work): Promise<Replay> =>
  settings.databaseUrl === null
    ? replayOverEngine(work)
    : replayOverPool(settings.databaseUrl, settings.databasePoolSize, work);
