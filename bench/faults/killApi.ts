import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../measure';
import type { DatabaseKind } from '../table';
import { startApi } from './api';
import { whileWorking } from './atWork';
import { signedIn, staffedCompany, type Staffed } from './company';
import { isDone } from './person';
import type { Fault } from './run';
import { makeScene, type Scene } from './scene';
import type { FaultRow } from './table';
import { Tally } from './tally';
import { writersOf, type Writer } from './writer';
import { damageIn, damageInWords, isWhole, type Damage } from './written';

const writersAtOnce = 8;
const readyBudgetMs = { postgres: 5000, embedded: 8000 };
const lookEveryMs = 20;
const patienceMs = 60_000;

const written = (writers: readonly Writer[]): number => writers.reduce((sum, { count }) => sum + count, 0);

/** Until people write again, and then not always at the same moment of whatever the API does. */
async function aWhileOf(writers: readonly Writer[]): Promise<void> {
  const before = written(writers);
  for (const end = performance.now() + patienceMs; written(writers) === before; await delay(lookEveryMs)) {
    if (performance.now() > end) throw new Error('Nobody can write any more.');
  }
  await delay(Math.random() * 1000);
}

interface Starts {
  readyMs: number[];
  processorMs: number[];
}

interface Survived extends Starts {
  writers: readonly Writer[];
  signedOut: number;
}

/** Kills the API over and over while people write, and has it end in peace when all is done. */
async function writeUnderKills(scene: Scene, company: Staffed, cycles: number): Promise<Survived> {
  const starts: Starts = { readyMs: [], processorMs: [] };
  let api = startApi(scene.settings);
  await api.ready();
  const people = await signedIn(api.url, company, new Tally());
  const writers = await writersOf(people);
  await whileWorking(writers, async (goesWrong) => {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await Promise.race([aWhileOf(writers), goesWrong]);
      await api.kill();
      api = startApi(scene.settings);
      starts.readyMs.push(await api.ready());
      starts.processorMs.push(api.processorMs());
    }
  });
  const renewed = await Promise.all(people.map((person) => person.renew()));
  await api.kill('SIGTERM');
  const stillIn = people.filter(({ isSignedOut }, index) => !isSignedOut && isDone(renewed[index] ?? nobody));
  return { ...starts, writers, signedOut: people.length - stillIn.length };
}

const nobody = { status: 0, code: null };

function writesRow(database: DatabaseKind, cycles: number, { writers }: Survived, damage: Damage): FaultRow {
  const of = (kind: keyof Writer['written']): number =>
    writers.reduce((sum, writer) => sum + writer.written[kind].length, 0);
  const [clients, plans, refunds] = [of('client'), of('plan'), of('refund')];
  const retries = writers.reduce((sum, writer) => sum + writer.retries, 0);
  return {
    fault: 'kill-api',
    database,
    what: `${cycles} × kill -9 of the API under ${writersAtOnce} writers`,
    measured: `${clients} clients, ${plans} plans and ${refunds} refunds acknowledged, after ${retries} tries more; ${damageInWords(damage)}`,
    budget: 'none lost, doubled or half; the books balance',
    isKept: isWhole(damage) && clients > 0 && plans > 0 && refunds > 0 && retries > 0,
    figures: { cycles, clients, plans, refunds, retries, ...damage },
  };
}

function readyRow(database: DatabaseKind, { readyMs, processorMs }: Starts): FaultRow {
  const [half, most, processor] = [
    percentile(readyMs, 0.5),
    Math.max(...readyMs),
    percentile(processorMs, 0.5),
  ];
  return {
    fault: 'kill-api',
    database,
    what: 'from the start of the process until it is ready, half of them and the longest',
    measured: `${half.toFixed(0)} / ${most.toFixed(0)} ms, of a processor ${processor.toFixed(0)} ms`,
    budget: `at most ${readyBudgetMs[database]} ms`,
    isKept: most <= readyBudgetMs[database],
    figures: { readyP50Ms: half, readyMostMs: most, processorP50Ms: processor },
  };
}

const signedOutRow = (database: DatabaseKind, { signedOut }: Survived): FaultRow => ({
  fault: 'kill-api',
  database,
  what: 'people whom that signed out',
  measured: `${signedOut} of ${writersAtOnce}`,
  budget: 'nobody',
  isKept: signedOut === 0,
  figures: { signedOut },
});

async function kill(kind: DatabaseKind, cycles: number): Promise<FaultRow[]> {
  const scene = await makeScene(kind);
  try {
    const company = await scene.withServices((services) => staffedCompany(services, writersAtOnce));
    const survived = await writeUnderKills(scene, company, cycles);
    const damage = await scene.withServices((services) =>
      damageIn(services, company.companyId, survived.writers),
    );
    return [
      writesRow(kind, cycles, survived, damage),
      readyRow(kind, survived),
      signedOutRow(kind, survived),
    ];
  } finally {
    await scene.remove();
  }
}

/** kill -9 of the API while people write, over and over on the same database. */
export const killApi: Fault = ({ databases, isShort }) =>
  databases.map((kind) => () => kill(kind, isShort ? 4 : 50));
