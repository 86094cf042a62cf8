import { writeFile } from 'node:fs/promises';
import { parseBenchOptions, type BenchOptions } from './parseBenchOptions';
import { startEmbedded, startOnPostgres, type BenchServer } from './data/benchServer';
import { startPostgres } from './data/createEmptyDatabase';
import { sizesOf } from './data/sizes';
import { describeMachine, pgliteVersion } from './machine';
import { analyticsRows } from './rows/analytics';
import { clientExportRows } from './rows/clientExport';
import { clientListRows } from './rows/clientList';
import { lazyScreenRows } from './rows/lazyScreens';
import { auditLogRows } from './rows/auditLog';
import { requestRateRows } from './rows/requestRate';
import { signInRows } from './rows/signIn';
import { socketRows } from './rows/sockets';
import { webhookRows } from './rows/webhook';
import { runMain } from './runMain';
import { printTable, type DatabaseKind, type Row } from './table';

const withoutDatabase: Readonly<Record<string, () => Promise<Row[]>>> = {
  'sign-in': signInRows,
  'lazy-screens': lazyScreenRows,
};

/** Measurements that each create an empty database. */
const onEmptyDatabase: Readonly<Record<string, (kind: DatabaseKind, isShort: boolean) => Promise<Row[]>>> = {
  sockets: socketRows,
  webhook: webhookRows,
  'client-export': clientExportRows,
};

/** Measurements that share one filled database. */
const onFilledDatabase: Readonly<Record<string, (server: BenchServer) => Promise<Row[]>>> = {
  ...clientListRows,
  requests: requestRateRows,
  ...analyticsRows,
  ...auditLogRows,
};

/**
 * Returns whether a measurement is selected by its name or group, such as `client-list` for
 * `client-list/first`. Without names, every measurement is selected.
 */
const isSelected = ({ names }: BenchOptions, name: string): boolean =>
  !names.length || names.some((selectedName) => name === selectedName || name.startsWith(`${selectedName}/`));

const isAnySelected = (options: BenchOptions, measurements: object): boolean =>
  Object.keys(measurements).some((name) => isSelected(options, name));

/**
 * Runs the selected measurements and adds their rows or errors to the report. A failed measurement does not
 * stop the others.
 */
async function measureEach<Args extends unknown[]>(
  report: Report,
  measurements: Readonly<Record<string, (...args: Args) => Promise<Row[]>>>,
  options: BenchOptions,
  ...args: Args
): Promise<void> {
  for (const [name, measurement] of Object.entries(measurements)) {
    if (!isSelected(options, name)) continue;
    console.error(`${name} …`);
    await measurement(...args).then(
      (rows) => report.rows.push(...rows),
      (error: unknown) => report.failures.push(`${name}: ${String(error)}`),
    );
  }
}

async function measureOn(report: Report, kind: DatabaseKind, options: BenchOptions): Promise<void> {
  await measureEach(report, onEmptyDatabase, options, kind, options.isShort);
  if (!isAnySelected(options, onFilledDatabase)) return;
  const start = kind === 'postgres' ? startOnPostgres : startEmbedded;
  const server = await start(sizesOf(kind, options.isShort));
  await measureEach(report, onFilledDatabase, options, server).finally(() => server.close());
}

interface Report {
  date: string;
  machine: object;
  isShort: boolean;
  /** The version and sizes of each measured database. */
  databases: Partial<Record<DatabaseKind, object>>;
  rows: Row[];
  failures: string[];
}

async function measureAll(options: BenchOptions): Promise<Report> {
  const { isShort } = options;
  const report: Report = {
    date: new Date().toISOString(),
    machine: describeMachine(),
    isShort,
    databases: {},
    rows: [],
    failures: [],
  };
  await measureEach(report, withoutDatabase, options);
  if (!isAnySelected(options, { ...onEmptyDatabase, ...onFilledDatabase })) return report;
  for (const kind of options.databases) {
    const postgres = kind === 'postgres' ? await startPostgres() : null;
    const version = postgres?.version ?? pgliteVersion;
    report.databases[kind] = { version, ...sizesOf(kind, isShort) };
    await measureOn(report, kind, options).finally(postgres?.remove);
  }
  return report;
}

async function main(): Promise<{ isWithinBudget: boolean }> {
  const measurements = Object.keys({ ...withoutDatabase, ...onEmptyDatabase, ...onFilledDatabase });
  const groups = measurements.map((name) => name.replace(/\/.*/, ''));
  const options = parseBenchOptions('bench', [...new Set([...groups, ...measurements])]);
  const report = await measureAll(options);
  printTable(report.rows, options.writesPage);
  if (options.json !== null) await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`);
  for (const failure of report.failures) console.error(failure);
  return {
    isWithinBudget: report.failures.length === 0 && report.rows.every(({ isWithinBudget }) => isWithinBudget),
  };
}

runMain(main);
