import { setTimeout as delay } from 'node:timers/promises';
import { withPatience } from '../../src/api/patience';
import { buildConsole, startApi, type Api } from './api';
import { whileWorking } from './atWork';
import { signedIn, staffedCompany, type Staffed } from './company';
import { openOutagePages } from './outagePages';
import { isDone, type Answer, type Person } from './person';
import { Reader } from './reader';
import type { Fault } from './run';
import { makeScene, type Scene } from './scene';
import type { FaultRow } from './table';
import { kindsInWords, kindsOf, Tally } from './tally';
import { writersOf, type Writer } from './writer';
import { damageIn, damageInWords, isWhole } from './written';

const outagesMs = [500, 3000, 8000, 10_000];
const [writersAtOnce, readersAtOnce, consoles] = [4, 4, 4];
const pagesOpen = { whole: 20, short: 3 };
const beforeMs = 4000;
const windowMs = 500;
const usualShare = 0.7;
const backBudgetMs = 5000;
const longestWaitMs = 30_000;

const operatorQuery = 'query GetCurrentOperator { currentOperator { id } }';

const failureOf = ({ status, code, message, fields }: Answer) => ({
  code: code ?? 'UNREACHABLE',
  status,
  message,
  fields: { ...fields },
  requestId: null,
  conflict: null,
});

/** What a console does for its session as it is opened, with the console's own patience: both failing would sign out. */
async function staysSignedIn(person: Person): Promise<boolean> {
  const patiently = (call: () => Promise<Answer>) =>
    withPatience(async () => {
      const answer = await call();
      return isDone(answer) ? {} : { error: failureOf(answer) };
    });
  const operator = await patiently(() => person.ask(operatorQuery));
  const tokens = await patiently(() => person.renew());
  return !operator.error && !tokens.error && !person.isSignedOut;
}

/** Opens consoles throughout the outage, the first as it begins. */
const openConsoles = (people: readonly Person[], downMs: number): Promise<boolean[]> =>
  Promise.all(
    people.slice(0, consoles).map(async (person, index) => {
      await delay((index * downMs) / consoles);
      return staysSignedIn(person);
    }),
  );

const goodEachSecond = (tally: Tally, fromMs: number, toMs: number): number =>
  (tally.between(fromMs, toMs).filter(({ isGood }) => isGood).length * 1000) / (toMs - fromMs);

/** From when on so many good answers came each second. */
async function whenUsual(tally: Tally, fromMs: number, wanted: number): Promise<number> {
  for (let at = fromMs; at - fromMs < longestWaitMs; at += windowMs / 5) {
    await delay(Math.max(0, at + windowMs - performance.now()));
    if (goodEachSecond(tally, at, at + windowMs) >= wanted) return at;
  }
  return Infinity;
}

interface Work {
  scene: Scene;
  api: Api;
  tally: Tally;
  people: readonly Person[];
}

interface Outage {
  downMs: number;
  goodMs: number;
  usualMs: number;
  kept: number;
  kinds: ReadonlyMap<string, number>;
  longestMs: number;
}

async function outage({ scene, tally, people }: Work, downMs: number): Promise<Outage> {
  await delay(beforeMs);
  const downAt = performance.now();
  const usual = goodEachSecond(tally, downAt - beforeMs, downAt);
  const opened = openConsoles(people, downMs);
  await scene.postgres?.kill();
  await delay(downMs);
  await scene.postgres?.startBeside();
  const backAt = performance.now();
  const usualAt = await whenUsual(tally, backAt, usual * usualShare);
  const kept = (await opened).filter(Boolean).length;
  const answers = tally.between(downAt);
  return {
    downMs,
    goodMs: Math.max(0, tally.firstGoodAfter(backAt) - backAt),
    usualMs: usualAt - backAt,
    kept,
    kinds: kindsOf(answers),
    longestMs: Math.max(...answers.map(({ tookMs }) => tookMs)),
  };
}

