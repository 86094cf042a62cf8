import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../../server/context';
import { imbalances } from '../../server/testing/books';
import type { DatabaseKind } from '../table';
import { startApi, type Api } from './api';
import { whileWorking } from './atWork';
import { signedIn, staffedCompany, type Staffed } from './company';
import { makeFakeClock, type FakeClock } from './fakeClock';
import { isDone, type Person } from './person';
import { Reader } from './reader';
import type { Fault } from './run';
import { makeScene } from './scene';
import { paySecondWeek, subscribeSomebody } from './subscriber';
import type { FaultRow } from './table';
import { kindsInWords, kindsOf, Tally } from './tally';

const people = 4;
const readPauseMs = 100;

const hourMs = 60 * 60_000;
interface Jump {
  to: string;
  aheadMs: number;
  words: string;
}

const jumps: readonly Jump[] = [
  { to: '+1h', aheadMs: hourMs, words: 'an hour forward' },
  { to: '-1h', aheadMs: -hourMs, words: 'two hours back' },
  { to: '+0', aheadMs: 0, words: 'an hour forward, to the right time' },
  { to: '+1d', aheadMs: 24 * hourMs, words: 'a day forward' },
  { to: '+0', aheadMs: 0, words: 'a day back, to the right time' },
];
// A client's second week begins within the day that the embedded database's clock, which is the API's, goes forward, and
// after the jumps on PostgreSQL, where the company's own clock is stepped on: nobody pays it twice.
const weeksPaid = 2;
const spareJobs = 4;
/** Some job is due every minute; the API notices a clock that was put back within a quarter of one. */
const begunWithinMs = 70_000;
/** A date of HTTP is cut to its second, and Node keeps one for as long. */
const answerMs = 5000;

interface Watched {
  api: Api;
  company: Staffed;
  persons: readonly Person[];
  tally: Tally;
}

const worksOut = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** How far the API's clock goes ahead, by the date of its answers. */
async function aheadOf({ url }: Api): Promise<number> {
  const { headers } = await fetch(`${url}/health/live`);
  return Date.parse(headers.get('date') ?? '') - Date.now();
}

async function jumpRow(
  database: DatabaseKind,
  watched: Watched,
  { words, aheadMs }: Jump,
  holdMs: number,
): Promise<FaultRow> {
  const { api, company, persons, tally } = watched;
  const jumpedAt = performance.now();
  await delay(holdMs);
  const seen = tally.between(jumpedAt);
  const kinds = kindsOf(seen);
  const others = seen.filter(({ isGood, kind }) => !isGood && !kind.startsWith('401')).length;
  const signedOut = persons.filter(({ isSignedOut }) => isSignedOut).length;
  const isMoved = Math.abs((await aheadOf(api)) - aheadMs) < answerMs;
  const canSignIn = await worksOut(signedIn(api.url, company, new Tally()));
  return {
    fault: 'clock-jumps',
    database,
    what: `the API's clock goes ${words}`,
    measured: `${isMoved ? '' : 'IT DID NOT; '}${kindsInWords(kinds)}; ${signedOut} signed out; ${canSignIn ? 'everybody' : 'NOT EVERYBODY'} can sign in anew`,
    budget: 'nobody signed out: access tokens exchanged at most; nothing else refused',
    isKept: isMoved && seen.length > 0 && signedOut === 0 && others === 0 && canSignIn && api.isRunning(),
    figures: { signedOut, others, exchanged: kinds.get('401 UNAUTHENTICATED') ?? 0 },
  };
}

/** What time it was for the database from one jump to the next. */
interface Stretch {
  from: Date;
  to: Date;
}

interface Jumped {
  rows: FaultRow[];
  stretches: Stretch[];
}

async function jumpAbout(
  database: DatabaseKind,
  watched: Watched,
  clock: FakeClock,
  holdMs: number,
): Promise<Jumped> {
  const readers = watched.persons.map((person) => new Reader(person, readPauseMs));
  return whileWorking(readers, async () => {
    const jumped: Jumped = { rows: [], stretches: [] };
    for (const jump of jumps) {
      const { to, aheadMs } = jump;
      clock.set(to);
      const now = () => new Date(Date.now() + (database === 'embedded' ? aheadMs : 0));
      const from = now();
      jumped.rows.push(await jumpRow(database, watched, jump, holdMs));
      jumped.stretches.push({ from, to: now() });
    }
    return jumped;
  });
}

