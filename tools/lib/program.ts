import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { homeVariable } from '../../server/testing/folders';
import { printReport, type Report } from './report';

export type DatabaseKind = 'postgres' | 'embedded';

export interface ProgramOptions {
  /** Returns whether a measurement is selected by its name or group. Without names, all are. */
  isSelected(name: string): boolean;
  databases: readonly DatabaseKind[];
  /** Whether to use small sizes, which only test the programs. Their figures are meaningless. */
  isShort: boolean;
  /** The duration of measurements without a fixed length, or null for their default. */
  minutes: number | null;
}

type Teardown = () => unknown;

const teardowns = new Set<Teardown>();
let isExiting = false;

/**
 * Registers a teardown in case the process ends early, and returns a function that unregisters it. If the
 * process is already exiting, throws, but the teardown still runs.
 */
export function registerTeardown(teardown: Teardown): () => void {
  teardowns.add(teardown);
  if (isExiting) throw new Error('The process is already exiting.');
  return () => void teardowns.delete(teardown);
}

/** Runs all teardowns, the latest first, including those registered meanwhile. Prints their errors. */
async function tearDownAll(): Promise<void> {
  for (let latest = [...teardowns].at(-1); latest; latest = [...teardowns].at(-1)) {
    teardowns.delete(latest);
    await Promise.resolve()
      .then(latest)
      .catch((error: unknown) => console.error(error));
  }
}

/** Runs `work` and then `release`, which also runs if the process is interrupted. */
export async function withResource<T>(release: Teardown, work: () => Promise<T>): Promise<T> {
  const unregister = registerTeardown(release);
  try {
    return await work();
  } finally {
    await release();
    unregister();
  }
}

const options = {
  help: { type: 'boolean' },
  on: { type: 'string' },
  short: { type: 'boolean' },
  minutes: { type: 'string' },
  json: { type: 'string' },
  page: { type: 'boolean' },
} as const;

const isDatabase = (name: string): name is DatabaseKind => name === 'postgres' || name === 'embedded';

function parseOptions(program: string, knownNames: readonly string[]) {
  const usage = `npm run tools -- ${program} [${knownNames.join(' | ')}]… [--on postgres | --on embedded] [--short] [--minutes n] [--json file] [--page]`;
  const { values, positionals: names } = parseArgs({ options, allowPositionals: true });
  if (values.help) {
    console.log(usage);
    process.exit();
  }
  const { on, short: isShort = false, page: writesPage = false, json } = values;
  const minutes = values.minutes === undefined ? null : Number(values.minutes);
  const unknown = names.filter((name) => !knownNames.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown name: ${unknown.join(', ')}. ${usage}`);
  if (on !== undefined && !isDatabase(on)) throw new Error(`Unknown database: ${on}. ${usage}`);
  if (minutes !== null && !(minutes > 0)) throw new Error(`Invalid number of minutes. ${usage}`);
  if (writesPage && isShort) throw new Error(`--short results are not for the page. ${usage}`);
  const databases: readonly DatabaseKind[] = on === undefined ? ['postgres', 'embedded'] : [on];
  const isSelected = (name: string): boolean =>
    names.length === 0 || names.some((selected) => name === selected || name.startsWith(`${selected}/`));
  return { databases, isShort, minutes, json, writesPage, isSelected };
}

/**
 * Runs a program that measures and reports, with its databases on disk, as in production. Exits with 1 if it
 * throws, measures nothing or misses a budget.
 */
export function runProgram(
  program: string,
  names: readonly string[],
  measure: (options: ProgramOptions) => Promise<Report>,
): void {
  process.env[homeVariable] ??= os.tmpdir();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isExiting = true;
      void tearDownAll().finally(() => process.exit(1));
    });
  }
  const run = async (): Promise<boolean> => {
    const groups = names.map((name) => name.replace(/\/.*/, ''));
    const { json, writesPage, ...selection } = parseOptions(program, [...new Set([...groups, ...names])]);
    const report = await measure(selection);
    printReport(program, report, writesPage);
    if (json !== undefined) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
    const { rows, failures } = report;
    return failures.length === 0 && rows.length > 0 && rows.every(({ isWithinBudget }) => isWithinBudget);
  };
  run()
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return false;
    })
    .then(async (isWithinBudget) => {
      await tearDownAll();
      // Exits even if a failed measurement has pending work.
      process.exit(isWithinBudget ? 0 : 1);
    });
}
