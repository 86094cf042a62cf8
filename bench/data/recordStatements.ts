import { mock } from 'node:test';
import pg from 'pg';

const isStatement = (given: unknown): given is pg.QueryConfig =>
  typeof given === 'object' && given !== null && 'text' in given;

async function recordedOnce(work: () => Promise<unknown>): Promise<pg.QueryConfig[]> {
  const { mock: recorder } = mock.method(pg.Client.prototype, 'query');
  try {
    await work();
    return recorder.calls.flatMap(({ arguments: [given] }: { arguments: readonly unknown[] }) => {
      if (typeof given === 'string') return [{ text: given }];
      return isStatement(given) ? [{ ...given }] : [];
    });
  } finally {
    recorder.restore();
  }
}

const textsOf = (statements: readonly pg.QueryConfig[]): string =>
  statements.map(({ text }) => text).join('\n');

/** All that the driver for PostgreSQL is given while some work is done that does nothing else the second time. */
export async function recordStatements(work: () => Promise<unknown>): Promise<pg.QueryConfig[]> {
  await work();
  const first = await recordedOnce(work);
  const second = await recordedOnce(work);
  // The job queues send statements now and then, too.
  return textsOf(first) === textsOf(second) ? first : recordStatements(work);
}
