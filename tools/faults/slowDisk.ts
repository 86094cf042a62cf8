import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../bench/measure';
import type { DatabaseKind } from '../bench/table';
import { startApi, type Api } from './api';
import { runWithWorkers } from './runWithWorkers';
import { signInAll, createStaffedCompany, type StaffedCompany } from './company';
import { Reader } from './reader';
import { setUpEnvironment } from './setUpEnvironment';
import type { FaultRow, Fault } from './table';
import { formatKinds, countKinds, Tally } from './tally';
import { createWriters } from './writer';

const syncMs = 100;
const [writerCount, readerCount] = [3, 3];
const [readPauseMs, pollPauseMs] = [100, 200];
const loadMs = 15_000;
const maxRatio = 3;
// The embedded database has one session. A read waits for the commits before it, each with up to two syncs,
// for the WAL and a file extension.
const maxExtraMs = (writerCount + 1) * 2 * syncMs;

/** Returns a command that delays `fsync` and `fdatasync` of a program and traces no other calls. */
const slowDiskCommand = (delayMs: number): string[] => [
  ...'strace -D -f --seccomp-bpf -qq -o /dev/null -e trace=fsync,fdatasync -e'.split(' '),
  `inject=fsync,fdatasync:delay_exit=${delayMs * 1000}`,
];

interface LoadResult {
  readsP95Ms: number;
  writesP50Ms: number;
  refusals: ReadonlyMap<string, number>;
  checks: number;
  ready: number;
}

async function pollReadiness(
  url: string,
  isOver: () => boolean,
): Promise<Pick<LoadResult, 'checks' | 'ready'>> {
  const counts = { checks: 0, ready: 0 };
  while (!isOver()) {
    const { status } = await fetch(`${url}/health/ready`);
    counts.checks += 1;
    if (status === 200) counts.ready += 1;
    await delay(pollPauseMs);
  }
  return counts;
}

async function measureLoad({ url }: Api, company: StaffedCompany): Promise<LoadResult> {
  const [reading, writing] = [new Tally(), new Tally()];
  const group = (from: number, to?: number): StaffedCompany => ({
    ...company,
    emails: company.emails.slice(from, to),
  });
  const readers = await signInAll(url, group(0, readerCount), reading);
  const writers = await signInAll(url, group(readerCount), writing);
  const workers = [
    ...readers.map((user) => new Reader(user, readPauseMs)),
    ...(await createWriters(writers)),
  ];
  const startedAt = performance.now();
  let isOver = false;
  const polling = pollReadiness(url, () => isOver);
  polling.catch(() => {});
  await runWithWorkers(workers, () => delay(loadMs)).finally(() => (isOver = true));
  const timesOf = (tally: Tally): number[] => tally.between(startedAt).map(({ tookMs }) => tookMs);
  return {
    readsP95Ms: percentile(timesOf(reading), 0.95),
    writesP50Ms: percentile(timesOf(writing), 0.5),
    refusals: countKinds(
      [...reading.between(startedAt), ...writing.between(startedAt)].filter(({ isSuccess }) => !isSuccess),
    ),
    ...(await polling),
  };
}

async function measure(kind: DatabaseKind, delayMs: number): Promise<LoadResult> {
  const under = slowDiskCommand(delayMs);
  const environment = await setUpEnvironment(kind, { postgresUnder: under });
  try {
    const company = await environment.withServices((services) =>
      createStaffedCompany(services, writerCount + readerCount),
    );
    const api = startApi(environment.settings, kind === 'embedded' ? { wrapper: under } : {});
    await api.ready();
    const load = await measureLoad(api, company);
    await api.kill('SIGTERM');
    return load;
  } finally {
    await environment.remove();
  }
}

function readsRow(database: DatabaseKind, slow: number, baseline: number): FaultRow {
  const ratio = slow / baseline;
  const isEmbedded = database === 'embedded';
  return {
    fault: 'slow-disk',
    database,
    what: `p95 of reads next to ${writerCount} writers, with each disk sync delayed by ${syncMs} ms`,
    measured: `${slow.toFixed(0)} ms, ${baseline.toFixed(0)} ms without the delay (${ratio.toFixed(1)} times)`,
    budget: isEmbedded
      ? `at most ${maxExtraMs} ms more, for the commits that run first`
      : `at most ${maxRatio} times`,
    isWithinBudget: isEmbedded ? slow - baseline <= maxExtraMs : ratio <= maxRatio,
    figures: { slowP95Ms: slow, usualP95Ms: baseline, ratio },
  };
}

async function compare(kind: DatabaseKind): Promise<FaultRow[]> {
  const baseline = await measure(kind, 0);
  const slow = await measure(kind, syncMs);
  const isSlow = slow.writesP50Ms >= baseline.writesP50Ms + syncMs;
  const refused = formatKinds(slow.refusals) || 'none refused';
  return [
    readsRow(kind, slow.readsP95Ms, baseline.readsP95Ms),
    {
      fault: 'slow-disk',
      database: kind,
      what: 'median of the concurrent writes, and readiness checks',
      measured: `${slow.writesP50Ms.toFixed(0)} ms, ${baseline.writesP50Ms.toFixed(0)} ms without the delay; ${refused}; ${slow.ready} of ${slow.checks} checks ready`,
      budget: `at least ${syncMs} ms longer and none refused; every check ready`,
      isWithinBudget: isSlow && slow.refusals.size === 0 && slow.ready > 0 && slow.ready === slow.checks,
      figures: {
        slowP50Ms: slow.writesP50Ms,
        usualP50Ms: baseline.writesP50Ms,
        checks: slow.checks,
        ready: slow.ready,
      },
    },
  ];
}

/** Delays the database's disk syncs with `strace`, and compares reads and writes with an undelayed run. */
export const slowDisk: Fault = ({ databases }) => databases.map((kind) => () => compare(kind));
