import { build } from '../build';
import { medianAmount, medianRatio } from '../measure';
import { measureSignInLoad, type SignInLoad } from '../measureSignInLoad';
import type { Amount, Row } from '../table';

const rounds = 7;

// On a busy machine, scripts that load after the form can arrive before the form is filled. The minimum
// excludes them.
const minBytes = (loads: readonly SignInLoad[]) => Math.min(...loads.map(({ scriptBytes }) => scriptBytes));
const bytesAmount = (bytes: number): Amount => ({ unit: 'bytes', values: { min: bytes } });
const usableTimes = (loads: readonly SignInLoad[]) => loads.map(({ usableMs }) => usableMs);

/**
 * Measures the JavaScript that loads before the sign-in form is usable, and the time until then. See
 * docs/adr/0006.
 */
export async function signInRows(): Promise<Row[]> {
  const consoleBuild = await build('./src/main.tsx', 'console');
  const baselineBuild = await build('./tools/bench/baseline/main.tsx', 'baseline');

  const actual: SignInLoad[] = [];
  const baseline: SignInLoad[] = [];
  for (let round = 0; round < rounds; round++) {
    actual.push(await measureSignInLoad(consoleBuild.folder));
    baseline.push(await measureSignInLoad(baselineBuild.folder));
  }
  const bytes = { actual: minBytes(actual), baseline: minBytes(baseline) };
  const bytesRatio = bytes.actual / bytes.baseline;
  const timeRatio = medianRatio(usableTimes(actual), usableTimes(baseline));

  return [
    {
      what: 'JavaScript until the sign-in form is usable (Brotli)',
      budget: 'at most 1.15 times and at most 160 kB',
      database: null,
      measured: bytesAmount(bytes.actual),
      baseline: bytesAmount(bytes.baseline),
      ratio: bytesRatio,
      isWithinBudget: bytesRatio <= 1.15 && bytes.actual <= 160_000,
      note: null,
    },
    {
      what: 'time until the sign-in form is usable, at a quarter of the CPU speed, 1.6 Mbit/s and 150 ms latency',
      budget: 'at most 1.2 times',
      database: null,
      measured: medianAmount('ms', usableTimes(actual)),
      baseline: medianAmount('ms', usableTimes(baseline)),
      ratio: timeRatio,
      isWithinBudget: timeRatio <= 1.2,
      note: null,
    },
  ];
}
