import { setTimeout as delay } from 'node:timers/promises';
import { setUpEnvironment, startApi, type Environment } from '../lib/environment';
import {
  createStaffedCompany,
  formatOutcomes,
  otherOutcomes,
  signInAll,
  Tally,
  unavailable,
} from '../lib/operators';
import type { ProgramOptions } from '../lib/program';
import type { Row } from '../lib/report';
import { damageBudget, measureDamage } from './damage';
import { createWriters, reader, runWithWorkers } from './load';

const outagesMs = [500, 3000, 8000, 10_000];
const [writerCount, readerCount] = [4, 4];
const warmUpMs = 4000;
const windowMs = 500;
const recoveredShare = 0.7;
const recoveryBudgetMs = 5000;
const maxWaitMs = 30_000;

const common = { name: 'postgres-outage', database: 'postgres', baseline: '' };

const successRate = (tally: Tally, fromMs: number, toMs: number): number =>
  tally.successes(fromMs, toMs) / (toMs - fromMs);

/**
 * Returns the milliseconds until responses succeed at `requiredRate` again, or Infinity if that takes too
 * long.
 */
async function measureRecovery(tally: Tally, fromMs: number, requiredRate: number): Promise<number> {
  for (let at = fromMs; at - fromMs < maxWaitMs; at += windowMs / 5) {
    await delay(Math.max(0, at + windowMs - performance.now()));
    if (successRate(tally, at, at + windowMs) >= requiredRate) return at - fromMs;
  }
  return Infinity;
}

async function measureOutage({ postgres }: Environment, tally: Tally, downMs: number): Promise<Row> {
  await delay(warmUpMs);
  const downAt = performance.now();
  const usualRate = successRate(tally, downAt - warmUpMs, downAt);
  await postgres?.kill();
  await delay(downMs);
  await postgres?.startAsync();
  const recoveryMs = await measureRecovery(tally, performance.now(), usualRate * recoveredShare);
  const outcomes = tally.outcomesSince(downAt);
  return {
    ...common,
    what: `PostgreSQL killed under load and restarted ${downMs / 1000} s later`,
    measured: `${recoveredShare * 100} % of the previous rate ${recoveryMs.toFixed(0)} ms after the restart; ${formatOutcomes(outcomes)}`,
    budget: `${recoveredShare * 100} % of the previous rate within ${recoveryBudgetMs} ms; no failure except 503`,
    isWithinBudget: recoveryMs <= recoveryBudgetMs && otherOutcomes(outcomes, unavailable).length === 0,
  };
}

/** Sends SIGKILL to all processes of PostgreSQL under load and starts it again later. */
export async function measureOutages({ isShort }: ProgramOptions): Promise<Row[]> {
  const environment = await setUpEnvironment('postgres');
  try {
    const company = await environment.withServices((services) =>
      createStaffedCompany(services, writerCount + readerCount),
    );
    const api = startApi(environment.settings);
    await api.ready();
    const tally = new Tally();
    const operators = await signInAll(api.url, company.emails, tally);
    const writers = await createWriters(operators.slice(0, writerCount));
    const readers = operators.slice(writerCount).map((operator) => reader(operator));
    const rows = await runWithWorkers([...writers.workers, ...readers], async () => {
      const outageRows: Row[] = [];
      for (const downMs of isShort ? outagesMs.slice(0, 2) : outagesMs)
        outageRows.push(await measureOutage(environment, tally, downMs));
      return outageRows;
    });
    const isAlive = api.isRunning();
    const signedOut = operators.filter(({ isSignedOut }) => isSignedOut).length;
    await api.kill('SIGTERM');
    const damage = await environment.withServices((services) =>
      measureDamage(services, company.companyId, writers.written),
    );
    return [
      ...rows,
      {
        ...common,
        what: 'acknowledged writes and sessions after all outages',
        measured: `${damage.text}; ${signedOut} operators signed out; the API ${isAlive ? 'keeps running' : 'CRASHED'}`,
        budget: `${damageBudget}; none signed out; the API keeps running`,
        isWithinBudget: damage.isNone && signedOut === 0 && isAlive && writers.count() > 0,
      },
    ];
  } finally {
    await environment.remove();
  }
}
