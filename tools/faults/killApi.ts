import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../bench/measure';
import type { DatabaseKind } from '../bench/table';
import { startApi } from './api';
import { runWithWorkers } from './runWithWorkers';
import { signInAll, createStaffedCompany, type StaffedCompany } from './company';
import { isSuccessful } from './testUser';
import { setUpEnvironment, type FaultEnvironment } from './setUpEnvironment';
import type { FaultRow, Fault } from './table';
import { Tally } from './tally';
import { createWriters, type Writer } from './writer';
import { measureDamage, formatDamage, isUndamaged, type Damage } from './damage';

const writerCount = 8;
const readyBudgetMs = { postgres: 5000, embedded: 8000 };
const pollIntervalMs = 20;
const timeoutMs = 60_000;

const countWrites = (writers: readonly Writer[]): number =>
  writers.reduce((sum, { count }) => sum + count, 0);

/**
 * Waits until a write succeeds, then a random time of up to a second, so that kills interrupt different work.
 */
async function waitForWrites(writers: readonly Writer[]): Promise<void> {
  const countBefore = countWrites(writers);
  for (
    const end = performance.now() + timeoutMs;
    countWrites(writers) === countBefore;
    await delay(pollIntervalMs)
  ) {
    if (performance.now() > end) throw new Error(`No write succeeded within ${timeoutMs} ms.`);
  }
  await delay(Math.random() * 1000);
}

interface Starts {
  readyMs: number[];
  cpuMs: number[];
}

interface KillResult extends Starts {
  writers: readonly Writer[];
  signedOut: number;
}

/** Kills the API repeatedly during writes, and stops it gracefully at the end. */
async function writeUnderKills(
  environment: FaultEnvironment,
  company: StaffedCompany,
  cycles: number,
): Promise<KillResult> {
  const starts: Starts = { readyMs: [], cpuMs: [] };
  let api = startApi(environment.settings);
  await api.ready();
  const users = await signInAll(api.url, company, new Tally());
  const writers = await createWriters(users);
  await runWithWorkers(writers, async (workerFailure) => {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await Promise.race([waitForWrites(writers), workerFailure]);
      await api.kill();
      api = startApi(environment.settings);
      starts.readyMs.push(await api.ready());
      starts.cpuMs.push(api.cpuMs());
    }
  });
  const refreshed = await Promise.all(users.map((user) => user.refresh()));
  await api.kill('SIGTERM');
  const stillSignedIn = users.filter(
    ({ isSignedOut }, index) => !isSignedOut && isSuccessful(refreshed[index] ?? noResponse),
  );
  return { ...starts, writers, signedOut: users.length - stillSignedIn.length };
}

const noResponse = { status: 0, code: null };

function writesRow(
  database: DatabaseKind,
  cycles: number,
  { writers }: KillResult,
  damage: Damage,
): FaultRow {
  const countOf = (kind: keyof Writer['written']): number =>
    writers.reduce((sum, writer) => sum + writer.written[kind].length, 0);
  const [clients, plans, refunds] = [countOf('client'), countOf('plan'), countOf('refund')];
  const retries = writers.reduce((sum, writer) => sum + writer.retries, 0);
  return {
    fault: 'kill-api',
    database,
    what: `${cycles} SIGKILLs of the API under ${writerCount} writers`,
    measured: `${clients} clients, ${plans} plans and ${refunds} refunds acknowledged with ${retries} retries; ${formatDamage(damage)}`,
    budget: 'no write lost, duplicated or partial; no ledger imbalances',
    isWithinBudget: isUndamaged(damage) && clients > 0 && plans > 0 && refunds > 0 && retries > 0,
    figures: { cycles, clients, plans, refunds, retries, ...damage },
  };
}

function readyRow(database: DatabaseKind, { readyMs, cpuMs }: Starts): FaultRow {
  const [medianMs, maxMs, medianCpuMs] = [
    percentile(readyMs, 0.5),
    Math.max(...readyMs),
    percentile(cpuMs, 0.5),
  ];
  return {
    fault: 'kill-api',
    database,
    what: 'time from process start to readiness, median and maximum',
    measured: `${medianMs.toFixed(0)} / ${maxMs.toFixed(0)} ms; median CPU time ${medianCpuMs.toFixed(0)} ms`,
    budget: `at most ${readyBudgetMs[database]} ms`,
    isWithinBudget: maxMs <= readyBudgetMs[database],
    figures: { readyP50Ms: medianMs, readyMaxMs: maxMs, cpuP50Ms: medianCpuMs },
  };
}

const signedOutRow = (database: DatabaseKind, { signedOut }: KillResult): FaultRow => ({
  fault: 'kill-api',
  database,
  what: 'operators signed out by the kills',
  measured: `${signedOut} of ${writerCount}`,
  budget: 'none',
  isWithinBudget: signedOut === 0,
  figures: { signedOut },
});

async function measureKills(kind: DatabaseKind, cycles: number): Promise<FaultRow[]> {
  const environment = await setUpEnvironment(kind);
  try {
    const company = await environment.withServices((services) => createStaffedCompany(services, writerCount));
    const result = await writeUnderKills(environment, company, cycles);
    const damage = await environment.withServices((services) =>
      measureDamage(services, company.companyId, result.writers),
    );
    return [writesRow(kind, cycles, result, damage), readyRow(kind, result), signedOutRow(kind, result)];
  } finally {
    await environment.remove();
  }
}

/** Sends SIGKILL to the API repeatedly during writes, always on the same database. */
export const killApi: Fault = ({ databases, isShort }) =>
  databases.map((kind) => () => measureKills(kind, isShort ? 4 : 50));
