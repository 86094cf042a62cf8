import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../../server/platform';
import { findImbalances } from '../../server/testing/findImbalances';
import type { DatabaseKind } from '../bench/table';
import { startApi, type Api } from './api';
import { runWithWorkers } from './runWithWorkers';
import { signInAll, createStaffedCompany, type StaffedCompany } from './company';
import { makeFakeClock, type FakeClock } from './fakeClock';
import { isSuccessful, type TestUser } from './testUser';
import { Reader } from './reader';
import { setUpEnvironment } from './setUpEnvironment';
import { renewSubscription, subscribeUntilRenewal } from './weeklySubscription';
import type { FaultRow, Fault } from './table';
import { formatKinds, countKinds, Tally } from './tally';

const operatorCount = 4;
const readPauseMs = 100;

const hourMs = 60 * 60_000;
interface Jump {
  to: string;
  aheadMs: number;
  description: string;
}

const jumps: readonly Jump[] = [
  { to: '+1h', aheadMs: hourMs, description: 'one hour forward' },
  { to: '-1h', aheadMs: -hourMs, description: 'two hours back' },
  { to: '+0', aheadMs: 0, description: 'one hour forward to the real time' },
  { to: '+1d', aheadMs: 24 * hourMs, description: 'one day forward' },
  { to: '+0', aheadMs: 0, description: 'one day back to the real time' },
];
// The second week starts during the one-day jump (embedded database) or when the test clock advances
// (PostgreSQL). The client must pay it only once.
const expectedWeeks = 2;
const extraJobs = 4;
/** A jump held for at least this long must contain a job, since one is due every minute. */
const maxJobGapMs = 70_000;
/** Covers HTTP dates, which are truncated to the second and which Node.js caches for up to a second. */
const toleranceMs = 5000;

