import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseKind } from '../table';
import { endAll, startApi, type Api } from './api';
import { whileWorking } from './atWork';
import { signedIn, staffedCompany, type Staffed } from './company';
import { isDone, type Person } from './person';
import type { Fault } from './run';
import { makeScene, type Scene } from './scene';
import { mountSmallDisk, type SmallDisk } from './smallDisk';
import type { FaultRow } from './table';
import { kindsInWords, kindsOf, Tally } from './tally';
import { writersOf, type Writer } from './writer';
import { damageIn, damageInWords, isWhole, type Damage } from './written';

const megabytes = { postgres: 400, embedded: 500 };
const writersAtOnce = 5;
const beforeMs = 3000;
const fullMs = 12_000;
const backBudgetMs = 30_000;

// A log that may grow leaves no room of its own to be written on in.
const settings = { min_wal_size: '32MB', max_wal_size: '64MB' };

const firstPage = 'query List { clients(page: 1, pageSize: 20) { totalCount } }';

interface Reads {
  good: number;
  asked: number;
}

async function readFor(person: Person, forMs: number): Promise<Reads> {
  const until = performance.now() + forMs;
  const reads = { good: 0, asked: 0 };
  while (performance.now() < until) {
    reads.asked += 1;
    if (isDone(await person.ask(firstPage))) reads.good += 1;
    await delay(100);
  }
  return reads;
}

async function untilWritten(writers: readonly Writer[]): Promise<number> {
  const count = (): number => writers.reduce((sum, writer) => sum + writer.count, 0);
  const [began, before] = [performance.now(), count()];
  while (count() === before && performance.now() - began < 2 * backBudgetMs) await delay(20);
  return count() === before ? Infinity : performance.now() - began;
}

interface Filled {
  writers: readonly Writer[];
  /** The answers to writes that were no success. */
  refusals: ReadonlyMap<string, number>;
  reads: Reads;
  isAlive: boolean;
  backMs: number;
}

async function writeAcross(api: Api, company: Staffed, disk: SmallDisk): Promise<Filled> {
  const writing = new Tally();
  const authors = await signedIn(api.url, company, writing);
  const [onlooker] = await signedIn(api.url, { ...company, emails: company.emails.slice(0, 1) }, new Tally());
  if (!onlooker) throw new Error('Nobody is there.');
  const writers = await writersOf(authors);
  return whileWorking(writers, async () => {
    await delay(beforeMs);
    const fullAt = performance.now();
    disk.fill();
    const reads = await readFor(onlooker, fullMs);
    const refusals = kindsOf(writing.between(fullAt).filter(({ isGood }) => !isGood));
    const isAlive = api.isRunning();
    disk.makeRoom();
    return { writers, refusals, reads, isAlive, backMs: await untilWritten(writers) };
  });
}

function rowsOf(database: DatabaseKind, filled: Filled, damage: Damage): FaultRow[] {
  const { refusals, reads, isAlive, backMs } = filled;
  const others = [...refusals.keys()].filter((answer) => answer !== '503 UNAVAILABLE');
  const common = { fault: 'disk-full', database };
  return [
    {
      ...common,
      what: `writes while the disk is full: a tmpfs of ${megabytes[database]} MB, filled under load`,
      measured: `${kindsInWords(refusals)}; the API ${isAlive ? 'lives' : 'DIED'}`,
      budget: '503 UNAVAILABLE and nothing else, the API lives',
      isKept: refusals.size > 0 && others.length === 0 && isAlive,
      figures: { refused: refusals.get('503 UNAVAILABLE') ?? 0, otherKinds: others.length },
    },
    {
      ...common,
      what: 'reads while the disk is full',
      measured: `${reads.good} of ${reads.asked} answered in full`,
      budget: 'all',
      isKept: reads.good === reads.asked,
      figures: { ...reads },
    },
    {
      ...common,
      what: 'from room on the disk to the first write, nothing started anew',
      measured: `${backMs.toFixed(0)} ms; ${damageInWords(damage)}`,
      budget: `at most ${backBudgetMs} ms; none lost, doubled or half, the books balance`,
      isKept: backMs <= backBudgetMs && isWhole(damage),
      figures: { backMs, ...damage },
    },
  ];
}

async function fillUnder(scene: Scene, disk: SmallDisk): Promise<FaultRow[]> {
  const company = await scene.withServices((services) => staffedCompany(services, writersAtOnce));
  const api = startApi(scene.settings);
  await api.ready();
  const filled = await writeAcross(api, company, disk);
  await api.kill('SIGTERM');
  const damage = await scene.withServices((services) =>
    damageIn(services, company.companyId, filled.writers),
  );
  return rowsOf(scene.kind, filled, damage);
}

async function fillUp(kind: DatabaseKind): Promise<FaultRow[]> {
  const disk = mountSmallDisk(megabytes[kind]);
  try {
    const scene = await makeScene(kind, { home: disk.folder, postgres: settings });
    return await fillUnder(scene, disk).finally(scene.remove);
  } finally {
    await endAll();
    disk.remove();
  }
}

/** A disk without room for what is written. */
export const diskFull: Fault = ({ databases }) => databases.map((kind) => () => fillUp(kind));
