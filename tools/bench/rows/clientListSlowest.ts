import type { BenchServer } from '../data/benchServer';
import { measureInTurn, percentile, timesAmount } from '../measure';
import type { Row } from '../table';

const rounds = 5;
const candidateCount = 4;
const callsPerRound = 25;
const maxRatio = 5;

type Operation = () => Promise<unknown>;

export interface Candidate {
  what: string;
  execute: Operation;
}

interface SlowestRowOptions {
  what: string;
  baseline: Operation;
  candidates: readonly Candidate[];
  /** Replaces the budget of `maxRatio` with an absolute one. */
  maxMs?: number;
}

/** Measures the candidates and returns the slowest by their median duration, slowest first. */
export async function findSlowest<T extends Candidate>(
  candidates: readonly T[],
  maxCount = candidateCount,
): Promise<T[]> {
  const times = await measureInTurn(
    candidates.map(({ execute }) => execute),
    rounds,
  );
  return candidates
    .map((candidate, index) => ({ ...candidate, time: percentile(times[index] ?? [], 0.5) }))
    .sort((candidate, other) => other.time - candidate.time)
    .slice(0, maxCount);
}

export async function slowestRow(
  { services }: BenchServer,
  { what, baseline, candidates, maxMs }: SlowestRowOptions,
): Promise<Row> {
  const slowest = await findSlowest(candidates);
  const measured: number[][][] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push(
      await measureInTurn([baseline, ...slowest.map((candidate) => candidate.execute)], callsPerRound),
    );
  }
  const baselineTimes = measured.map(([times = []]) => times);
  const [worst] = slowest
    .map((candidate, index) => {
      const candidateTimes = measured.map((times) => times[index + 1] ?? []);
      const ratios = candidateTimes.map(
        (times, round) => percentile(times, 0.95) / percentile(baselineTimes[round] ?? [], 0.95),
      );
      return { what: candidate.what, times: candidateTimes.flat(), ratio: percentile(ratios, 0.5) };
    })
    .sort((candidate, other) => other.ratio - candidate.ratio);
  if (!worst) throw new Error('There are no candidates to measure.');
  const isWithinMaxMs = maxMs !== undefined && percentile(worst.times, 0.95) <= maxMs;
  return {
    what,
    budget: maxMs === undefined ? `at most ${maxRatio} times at p95` : `at most ${maxMs} ms at p95`,
    database: services.database.kind,
    measured: timesAmount(worst.times),
    baseline: timesAmount(baselineTimes.flat()),
    ratio: worst.ratio,
    isWithinBudget: maxMs === undefined ? worst.ratio <= maxRatio : isWithinMaxMs,
    note: `the slowest of ${candidates.length}: ${worst.what}`,
  };
}
