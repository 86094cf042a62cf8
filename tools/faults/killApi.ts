import { setTimeout as delay } from 'node:timers/promises';
import { setUpEnvironment, startApi } from '../lib/environment';
import { median } from '../lib/measure';
import { createStaffedCompany, signInAll } from '../lib/operators';
import type { DatabaseKind, ProgramOptions } from '../lib/program';
import type { Row } from '../lib/report';
import { damageBudget, measureDamage } from './damage';
import { createWriters, runWithWorkers, type Writers } from './load';

const writerCount = 8;
const readyBudgetMs = { postgres: 5000, embedded: 8000 };
const timeoutMs = 60_000;

/**
 * Waits until a write succeeds, then a random time of up to a second, so that kills interrupt different work.
 */
async function waitForWrites({ count }: Writers): Promise<void> {
  const countBefore = count();
  for (const end = performance.now() + timeoutMs; count() === countBefore; await delay(20)) {
    if (performance.now() > end) throw new Error(`No write succeeded within ${timeoutMs} ms.`);
  }
  await delay(Math.random() * 1000);
}

/** Sends SIGKILL to the API repeatedly during writes, always on the same database. */
export async function measureKills(database: DatabaseKind, { isShort }: ProgramOptions): Promise<Row[]> {
  const cycles = isShort ? 4 : 50;
  const environment = await setUpEnvironment(database);
  try {
    const company = await environment.withServices((services) => createStaffedCompany(services, writerCount));
    let api = startApi(environment.settings);
    await api.ready();
    const operators = await signInAll(api.url, company.emails);
    const writers = await createWriters(operators);
    const readyMs = await runWithWorkers(writers.workers, async (workerFailure) => {
      const times: number[] = [];
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        await Promise.race([waitForWrites(writers), workerFailure]);
        await api.kill();
        api = startApi(environment.settings);
        times.push(await api.ready());
      }
      return times;
    });
    const refreshed = await Promise.all(operators.map((operator) => operator.canRefresh()));
    const signedOut = refreshed.filter((isRefreshed) => !isRefreshed).length;
    await api.kill('SIGTERM');
    const damage = await environment.withServices((services) =>
      measureDamage(services, company.companyId, writers.written),
    );
    const { client, plan, refund } = writers.written;
    const hasAllKinds = [client, plan, refund].every(({ length }) => length > 0);
    const maxMs = Math.max(...readyMs);
    const common = { name: 'kill-api', database, baseline: '' };
    return [
      {
        ...common,
        what: `${cycles} SIGKILLs of the API under ${writerCount} writers`,
        measured: `${client.length} clients, ${plan.length} plans and ${refund.length} refunds acknowledged with ${writers.retries()} retries; ${damage.text}`,
        budget: damageBudget,
        isWithinBudget: damage.isNone && hasAllKinds && writers.retries() > 0,
      },
      {
        ...common,
        what: 'time from process start to readiness',
        measured: `median ${median(readyMs).toFixed(0)} ms, maximum ${maxMs.toFixed(0)} ms`,
        budget: `at most ${readyBudgetMs[database]} ms`,
        isWithinBudget: maxMs <= readyBudgetMs[database],
      },
      {
        ...common,
        what: 'operators signed out by the kills',
        measured: `${signedOut} of ${writerCount}`,
        budget: 'none',
        isWithinBudget: signedOut === 0,
      },
    ];
  } finally {
    await environment.remove();
  }
}
