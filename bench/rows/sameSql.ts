import type { BenchServer } from '../data/benchServer';
import { recordReplay, type Replay } from '../data/replay';
import { compare, type Rounds } from '../measure';
import type { Row } from '../table';

const mostTimes = 2;

type Ask = () => Promise<unknown>;

/** What is asked of the API at once, beside the statements that it sends for each, sent by the same driver alone. */
export async function sameSqlRow(
  { services }: BenchServer,
  what: string,
  asks: readonly Ask[],
  pace: Rounds,
): Promise<Row> {
  const replays: Replay[] = [];
  for (const ask of asks) {
    await ask();
    replays.push(await recordReplay(services, ask));
  }
  const together = (calls: readonly Ask[]) => Promise.all(calls.map((call) => call()));
  const compared = await compare(
    () => together(asks),
    () => together(replays.map((replay) => replay.rows)),
    pace,
  );
  for (const replay of replays) await replay.close();
  return {
    what: `${what}, beside the same SQL through the same driver`,
    budget: `at most ${mostTimes} times at p95`,
    database: services.database.kind,
    ...compared,
    isKept: compared.ratio <= mostTimes,
    note: null,
  };
}
