import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../../../server/testing/findFreePort';
import type { DatabaseKind } from '../../bench/table';
import { startApi } from '../api';
import { setUpEnvironment, type FaultEnvironment } from '../setUpEnvironment';
import type { FaultRow, Fault } from '../table';
import { inspectProcess } from './inspectProcess';
import { startLoad, type Load } from './load';
import { computeTrend, measures, takeSample, type Trend, type Measure, type Sample } from './samples';

const operatorCount = 6;
const defaultMinutes = 20;
const shortMinutes = 0.5;
const sampleEveryMs = 5000;
/** The budget applies to the growth extrapolated to this time. */
const horizonMinutes = 120;
/** Shorter runs only warm up, so the budget applies to the growth during the run. */
const minExtrapolatedMinutes = 15;
const maxGrowth = 0.1;
/** A busy machine can make the API reject a few requests as overloaded. */
const maxFailureRate = 0.01;
/** The tolerated increase of small counts, which fluctuate. */
const toleratedIncrease: Readonly<Record<Measure, number>> = {
  rssBytes: 0,
  heapBytes: 0,
  files: 3,
  resources: 3,
  connections: 1,
};

const measureLabels: Readonly<Record<Measure, string>> = {
  rssBytes: 'memory',
  heapBytes: 'heap',
  files: 'open files except tables',
  resources: 'active resources',
  connections: 'connections',
};

const formatValue = (measure: Measure, value: number): string =>
  measure.endsWith('Bytes') ? `${Math.round(value / 1e6)} MB` : String(Math.round(value));

async function openConnectionCounter(
  postgres: FaultEnvironment['postgres'],
): Promise<{ count: () => Promise<number>; end: () => Promise<void> }> {
  if (!postgres) return { count: async () => 0, end: async () => {} };
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  return {
    async count() {
      const query =
        "select count(*)::integer as count from pg_stat_activity where backend_type = 'client backend'";
      return (await client.query<{ count: number }>(query)).rows[0]?.count ?? NaN;
    },
    end: () => client.end(),
  };
}

interface Growth extends Trend {
  measure: Measure;
  /** The growth extrapolated to `evaluatedMinutes`. */
  increase: number;
}

const computeGrowth = (samples: readonly Sample[], minutes: number): Growth[] =>
  measures.map((measure) => {
    const trend = computeTrend(samples, measure);
    return { measure, ...trend, increase: (trend.growthPerHour * minutes) / 60 };
  });

const isFlat = ({ measure, median, increase }: Growth): boolean =>
  increase <= Math.max(median * maxGrowth, toleratedIncrease[measure]);

const formatGrowth = ({ measure, median, increase }: Growth): string =>
  `${measureLabels[measure]} ${formatValue(measure, median)}, ${formatValue(measure, increase)} more`;

function soakRow(database: DatabaseKind, minutes: number, samples: readonly Sample[], load: Load): FaultRow {
  const evaluatedMinutes = minutes < minExtrapolatedMinutes ? minutes : horizonMinutes;
  const growths = computeGrowth(samples, evaluatedMinutes);
  const [failure] = load.failures;
  return {
    fault: 'soak',
    database,
    what: `${minutes} minutes with ${operatorCount} working operators: median of the last two thirds, and the growth extrapolated to ${evaluatedMinutes} minutes`,
    measured: [
      ...growths.map(formatGrowth),
      `${load.done()} actions completed, ${load.failures.length} failed${failure ? ` (${failure})` : ''}`,
    ].join('; '),
    budget:
      'growth of at most 10 %, 3 files or resources, or one connection; at most 1 % of the actions fail',
    isWithinBudget:
      growths.every(isFlat) && load.done() > 0 && load.failures.length <= load.done() * maxFailureRate,
    figures: {
      minutes,
      judgedMinutes: evaluatedMinutes,
      samples: samples.length,
      done: load.done(),
      failed: load.failures.length,
      ...Object.fromEntries(
        growths.flatMap(({ measure, median, increase, growthPerHour }) => [
          [`${measure}Middle`, median],
          [`${measure}More`, increase],
          [`${measure}PerHour`, growthPerHour],
        ]),
      ),
    },
  };
}

async function collectSamples(minutes: number, take: () => Promise<Sample>): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const end = Date.now() + minutes * 60_000; Date.now() < end; await delay(sampleEveryMs))
    samples.push(await take());
  return samples;
}

/**
 * Shrinks the page cache of the embedded engine. The default cache of 128 MB takes hours to fill, which would
 * hide a leak.
 */
const shrinkPageCache = ({ withServices }: FaultEnvironment): Promise<void> =>
  withServices(
    async ({ database }) => void (await database.query("alter system set shared_buffers = '8MB'")),
  );

async function runSoak(database: DatabaseKind, minutes: number): Promise<FaultRow[]> {
  const environment = await setUpEnvironment(database);
  if (database === 'embedded') await shrinkPageCache(environment);
  const inspectorPort = await findFreePort();
  const api = startApi({ ...environment.settings, NODE_OPTIONS: `--inspect-port=${inspectorPort}` });
  const connections = await openConnectionCounter(environment.postgres);
  try {
    await api.ready();
    const { processId } = api;
    const inspected = await inspectProcess(processId, inspectorPort);
    const monitored = { processId, inspected, connections: connections.count };
    const load = await startLoad(api.url, operatorCount);
    const samples = await collectSamples(minutes, () => takeSample(monitored)).finally(load.stop);
    inspected.close();
    return [soakRow(database, minutes, samples, load)];
  } finally {
    await connections.end();
    await api.kill();
    await environment.remove();
  }
}

export const soak: Fault = ({ databases, isShort, minutes }) =>
  databases.map((kind) => () => runSoak(kind, minutes ?? (isShort ? shortMinutes : defaultMinutes)));
