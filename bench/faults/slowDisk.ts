import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../measure';
import type { DatabaseKind } from '../table';
import { startApi, type Api } from './api';
import { whileWorking } from './atWork';
import { signedIn, staffedCompany, type Staffed } from './company';
import { Reader } from './reader';
import type { Fault } from './run';
import { makeScene } from './scene';
import type { FaultRow } from './table';
import { kindsInWords, kindsOf, Tally } from './tally';
import { writersOf } from './writer';

const syncMs = 100;
const [writersAtOnce, readersAtOnce] = [3, 3];
const [readPauseMs, lookPauseMs] = [100, 200];
const loadMs = 15_000;
const mostTimes = 3;
// The embedded database has one session: who reads waits for the commits in front, each of which waits for the disk twice
// at most, once for the log and once for a file that it made longer.
const mostMs = (writersAtOnce + 1) * 2 * syncMs;

/** Has each wait of a program for the disk take longer, and stops it at nothing else. */
const underSlowDisk = (waitMs: number): string[] => [
  ...'strace -D -f --seccomp-bpf -qq -o /dev/null -e trace=fsync,fdatasync -e'.split(' '),
  `inject=fsync,fdatasync:delay_exit=${waitMs * 1000}`,
];

interface Load {
  readsP95Ms: number;
  writesP50Ms: number;
  refusals: ReadonlyMap<string, number>;
  looks: number;
  ready: number;
}

async function lookWhile(url: string, isOver: () => boolean): Promise<Pick<Load, 'looks' | 'ready'>> {
  const seen = { looks: 0, ready: 0 };
  while (!isOver()) {
    const { status } = await fetch(`${url}/health/ready`);
    seen.looks += 1;
    if (status === 200) seen.ready += 1;
    await delay(lookPauseMs);
  }
  return seen;
}

async function loaded({ url }: Api, company: Staffed): Promise<Load> {
  const [reading, writing] = [new Tally(), new Tally()];
  const group = (from: number, to?: number): Staffed => ({
    ...company,
    emails: company.emails.slice(from, to),
  });
  const readers = await signedIn(url, group(0, readersAtOnce), reading);
  const writers = await signedIn(url, group(readersAtOnce), writing);
  const busy = [...readers.map((person) => new Reader(person, readPauseMs)), ...(await writersOf(writers))];
  const began = performance.now();
  let isOver = false;
  const looking = lookWhile(url, () => isOver);
  looking.catch(() => {});
  await whileWorking(busy, () => delay(loadMs)).finally(() => (isOver = true));
  const timesOf = (tally: Tally): number[] => tally.between(began).map(({ tookMs }) => tookMs);
  return {
    readsP95Ms: percentile(timesOf(reading), 0.95),
    writesP50Ms: percentile(timesOf(writing), 0.5),
    refusals: kindsOf([...reading.between(began), ...writing.between(began)].filter(({ isGood }) => !isGood)),
    ...(await looking),
  };
}

async function measure(kind: DatabaseKind, waitMs: number): Promise<Load> {
  const under = underSlowDisk(waitMs);
  const scene = await makeScene(kind, { postgresUnder: under });
  try {
    const company = await scene.withServices((services) =>
      staffedCompany(services, writersAtOnce + readersAtOnce),
    );
    const api = startApi(scene.settings, kind === 'embedded' ? { under } : {});
    await api.ready();
    const load = await loaded(api, company);
    await api.kill('SIGTERM');
    return load;
  } finally {
    await scene.remove();
  }
}

function readsRow(database: DatabaseKind, slow: number, usual: number): FaultRow {
  const ratio = slow / usual;
  const isEmbedded = database === 'embedded';
  return {
    fault: 'slow-disk',
    database,
    what: `reads at the 95th percentile beside ${writersAtOnce} writers, each wait for the disk ${syncMs} ms longer`,
    measured: `${slow.toFixed(0)} ms, ${usual.toFixed(0)} ms without: ${ratio.toFixed(1)} times`,
    budget: isEmbedded ? `at most ${mostMs} ms more: the commits in front` : `at most ${mostTimes} times`,
    isKept: isEmbedded ? slow - usual <= mostMs : ratio <= mostTimes,
    figures: { slowP95Ms: slow, usualP95Ms: usual, ratio },
  };
}

async function compare(kind: DatabaseKind): Promise<FaultRow[]> {
  const usual = await measure(kind, 0);
  const slow = await measure(kind, syncMs);
  const isSlow = slow.writesP50Ms >= usual.writesP50Ms + syncMs;
  const refused = kindsInWords(slow.refusals) || 'none refused';
  return [
    readsRow(kind, slow.readsP95Ms, usual.readsP95Ms),
    {
      fault: 'slow-disk',
      database: kind,
      what: 'writes meanwhile, the middle one, and whether the API calls itself ready',
      measured: `${slow.writesP50Ms.toFixed(0)} ms, ${usual.writesP50Ms.toFixed(0)} ms without; ${refused}; ready ${slow.ready} of ${slow.looks} times`,
      budget: `waited for, ${syncMs} ms at least, and not refused; ready each time`,
      isKept: isSlow && slow.refusals.size === 0 && slow.ready > 0 && slow.ready === slow.looks,
      figures: {
        slowP50Ms: slow.writesP50Ms,
        usualP50Ms: usual.writesP50Ms,
        looks: slow.looks,
        ready: slow.ready,
      },
    },
  ];
}

/** A disk that takes its time to keep what it is given; strace has it do so. */
export const slowDisk: Fault = ({ databases }) => databases.map((kind) => () => compare(kind));
