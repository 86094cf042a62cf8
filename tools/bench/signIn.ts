import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import webpack, { type Configuration, type Stats, type StatsModule } from 'webpack';
import makeConfig from '../../webpack.config';
import { launchBrowser } from '../lib/environment';
import { formatKilobytes, formatMs, median, medianRatio, withRatio } from '../lib/measure';
import type { Row } from '../lib/report';

const rounds = 7;
const scriptBudget = { ratio: 1.25, bytes: 180_000 };
const maxTimeRatio = 1.2;
const maxScreenBytes = 25_000;

interface Build {
  folder: string;
  /** The module paths of each emitted file, relative to the root of the repository. */
  files: ReadonlyMap<string, readonly string[]>;
}

const run = (config: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (!stats || stats.hasErrors()) return reject(new Error(stats?.toString('errors-only')));
      resolve(stats);
    });
  });

/** Returns the paths of all modules that webpack concatenated into a module, or its own path if it has one. */
function modulePaths({ modules, nameForCondition }: StatsModule): string[] {
  if (modules?.length) return modules.flatMap(modulePaths);
  return nameForCondition ? [path.relative('', nameForCondition)] : [];
}

async function build(entry: string, name: string): Promise<Build> {
  process.env['API_SECURE'] = 'false';
  process.env['BUILD_ENVIRONMENT'] = 'staging';
  const folder = path.resolve('dist/bench', name);
  const config = makeConfig(null, { mode: 'production' });
  const stats = await run({
    ...config,
    entry,
    output: { ...config.output, path: folder },
    cache: { type: 'filesystem', name: `bench-${name}`, cacheDirectory: path.resolve('.cache/webpack') },
  });
  const { chunks = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkModules: true,
    cachedModules: true,
    dependentModules: true,
    nestedModules: true,
    chunkModulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  });
  const files = chunks.flatMap(({ files: names = [], modules = [] }) =>
    names.map((file): [string, string[]] => [file, modules.flatMap(modulePaths)]),
  );
  return { folder, files: new Map(files) };
}

const buildConsole = (): Promise<Build> => build('./src/main.tsx', 'console');

/** Serves a build as the API does, with Brotli files and `index.html` for all unknown paths. */
const createStaticServer = (folder: string): http.Server =>
  http.createServer((request, response) => {
    const pathname = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path.join(folder, pathname);
    const isFile = pathname !== '/' && fs.existsSync(`${file}.br`);
    const servedFile = isFile ? file : path.join(folder, 'index.html');
    response.writeHead(200, {
      'content-type': servedFile.endsWith('.js') ? 'text/javascript' : 'text/html',
      'content-encoding': 'br',
    });
    fs.createReadStream(`${servedFile}.br`).pipe(response);
  });

interface SignInLoad {
  /** The compressed size of the JavaScript received before the form was usable. */
  scriptBytes: number;
  /** The milliseconds from the start of the navigation until the email field accepts input. */
  usableMs: number;
}

/**
 * Opens `/login` with an empty cache and waits until the email field accepts input. Throttles network and
 * CPU, so that scripts requested after the form arrive too late to be counted.
 */
async function measureLoad(folder: string): Promise<SignInLoad> {
  const server = createStaticServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 1_600_000 / 8,
    });
    let scriptBytes = 0;
    const scripts = new Set<string>();
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    const startedAt = performance.now();
    const port = typeof address === 'object' ? address?.port : '';
    await page.goto(`http://localhost:${port}/login`, { waitUntil: 'commit' });
    // Polls every frame, since a locator alone can wait half a second between retries.
    await page.waitForFunction(() => document.querySelector('form input'), null, { polling: 'raf' });
    await page.getByLabel('Email').first().fill('typed@example.test');
    return { scriptBytes, usableMs: performance.now() - startedAt };
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * Measures the JavaScript that loads before the sign-in form is usable, and the time until then, compared with
 * a page of the same libraries without Livery's code. See docs/adr/0006.
 */
export async function measureSignIn(): Promise<Row[]> {
  const consoleBuild = await buildConsole();
  const floorBuild = await build('./tools/bench/signInFloor.tsx', 'floor');
  const [actual, floor]: [SignInLoad[], SignInLoad[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    actual.push(await measureLoad(consoleBuild.folder));
    floor.push(await measureLoad(floorBuild.folder));
  }
  // On a busy machine, scripts that load after the form can arrive before the form is filled. The minimum
  // excludes them.
  const minBytes = (loads: SignInLoad[]) => Math.min(...loads.map(({ scriptBytes }) => scriptBytes));
  const times = (loads: SignInLoad[]) => loads.map(({ usableMs }) => usableMs);
  const [bytes, floorBytes] = [minBytes(actual), minBytes(floor)];
  const bytesRatio = bytes / floorBytes;
  const timeRatio = medianRatio(times(actual), times(floor));
  const common = { name: 'sign-in', database: '' };
  const ofFloor = 'for a page of the same libraries';
  return [
    {
      ...common,
      what: 'JavaScript until the sign-in form is usable (Brotli)',
      measured: withRatio(formatKilobytes(bytes), bytesRatio),
      baseline: `${formatKilobytes(floorBytes)} ${ofFloor}`,
      budget: `at most ${scriptBudget.ratio} times and at most ${formatKilobytes(scriptBudget.bytes)}`,
      isWithinBudget: bytesRatio <= scriptBudget.ratio && bytes <= scriptBudget.bytes,
    },
    {
      ...common,
      what: 'time until the sign-in form is usable, at a quarter of the CPU speed, 1.6 Mbit/s and 150 ms latency',
      measured: withRatio(formatMs(median(times(actual))), timeRatio),
      baseline: `${formatMs(median(times(floor)))} ${ofFloor}`,
      budget: `at most ${maxTimeRatio} times`,
      isWithinBudget: timeRatio <= maxTimeRatio,
    },
  ];
}

/** Libraries in separate files, which do not count as part of a screen. */
const libraries =
  /^node_modules\/(@mui\/x-charts|@mui\/x-internal|d3-|@tiptap|prosemirror-|react-aria|react-stately|@internationalized)/;

/** Measures the files that only lazy screens load, and reports the largest. */
export async function measureLazyScreens(): Promise<Row[]> {
  const { folder, files } = await buildConsole();
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const assets = path.join(folder, 'assets');
  const isLibrary = (file: string): boolean => {
    const modules = files.get(`assets/${file}`) ?? [];
    return !modules.some((name) => name.startsWith('src/')) && modules.some((name) => libraries.test(name));
  };
  const sizes = fs
    .readdirSync(assets)
    .filter((file) => file.endsWith('.js') && !html.includes(file) && !isLibrary(file))
    .map((file) => fs.statSync(path.join(assets, `${file}.br`)).size);
  const largest = Math.max(...sizes);
  return [
    {
      name: 'lazy-screens',
      database: '',
      what: 'largest lazy-loaded file of a screen (Brotli), without the chart, calendar and text editor libraries',
      measured: `${formatKilobytes(largest)}, of ${sizes.length} files`,
      baseline: '',
      budget: `at most ${formatKilobytes(maxScreenBytes)}`,
      isWithinBudget: largest <= maxScreenBytes,
    },
  ];
}
