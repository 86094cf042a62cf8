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

/** `12.3 / 20.1 ms`: half of the calls, and 95 in a hundred. */
export const spread = (times: readonly number[]): string =>
  `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)} ms`;
