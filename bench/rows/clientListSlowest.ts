import type { BenchServer } from '../data/benchServer';
import { measureInTurn, percentile, spread } from '../measure';
import type { Row } from '../table';
import { firstPage, listQuery, type ListQuestion } from './clientListQuestions';

const rounds = 5;
const candidates = 4;
const callsARound = 25;
const mostTimes = 5;

type Ask = () => Promise<unknown>;

/** The few that take longest, by the middle one of some rounds. */
async function slowestOf(
  asked: readonly { what: string; ask: Ask }[],
): Promise<{ what: string; ask: Ask }[]> {
  const times = await measureInTurn(
    asked.map(({ ask }) => ask),
    rounds,
  );
  return asked
    .map((one, index) => ({ ...one, time: percentile(times[index] ?? [], 0.5) }))
    .sort((one, other) => other.time - one.time)
    .slice(0, candidates);
}

/** The slowest of many lists beside the first page without search and filter. */
export async function slowestRow(
  { ask }: BenchServer,
  what: string,
  questions: readonly ListQuestion[],
): Promise<Row> {
  const first: Ask = () => ask(listQuery, firstPage);
  const asked = questions.map(({ what: name, args }) => ({ what: name, ask: () => ask(listQuery, args) }));
  const slowest = await slowestOf(asked);
  const measured: number[][][] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await measureInTurn([first, ...slowest.map((one) => one.ask)], callsARound));
  }
  const ofFirst = measured.map(([times = []]) => times);
  const [worst] = slowest
    .map((one, index) => {
      const own = measured.map((times) => times[index + 1] ?? []);
      const ratios = own.map(
        (times, round) => percentile(times, 0.95) / percentile(ofFirst[round] ?? [], 0.95),
      );
      return { what: one.what, times: own.flat(), ratio: percentile(ratios, 0.5) };
    })
    .sort((one, other) => other.ratio - one.ratio);
  if (!worst) throw new Error('There is nothing to measure.');
  return {
    what: `${what}: ${worst.what}, p50 / p95`,
    measured: spread(worst.times),
    floor: `${spread(ofFirst.flat())} (page 1)`,
    ratio: worst.ratio,
    budget: `at most ${mostTimes} times at p95`,
    isKept: worst.ratio <= mostTimes,
  };
}
