import { newCompanyToken } from '../lib/companyToken';
import { newId } from '../lib/ids';
import { openSession } from '../modules/sessions/service';
import type { CompanyStatus } from '../schema.generated';
import { openWorld, type TestCompany, type World } from '../testing/world';
import { callersFor, expectedBy, outcomeOf, tokenFor, type Caller } from './callers';
import { variablesOf, type Given } from './inputs';
import { operations, type Operation } from './operations';
import { everyStatus, permissionMatrix } from './permissionMatrix';
import { call, openSite, type Site } from './site';

// Without a client id, signing in with Google is closed to everybody.
const settings = {
  REQUESTS_PER_MINUTE: '0',
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_JWKS_URL: 'http://127.0.0.1:1/certs',
};

let world: World;
let site: Site;
beforeAll(async () => {
  world = await openWorld(settings);
  site = await openSite(world.services);
});
afterAll(async () => {
  await site.app.close();
  await world.close();
});

/** A refresh token that holds: an unknown one is UNAUTHENTICATED to everybody. */
const refreshTokenOf = (company: TestCompany): Promise<string> =>
  world.services.database.inCompany(company.id, async (db) => {
    const caller = { requestId: 'test', ipAddress: '127.0.0.1', userAgent: null };
    const session = { operatorId: company.admin.id, rememberMe: false };
    return (await openSession(db, company.id, caller, session)).refreshToken;
  });

interface Entry {
  /** Undefined for nobody. */
  token: string | undefined;
  given: Given;
}

async function enter(status: CompanyStatus, caller: Caller): Promise<Entry> {
  const company = await world.company({ status });
  return {
    token: await tokenFor(world, company, caller),
    given: { refreshToken: await refreshTokenOf(company), token: newCompanyToken(company.id).token },
  };
}

const entered = new Map<string, Promise<Entry>>();

const leavesAnother: ReadonlySet<string> = new Set(['signOut', 'closeCompany', 'reopenCompany']);

// Made once for all operations, but for those that end the session or move the company that they are called with.
function entryFor({ name }: Operation, status: CompanyStatus, caller: Caller): Promise<Entry> {
  const key = JSON.stringify([status, caller.title, leavesAnother.has(name) && newId()]);
  const entry = entered.get(key) ?? enter(status, caller);
  entered.set(key, entry);
  return entry;
}

const titled = operations.map((operation): [string, Operation] => [
  `${operation.root}.${operation.name}`,
  operation,
]);

test.each(titled)(
  '%s answers those whom the table names, in the statuses it names',
  async (_name, operation) => {
    const rule = permissionMatrix[operation.root][operation.name];
    if (!rule) throw new Error('The table does not have it.');
    const expected = [];
    const found = [];
    for (const status of everyStatus) {
      for (const caller of callersFor(rule.who, status)) {
        const { token, given } = await entryFor(operation, status, caller);
        const answer = await call(site, operation, variablesOf(operation, given), token);
        const wanted = expectedBy(rule, caller, status);
        expected.push(`${status}, ${caller.title}: ${wanted}`);
        found.push(`${status}, ${caller.title}: ${outcomeOf(answer.code, wanted)}`);
        expect(answer.status).toBe(wanted === 'UNAUTHENTICATED' ? 401 : 200);
      }
    }
    expect(found).toEqual(expected);
  },
);
