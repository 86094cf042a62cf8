import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import pg from 'pg';
import { WebSocket } from 'ws';
import { demoAdmin, signIn } from '../../e2e/support/fixtures';
import { startLivery } from '../../e2e/support/liveryServer';
import {
  buildConsole,
  launchBrowser,
  residentBytes,
  setUpEnvironment,
  startApi,
  type Api,
  type Environment,
} from '../lib/environment';
import { formatMegabytes, median, withRatio } from '../lib/measure';
import { createStaffedCompany, formatOutcomes, signInAll, Tally, type Operator } from '../lib/operators';
import { withResource, type DatabaseKind, type ProgramOptions } from '../lib/program';
import type { Row } from '../lib/report';
import { createWriters, reader, runWithWorkers, type Worker } from './load';

const maxGrowth = 1.1;

/** Opens each screen of the navigation, `rounds` times. */
async function openScreens(page: Page, rounds: number): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const collapsed = navigation.getByRole('button', { expanded: false });
  await navigation.getByRole('link').first().waitFor();
  while (await collapsed.count()) await collapsed.first().click();
  for (let round = 0; round < rounds; round += 1) {
    for (const link of await navigation.getByRole('link').all()) {
      await link.click();
      await navigation.locator('[aria-current=page]').and(link).waitFor();
      await heading.first().waitFor();
    }
  }
}

async function measurePage(devtools: CDPSession) {
  await delay(1000);
  // Objects that finalizers release are freed only by the next collection.
  for (let count = 0; count < 3; count += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize: bytes } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  return { bytes, nodes, listeners };
}

/** Measures the heap growth of one page over hundreds of navigations, like a page that stays open for days. */
export async function measureHeap({ isShort }: ProgramOptions): Promise<Row[]> {
  const [warmUpRounds, rounds] = isShort ? [2, 4] : [20, 180];
  buildConsole();
  const demo = await startLivery({ isDemo: true });
  return withResource(demo.stop, async () => {
    const browser = await launchBrowser();
    return withResource(
      () => browser.close(),
      async () => {
        const page = await browser.newPage();
        page.setDefaultTimeout(120_000);
        await signIn(page, demo, demoAdmin);
        const devtools = await page.context().newCDPSession(page);
        await openScreens(page, warmUpRounds);
        const first = await measurePage(devtools);
        await openScreens(page, rounds);
        const last = await measurePage(devtools);
        const ratios = [last.bytes / first.bytes, last.nodes / first.nodes, last.listeners / first.listeners];
        return [
          {
            name: 'heap',
            database: '',
            what: `heap of one page after ${rounds} rounds through the screens of the navigation, compared with its heap after ${warmUpRounds}`,
            measured: `${withRatio(formatMegabytes(last.bytes), last.bytes / first.bytes)}; ${last.nodes} nodes; ${last.listeners} listeners`,
            baseline: `${formatMegabytes(first.bytes)}; ${first.nodes} nodes; ${first.listeners} listeners`,
            budget: `each at most ${maxGrowth} times`,
            isWithinBudget: ratios.every((ratio) => ratio <= maxGrowth),
          },
        ];
      },
    );
  });
}

const operatorCount = 6;
const sampleEveryMs = 5000;
/** The budget applies to the growth extrapolated to this time, if the run is long enough to be warm. */
const [horizonMinutes, minExtrapolatedMinutes] = [120, 15];
const maxFailureShare = 0.01;

const measures = ['memory', 'files', 'connections'] as const;
type Measure = (typeof measures)[number];
type Sample = Record<Measure, number> & { atMs: number };

/** The tolerated increase of small counts, which fluctuate. */
const tolerated: Readonly<Record<Measure, number>> = { memory: 0, files: 3, connections: 1 };

const formatMeasure = (measure: Measure, value: number): string =>
  measure === 'memory' ? formatMegabytes(value) : String(Math.round(value));

/** Excludes the embedded database's table files, which it opens on first use and never closes. */
function countOpenFiles(processId: number): number {
  const folder = `/proc/${processId}/fd`;
  const isTable = (name: string): boolean => {
    try {
      return readlinkSync(`${folder}/${name}`).includes('/database/cluster/');
    } catch {
      // The file was closed meanwhile.
      return true;
    }
  };
  return readdirSync(folder).filter((name) => !isTable(name)).length;
}

