import type { Viewer } from '../platform';
import { documentedRoutes, permissions as checks } from '../platform/internals';
import {
  type TestCaller,
  callersFor,
  allCallers,
  expectedOutcomeOf,
  allowed,
  outcomeOf,
  callerWith,
  tokenFor,
} from './callers';
import { logoUpload, multipartForm } from './files';
import { variablesOf } from './variables';
import { type Operation, operations } from './operations';
import { permissionMatrix, type Rule } from './permissionMatrix';
import { restMatrix, type Route, ruleIn } from './restMatrix';
import { call, openTestApi, send, type TestApi } from './testApi';
import { DomainError } from '../lib/errors';
import { newId } from '../lib/ids';
import { type CompanyStatus, permissions as allPermissions, companyStatuses } from '../../contract/enums';
import { openFixture, type TestCompany, type Fixture } from '../testing/fixture';
import { type Action } from '../../contract/permissions';

let fixture: Fixture;
let api: TestApi;
beforeAll(async () => {
  fixture = await openFixture({ REQUESTS_PER_MINUTE: '0' });
  api = await openTestApi(fixture.services);
});
afterAll(async () => {
  await api.app.close();
  await fixture.close();
});

describe('access rules', () => {
  type AuthorizeCall = [needed: Parameters<typeof checks.authorize>[1], action: Action];

  const authorizeSpy = jest.spyOn(checks, 'authorize');

  type AuthorizeCalls = readonly AuthorizeCall[];
  type AuthorizeCallsByStatus = (status: CompanyStatus) => AuthorizeCalls;

  const admin = callerWith('Admin', allPermissions);
  const companies = new Map<CompanyStatus, Promise<TestCompany>>();

  function companyWith(status: CompanyStatus): Promise<TestCompany> {
    const company = companies.get(status) ?? fixture.company({ status });
    companies.set(status, company);
    return company;
  }

  /**
   * Sends a request as an Admin and returns the required permission and the action of each `authorize` call.
   */
  async function recordAuthorizeCalls(
    status: CompanyStatus,
    sendRequest: (token: string | undefined) => Promise<unknown>,
  ): Promise<AuthorizeCalls> {
    const company = await companyWith(status);
    const token = await tokenFor(fixture, company, admin);
    authorizeSpy.mockClear();
    await sendRequest(token);
    return authorizeSpy.mock.calls.flatMap(([viewer, needed, action]): AuthorizeCall[] =>
      viewer?.companyId === company.id ? [[needed, action]] : [],
    );
  }

  /**
   * Records the checks for Active and Pending companies separately, because they may differ during
   * onboarding.
   */
  async function recordByStatus(
    rule: Rule,
    sendRequest: (token: string | undefined) => Promise<unknown>,
  ): Promise<AuthorizeCallsByStatus> {
    const [firstStatus = 'Active'] = rule.statuses;
    const defaultCalls = await recordAuthorizeCalls(
      rule.statuses.includes('Active') ? 'Active' : firstStatus,
      sendRequest,
    );
    const pendingCalls = rule.statuses.includes('Pending')
      ? await recordAuthorizeCalls('Pending', sendRequest)
      : defaultCalls;
    return (status) => (status === 'Pending' ? pendingCalls : defaultCalls);
  }

  /** Returns the outcome of the recorded checks for a caller, independently of the matrix. */
  function evaluateCalls(
    authorizeCalls: AuthorizeCalls,
    caller: TestCaller,
    companyStatus: CompanyStatus,
  ): string {
    if (caller.role === null) return 'UNAUTHENTICATED';
    const viewer: Viewer = {
      companyId: '',
      companyStatus,
      operatorId: '',
      operatorStatus: 'Active',
      name: '',
      email: '',
      role: caller.role,
      permissions: new Set(caller.permissions),
      sessionId: '',
      mustSetUpTwoFactor: caller.mustSetUpTwoFactor,
    };
    try {
      for (const [needed, action] of authorizeCalls) checks.authorize(viewer, needed, action);
      return allowed;
    } catch (error) {
      return error instanceof DomainError ? error.code : String(error);
    }
  }

  const cachedOutcomes = new Map<string, readonly string[]>();

  // Caches the outcomes, because most operations make the same checks and errors are slow to create.
  function outcomesFor(authorizeCalls: AuthorizeCalls, status: CompanyStatus): readonly string[] {
    const key = JSON.stringify([authorizeCalls, status]);
    const outcomes =
      cachedOutcomes.get(key) ?? allCallers.map((caller) => evaluateCalls(authorizeCalls, caller, status));
    cachedOutcomes.set(key, outcomes);
    return outcomes;
  }

  /** Returns a message for each status and caller for which the checks and the matrix differ. */
  const differences = (
    ruleIn: (status: CompanyStatus) => Rule,
    authorizeCalls: AuthorizeCallsByStatus,
  ): string[] =>
    companyStatuses.flatMap((status) =>
      outcomesFor(authorizeCalls(status), status).flatMap((actual, index) => {
        const caller = allCallers[index];
        const expectedOutcome = caller && expectedOutcomeOf(ruleIn(status), caller, status);
        return expectedOutcome === actual
          ? []
          : [`${status}, ${caller?.title}: ${actual} instead of ${expectedOutcome}`];
      }),
    );

  test('allCallers covers every role, permission set and two-factor state', () => {
    const titles = new Set(allCallers.map(({ title }) => title));
    expect(titles.size).toBe(2 * (1 + 2 * 32));
    expect(allCallers).toHaveLength(titles.size);
  });

  /** Expects the checks to match the matrix, and only public operations to make no permission check. */
  function expectMatchesMatrix(
    ruleFor: (status: CompanyStatus) => Rule,
    authorizeCalls: AuthorizeCallsByStatus,
  ): void {
    for (const status of companyStatuses) {
      expect(authorizeCalls(status).length > 0).toBe(ruleFor(status).access !== 'Public');
    }
    expect(differences(ruleFor, authorizeCalls)).toEqual([]);
  }

  const operationRows = operations.map((operation): [string, Operation] => [
    `${operation.root}.${operation.name}`,
    operation,
  ]);

  test('permissionMatrix lists exactly the operations of schema.graphql', () => {
    const listedNames = Object.entries(permissionMatrix).flatMap(([root, rules]) =>
      Object.keys(rules).map((name) => `${root}.${name}`),
    );
    expect(listedNames.sort()).toEqual(operationRows.map(([name]) => name).sort());
  });

  test.each(operationRows)(
    'permissionMatrix matches the permission checks of %s for every caller and status',
    async (_name, operation) => {
      const rule = permissionMatrix[operation.root][operation.name];
      if (!rule) throw new Error('The matrix has no row for this operation.');
      const authorizeCalls = await recordByStatus(rule, (token) =>
        call(api, operation, variablesOf(operation), token),
      );
      expectMatchesMatrix(() => rule, authorizeCalls);
    },
  );

  const routeRows = restMatrix.map((route): [string, Route] => [`${route.method} ${route.path}`, route]);

  test.each(routeRows)(
    'restMatrix matches the permission checks of %s for every caller and status',
    async (_name, route) => {
      const authorizeCalls = await recordByStatus(route.rule, (token) =>
        send(api, route, { id: newId(), token }),
      );
      expectMatchesMatrix((status) => ruleIn(route, status), authorizeCalls);
    },
  );
});

