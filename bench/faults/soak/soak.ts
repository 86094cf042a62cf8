import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../server/testing/freePort';
import type { DatabaseKind } from '../../table';
import { startApi } from '../api';
import type { Fault } from '../run';
import { makeScene, type Scene } from '../scene';
import type { FaultRow } from '../table';
import { inspect } from './inspected';
import { startLoad, type Load } from './load';
import { courseOf, measures, takeSample, type Course, type Measure, type Sample } from './samples';

const people = 6;
const usualMinutes = 20;
const shortMinutes = 0.5;
const sampleEveryMs = 5000;
/** What is judged is how much more there would be after so long. */
const horizonMinutes = 120;
/** Shorter runs are all warming up, and are judged by what they see themselves. */
const leastToForesee = 15;
const mostGrowth = 0.1;
/** On a machine that does much else, the API may answer now and then that it is too busy. */
const mostFailed = 0.01;
/** Of what is counted in dozens, one that comes and goes is no growth. */
const fewMore: Readonly<Record<Measure, number>> = {
  rssBytes: 0,
  heapBytes: 0,
  files: 3,
  resources: 3,
  connections: 1,
};

const words: Readonly<Record<Measure, string>> = {
  rssBytes: 'memory',
  heapBytes: 'heap',
  files: 'open files beside tables',
  resources: 'active resources',
  connections: 'connections',
};

const shown = (measure: Measure, value: number): string =>
  measure.endsWith('Bytes') ? `${Math.round(value / 1e6)} MB` : String(Math.round(value));

async function connectionsTo(
  postgres: Scene['postgres'],
): Promise<{ count: () => Promise<number>; end: () => Promise<void> }> {
  if (!postgres) return { count: async () => 0, end: async () => {} };
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  return {
    async count() {
      const own =
        "select count(*)::integer as count from pg_stat_activity where backend_type = 'client backend'";
      return (await client.query<{ count: number }>(own)).rows[0]?.count ?? NaN;
    },
    end: () => client.end(),
  };
}

interface Growth extends Course {
  measure: Measure;
  /** How much more there would be at the end of what is judged. */
  more: number;
}

const growthOf = (samples: readonly Sample[], minutes: number): Growth[] =>
  measures.map((measure) => {
    const course = courseOf(samples, measure);
    return { measure, ...course, more: (course.growthPerHour * minutes) / 60 };
  });

const isFlat = ({ measure, middle, more }: Growth): boolean =>
  more <= Math.max(middle * mostGrowth, fewMore[measure]);

const growthInWords = ({ measure, middle, more }: Growth): string =>
  `${words[measure]} ${shown(measure, middle)}, ${shown(measure, more)} more`;

function soakRow(database: DatabaseKind, minutes: number, samples: readonly Sample[], load: Load): FaultRow {
  const judged = minutes < leastToForesee ? minutes : horizonMinutes;
  const grown = growthOf(samples, judged);
  const [failure] = load.failures;
  return {
    fault: 'soak',
    database,
    what: `${minutes} minutes of ${people} people at work: the middle of the last two thirds, and how much more it would be after ${judged} minutes as these went on`,
    measured: [
      ...grown.map(growthInWords),
      `${load.done()} things done, ${load.failures.length} failed${failure ? ` (${failure})` : ''}`,
    ].join('; '),
    budget: 'a tenth more, or 3 files or resources, or a connection; one in a hundred fails at most',
    isKept: grown.every(isFlat) && load.done() > 0 && load.failures.length <= load.done() * mostFailed,
    figures: {
      minutes,
      judgedMinutes: judged,
      samples: samples.length,
      done: load.done(),
      failed: load.failures.length,
      ...Object.fromEntries(
        grown.flatMap(({ measure, middle, more, growthPerHour }) => [
          [`${measure}Middle`, middle],
          [`${measure}More`, more],
          [`${measure}PerHour`, growthPerHour],
        ]),
      ),
    },
  };
}

async function samplesDuring(minutes: number, take: () => Promise<Sample>): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const end = Date.now() + minutes * 60_000; Date.now() < end; await delay(sampleEveryMs))
    samples.push(await take());
  return samples;
}

/**
 * The embedded engine keeps 128 MB of its tables' pages, and as tables grow it takes hours until it has them: that is
 * no leak, and would hide one. So few are all there before anything is counted.
 */
const keepFewPages = ({ withServices }: Scene): Promise<void> =>
  withServices(
    async ({ database }) => void (await database.query("alter system set shared_buffers = '8MB'")),
  );

async function soakOn(database: DatabaseKind, minutes: number): Promise<FaultRow[]> {
  const scene = await makeScene(database);
  if (database === 'embedded') await keepFewPages(scene);
  const inspectorPort = await freePort();
  const api = startApi({ ...scene.settings, NODE_OPTIONS: `--inspect-port=${inspectorPort}` });
  const connections = await connectionsTo(scene.postgres);
  try {
    await api.ready();
    const { processId } = api;
    const inspected = await inspect(processId, inspectorPort);
    const watched = { processId, inspected, connections: connections.count };
    const load = await startLoad(api.url, people);
    const samples = await samplesDuring(minutes, () => takeSample(watched)).finally(load.stop);
    inspected.close();
    return [soakRow(database, minutes, samples, load)];
  } finally {
    await connections.end();
    await api.kill();
    await scene.remove();
  }
}

/** The API under a few people for a while: what it holds does not grow. */
export const soak: Fault = ({ databases, isShort, minutes }) =>
  databases.map((kind) => () => soakOn(kind, minutes ?? (isShort ? shortMinutes : usualMinutes)));
