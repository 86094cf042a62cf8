import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../../server/platform';
import { newId } from '../../server/lib/ids';
import { findImbalances } from '../../server/testing/findImbalances';
import { setUpEnvironment, startApi, type Api } from '../lib/environment';
import {
  createStaffedCompany,
  expired,
  formatOutcomes,
  otherOutcomes,
  signInAll,
  Tally,
  type Operator,
  type StaffedCompany,
} from '../lib/operators';
import type { DatabaseKind, ProgramOptions } from '../lib/program';
import type { Row } from '../lib/report';
import { createWeeklyPlan, reader, runWithWorkers, subscribeClient, waitUntilPaid } from './load';

const libraryPath = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;

/** A clock that only one program uses. `set` takes an offset from the system clock, such as `+1h` or `+0`. */
function makeFakeClock(folder: string) {
  if (!existsSync(libraryPath))
    throw new Error('This fault requires libfaketime. Install the package “faketime”.');
  const file = path.join(folder, 'clock');
  const set = (offset: string): void => writeFileSync(file, `${offset}\n`);
  set('+0');
  const environment = {
    LD_PRELOAD: libraryPath,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // Keeps the real monotonic clock, which timers use, because it cannot be set on a real machine either.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { environment, set };
}

const operatorCount = 4;
const hourMs = 60 * 60_000;
const jumps = [
  { to: '+1h', aheadMs: hourMs, description: 'one hour forward' },
  { to: '-1h', aheadMs: -hourMs, description: 'two hours back' },
  { to: '+0', aheadMs: 0, description: 'one hour forward to the real time' },
  { to: '+1d', aheadMs: 24 * hourMs, description: 'one day forward' },
  { to: '+0', aheadMs: 0, description: 'one day back to the real time' },
] as const;
// The second week starts during the one-day jump (embedded database) or when the test clock advances
// (PostgreSQL). The client must pay it only once.
const [daysUntilRenewal, expectedWeeks] = [6, 2];
const extraJobs = 4;
/** A jump held for at least this long must contain a job, since one is due every minute. */
const maxJobGapMs = 70_000;
/** Covers HTTP dates, which are truncated to the second and which Node.js caches for up to a second. */
const toleranceMs = 5000;

const advanceClock = (operator: Operator, days: number) =>
  operator.execute(
    'mutation Step($days: Int!, $key: ID!) { advanceTestClock(days: $days, idempotencyKey: $key) { daysAhead } }',
    { days, key: newId() },
  );

/** Returns how far the API's `Date` header is ahead of this process's clock, in milliseconds. */
async function measureClockOffset({ url }: Api): Promise<number> {
  const { headers } = await fetch(`${url}/health/live`);
  return Date.parse(headers.get('date') ?? '') - Date.now();
}

interface Workload {
  database: DatabaseKind;
  api: Api;
  company: StaffedCompany;
  operators: readonly Operator[];
  tally: Tally;
  holdMs: number;
}

async function jumpRow(workload: Workload, { aheadMs, description }: (typeof jumps)[number]): Promise<Row> {
  const { database, api, company, operators, tally, holdMs } = workload;
  const jumpedAt = performance.now();
  await delay(holdMs);
  const outcomes = tally.outcomesSince(jumpedAt);
  const signedOut = operators.filter((operator) => operator.isSignedOut).length;
  const hasJumped = Math.abs((await measureClockOffset(api)) - aheadMs) < toleranceMs;
  const canSignIn = await signInAll(api.url, company.emails).then(
    () => true,
    () => false,
  );
  return {
    name: 'clock-jumps',
    database,
    what: `requests after the API’s clock jumps ${description}`,
    measured: `${hasJumped ? '' : 'CLOCK UNCHANGED; '}${formatOutcomes(outcomes)}; ${signedOut} signed out; new sign-ins ${canSignIn ? 'succeed' : 'FAIL'}`,
    baseline: '',
    budget: 'no operator signed out; only expired access tokens refused; new sign-ins succeed',
    isWithinBudget:
      hasJumped &&
      outcomes.size > 0 &&
      signedOut === 0 &&
      otherOutcomes(outcomes, expired).length === 0 &&
      canSignIn &&
      api.isRunning(),
  };
}

/** The database's time at the start and end of each jump. */
type Period = readonly [Date, Date];

const allJobs = `(select name, created_on from pgboss.job union all select name, created_on from pgboss.archive) jobs`;

/**
 * Counts the jobs of the busiest queue, the periods without jobs, and the payments. Finds the ledger
 * imbalances.
 */
async function countJobsAndPayments({ database }: Services, companyId: string, periods: readonly Period[]) {
  const { rows } = await database.query<{ queue: string; jobs: number }>(
    `select name as queue, count(*)::integer as jobs from ${allJobs} group by name order by 2 desc limit 1`,
  );
  let idlePeriods = 0;
  for (const period of periods) {
    const query = `select from ${allJobs} where created_on between $1 and $2 limit 1`;
    const { rowCount } = await database.query(
      query,
      period.map((at) => at.toISOString()),
    );
    if (rowCount === 0) idlePeriods += 1;
  }
  const { rowCount: payments } = await database.inCompany(companyId, (db) =>
    db.query('select from payments'),
  );
  const imbalances = Object.keys(await findImbalances(database, companyId));
  return { queue: 'no queue', jobs: 0, ...rows[0], idlePeriods, payments, imbalances };
}

/** Sets the API's clock forward and back while it runs. PostgreSQL keeps the real time. */
export async function measureClockJumps(database: DatabaseKind, { isShort }: ProgramOptions): Promise<Row[]> {
  const holdMs = isShort ? 15_000 : 75_000;
  const environment = await setUpEnvironment(database);
  try {
    const clock = makeFakeClock(environment.dataDir);
    const company = await environment.withServices((services) =>
      createStaffedCompany(services, operatorCount),
    );
    const startedAt = performance.now();
    const api = startApi({ ...environment.settings, ...clock.environment });
    await api.ready();
    const tally = new Tally();
    const operators = await signInAll(api.url, company.emails, tally);
    const [operator] = operators;
    if (!operator) throw new Error('No operator is signed in.');
    const { clientId } = await subscribeClient(operator, await createWeeklyPlan(operator, 1200));
    await advanceClock(operator, daysUntilRenewal);
    const workload = { database, api, company, operators, tally, holdMs };
    const rows: Row[] = [];
    const periods: Period[] = [];
    await runWithWorkers(
      operators.map((each) => reader(each, 100)),
      async () => {
        for (const jump of jumps) {
          const databaseTime = () => new Date(Date.now() + (database === 'embedded' ? jump.aheadMs : 0));
          clock.set(jump.to);
          const from = databaseTime();
          rows.push(await jumpRow(workload, jump));
          periods.push([from, databaseTime()]);
        }
      },
    );
    await advanceClock(operator, 7 - daysUntilRenewal);
    await waitUntilPaid(operator, clientId, expectedWeeks);
    // The delay leaves time for a duplicate charge to appear.
    await delay(holdMs);
    const refreshed = await Promise.all(operators.map((each) => each.canRefresh()));
    const validTokens = refreshed.filter(Boolean).length;
    await api.kill('SIGTERM');
    const minutes = (performance.now() - startedAt) / 60_000;
    const { queue, jobs, idlePeriods, payments, imbalances } = await environment.withServices((services) =>
      countJobsAndPayments(services, company.companyId, periods),
    );
    const maxJobs = Math.ceil(minutes) + jumps.length + extraJobs;
    // A period shorter than `maxJobGapMs` can end before a job is due.
    const maxIdlePeriods = holdMs < maxJobGapMs ? jumps.length : 0;
    const common = { name: 'clock-jumps', database, baseline: '' };
    return [
      ...rows,
      {
        ...common,
        what: 'jobs of the busiest queue during all jumps, and jumps without a job afterwards',
        measured: `${jobs} of ${queue} in ${minutes.toFixed(1)} minutes; none after ${idlePeriods} jumps`,
        budget: `one per minute and jump, plus at most ${extraJobs}; at least one after each jump`,
        isWithinBudget: jobs > 0 && jobs <= maxJobs && idlePeriods <= maxIdlePeriods,
      },
      {
        ...common,
        what: 'payments of a weekly subscription and valid refresh tokens after all jumps',
        measured: `${payments} weeks; ${imbalances.join(', ') || 'no ledger imbalances'}; ${validTokens} of ${operatorCount} tokens`,
        budget: `${expectedWeeks} weeks, each paid once; all tokens valid`,
        isWithinBudget:
          payments === expectedWeeks && imbalances.length === 0 && validTokens === operatorCount,
      },
    ];
  } finally {
    await environment.remove();
  }
}
