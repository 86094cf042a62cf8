import { newCompanyToken } from '../lib/companyToken';
import { newId } from '../lib/ids';
import { openSession } from '../identity/internals';
import { type CompanyStatus, companyStatuses } from '../../contract/enums';
import { openFixture, type TestCompany, type Fixture } from '../testing/fixture';
import { callersFor, expectedOutcomeOf, outcomeOf, tokenFor, type TestCaller } from './callers';
import { variablesOf, type VariableOverrides } from './variables';
import { operations, type Operation } from './operations';
import { permissionMatrix } from './permissionMatrix';
import { call, openTestApi, type TestApi } from './testApi';

// Google sign-in is disabled without a client id.
const settings = {
  REQUESTS_PER_MINUTE: '0',
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_JWKS_URL: 'http://127.0.0.1:1/certs',
};

let fixture: Fixture;
let api: TestApi;
beforeAll(async () => {
  fixture = await openFixture(settings);
  api = await openTestApi(fixture.services);
});
afterAll(async () => {
  await api.app.close();
  await fixture.close();
});

/** Opens a session and returns its refresh token, because every caller is refused with an unknown token. */
const createRefreshToken = (company: TestCompany): Promise<string> =>
  fixture.inCompany(company, async (db) => {
    const caller = { requestId: 'test', ipAddress: '127.0.0.1', userAgent: null };
    const session = { operatorId: company.admin.id, rememberMe: false };
    return (await openSession(db, company.id, caller, session)).refreshToken;
  });

interface CallerSession {
  /** Undefined for an anonymous caller. */
  token: string | undefined;
  overrides: VariableOverrides;
}

async function openCallerSession(status: CompanyStatus, caller: TestCaller): Promise<CallerSession> {
  const company = await fixture.company({ status });
  return {
    token: await tokenFor(fixture, company, caller),
    overrides: { refreshToken: await createRefreshToken(company), token: newCompanyToken(company.id).token },
  };
}

const sharedSessions = new Map<string, Promise<CallerSession>>();

const needsNewSession: ReadonlySet<string> = new Set(['signOut', 'closeCompany', 'reopenCompany']);

// Operations share sessions, except those that end the session or change the company's status.
function sessionFor({ name }: Operation, status: CompanyStatus, caller: TestCaller): Promise<CallerSession> {
  const key = JSON.stringify([status, caller.title, needsNewSession.has(name) && newId()]);
  const callerSession = sharedSessions.get(key) ?? openCallerSession(status, caller);
  sharedSessions.set(key, callerSession);
  return callerSession;
}

const operationCases = operations.map((operation): [string, Operation] => [
  `${operation.root}.${operation.name}`,
  operation,
]);

test.each(operationCases)(
  'permissionMatrix matches the HTTP responses of %s for sampled callers in every status',
  async (_name, operation) => {
    const rule = permissionMatrix[operation.root][operation.name];
    if (!rule) throw new Error('The matrix has no row for this operation.');
    const expected = [];
    const actual = [];
    for (const status of companyStatuses) {
      for (const caller of callersFor(rule.access, status)) {
        const { token, overrides } = await sessionFor(operation, status, caller);
        const response = await call(api, operation, variablesOf(operation, overrides), token);
        const expectedOutcome = expectedOutcomeOf(rule, caller, status);
        expected.push(`${status}, ${caller.title}: ${expectedOutcome}`);
        actual.push(`${status}, ${caller.title}: ${outcomeOf(response.code, expectedOutcome)}`);
        expect(response.status).toBe(expectedOutcome === 'UNAUTHENTICATED' ? 401 : 200);
      }
    }
    expect(actual).toEqual(expected);
  },
);
