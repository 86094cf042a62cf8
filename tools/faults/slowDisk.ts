import { setTimeout as delay } from 'node:timers/promises';
import { setUpEnvironment, startApi } from '../lib/environment';
import { median, percentile, withRatio } from '../lib/measure';
import { createStaffedCompany, otherOutcomes, signInAll, Tally } from '../lib/operators';
import type { DatabaseKind, ProgramOptions } from '../lib/program';
import type { Row } from '../lib/report';
import { createWriters, reader, runWithWorkers } from './load';

const syncMs = 100;
const [writerCount, readerCount] = [3, 3];
const maxRatio = 3;
// The embedded database has one session. A read waits for the commits before it, each with up to two syncs,
// for the WAL and a file extension.
const maxExtraMs = (writerCount + 1) * 2 * syncMs;

/** Returns a command that delays `fsync` and `fdatasync` of a program and traces no other calls. */
const slowDiskCommand = (delayMs: number): string[] => [
  ...'strace -D -f --seccomp-bpf -qq -o /dev/null -e trace=fsync,fdatasync -e'.split(' '),
  `inject=fsync,fdatasync:delay_exit=${delayMs * 1000}`,
];

/** Measures reads and writes next to each other, with each disk sync delayed. */
async function measureLoad(database: DatabaseKind, delayMs: number, loadMs: number) {
  const wrapper = slowDiskCommand(delayMs);
  const environment = await setUpEnvironment(database, { wrapper });
  try {
    const { emails } = await environment.withServices((services) =>
      createStaffedCompany(services, writerCount + readerCount),
    );
    const api = startApi(environment.settings, database === 'embedded' ? { wrapper } : {});
    await api.ready();
    const [reads, writes] = [new Tally(), new Tally()];
    const readers = await signInAll(api.url, emails.slice(0, readerCount), reads);
    const writers = await createWriters(await signInAll(api.url, emails.slice(readerCount), writes));
    const startedAt = performance.now();
    const workers = [...writers.workers, ...readers.map((operator) => reader(operator, 100))];
    await runWithWorkers(workers, () => delay(loadMs));
    await api.kill('SIGTERM');
    return {
      readMs: percentile(reads.timesSince(startedAt), 0.95),
      writeMs: median(writes.timesSince(startedAt)),
      refused: [reads, writes].flatMap((tally) => otherOutcomes(tally.outcomesSince(startedAt))),
    };
  } finally {
    await environment.remove();
  }
}

/** Delays the database's disk syncs with `strace`, and compares reads and writes with an undelayed run. */
export async function measureSlowDisk(database: DatabaseKind, { isShort }: ProgramOptions): Promise<Row[]> {
  const loadMs = isShort ? 4000 : 15_000;
  const usual = await measureLoad(database, 0, loadMs);
  const slow = await measureLoad(database, syncMs, loadMs);
  const ratio = slow.readMs / usual.readMs;
  const isEmbedded = database === 'embedded';
  const common = { name: 'slow-disk', database };
  return [
    {
      ...common,
      what: `p95 of reads next to ${writerCount} writers, with each disk sync delayed by ${syncMs} ms`,
      measured: withRatio(`${slow.readMs.toFixed(0)} ms`, ratio),
      baseline: `${usual.readMs.toFixed(0)} ms without the delay`,
      budget: isEmbedded
        ? `at most ${maxExtraMs} ms more, for the commits that run first`
        : `at most ${maxRatio} times`,
      isWithinBudget: isEmbedded ? slow.readMs - usual.readMs <= maxExtraMs : ratio <= maxRatio,
    },
    {
      ...common,
      what: 'median of the concurrent writes, and refused requests',
      measured: `${slow.writeMs.toFixed(0)} ms; ${slow.refused.join(', ') || 'none refused'}`,
      baseline: `${usual.writeMs.toFixed(0)} ms without the delay`,
      budget: `at least ${syncMs} ms longer; none refused`,
      isWithinBudget: slow.writeMs >= usual.writeMs + syncMs && slow.refused.length === 0,
    },
  ];
}
