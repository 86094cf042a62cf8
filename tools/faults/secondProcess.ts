import { percentile } from '../bench/measure';
import { startApi, type Api } from './api';
import { signInAll, createStaffedCompany } from './company';
import { isSuccessful } from './testUser';
import { setUpEnvironment, type FaultEnvironment } from './setUpEnvironment';
import type { FaultRow, Fault } from './table';
import { findFreePort } from '../../server/testing/findFreePort';
import { Tally } from './tally';

const refusedBudgetMs = 5000;
const operatorQuery = 'query { currentOperator { id } }';

const startAnother = async ({ settings }: FaultEnvironment): Promise<Api> =>
  startApi({ ...settings, PORT: String(await findFreePort()) });

/**
 * Starts a second process. Returns the milliseconds until it exits with one line that names the first, or
 * null if it exits differently.
 */
async function measureRefusal(environment: FaultEnvironment, first: Api): Promise<number | null> {
  const startedAt = performance.now();
  const second = await startAnother(environment);
  const code = await second.exited;
  const tookMs = performance.now() - startedAt;
  const [line = '', ...more] = second.errors;
  const isExpected = code === 1 && more.length === 0 && line.includes(`in use by process ${first.processId}`);
  return isExpected ? tookMs : null;
}

async function refusalsRow(environment: FaultEnvironment, rounds: number): Promise<FaultRow> {
  const company = await environment.withServices((services) => createStaffedCompany(services, 1));
  const first = startApi(environment.settings);
  await first.ready();
  const [user] = await signInAll(first.url, company, new Tally());
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const tookMs = await measureRefusal(environment, first);
    if (tookMs !== null) times.push(tookMs);
  }
  const isUnaffected =
    first.isRunning() && user !== undefined && isSuccessful(await user.execute(operatorQuery));
  await first.kill('SIGTERM');
  const maxMs = Math.max(...times);
  return {
    fault: 'second-process',
    database: 'embedded',
    what: 'a second process started on the same data folder',
    measured: `${times.length} of ${rounds} refused with the first process’s id; median ${percentile(times, 0.5).toFixed(0)} ms, maximum ${maxMs.toFixed(0)} ms after the start`,
    budget: `all refused within ${refusedBudgetMs} ms; the first process keeps working`,
    isWithinBudget: times.length === rounds && maxMs <= refusedBudgetMs && isUnaffected,
    figures: { rounds, refused: times.length, p50Ms: percentile(times, 0.5), maxMs },
  };
}

async function countReady(environment: FaultEnvironment): Promise<number> {
  const apis = await Promise.all([startAnother(environment), startAnother(environment)]);
  const ready = await Promise.all(
    apis.map((api) =>
      api.ready().then(
        () => true,
        () => false,
      ),
    ),
  );
  await Promise.all(apis.map((api) => api.kill()));
  return ready.filter(Boolean).length;
}

async function racesRow(environment: FaultEnvironment, rounds: number): Promise<FaultRow> {
  let singleWinnerCount = 0;
  for (let round = 0; round < rounds; round += 1)
    if ((await countReady(environment)) === 1) singleWinnerCount += 1;
  return {
    fault: 'second-process',
    database: 'embedded',
    what: 'two processes started concurrently on the same data folder after a SIGKILL',
    measured: `exactly one ready in ${singleWinnerCount} of ${rounds} rounds`,
    budget: 'exactly one ready in every round',
    isWithinBudget: singleWinnerCount === rounds,
    figures: { rounds, one: singleWinnerCount },
  };
}

/** Starts two processes on one embedded database, which would lose rows if both ran. */
export const secondProcess: Fault = ({ databases, isShort }) => {
  if (!databases.includes('embedded')) return [];
  return [
    async () => {
      const environment = await setUpEnvironment('embedded');
      try {
        return [
          await refusalsRow(environment, isShort ? 2 : 10),
          await racesRow(environment, isShort ? 2 : 20),
        ];
      } finally {
        await environment.remove();
      }
    },
  ];
};
