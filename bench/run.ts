import { writeFile } from 'node:fs/promises';
import { parseBenchOptions, type BenchOptions } from './parseBenchOptions';
import { startEmbedded, startOnPostgres, type BenchServer } from './data/benchServer';
import { startPostgres } from './data/createEmptyDatabase';
import { sizesOf } from './data/sizes';
import { machine, pgliteVersion } from './machine';
import { analyticsRows } from './rows/analytics';
import { clientExportRows } from './rows/clientExport';
import { clientListRows } from './rows/clientList';
import { lazyScreenRows } from './rows/lazyScreens';
import { recordRows } from './rows/record';
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

/** Of each database, an empty one of the figure's own. */
const onEmpty: Readonly<Record<string, (kind: DatabaseKind, isShort: boolean) => Promise<Row[]>>> = {
  sockets: socketRows,
  webhook: webhookRows,
  'client-export': clientExportRows,
};

/** Of each database, one full of companies, which is made once for all of these. */
const onFilled: Readonly<Record<string, (server: BenchServer) => Promise<Row[]>>> = {
  ...clientListRows,
  requests: requestRateRows,
  ...analyticsRows,
  ...recordRows,
};

/** `client-list` names all of `client-list/first`, `client-list/far` and so on. */
const wants = ({ names }: BenchOptions, name: string): boolean =>
  !names.length || names.some((wanted) => name === wanted || name.startsWith(`${wanted}/`));

const wantsAny = (choices: BenchOptions, figures: object): boolean =>
  Object.keys(figures).some((name) => wants(choices, name));

/** Into the report: a figure that fails takes nothing of the others with it. */
async function measureEach<Given extends unknown[]>(
  report: Report,
  figures: Readonly<Record<string, (...given: Given) => Promise<Row[]>>>,
  choices: BenchOptions,
  ...given: Given
): Promise<void> {
  for (const [name, figure] of Object.entries(figures)) {
    if (!wants(choices, name)) continue;
    console.error(`${name} …`);
    await figure(...given).then(
      (rows) => report.rows.push(...rows),
      (error: unknown) => report.failures.push(`${name}: ${String(error)}`),
    );
  }
}

async function measureOn(report: Report, kind: DatabaseKind, choices: BenchOptions): Promise<void> {
  await measureEach(report, onEmpty, choices, kind, choices.isShort);
  if (!wantsAny(choices, onFilled)) return;
  const start = kind === 'postgres' ? startOnPostgres : startEmbedded;
  const server = await start(sizesOf(kind, choices.isShort));
  await measureEach(report, onFilled, choices, server).finally(() => server.close());
}

interface Report {
  date: string;
  machine: object;
  isShort: boolean;
  /** Versions of those that had a part in it, and how much each held. */
  databases: Partial<Record<DatabaseKind, object>>;
  rows: Row[];
  /** Which figures did not come to their end, and why. */
  failures: string[];
}

async function measureAll(choices: BenchOptions): Promise<Report> {
  const { isShort } = choices;
  const report: Report = {
    date: new Date().toISOString(),
    machine: machine(),
    isShort,
    databases: {},
    rows: [],
    failures: [],
  };
  await measureEach(report, withoutDatabase, choices);
  if (!wantsAny(choices, { ...onEmpty, ...onFilled })) return report;
  for (const kind of choices.databases) {
    const postgres = kind === 'postgres' ? await startPostgres() : null;
    const version = postgres?.version ?? pgliteVersion;
    report.databases[kind] = { version, ...sizesOf(kind, isShort) };
    await measureOn(report, kind, choices).finally(postgres?.remove);
  }
  return report;
}

async function main(): Promise<{ isKept: boolean }> {
  const figures = Object.keys({ ...withoutDatabase, ...onEmpty, ...onFilled });
  const groups = figures.map((name) => name.replace(/\/.*/, ''));
  const choices = parseBenchOptions('bench', [...new Set([...groups, ...figures])]);
  const report = await measureAll(choices);
  printTable(report.rows);
  if (choices.json !== null) await writeFile(choices.json, `${JSON.stringify(report, null, 2)}\n`);
  for (const failure of report.failures) console.error(failure);
  return { isKept: report.failures.length === 0 && report.rows.every(({ isKept }) => isKept) };
}

runMain(main);
