import { setTimeout as delay } from 'node:timers/promises';
import { retryWhileUnavailable } from '../../src/api/retryWhileUnavailable';
import { buildConsole, startApi, type Api } from './api';
import { runWithWorkers } from './runWithWorkers';
import { signInAll, createStaffedCompany, type StaffedCompany } from './company';
import { openOutagePages } from './outagePages';
import { isSuccessful, type TestUser } from './testUser';
import { Reader } from './reader';
import { setUpEnvironment, type FaultEnvironment } from './setUpEnvironment';
import type { FaultRow, Fault } from './table';
import { formatKinds, countKinds, Tally, type RequestResult } from './tally';
import { createWriters, type Writer } from './writer';
import { measureDamage, formatDamage, isUndamaged } from './damage';

const outagesMs = [500, 3000, 8000, 10_000];
const [writerCount, readerCount, consoleCount] = [4, 4, 4];
const pageCounts = { whole: 20, short: 3 };
const warmUpMs = 4000;
const windowMs = 500;
const recoveredShare = 0.7;
const recoveryBudgetMs = 5000;
const maxWaitMs = 30_000;

const operatorQuery = 'query GetCurrentOperator { currentOperator { id } }';

const toFailure = ({ status, code, message, fields }: RequestResult) => ({
  code: code ?? 'UNREACHABLE',
  status,
  message,
  fields: { ...fields },
  requestId: null,
  conflict: null,
});

/**
 * Returns whether a console would stay signed in. It signs out if the operator query or the token refresh
 * fails after its retries.
 */
async function staysSignedIn(user: TestUser): Promise<boolean> {
  const withRetries = (call: () => Promise<RequestResult>) =>
    retryWhileUnavailable(async () => {
      const result = await call();
      return isSuccessful(result) ? {} : { error: toFailure(result) };
    });
  const operator = await withRetries(() => user.execute(operatorQuery));
  const tokens = await withRetries(() => user.refresh());
  return !operator.error && !tokens.error && !user.isSignedOut;
}

/**
 * Simulates consoles that open throughout the outage, the first at its start. Returns for each console
 * whether it stays signed in.
 */
const openConsoles = (users: readonly TestUser[], downMs: number): Promise<boolean[]> =>
  Promise.all(
    users.slice(0, consoleCount).map(async (user, index) => {
      await delay((index * downMs) / consoleCount);
      return staysSignedIn(user);
    }),
  );

const successRate = (tally: Tally, fromMs: number, toMs: number): number =>
  (tally.between(fromMs, toMs).filter(({ isSuccess }) => isSuccess).length * 1000) / (toMs - fromMs);

/**
 * Returns the time from which responses succeed at `requiredRate` per second, or Infinity if that takes too
 * long.
 */
async function waitForRate(tally: Tally, fromMs: number, requiredRate: number): Promise<number> {
  for (let at = fromMs; at - fromMs < maxWaitMs; at += windowMs / 5) {
    await delay(Math.max(0, at + windowMs - performance.now()));
    if (successRate(tally, at, at + windowMs) >= requiredRate) return at;
  }
  return Infinity;
}

interface Workload {
  environment: FaultEnvironment;
  api: Api;
  tally: Tally;
  users: readonly TestUser[];
}

interface Outage {
  downMs: number;
  firstSuccessMs: number;
  recoveryMs: number;
  signedInConsoles: number;
  kinds: ReadonlyMap<string, number>;
  maxMs: number;
}

async function runOutage({ environment, tally, users }: Workload, downMs: number): Promise<Outage> {
  await delay(warmUpMs);
  const downAt = performance.now();
  const normalRate = successRate(tally, downAt - warmUpMs, downAt);
  const openedConsoles = openConsoles(users, downMs);
  await environment.postgres?.kill();
  await delay(downMs);
  await environment.postgres?.startAsync();
  const restartedAt = performance.now();
  const recoveredAt = await waitForRate(tally, restartedAt, normalRate * recoveredShare);
  const signedInConsoles = (await openedConsoles).filter(Boolean).length;
  const responses = tally.between(downAt);
  return {
    downMs,
    firstSuccessMs: Math.max(0, tally.firstSuccessAfter(restartedAt) - restartedAt),
    recoveryMs: recoveredAt - restartedAt,
    signedInConsoles,
    kinds: countKinds(responses),
    maxMs: Math.max(...responses.map(({ tookMs }) => tookMs)),
  };
}

