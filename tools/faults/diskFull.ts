import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseKind } from '../bench/table';
import { killAll, startApi, type Api } from './api';
import { runWithWorkers } from './runWithWorkers';
import { signInAll, createStaffedCompany, type StaffedCompany } from './company';
import { isSuccessful, type TestUser } from './testUser';
import { setUpEnvironment, type FaultEnvironment } from './setUpEnvironment';
import { mountSmallDisk, type SmallDisk } from './smallDisk';
import type { FaultRow, Fault } from './table';
import { formatKinds, countKinds, Tally } from './tally';
import { createWriters, type Writer } from './writer';
import { measureDamage, formatDamage, isUndamaged, type Damage } from './damage';

const megabytes = { postgres: 400, embedded: 500 };
const writerCount = 5;
const warmUpMs = 3000;
const fullMs = 12_000;
const recoveryBudgetMs = 30_000;

// Keeps the WAL small, since its default limit of 1 GB exceeds the size of the disk.
const settings = { min_wal_size: '32MB', max_wal_size: '64MB' };

const firstPage = 'query List { clients(page: 1, pageSize: 20) { totalCount } }';

interface Reads {
  good: number;
  total: number;
}

async function readFor(user: TestUser, forMs: number): Promise<Reads> {
  const end = performance.now() + forMs;
  const reads = { good: 0, total: 0 };
  while (performance.now() < end) {
    reads.total += 1;
    if (isSuccessful(await user.execute(firstPage))) reads.good += 1;
    await delay(100);
  }
  return reads;
}

async function measureRecovery(writers: readonly Writer[]): Promise<number> {
  const count = (): number => writers.reduce((sum, writer) => sum + writer.count, 0);
  const [startedAt, countBefore] = [performance.now(), count()];
  while (count() === countBefore && performance.now() - startedAt < 2 * recoveryBudgetMs) await delay(20);
  return count() === countBefore ? Infinity : performance.now() - startedAt;
}

interface FullDiskResult {
  writers: readonly Writer[];
  /** The responses to failed writes, counted by kind. */
  refusals: ReadonlyMap<string, number>;
  reads: Reads;
  isAlive: boolean;
  backMs: number;
}

async function writeDuringFullDisk(
  api: Api,
  company: StaffedCompany,
  disk: SmallDisk,
): Promise<FullDiskResult> {
  const writerTally = new Tally();
  const authors = await signInAll(api.url, company, writerTally);
  const [readingUser] = await signInAll(
    api.url,
    { ...company, emails: company.emails.slice(0, 1) },
    new Tally(),
  );
  if (!readingUser) throw new Error('No operator is signed in.');
  const writers = await createWriters(authors);
  return runWithWorkers(writers, async () => {
    await delay(warmUpMs);
    const fullAt = performance.now();
    disk.fill();
    const reads = await readFor(readingUser, fullMs);
    const refusals = countKinds(writerTally.between(fullAt).filter(({ isSuccess }) => !isSuccess));
    const isAlive = api.isRunning();
    disk.freeSpace();
    return { writers, refusals, reads, isAlive, backMs: await measureRecovery(writers) };
  });
}

function rowsOf(database: DatabaseKind, result: FullDiskResult, damage: Damage): FaultRow[] {
  const { refusals, reads, isAlive, backMs } = result;
  const otherKinds = [...refusals.keys()].filter((response) => response !== '503 UNAVAILABLE');
  const common = { fault: 'disk-full', database };
  return [
    {
      ...common,
      what: `writes while the disk is full (a tmpfs of ${megabytes[database]} MB, filled under load)`,
      measured: `${formatKinds(refusals)}; the API ${isAlive ? 'keeps running' : 'CRASHED'}`,
      budget: 'only 503 UNAVAILABLE; the API keeps running',
      isWithinBudget: refusals.size > 0 && otherKinds.length === 0 && isAlive,
      figures: { refused: refusals.get('503 UNAVAILABLE') ?? 0, otherKinds: otherKinds.length },
    },
    {
      ...common,
      what: 'reads while the disk is full',
      measured: `${reads.good} of ${reads.total} succeeded`,
      budget: 'all',
      isWithinBudget: reads.good === reads.total,
      figures: { ...reads },
    },
    {
      ...common,
      what: 'time from free disk space to the first write, without a restart',
      measured: `${backMs.toFixed(0)} ms; ${formatDamage(damage)}`,
      budget: `at most ${recoveryBudgetMs} ms; no write lost, duplicated or partial; no ledger imbalances`,
      isWithinBudget: backMs <= recoveryBudgetMs && isUndamaged(damage),
      figures: { backMs, ...damage },
    },
  ];
}

async function runWithFullDisk(environment: FaultEnvironment, disk: SmallDisk): Promise<FaultRow[]> {
  const company = await environment.withServices((services) => createStaffedCompany(services, writerCount));
  const api = startApi(environment.settings);
  await api.ready();
  const result = await writeDuringFullDisk(api, company, disk);
  await api.kill('SIGTERM');
  const damage = await environment.withServices((services) =>
    measureDamage(services, company.companyId, result.writers),
  );
  return rowsOf(environment.kind, result, damage);
}

async function measureFullDisk(kind: DatabaseKind): Promise<FaultRow[]> {
  const disk = mountSmallDisk(megabytes[kind]);
  try {
    const environment = await setUpEnvironment(kind, { home: disk.folder, postgres: settings });
    return await runWithFullDisk(environment, disk).finally(environment.remove);
  } finally {
    await killAll();
    disk.remove();
  }
}

export const diskFull: Fault = ({ databases }) => databases.map((kind) => () => measureFullDisk(kind));