async function countConnections({ postgres }: Environment): Promise<number> {
  if (!postgres) return 0;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const query = "select from pg_stat_activity where backend_type = 'client backend'";
    return (await client.query(query)).rowCount ?? NaN;
  } finally {
    await client.end();
  }
}

/** Opens a socket with a subscription and closes it, again and again. */
const socketOpener =
  (url: string, operator: Operator): Worker =>
  async (isOver) => {
    while (!isOver()) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, ['graphql-transport-ws']);
      const send = (message: object): void => socket.send(JSON.stringify(message));
      await new Promise((resolve) => {
        socket.on('error', () => {}).on('close', resolve);
        socket.on('open', () =>
          send({ type: 'connection_init', payload: { Authorization: `Bearer ${operator.accessToken()}` } }),
        );
        socket.on('message', () => {
          send({
            id: '1',
            type: 'subscribe',
            payload: { query: 'subscription { companyChanged { name } }' },
          });
          setTimeout(() => socket.close(), 500);
        });
      });
      await delay(100);
    }
  };

async function collectSamples(environment: Environment, api: Api, minutes: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const end = Date.now() + minutes * 60_000; Date.now() < end; await delay(sampleEveryMs)) {
    samples.push({
      atMs: performance.now(),
      memory: residentBytes(api.processId),
      files: countOpenFiles(api.processId),
      connections: await countConnections(environment),
    });
  }
  return samples;
}

/** Returns the median of the slopes between all pairs of samples, per minute. It is robust to outliers. */
const slopePerMinute = (samples: readonly Sample[], measure: Measure): number =>
  median(
    samples.flatMap((earlier, index) =>
      samples
        .slice(index + 1)
        .map((later) => ((later[measure] - earlier[measure]) / (later.atMs - earlier.atMs)) * 60_000),
    ),
  );

function soakRow(database: DatabaseKind, minutes: number, samples: readonly Sample[], tally: Tally): Row {
  const evaluatedMinutes = minutes < minExtrapolatedMinutes ? minutes : horizonMinutes;
  const warm = samples.slice(Math.floor(samples.length / 3));
  const growths = measures.map((measure) => {
    const usual = median(warm.map((sample) => sample[measure]));
    const growth = slopePerMinute(warm, measure) * evaluatedMinutes;
    return {
      text: `${measure} ${formatMeasure(measure, usual)}, ${formatMeasure(measure, growth)} more`,
      isFlat: growth <= Math.max(usual * (maxGrowth - 1), tolerated[measure]),
    };
  });
  const outcomes = tally.outcomesSince(0);
  const successes = tally.successes(0);
  const failureShare = 1 - successes / tally.between(0).length;
  return {
    name: 'soak',
    database,
    what: `${minutes} minutes with ${operatorCount} working operators: median of the last two thirds, and the growth extrapolated to ${evaluatedMinutes} minutes`,
    measured: `${growths.map(({ text }) => text).join('; ')}; ${formatOutcomes(outcomes)}`,
    baseline: '',
    budget: 'growth of at most 10 %, 3 files or one connection; at most 1 % of the requests fail',
    isWithinBudget: growths.every(({ isFlat }) => isFlat) && successes > 0 && failureShare <= maxFailureShare,
  };
}

/** Measures whether the API grows while operators work for a long time. */
export async function measureSoak(
  database: DatabaseKind,
  { isShort, minutes: givenMinutes }: ProgramOptions,
): Promise<Row[]> {
  const minutes = givenMinutes ?? (isShort ? 0.5 : 20);
  const environment = await setUpEnvironment(database);
  try {
    const { emails } = await environment.withServices(async (services) => {
      // The default page cache of the embedded engine takes hours to fill, which would hide a leak.
      if (database === 'embedded') await services.database.query("alter system set shared_buffers = '8MB'");
      return createStaffedCompany(services, operatorCount);
    });
    const api = startApi(environment.settings);
    await api.ready();
    const tally = new Tally();
    const operators = await signInAll(api.url, emails, tally);
    const { workers } = await createWriters(operators.slice(0, 2));
    const samples = await runWithWorkers(
      [
        ...workers,
        ...operators.slice(2).map((operator) => reader(operator, 150)),
        ...operators.slice(4).map((operator) => socketOpener(api.url, operator)),
      ],
      () => collectSamples(environment, api, minutes),
    );
    await api.kill('SIGTERM');
    return [soakRow(database, minutes, samples, tally)];
  } finally {
    await environment.remove();
  }
}