function outageRow(result: Outage, isAlive: boolean): FaultRow {
  const { downMs, firstSuccessMs, recoveryMs, signedInConsoles, kinds, maxMs } = result;
  const unexpected = [...kinds.keys()].filter((kind) => kind !== '200' && kind !== '503 UNAVAILABLE');
  return {
    fault: 'postgres-outage',
    database: 'postgres',
    what: `PostgreSQL killed under load and restarted ${downMs / 1000} s later`,
    measured: `first success ${firstSuccessMs.toFixed(0)} ms and ${recoveredShare * 100} % of the previous rate ${recoveryMs.toFixed(0)} ms after the restart; ${formatKinds(kinds)}; ${signedInConsoles} of ${consoleCount} consoles signed in`,
    budget: `${recoveredShare * 100} % of the previous rate within ${recoveryBudgetMs} ms; no failure except 503; all consoles signed in`,
    isWithinBudget:
      isAlive &&
      recoveryMs <= recoveryBudgetMs &&
      unexpected.length === 0 &&
      signedInConsoles === consoleCount,
    figures: {
      downMs,
      firstSuccessMs,
      recoveryMs,
      signedIn: signedInConsoles,
      longestCallMs: maxMs,
      otherKinds: unexpected.length,
    },
  };
}

async function runOutages(
  workload: Workload,
  lengths: readonly number[],
): Promise<{ rows: FaultRow[]; writers: Writer[] }> {
  const writers = await createWriters(workload.users.slice(0, writerCount));
  const readers = workload.users.slice(writerCount).map((user) => new Reader(user));
  return runWithWorkers([...writers, ...readers], async () => {
    const rows: FaultRow[] = [];
    for (const downMs of lengths)
      rows.push(outageRow(await runOutage(workload, downMs), workload.api.isRunning()));
    return { rows, writers };
  });
}

/** Returns a row for all responses of the run, including those between outages. */
function responsesRow(tally: Tally, sinceMs: number): FaultRow {
  const kinds = countKinds(tally.between(sinceMs));
  const countOf = (prefix: string): number =>
    [...kinds].reduce((sum, [kind, count]) => sum + (kind.startsWith(prefix) ? count : 0), 0);
  const [good, unavailable, unauthorized] = [countOf('200'), countOf('503'), countOf('401')];
  const unexpected = tally.between(sinceMs).length - good - unavailable - unauthorized;
  return {
    fault: 'postgres-outage',
    database: 'postgres',
    what: 'all responses, during and between the outages',
    measured: formatKinds(kinds),
    budget: 'only 200 and 503, never 401',
    isWithinBudget: good > 0 && unavailable > 0 && unauthorized === 0 && unexpected === 0,
    figures: { good, away: unavailable, refused: unauthorized, others: unexpected },
  };
}

async function measureOutages(lengths: readonly number[], pageCount: number): Promise<FaultRow[]> {
  // Builds the console first, because the API serves only a build that exists when it starts.
  buildConsole();
  const environment = await setUpEnvironment('postgres');
  const tally = new Tally();
  try {
    const company: StaffedCompany = await environment.withServices((services) =>
      createStaffedCompany(services, writerCount + readerCount),
    );
    const url = `http://localhost:${environment.settings['PORT']}`;
    const api = startApi({ ...environment.settings, PUBLIC_URL: url });
    await api.ready();
    const pages = await openOutagePages(url, pageCount);
    const users = await signInAll(api.url, company, tally);
    const sinceMs = performance.now();
    const {
      rows,
      writers,
      seen: pagesRow,
    } = await runOutages({ environment, api, tally, users }, lengths)
      .then(async (result) => ({ ...result, seen: await pages.row('during all outages') }))
      .finally(pages.close);
    await api.kill('SIGTERM');
    const damage = await environment.withServices((services) =>
      measureDamage(services, company.companyId, writers),
    );
    const acknowledged: FaultRow = {
      fault: 'postgres-outage',
      database: 'postgres',
      what: 'acknowledged writes before, during and after the outages',
      measured: formatDamage(damage),
      budget: 'no write lost, duplicated or partial; no ledger imbalances',
      isWithinBudget: isUndamaged(damage),
      figures: { ...damage },
    };
    return [...rows, responsesRow(tally, sinceMs), pagesRow, acknowledged];
  } finally {
    await environment.remove();
  }
}

/** Sends SIGKILL to all processes of PostgreSQL under load and starts it again later. */
export const postgresOutage: Fault = ({ databases, isShort }) =>
  databases.includes('postgres')
    ? [
        () =>
          measureOutages(
            isShort ? outagesMs.slice(0, 2) : outagesMs,
            pageCounts[isShort ? 'short' : 'whole'],
          ),
      ]
    : [];