interface Workload {
  api: Api;
  company: StaffedCompany;
  users: readonly TestUser[];
  tally: Tally;
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/**
 * Returns the offset of the API's `Date` header from this process's clock, in milliseconds. Positive if
 * ahead.
 */
async function measureClockOffset({ url }: Api): Promise<number> {
  const { headers } = await fetch(`${url}/health/live`);
  return Date.parse(headers.get('date') ?? '') - Date.now();
}

async function jumpRow(
  database: DatabaseKind,
  workload: Workload,
  { description, aheadMs }: Jump,
  holdMs: number,
): Promise<FaultRow> {
  const { api, company, users, tally } = workload;
  const jumpedAt = performance.now();
  await delay(holdMs);
  const responses = tally.between(jumpedAt);
  const kinds = countKinds(responses);
  const unexpected = responses.filter(({ isSuccess, kind }) => !isSuccess && !kind.startsWith('401')).length;
  const signedOut = users.filter(({ isSignedOut }) => isSignedOut).length;
  const hasJumped = Math.abs((await measureClockOffset(api)) - aheadMs) < toleranceMs;
  const canSignIn = await succeeds(signInAll(api.url, company, new Tally()));
  return {
    fault: 'clock-jumps',
    database,
    what: `requests after the API’s clock jumps ${description}`,
    measured: `${hasJumped ? '' : 'CLOCK UNCHANGED; '}${formatKinds(kinds)}; ${signedOut} signed out; new sign-ins ${canSignIn ? 'succeed' : 'FAIL'}`,
    budget: 'no operator signed out; only expired access tokens refused; new sign-ins succeed',
    isWithinBudget:
      hasJumped &&
      responses.length > 0 &&
      signedOut === 0 &&
      unexpected === 0 &&
      canSignIn &&
      api.isRunning(),
    figures: { signedOut, others: unexpected, exchanged: kinds.get('401 UNAUTHENTICATED') ?? 0 },
  };
}

/** The database's time at the start and end of one jump. */
interface Period {
  from: Date;
  to: Date;
}

interface JumpResult {
  rows: FaultRow[];
  periods: Period[];
}

async function runJumps(
  database: DatabaseKind,
  workload: Workload,
  clock: FakeClock,
  holdMs: number,
): Promise<JumpResult> {
  const readers = workload.users.map((user) => new Reader(user, readPauseMs));
  return runWithWorkers(readers, async () => {
    const result: JumpResult = { rows: [], periods: [] };
    for (const jump of jumps) {
      const { to, aheadMs } = jump;
      clock.set(to);
      const now = () => new Date(Date.now() + (database === 'embedded' ? aheadMs : 0));
      const from = now();
      result.rows.push(await jumpRow(database, workload, jump, holdMs));
      result.periods.push({ from, to: now() });
    }
    return result;
  });
}

interface RunTotals {
  queue: string;
  jobs: number;
  idlePeriods: number;
  payments: number;
  imbalanceNames: string[];
}

const allJobs = `(select name, created_on from pgboss.job union all select name, created_on from pgboss.archive) jobs`;

async function countIdlePeriods({ database }: Services, periods: readonly Period[]): Promise<number> {
  let idlePeriods = 0;
  for (const { from, to } of periods) {
    const query = `select from ${allJobs} where created_on between $1 and $2 limit 1`;
    const { rowCount } = await database.query(query, [from.toISOString(), to.toISOString()]);
    if (rowCount === 0) idlePeriods += 1;
  }
  return idlePeriods;
}

/**
 * Counts the jobs of the busiest queue, the periods without jobs, and the payments. Finds the ledger
 * imbalances.
 */
async function countJobsAndPayments(
  services: Services,
  companyId: string,
  periods: readonly Period[],
): Promise<RunTotals> {
  const { database } = services;
  const { rows } = await database.query<{ queue: string; jobs: number }>(
    `select name as queue, count(*)::integer as jobs from ${allJobs}
     group by name order by 2 desc limit 1`,
  );
  const idlePeriods = await countIdlePeriods(services, periods);
  const { rowCount } = await database.inCompany(companyId, (db) => db.query('select from payments'));
  const imbalanceNames = Object.keys(await findImbalances(database, companyId));
  return { queue: 'none', jobs: 0, ...rows[0], idlePeriods, payments: rowCount, imbalanceNames };
}

function jobsRow(
  database: DatabaseKind,
  { queue, jobs, idlePeriods }: RunTotals,
  minutes: number,
  holdMs: number,
): FaultRow {
  const maxJobs = Math.ceil(minutes) + jumps.length + extraJobs;
  // A period shorter than `maxJobGapMs` can end before a job is due.
  const maxIdlePeriods = holdMs < maxJobGapMs ? jumps.length : 0;
  return {
    fault: 'clock-jumps',
    database,
    what: 'jobs of the busiest queue during all jumps, and jumps without a job afterwards',
    measured: `${jobs} of ${queue} in ${minutes.toFixed(1)} minutes; none after ${idlePeriods} jumps`,
    budget: `1 to ${maxJobs} (one per minute and jump, plus ${extraJobs}); at least one after each jump`,
    isWithinBudget: jobs > 0 && jobs <= maxJobs && idlePeriods <= maxIdlePeriods,
    figures: { jobs, minutes, idle: idlePeriods },
  };
}

const paidRow = (
  database: DatabaseKind,
  { payments, imbalanceNames }: RunTotals,
  validTokens: number,
): FaultRow => ({
  fault: 'clock-jumps',
  database,
  what: 'payments of a weekly subscription and valid refresh tokens after all jumps',
  measured: `${payments} weeks; ${imbalanceNames.join(', ') || 'no ledger imbalances'}; ${validTokens} of ${operatorCount} tokens`,
  budget: `${expectedWeeks} weeks, each paid once; all tokens valid`,
  isWithinBudget: payments === expectedWeeks && imbalanceNames.length === 0 && validTokens === operatorCount,
  figures: { payments, imbalances: imbalanceNames.length, goodTokens: validTokens },
});

async function jump(kind: DatabaseKind, holdMs: number): Promise<FaultRow[]> {
  const environment = await setUpEnvironment(kind);
  const clock = makeFakeClock(environment.dataDir);
  const tally = new Tally();
  try {
    const company = await environment.withServices((services) =>
      createStaffedCompany(services, operatorCount),
    );
    const startedAt = performance.now();
    const api = startApi({ ...environment.settings, ...clock.environment });
    await api.ready();
    const users = await signInAll(api.url, company, tally);
    const [user] = users;
    if (!user) throw new Error('No operator is signed in.');
    const clientId = await subscribeUntilRenewal(user);
    const { rows, periods } = await runJumps(kind, { api, company, users, tally }, clock, holdMs);
    await renewSubscription(user, clientId);
    // The delay leaves time for a duplicate charge to appear.
    await delay(holdMs);
    const validTokens = (await Promise.all(users.map((user) => user.refresh()))).filter(isSuccessful).length;
    await api.kill('SIGTERM');
    const minutes = (performance.now() - startedAt) / 60_000;
    const totals = await environment.withServices((services) =>
      countJobsAndPayments(services, company.companyId, periods),
    );
    return [...rows, jobsRow(kind, totals, minutes, holdMs), paidRow(kind, totals, validTokens)];
  } finally {
    await environment.remove();
  }
}

/** Sets the API's clock forward and back while it runs. PostgreSQL keeps the real time. */
export const clockJumps: Fault = ({ databases, isShort }) =>
  databases.map((kind) => () => jump(kind, isShort ? 15_000 : 75_000));
