import { setTimeout as delay } from 'node:timers/promises';
import { startRoundRobin } from '../../server/scale/testing/roundRobin';
import { findFreePort } from '../../server/testing/findFreePort';
import { setUpEnvironment, startApi, type Api } from '../lib/environment';
import { createStaffedCompany, formatOutcomes, otherOutcomes, signInAll, Tally } from '../lib/operators';
import { withResource, type ProgramOptions } from '../lib/program';
import type { Row } from '../lib/report';
import { damageBudget, measureDamage } from './damage';
import { createWriters, reader, runWithWorkers } from './load';

const [writerCount, readerCount] = [4, 4];
const healthCheckMs = 500;
const drainSeconds = 3;

const isReady = (api: Api): Promise<boolean> =>
  fetch(`${api.url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Restarts two API processes in turn behind a proxy that checks their health, as operate.md describes. */
export async function measureRollingRestart({ isShort }: ProgramOptions): Promise<Row[]> {
  const rounds = isShort ? 1 : 5;
  const environment = await setUpEnvironment('postgres');
  try {
    const company = await environment.withServices((services) =>
      createStaffedCompany(services, writerCount + readerCount),
    );
    const ports = [await findFreePort(), await findFreePort()];
    const start = async (port: number): Promise<Api> => {
      const settings = { PORT: String(port), DRAIN_SECONDS: String(drainSeconds) };
      const api = startApi({ ...environment.settings, ...settings });
      await api.ready();
      return api;
    };
    const apis = new Map<number, Api>();
    for (const port of ports) apis.set(port, await start(port));
    const proxy = await startRoundRobin(ports);
    const restart = async (port: number, api: Api): Promise<void> => {
      const exited = api.kill('SIGTERM');
      while (await isReady(api)) await delay(healthCheckMs);
      proxy.remove(port);
      await exited;
      apis.set(port, await start(port));
      proxy.add(port);
    };
    const tally = new Tally();
    const writers = await withResource(proxy.close, async () => {
      const operators = await signInAll(`http://127.0.0.1:${proxy.port}`, company.emails, tally);
      const created = await createWriters(operators.slice(0, writerCount));
      const readers = operators.slice(writerCount).map((operator) => reader(operator));
      await runWithWorkers([...created.workers, ...readers], async () => {
        for (let round = 0; round < rounds; round += 1)
          for (const [port, api] of [...apis]) await restart(port, api);
      });
      return created;
    });
    for (const api of apis.values()) await api.kill('SIGTERM');
    const damage = await environment.withServices((services) =>
      measureDamage(services, company.companyId, writers.written),
    );
    const outcomes = tally.outcomesSince(0);
    return [
      {
        name: 'rolling-restart',
        database: 'postgres',
        what: `two API processes restarted one after the other, ${rounds} times, under ${writerCount} writers and ${readerCount} readers`,
        measured: `${formatOutcomes(outcomes)}; ${damage.text}`,
        baseline: '',
        budget: `every request succeeds; ${damageBudget}`,
        isWithinBudget: otherOutcomes(outcomes).length === 0 && damage.isNone && writers.count() > 0,
      },
    ];
  } finally {
    await environment.remove();
  }
}
