import type { Amount } from './table';

/** Milliseconds by the clock that all processes of the machine share. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** How long each of some calls takes in milliseconds, taken in turn so that whatever else the machine does meets all. */
export async function measureInTurn(
  calls: readonly (() => Promise<unknown>)[],
  rounds: number,
): Promise<number[][]> {
  const times = calls.map((): number[] => []);
  const warmUps = 3;
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const started = performance.now();
      await call();
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  return times;
}

/** The time that a share of the calls kept. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Half of the times, and what a larger share of them kept. */
export const timesAmount = (times: readonly number[], share = 0.95): Amount => ({
  unit: 'ms',
  values: { p50: median(times), [`p${Math.round(share * 100)}`]: percentile(times, share) },
});

export const medianAmount = (unit: Amount['unit'], values: readonly number[]): Amount => ({
  unit,
  values: { median: median(values) },
});

/** The middle one of the rounds' ratios: what the machine did besides met both sides of a round alike. */
export const medianRatio = (ours: readonly number[], floor: readonly number[]): number =>
  median(ours.map((value, round) => value / (floor[round] ?? NaN)));

export interface Rounds {
  rounds: number;
  callsARound: number;
  /** The share of a round's calls whose time is compared. */
  share: number;
}

export interface Comparison {
  measured: Amount;
  floor: Amount;
  ratio: number;
}

/** A call beside the least that it could be, in turn, for some rounds. */
export async function compare(
  ours: () => Promise<unknown>,
  floor: () => Promise<unknown>,
  { rounds, callsARound, share }: Rounds,
): Promise<Comparison> {
  const measured: number[][][] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await measureInTurn([ours, floor], callsARound));
  }
  const timesOf = (index: number): number[][] => measured.map((times) => times[index] ?? []);
  const kept = (times: number[][]): number[] => times.map((each) => percentile(each, share));
  return {
    measured: timesAmount(timesOf(0).flat(), share),
    floor: timesAmount(timesOf(1).flat(), share),
    ratio: medianRatio(kept(timesOf(0)), kept(timesOf(1))),
  };
}
