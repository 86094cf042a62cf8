import type { BenchServer } from '../data/benchServer';
import { measureInTurn, percentile, timesAmount } from '../measure';
import type { Row } from '../table';

const rounds = 5;
const candidates = 4;
const callsARound = 25;
const mostTimes = 5;

type Ask = () => Promise<unknown>;

/** One of many things that may be asked, and what to call it. */
export interface Asked {
  what: string;
  ask: Ask;
}

interface Subject {
  what: string;
  floor: Ask;
  asked: readonly Asked[];
  /** In place of so many times the floor. */
  mostMs?: number;
}

/** The few that take longest, by the middle one of some rounds. */
export async function slowestOf<One extends Asked>(asked: readonly One[], most = candidates): Promise<One[]> {
  const times = await measureInTurn(
    asked.map(({ ask }) => ask),
    rounds,
  );
  return asked
    .map((one, index) => ({ ...one, time: percentile(times[index] ?? [], 0.5) }))
    .sort((one, other) => other.time - one.time)
    .slice(0, most);
}

/** The slowest of many beside one floor. */
export async function slowestRow(
  { services }: BenchServer,
  { what, floor, asked, mostMs }: Subject,
): Promise<Row> {
  const slowest = await slowestOf(asked);
  const measured: number[][][] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await measureInTurn([floor, ...slowest.map((one) => one.ask)], callsARound));
  }
  const ofFloor = measured.map(([times = []]) => times);
  const [worst] = slowest
    .map((one, index) => {
      const own = measured.map((times) => times[index + 1] ?? []);
      const ratios = own.map(
        (times, round) => percentile(times, 0.95) / percentile(ofFloor[round] ?? [], 0.95),
      );
      return { what: one.what, times: own.flat(), ratio: percentile(ratios, 0.5) };
    })
    .sort((one, other) => other.ratio - one.ratio);
  if (!worst) throw new Error('There is nothing to measure.');
  const isQuick = mostMs !== undefined && percentile(worst.times, 0.95) <= mostMs;
  return {
    what,
    budget: mostMs === undefined ? `at most ${mostTimes} times at p95` : `at most ${mostMs} ms at p95`,
    database: services.database.kind,
    measured: timesAmount(worst.times),
    floor: timesAmount(ofFloor.flat()),
    ratio: worst.ratio,
    isKept: mostMs === undefined ? worst.ratio <= mostTimes : isQuick,
    note: `the slowest of ${asked.length}: ${worst.what}`,
  };
}
