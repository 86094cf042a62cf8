import type { BenchServer } from '../data/benchServer';
import { recordReplay, type Replay } from '../data/replay';
import { compare, type Rounds } from '../measure';
import type { Row } from '../table';

const maxRatio = 2;

type Operation = () => Promise<unknown>;

/** Compares concurrent operations with their SQL statements, sent through the same driver. */
export async function sameSqlRow(
  { services }: BenchServer,
  what: string,
  operations: readonly Operation[],
  pace: Rounds,
): Promise<Row> {
  const replays: Replay[] = [];
  for (const operation of operations) {
    await operation();
    replays.push(await recordReplay(services, operation));
  }
  const runConcurrently = (calls: readonly Operation[]) => Promise.all(calls.map((call) => call()));
  const comparison = await compare(
    () => runConcurrently(operations),
    () => runConcurrently(replays.map((replay) => replay.rows)),
    pace,
  );
  for (const replay of replays) await replay.close();
  return {
    what: `${what}, compared with the same SQL through the same driver`,
    budget: `at most ${maxRatio} times at p95`,
    database: services.database.kind,
    ...comparison,
    isWithinBudget: comparison.ratio <= maxRatio,
    note: null,
  };
}