interface Left {
  queue: string;
  jobs: number;
  /** Stretches in which no job was begun. */
  idle: number;
  payments: number;
  wrong: string[];
}

const allJobs = `(select name, created_on from pgboss.job union all select name, created_on from pgboss.archive) jobs`;

async function idleIn({ database }: Services, stretches: readonly Stretch[]): Promise<number> {
  let idle = 0;
  for (const { from, to } of stretches) {
    const begun = `select from ${allJobs} where created_on between $1 and $2 limit 1`;
    const { rowCount } = await database.query(begun, [from.toISOString(), to.toISOString()]);
    if (rowCount === 0) idle += 1;
  }
  return idle;
}

/** How many jobs the busiest of the queues had, in which stretches there was none, and what was paid. */
async function leftBehind(
  services: Services,
  companyId: string,
  stretches: readonly Stretch[],
): Promise<Left> {
  const { database } = services;
  const { rows } = await database.query<{ queue: string; jobs: number }>(
    `select name as queue, count(*)::integer as jobs from ${allJobs}
     group by name order by 2 desc limit 1`,
  );
  const idle = await idleIn(services, stretches);
  const { rowCount } = await database.inCompany(companyId, (db) => db.query('select from payments'));
  const wrong = Object.keys(await imbalances(database, companyId));
  return { queue: 'none', jobs: 0, ...rows[0], idle, payments: rowCount, wrong };
}

function jobsRow(
  database: DatabaseKind,
  { queue, jobs, idle }: Left,
  minutes: number,
  holdMs: number,
): FaultRow {
  const most = Math.ceil(minutes) + jumps.length + spareJobs;
  // A stretch shorter than a minute may be without any.
  const mostIdle = holdMs < begunWithinMs ? jumps.length : 0;
  return {
    fault: 'clock-jumps',
    database,
    what: 'jobs of the busiest queue, all jumps together, and jumps after which none began',
    measured: `${jobs} of ${queue} in ${minutes.toFixed(1)} minutes; none after ${idle} jumps`,
    budget: `1 to ${most}: one each minute and jump, and ${spareJobs}; some after each jump`,
    isKept: jobs > 0 && jobs <= most && idle <= mostIdle,
    figures: { jobs, minutes, idle },
  };
}

const paidRow = (database: DatabaseKind, { payments, wrong }: Left, goodTokens: number): FaultRow => ({
  fault: 'clock-jumps',
  database,
  what: 'what a client by the week paid, and which refresh tokens are good, after all jumps',
  measured: `${payments} weeks; ${wrong.join(', ') || 'the books balance'}; ${goodTokens} of ${people} tokens`,
  budget: `${weeksPaid} weeks, each once; all tokens`,
  isKept: payments === weeksPaid && wrong.length === 0 && goodTokens === people,
  figures: { payments, imbalances: wrong.length, goodTokens },
});

async function jump(kind: DatabaseKind, holdMs: number): Promise<FaultRow[]> {
  const scene = await makeScene(kind);
  const clock = makeFakeClock(scene.dataDir);
  const tally = new Tally();
  try {
    const company = await scene.withServices((services) => staffedCompany(services, people));
    const began = performance.now();
    const api = startApi({ ...scene.settings, ...clock.settings });
    await api.ready();
    const persons = await signedIn(api.url, company, tally);
    const [person] = persons;
    if (!person) throw new Error('Nobody is there.');
    const clientId = await subscribeSomebody(person);
    const { rows, stretches } = await jumpAbout(kind, { api, company, persons, tally }, clock, holdMs);
    await paySecondWeek(person, clientId);
    // Whoever would charge it once more has the time to.
    await delay(holdMs);
    const good = (await Promise.all(persons.map((person) => person.renew()))).filter(isDone).length;
    await api.kill('SIGTERM');
    const minutes = (performance.now() - began) / 60_000;
    const left = await scene.withServices((services) => leftBehind(services, company.companyId, stretches));
    return [...rows, jobsRow(kind, left, minutes, holdMs), paidRow(kind, left, good)];
  } finally {
    await scene.remove();
  }
}

/** A clock that is put forward and back while the API runs by it; PostgreSQL keeps its own. */
export const clockJumps: Fault = ({ databases, isShort }) =>
  databases.map((kind) => () => jump(kind, isShort ? 15_000 : 75_000));
