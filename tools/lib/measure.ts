/** Returns the milliseconds of the monotonic clock that all processes of the machine share. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Returns the nearest-rank percentile, with `share` between 0 and 1, or NaN without any values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Returns the median of the ratios per round, since other load affects both sides of a round equally. */
export const medianRatio = (actual: readonly number[], baseline: readonly number[]): number =>
  median(actual.map((value, round) => value / (baseline[round] ?? NaN)));

export const formatMs = (ms: number): string => `${ms.toFixed(1)} ms`;
export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** Returns a text such as `34.4 ms, 3.26 times`. */
export const withRatio = (text: string, ratio: number): string => `${text}, ${ratio.toFixed(2)} times`;

type Call = () => Promise<unknown>;

/**
 * Measures each call in milliseconds, after three warm-up rounds. Alternates the calls, so that other load
 * affects all of them.
 */
export async function measureInTurn(calls: readonly Call[], rounds: number): Promise<number[][]> {
  const times = calls.map((): number[] => []);
  for (let round = -3; round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const startedAt = performance.now();
      await call();
      if (round >= 0) times[index]?.push(performance.now() - startedAt);
    }
  }
  return times;
}

export interface Comparison {
  p95Ms: number;
  baselineP95Ms: number;
  ratio: number;
}

/**
 * Alternates a call with its baseline, and compares their 95th percentiles round by round. The first round is not
 * measured, because V8 still compiles the code.
 */
export async function compare(actual: Call, baseline: Call, calls: number, rounds = 9): Promise<Comparison> {
  const p95s: [number[], number[]] = [[], []];
  await measureInTurn([actual, baseline], calls);
  for (let round = 0; round < rounds; round += 1) {
    const [actualMs = [], baselineMs = []] = await measureInTurn([actual, baseline], calls);
    p95s[0].push(percentile(actualMs, 0.95));
    p95s[1].push(percentile(baselineMs, 0.95));
  }
  return { p95Ms: median(p95s[0]), baselineP95Ms: median(p95s[1]), ratio: medianRatio(...p95s) };
}
