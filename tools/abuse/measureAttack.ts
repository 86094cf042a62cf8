import { median, medianRatio, percentile } from '../bench/measure';
import type { TrafficResult } from '../bench/processes/ordinaryTraffic';
import { runAttack, type Attack, type AttackResults } from './attack';
import type { AbuseRow } from './table';
import type { Target } from './target';

const maxRatio = 2;
const quantile = 0.95;
const maxQuietSeconds = 20;

interface Rounds {
  rounds: number;
  /**
   * The duration of a round's attacked period. The quiet period before it takes at most `maxQuietSeconds`.
   */
  seconds: number;
}

interface Measurements {
  quiet: number[];
  attacked: number[];
  /** The errors that ordinary requests received. */
  failed: string[];
  attackResults: AttackResults[];
}

/** Alternates quiet and attacked periods, so that other load on the machine affects both. */
async function measureRounds(target: Target, attack: Attack, defaultRounds: Rounds): Promise<Measurements> {
  const { rounds, seconds } = attack.burst ? { rounds: 1, seconds: attack.burst.seconds } : defaultRounds;
  const measurements: Measurements = { quiet: [], attacked: [], failed: [], attackResults: [] };
  const addResult = ({ times, failed }: TrafficResult, percentiles: number[]): void => {
    percentiles.push(percentile(times, quantile));
    measurements.failed.push(...failed);
  };
  const prepared = await attack.prepare(target);
  try {
    for (let round = 0; round < rounds; round += 1) {
      addResult(await target.watch(Math.min(seconds, maxQuietSeconds)), measurements.quiet);
      const [seen, attackResults] = await Promise.all([
        target.watch(seconds),
        runAttack(prepared, attack, seconds),
      ]);
      addResult(seen, measurements.attacked);
      measurements.attackResults.push(attackResults);
    }
  } finally {
    prepared.end?.();
  }
  return measurements;
}

function countOutcomes(attackResults: readonly AttackResults[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [outcome, count] of attackResults.flatMap(({ outcomes }) => [...outcomes])) {
    counts.set(outcome, (counts.get(outcome) ?? 0) + count);
  }
  return counts;
}

const formatMs = (value: number): string => `${value.toFixed(1)} ms`;

const formatOutcomes = (outcomes: ReadonlyMap<string, number>): string =>
  [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');

function describeBudget({
  refusedWithinMs,
  fastOutcomes,
  budgetNote,
  requiredOutcomes = [],
}: Attack): string {
  const parts = [
    ...(refusedWithinMs === null
      ? []
      : [`${fastOutcomes?.join(', ') ?? 'refused'} within ${refusedWithinMs} ms`]),
    ...(budgetNote === undefined ? [] : [budgetNote]),
    ...requiredOutcomes.map((outcome) => `${outcome} at least once`),
    `ordinary requests at most ${maxRatio} times as slow, none failed`,
  ];
  return parts.join('; ');
}

interface NamedRounds extends Rounds {
  name: string;
  database: AbuseRow['database'];
}

export async function measureAttack(
  target: Target,
  attack: Attack,
  { name, database, ...rounds }: NamedRounds,
): Promise<AbuseRow> {
  const { quiet, attacked, failed, attackResults } = await measureRounds(target, attack, rounds);
  const refusalMs = median(attackResults.map((each) => percentile(each.refusalMs, quantile)));
  const unexpectedCount = attackResults.reduce((sum, each) => sum + each.unexpectedCount, 0);
  const outcomes = countOutcomes(attackResults);
  const missing = (attack.requiredOutcomes ?? []).filter((outcome) => !outcomes.has(outcome));
  const ratio = medianRatio(attacked, quiet);
  const isInTime = refusalMs <= (attack.refusedWithinMs ?? Infinity);
  const isUnaffected = ratio <= maxRatio && failed.length === 0;
  return {
    attack: name,
    database,
    what: attack.description,
    refused: [
      `p95 ${formatMs(refusalMs)}`,
      formatOutcomes(outcomes),
      ...missing.map((each) => `no ${each}`),
    ].join('; '),
    ordinaryTraffic: [
      `p95 ${formatMs(median(attacked))}, ${formatMs(median(quiet))} without the attack (${ratio.toFixed(2)} times)`,
      ...(failed[0] === undefined ? [] : [`${failed.length} failed: ${failed[0]}`]),
    ].join('; '),
    budget: describeBudget(attack),
    isWithinBudget: isInTime && isUnaffected && unexpectedCount === 0 && missing.length === 0,
    figures: {
      refusalMs,
      quietMs: median(quiet),
      attackedMs: median(attacked),
      ratio,
      wrong: unexpectedCount,
      failed: failed.length,
      missing: missing.length,
    },
  };
}

export const failedRow = (
  { description: what }: Attack,
  { name, database }: NamedRounds,
  error: unknown,
): AbuseRow => ({
  attack: name,
  database,
  what,
  refused: `ABORTED: ${error instanceof Error ? error.message : String(error)}`,
  ordinaryTraffic: '',
  budget: 'completes',
  isWithinBudget: false,
  figures: {},
});
