import { percentile } from '../measure';
import { startApi, type Api } from './api';
import { signedIn, staffedCompany } from './company';
import { isDone } from './person';
import type { Fault } from './run';
import { makeScene, type Scene } from './scene';
import type { FaultRow } from './table';
import { freePort } from '../../server/testing/freePort';
import { Tally } from './tally';

const refusedBudgetMs = 5000;
const look = 'query { currentOperator { id } }';

const anotherOn = async ({ settings }: Scene): Promise<Api> =>
  startApi({ ...settings, PORT: String(await freePort()) });

/** How long a second process took to be refused in one line that names the first; null when it was not. */
async function refusalMs(scene: Scene, first: Api): Promise<number | null> {
  const began = performance.now();
  const second = await anotherOn(scene);
  const code = await second.ended;
  const tookMs = performance.now() - began;
  const [line = '', ...more] = second.errors;
  const isRight = code === 1 && more.length === 0 && line.includes(`in use by process ${first.processId}`);
  return isRight ? tookMs : null;
}

async function refusals(scene: Scene, rounds: number): Promise<FaultRow> {
  const company = await scene.withServices((services) => staffedCompany(services, 1));
  const first = startApi(scene.settings);
  await first.ready();
  const [person] = await signedIn(first.url, company, new Tally());
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const tookMs = await refusalMs(scene, first);
    if (tookMs !== null) times.push(tookMs);
  }
  const isUnharmed = first.isRunning() && person !== undefined && isDone(await person.ask(look));
  await first.kill('SIGTERM');
  const most = Math.max(...times);
  return {
    fault: 'second-process',
    database: 'embedded',
    what: 'another process started on the same data folder',
    measured: `${times.length} of ${rounds} refused by the first one's id, ${percentile(times, 0.5).toFixed(0)} / ${most.toFixed(0)} ms after their start`,
    budget: `each, within ${refusedBudgetMs} ms, and the first goes on`,
    isKept: times.length === rounds && most <= refusedBudgetMs && isUnharmed,
    figures: { rounds, refused: times.length, p50Ms: percentile(times, 0.5), mostMs: most },
  };
}

/** How many of two that start at once become ready; the other one has to end. */
async function winnersOfRace(scene: Scene): Promise<number> {
  const both = await Promise.all([anotherOn(scene), anotherOn(scene)]);
  const ready = await Promise.all(
    both.map((api) =>
      api.ready().then(
        () => true,
        () => false,
      ),
    ),
  );
  await Promise.all(both.map((api) => api.kill()));
  return ready.filter(Boolean).length;
}

async function races(scene: Scene, rounds: number): Promise<FaultRow> {
  let one = 0;
  for (let round = 0; round < rounds; round += 1) if ((await winnersOfRace(scene)) === 1) one += 1;
  return {
    fault: 'second-process',
    database: 'embedded',
    what: 'two processes started at once on the same data folder, each race after a kill -9',
    measured: `one of them in ${one} of ${rounds}`,
    budget: 'exactly one, always',
    isKept: one === rounds,
    figures: { rounds, one },
  };
}

/** Two processes on one embedded database, which would lose rows. */
export const secondProcess: Fault = ({ databases, isShort }) => {
  if (!databases.includes('embedded')) return [];
  return [
    async () => {
      const scene = await makeScene('embedded');
      try {
        return [await refusals(scene, isShort ? 2 : 10), await races(scene, isShort ? 2 : 20)];
      } finally {
        await scene.remove();
      }
    },
  ];
};
