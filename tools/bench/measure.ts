import type { Amount } from './table';

/** Returns the milliseconds of the monotonic clock that all processes of the machine share. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/**
 * Measures each call in milliseconds, after three warm-up rounds. Alternates the calls, so that other load
 * affects all of them.
 */
export async function measureInTurn(
  calls: readonly (() => Promise<unknown>)[],
  rounds: number,
): Promise<number[][]> {
  const times = calls.map((): number[] => []);
  const warmUps = 3;
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const startedAt = performance.now();
      await call();
      if (round >= 0) times[index]?.push(performance.now() - startedAt);
    }
  }
  return times;
}

/** Returns the nearest-rank percentile, with `share` between 0 and 1, or NaN without any times. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Returns the median and the percentile that `share` selects. */
export const timesAmount = (times: readonly number[], share = 0.95): Amount => ({
  unit: 'ms',
  values: { p50: median(times), [`p${Math.round(share * 100)}`]: percentile(times, share) },
});

export const medianAmount = (unit: Amount['unit'], values: readonly number[]): Amount => ({
  unit,
  values: { median: median(values) },
});

/** Returns the median of the ratios per round, since other load affects both sides of a round equally. */
export const medianRatio = (actual: readonly number[], baseline: readonly number[]): number =>
  median(actual.map((value, round) => value / (baseline[round] ?? NaN)));

export interface Rounds {
  rounds: number;
  callsPerRound: number;
  /** The percentile of a round's durations that is compared, between 0 and 1. */
  share: number;
}

export interface Comparison {
  measured: Amount;
  baseline: Amount;
  ratio: number;
}

/** Alternates a call with its baseline and compares their durations round by round. */
export async function compare(
  actual: () => Promise<unknown>,
  baseline: () => Promise<unknown>,
  { rounds, callsPerRound, share }: Rounds,
): Promise<Comparison> {
  const measured: number[][][] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await measureInTurn([actual, baseline], callsPerRound));
  }
  const timesByRound = (index: number): number[][] => measured.map((times) => times[index] ?? []);
  const percentiles = (times: number[][]): number[] =>
    times.map((roundTimes) => percentile(roundTimes, share));
  return {
    measured: timesAmount(timesByRound(0).flat(), share),
    baseline: timesAmount(timesByRound(1).flat(), share),
    ratio: medianRatio(percentiles(timesByRound(0)), percentiles(timesByRound(1))),
  };
}