function outageRow(found: Outage, isAlive: boolean): FaultRow {
  const { downMs, goodMs, usualMs, kept, kinds, longestMs } = found;
  const others = [...kinds.keys()].filter((kind) => kind !== '200' && kind !== '503 UNAVAILABLE');
  return {
    fault: 'postgres-outage',
    database: 'postgres',
    what: `PostgreSQL killed under load, and started ${downMs / 1000} s later`,
    measured: `good answers ${goodMs.toFixed(0)} ms, ${usualShare * 100} % as many as before ${usualMs.toFixed(0)} ms after it is back; ${kindsInWords(kinds)}; ${kept} of ${consoles} consoles signed in`,
    budget: `${usualShare * 100} % as many as before within ${backBudgetMs} ms; 503 and nothing else; nobody signed out`,
    isKept: isAlive && usualMs <= backBudgetMs && others.length === 0 && kept === consoles,
    figures: { downMs, goodMs, usualMs, kept, longestCallMs: longestMs, otherKinds: others.length },
  };
}

async function workThrough(
  work: Work,
  lengths: readonly number[],
): Promise<{ rows: FaultRow[]; writers: Writer[] }> {
  const writers = await writersOf(work.people.slice(0, writersAtOnce));
  const readers = work.people.slice(writersAtOnce).map((person) => new Reader(person));
  return whileWorking([...writers, ...readers], async () => {
    const rows: FaultRow[] = [];
    for (const downMs of lengths) rows.push(outageRow(await outage(work, downMs), work.api.isRunning()));
    return { rows, writers };
  });
}

/** Every answer of the whole run, those between the outages too. */
function answersRow(tally: Tally, sinceMs: number): FaultRow {
  const kinds = kindsOf(tally.between(sinceMs));
  const of = (start: string): number =>
    [...kinds].reduce((sum, [kind, count]) => sum + (kind.startsWith(start) ? count : 0), 0);
  const [good, away, refused] = [of('200'), of('503'), of('401')];
  const others = tally.between(sinceMs).length - good - away - refused;
  return {
    fault: 'postgres-outage',
    database: 'postgres',
    what: 'all answers of the run, the outages and what is between them',
    measured: kindsInWords(kinds),
    budget: '200 and 503 alone, and never 401',
    isKept: good > 0 && away > 0 && refused === 0 && others === 0,
    figures: { good, away, refused, others },
  };
}

async function outages(lengths: readonly number[], pageCount: number): Promise<FaultRow[]> {
  // An API serves the build that it finds when it starts.
  buildConsole();
  const scene = await makeScene('postgres');
  const tally = new Tally();
  try {
    const company: Staffed = await scene.withServices((services) =>
      staffedCompany(services, writersAtOnce + readersAtOnce),
    );
    const url = `http://localhost:${scene.settings['PORT']}`;
    const api = startApi({ ...scene.settings, PUBLIC_URL: url });
    await api.ready();
    const pages = await openOutagePages(url, pageCount);
    const people = await signedIn(api.url, company, tally);
    const sinceMs = performance.now();
    const { rows, writers, seen } = await workThrough({ scene, api, tally, people }, lengths)
      .then(async (found) => ({ ...found, seen: await pages.row('all the while') }))
      .finally(pages.close);
    await api.kill('SIGTERM');
    const damage = await scene.withServices((services) => damageIn(services, company.companyId, writers));
    const acknowledged: FaultRow = {
      fault: 'postgres-outage',
      database: 'postgres',
      what: 'what was acknowledged before, during and after all of them',
      measured: damageInWords(damage),
      budget: 'none lost, doubled or half; the books balance',
      isKept: isWhole(damage),
      figures: { ...damage },
    };
    return [...rows, answersRow(tally, sinceMs), seen, acknowledged];
  } finally {
    await scene.remove();
  }
}

/** kill -9 of all of PostgreSQL's processes while people work, and its start some time later. */
export const postgresOutage: Fault = ({ databases, isShort }) =>
  databases.includes('postgres')
    ? [() => outages(isShort ? outagesMs.slice(0, 2) : outagesMs, pagesOpen[isShort ? 'short' : 'whole'])]
    : [];
