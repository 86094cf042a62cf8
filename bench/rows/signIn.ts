import { build } from '../build';
import { medianAmount, medianRatio } from '../measure';
import { loadSignIn, type SignInLoad } from '../page';
import type { Amount, Row } from '../table';

const rounds = 7;

// What the form needs arrives in every round; on a busy machine what is asked for after it comes before it is typed into.
const leastBytes = (loads: readonly SignInLoad[]) => Math.min(...loads.map(({ scriptBytes }) => scriptBytes));
const bytesAmount = (bytes: number): Amount => ({ unit: 'bytes', values: { least: bytes } });
const timesOf = (loads: readonly SignInLoad[]) => loads.map(({ usableMs }) => usableMs);

/** DESIGN's first and third budget: what arrives before the sign-in form can be used, and when it can be. */
export async function signInRows(): Promise<Row[]> {
  const consoleBuild = await build('./src/main.tsx', 'console');
  const floorBuild = await build('./bench/floor/main.tsx', 'floor');

  const ours: SignInLoad[] = [];
  const floor: SignInLoad[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await loadSignIn(consoleBuild.folder));
    floor.push(await loadSignIn(floorBuild.folder));
  }
  const bytes = { ours: leastBytes(ours), floor: leastBytes(floor) };
  const bytesRatio = bytes.ours / bytes.floor;
  const timeRatio = medianRatio(timesOf(ours), timesOf(floor));

  return [
    {
      what: 'JavaScript before the sign-in form can be used (brotli)',
      budget: 'at most 1.15 times, at most 160 kB',
      database: null,
      measured: bytesAmount(bytes.ours),
      floor: bytesAmount(bytes.floor),
      ratio: bytesRatio,
      isKept: bytesRatio <= 1.15 && bytes.ours <= 160_000,
      note: null,
    },
    {
      what: 'sign-in form usable, CPU slowed 4 times, 1.6 Mbit/s, 150 ms',
      budget: 'at most 1.2 times',
      database: null,
      measured: medianAmount('ms', timesOf(ours)),
      floor: medianAmount('ms', timesOf(floor)),
      ratio: timeRatio,
      isKept: timeRatio <= 1.2,
      note: null,
    },
  ];
}