describe('restMatrix', () => {
  const statusOf = (code: string): number => (code === 'UNAUTHENTICATED' ? 401 : 403);

  test('lists exactly the routes of openapi.yaml', () => {
    expect(documentedRoutes().length).toBeGreaterThan(0);
    expect(restMatrix.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      documentedRoutes().sort(),
    );
  });

  // The server rejects an invalid image without starting a decoding process, which keeps the test fast.
  const invalidImage = () => multipartForm(Buffer.from('not an image'), 'logo.png');
  const withInvalidImage = (route: Route): Route =>
    route.body === logoUpload ? { ...route, body: invalidImage } : route;

  const routeCases = restMatrix.map((route): [string, Route] => [`${route.method} ${route.path}`, route]);

  test.each(routeCases)(
    'matches the HTTP responses of %s for sampled callers in every status',
    async (_name, route) => {
      const expected = [];
      const actual = [];
      for (const status of companyStatuses) {
        const rule = ruleIn(route, status);
        for (const caller of callersFor(rule.access, status)) {
          const company = await fixture.company({ status });
          const token = await tokenFor(fixture, company, caller);
          const response = await send(api, withInvalidImage(route), { id: newId(), token });
          const expectedOutcome = expectedOutcomeOf(rule, caller, status);
          const outcome = outcomeOf(response.code, expectedOutcome);
          expected.push(`${status}, ${caller.title}: ${expectedOutcome}`);
          actual.push(`${status}, ${caller.title}: ${outcome}`);
          if (response.code === outcome) expect(response.status).toBe(statusOf(outcome));
        }
      }
      expect(actual).toEqual(expected);
    },
  );
});
