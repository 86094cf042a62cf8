import { killAll } from '../lib/environment';
import { formatMs, median, medianRatio, percentile } from '../lib/measure';
import { runProgram, type DatabaseKind, type ProgramOptions } from '../lib/program';
import { addRows, type Report, type Row } from '../lib/report';
import { attacks, type Attack } from './attacks';
import { measureEnumeration } from './enumeration';
import { attemptOnSchedule, sendLoad, type LoadResult } from './sendLoad';
import { startTarget, type Target } from './target';

const maxRatio = 2;

interface Rounds {
  rounds: number;
  seconds: number;
  enumerations: number;
}

const fullRun: Rounds = { rounds: 5, seconds: 4, enumerations: 60 };
const shortRun: Rounds = { rounds: 1, seconds: 3, enumerations: 5 };

function describeBudget({ outcomes, withinMs, note }: Attack): string {
  return [
    `only ${outcomes.join(' and ')}`,
    ...(withinMs === null ? [] : [`${outcomes.at(-1)} within ${withinMs} ms`]),
    ...(note === undefined ? [] : [note]),
    `ordinary requests at most ${maxRatio} times as slow, none failed`,
  ].join('; ');
}

/** Returns a function that makes the attempts of one round. */
async function prepareAttack(
  target: Target,
  attack: Attack,
  seconds: number,
): Promise<() => Promise<LoadResult>> {
  const { url } = target;
  const { perSecond } = attack;
  if ('attempt' in attack) {
    return async () => ({
      responses: await attemptOnSchedule(perSecond, seconds, () => attack.attempt(url)),
      errors: [],
    });
  }
  const { connections, timeoutSeconds } = attack;
  const next = await attack.prepare(target);
  return () => sendLoad({ url, perSecond, seconds, connections, timeoutSeconds, next });
}

/** Alternates quiet and attacked periods, so that other load on the machine affects both. */
async function measureAttack(
  target: Target,
  name: string,
  database: DatabaseKind,
  defaults: Rounds,
): Promise<Row[]> {
  const attack = attacks[name];
  if (!attack) throw new Error(`There is no attack ${name}.`);
  const { description, outcomes, withinMs, minSeconds = 0 } = attack;
  const { rounds } = defaults;
  const seconds = Math.max(defaults.seconds, minSeconds);
  const sendAttempts = await prepareAttack(target, attack, seconds);
  const [quiet, attacked, refusals]: [number[], number[], number[]] = [[], [], []];
  const failed: string[] = [];
  const results: LoadResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const quietTraffic = await target.measureTraffic(seconds);
    const [attackedTraffic, result] = await Promise.all([target.measureTraffic(seconds), sendAttempts()]);
    const timed = result.responses.filter(({ outcome }) => outcome === outcomes.at(-1));
    quiet.push(percentile(quietTraffic.times, 0.95));
    attacked.push(percentile(attackedTraffic.times, 0.95));
    refusals.push(
      percentile(
        timed.map(({ tookMs }) => tookMs),
        0.95,
      ),
    );
    failed.push(...quietTraffic.failed, ...attackedTraffic.failed);
    results.push(result);
  }
  const counts = new Map<string, number>();
  for (const { responses, errors } of results) {
    for (const outcome of [...responses.map((response) => response.outcome), ...errors])
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  const isExpected = outcomes.every((outcome) => counts.has(outcome)) && counts.size === outcomes.length;
  const ratio = medianRatio(attacked, quiet);
  return [
    {
      name,
      database,
      what: description,
      measured: [
        `${[...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')}, p95 ${formatMs(median(refusals))}`,
        `ordinary requests p95 ${formatMs(median(attacked))}, ${ratio.toFixed(2)} times${failed[0] === undefined ? '' : `; ${failed.length} FAILED: ${failed[0]}`}`,
      ].join('; '),
      baseline: `ordinary requests p95 ${formatMs(median(quiet))} without the attack`,
      budget: describeBudget(attack),
      isWithinBudget:
        isExpected &&
        median(refusals) <= (withinMs ?? Infinity) &&
        ratio <= maxRatio &&
        failed.length === 0 &&
        target.isRunning(),
    },
  ];
}

async function measureDatabase(
  report: Report,
  database: DatabaseKind,
  { isSelected, isShort }: ProgramOptions,
): Promise<void> {
  const rounds = isShort ? shortRun : fullRun;
  let target = await startTarget(database);
  try {
    // The enumeration runs first, since jobs that the attacks enqueue would distort its response times.
    if (isSelected('enumeration'))
      await addRows(report, `enumeration ${database}`, () =>
        measureEnumeration(target, database, rounds.enumerations),
      );
    await target.measureTraffic(rounds.seconds);
    for (const name of Object.keys(attacks).filter(isSelected)) {
      await addRows(report, `${name} ${database}`, () => measureAttack(target, name, database, rounds));
      if (target.isRunning()) continue;
      console.error(`The API crashed during ${name}.`);
      await target.close();
      target = await startTarget(database);
    }
  } finally {
    await target.close();
  }
}

runProgram('abuse', ['enumeration', ...Object.keys(attacks)], async (options) => {
  const report: Report = { rows: [], failures: [] };
  for (const database of options.databases) await measureDatabase(report, database, options).finally(killAll);
  return report;
});
