import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../../server/lib/errors';
import { killAll, setUpEnvironment, startApi, type Environment } from '../lib/environment';
import {
  createStaffedCompany,
  formatOutcomes,
  otherOutcomes,
  signInAll,
  Tally,
  unavailable,
} from '../lib/operators';
import { withResource, type DatabaseKind } from '../lib/program';
import type { Row } from '../lib/report';
import { damageBudget, measureDamage } from './damage';
import { createWriters, reader, runWithWorkers, type Writers } from './load';

const megabytes = { postgres: 400, embedded: 500 };
const writerCount = 5;
const warmUpMs = 3000;
const fullMs = 12_000;
const recoveryBudgetMs = 30_000;

// Keeps the WAL small, since its default limit of 1 GB exceeds the size of the disk.
const settings = { min_wal_size: '32MB', max_wal_size: '64MB' };

function fill(filler: string): void {
  const file = openSync(filler, 'a');
  for (const bytes of [2 ** 20, 4096]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(bytes));
    } catch (error) {
      if (errorCode(error) !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
}

async function measureRecovery({ count }: Writers): Promise<number> {
  const [startedAt, countBefore] = [performance.now(), count()];
  while (count() === countBefore && performance.now() - startedAt < 2 * recoveryBudgetMs) await delay(20);
  return count() === countBefore ? Infinity : performance.now() - startedAt;
}

async function runWithFullDisk(environment: Environment, filler: string): Promise<Row[]> {
  const { kind: database } = environment;
  const company = await environment.withServices((services) =>
    createStaffedCompany(services, writerCount + 1),
  );
  const api = startApi(environment.settings);
  await api.ready();
  const [reads, writes] = [new Tally(), new Tally()];
  const [readingOperator] = await signInAll(api.url, company.emails.slice(0, 1), reads);
  const writers = await createWriters(await signInAll(api.url, company.emails.slice(1), writes));
  if (!readingOperator) throw new Error('No operator is signed in.');
  const { readOutcomes, writeOutcomes, isAlive, recoveryMs } = await runWithWorkers(
    [...writers.workers, reader(readingOperator, 100)],
    async () => {
      await delay(warmUpMs);
      fill(filler);
      const fullAt = performance.now();
      await delay(fullMs);
      const full = {
        readOutcomes: reads.outcomesSince(fullAt),
        writeOutcomes: writes.outcomesSince(fullAt),
        isAlive: api.isRunning(),
      };
      rmSync(filler);
      return { ...full, recoveryMs: await measureRecovery(writers) };
    },
  );
  await api.kill('SIGTERM');
  const damage = await environment.withServices((services) =>
    measureDamage(services, company.companyId, writers.written),
  );
  const common = { name: 'disk-full', database, baseline: '' };
  return [
    {
      ...common,
      what: `writes while the disk is full (a tmpfs of ${megabytes[database]} MB, filled under load)`,
      measured: `${formatOutcomes(writeOutcomes)}; the API ${isAlive ? 'keeps running' : 'CRASHED'}`,
      budget: 'no failure except 503 UNAVAILABLE; the API keeps running',
      isWithinBudget:
        writeOutcomes.has(unavailable) && otherOutcomes(writeOutcomes, unavailable).length === 0 && isAlive,
    },
    {
      ...common,
      what: 'reads while the disk is full',
      measured: formatOutcomes(readOutcomes),
      budget: 'all succeed',
      isWithinBudget: readOutcomes.size > 0 && otherOutcomes(readOutcomes).length === 0,
    },
    {
      ...common,
      what: 'time from free disk space to the first write, without a restart',
      measured: `${recoveryMs.toFixed(0)} ms; ${damage.text}`,
      budget: `at most ${recoveryBudgetMs} ms; ${damageBudget}`,
      isWithinBudget: recoveryMs <= recoveryBudgetMs && damage.isNone,
    },
  ];
}

/** Fills the disk of the database under load, and frees it again. */
export async function measureFullDisk(database: DatabaseKind): Promise<Row[]> {
  if (process.getuid?.() !== 0)
    throw new Error('Run this fault as root, which can mount the disk that it fills.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'livery-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes[database]}m`, 'livery-disk', folder]);
  const unmount = async (): Promise<void> => {
    await killAll();
    // A lazy unmount detaches the folder even while a process has files open in it.
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  return withResource(unmount, async () => {
    const environment = await setUpEnvironment(database, { home: folder, postgres: settings });
    return runWithFullDisk(environment, path.join(folder, 'filler')).finally(environment.remove);
  });
}
