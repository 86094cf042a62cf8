import { median, medianRatio, percentile } from '../measure';
import type { Watching } from '../processes/bystander';
import { attackFor, type Attack, type Tried } from './attack';
import type { AbuseRow } from './table';
import type { Target } from './target';

const mostTimes = 2;
const share = 0.95;
const longestQuietSeconds = 20;

interface Rounds {
  rounds: number;
  /** Of each half of a round: quiet, and under attack. */
  seconds: number;
}

interface Watched {
  quiet: number[];
  attacked: number[];
  /** What ordinary requests were answered with in place of what they asked for. */
  failed: string[];
  tried: Tried[];
}

/** Quiet and attacked in turn, so that whatever else the machine does meets both. */
async function watchRounds(target: Target, attack: Attack, usual: Rounds): Promise<Watched> {
  const { rounds, seconds } = attack.once ? { rounds: 1, seconds: attack.once.seconds } : usual;
  const watched: Watched = { quiet: [], attacked: [], failed: [], tried: [] };
  const note = ({ times, failed }: Watching, half: number[]): void => {
    half.push(percentile(times, share));
    watched.failed.push(...failed);
  };
  const prepared = await attack.prepare(target);
  try {
    for (let round = 0; round < rounds; round += 1) {
      note(await target.watch(Math.min(seconds, longestQuietSeconds)), watched.quiet);
      const [seen, tried] = await Promise.all([target.watch(seconds), attackFor(prepared, attack, seconds)]);
      note(seen, watched.attacked);
      watched.tried.push(tried);
    }
  } finally {
    prepared.end?.();
  }
  return watched;
}

function saidIn(tried: readonly Tried[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [how, count] of tried.flatMap(({ said }) => [...said])) {
    counts.set(how, (counts.get(how) ?? 0) + count);
  }
  return counts;
}

const inMs = (value: number): string => `${value.toFixed(1)} ms`;

const listed = (said: ReadonlyMap<string, number>): string =>
  [...said].map(([how, count]) => `${count} × ${how}`).join(', ');

function budgetOf({ refusedWithinMs, soon, because, demands = [] }: Attack): string {
  const parts = [
    ...(refusedWithinMs === null ? [] : [`${soon?.join(', ') ?? 'refused'} within ${refusedWithinMs} ms`]),
    ...(because === undefined ? [] : [because]),
    ...demands.map((demand) => `${demand} at least once`),
    `a bystander at most ${mostTimes} times, each answered`,
  ];
  return parts.join('; ');
}

interface Named extends Rounds {
  name: string;
  database: AbuseRow['database'];
}

export async function measureAttack(
  target: Target,
  attack: Attack,
  { name, database, ...rounds }: Named,
): Promise<AbuseRow> {
  const { quiet, attacked, failed, tried } = await watchRounds(target, attack, rounds);
  const refusalMs = median(tried.map((each) => percentile(each.refusalMs, share)));
  const wrong = tried.reduce((sum, each) => sum + each.wrong, 0);
  const said = saidIn(tried);
  const missing = (attack.demands ?? []).filter((demand) => !said.has(demand));
  const ratio = medianRatio(attacked, quiet);
  const isInTime = refusalMs <= (attack.refusedWithinMs ?? Infinity);
  const isUnharmed = ratio <= mostTimes && failed.length === 0;
  return {
    attack: name,
    database,
    what: attack.what,
    refused: [`p95 ${inMs(refusalMs)}`, listed(said), ...missing.map((each) => `never ${each}`)].join('; '),
    bystander: [
      `p95 ${inMs(median(attacked))}, ${inMs(median(quiet))} without: ${ratio.toFixed(2)} times`,
      ...(failed[0] === undefined ? [] : [`${failed.length} not answered: ${failed[0]}`]),
    ].join('; '),
    budget: budgetOf(attack),
    isKept: isInTime && isUnharmed && wrong === 0 && missing.length === 0,
    figures: {
      refusalMs,
      quietMs: median(quiet),
      attackedMs: median(attacked),
      ratio,
      wrong,
      failed: failed.length,
      missing: missing.length,
    },
  };
}

/** The row of an attack that did not come to its end. */
export const brokenRow = ({ what }: Attack, { name, database }: Named, error: unknown): AbuseRow => ({
  attack: name,
  database,
  what,
  refused: `BROKEN OFF: ${error instanceof Error ? error.message : String(error)}`,
  bystander: '',
  budget: 'to come to its end',
  isKept: false,
  figures: {},
});
