import type { Viewer } from '../context';
import {
  type Caller,
  callersFor,
  everybody,
  expectedBy,
  letIn,
  outcomeOf,
  someone,
  tokenFor,
} from './callers';
import { aLogo, formWith } from './files';
import { variablesOf } from './inputs';
import { type Operation, operations } from './operations';
import { everyStatus, permissionMatrix, type Rule } from './permissionMatrix';
import { restMatrix, type Route, ruleIn } from './restMatrix';
import { call, openSite, send, type Site } from './site';
import { DomainError } from '../errors';
import { describedRoutes } from '../http/apiPaths';
import { newId } from '../lib/ids';
import * as checks from '../permissions';
import type { CompanyStatus } from '../schema.generated';
import { openWorld, type TestCompany, type World } from '../testing/world';

describe('every right', () => {
  type Ask = [needed: Parameters<typeof checks.authorise>[1], action: checks.Action];

  let world: World;
  let site: Site;
  const authorise = jest.spyOn(checks, 'authorise');
  beforeAll(async () => {
    world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
    site = await openSite(world.services);
  });
  afterAll(async () => {
    await site.app.close();
    await world.close();
  });

  type Asks = readonly Ask[];
  type AsksIn = (status: CompanyStatus) => Asks;

  const admin = someone('Admin', checks.allPermissions);
  const companies = new Map<CompanyStatus, Promise<TestCompany>>();

  function companyThatIs(status: CompanyStatus): Promise<TestCompany> {
    const company = companies.get(status) ?? world.company({ status });
    companies.set(status, company);
    return company;
  }

  /** What an Admin's call really asks of the one check. */
  async function asksIn(
    status: CompanyStatus,
    make: (token: string | undefined) => Promise<unknown>,
  ): Promise<Asks> {
    const company = await companyThatIs(status);
    const token = await tokenFor(world, company, admin);
    authorise.mockClear();
    await make(token);
    return authorise.mock.calls.flatMap(([viewer, needed, action]): Ask[] =>
      viewer?.companyId === company.id ? [[needed, action]] : [],
    );
  }

  /** The same by status: what is asked may be another thing during onboarding. */
  async function asksOf(rule: Rule, make: (token: string | undefined) => Promise<unknown>): Promise<AsksIn> {
    const [first = 'Active'] = rule.in;
    const usual = await asksIn(rule.in.includes('Active') ? 'Active' : first, make);
    const before = rule.in.includes('Pending') ? await asksIn('Pending', make) : usual;
    return (status) => (status === 'Pending' ? before : usual);
  }

  /** What the check says to somebody who makes those calls: by its own word, whatever the table expects. */
  function verdictOn(asks: Asks, caller: Caller, companyStatus: CompanyStatus): string {
    if (caller.role === null) return 'UNAUTHENTICATED';
    const viewer: Viewer = {
      companyId: '',
      companyStatus,
      operatorId: '',
      operatorStatus: 'Active',
      name: '',
      email: '',
      role: caller.role,
      permissions: new Set(caller.holds),
      sessionId: '',
      mustSetUpTwoFactor: caller.owesTwoFactor,
    };
    try {
      for (const [needed, action] of asks) checks.authorise(viewer, needed, action);
      return letIn;
    } catch (error) {
      return error instanceof DomainError ? error.code : String(error);
    }
  }

  const verdicts = new Map<string, readonly string[]>();

  // Most calls ask the same few things, and refusals are slow to make.
  function verdictsOn(asks: Asks, status: CompanyStatus): readonly string[] {
    const key = JSON.stringify([asks, status]);
    const known = verdicts.get(key) ?? everybody.map((caller) => verdictOn(asks, caller, status));
    verdicts.set(key, known);
    return known;
  }

  /** Every role × flag set × company status, with and without two-factor, for whom check and table differ. */
  const differences = (ruleIn: (status: CompanyStatus) => Rule, asks: AsksIn): string[] =>
    everyStatus.flatMap((status) =>
      verdictsOn(asks(status), status).flatMap((found, index) => {
        const caller = everybody[index];
        const wanted = caller && expectedBy(ruleIn(status), caller, status);
        return wanted === found ? [] : [`${status}, ${caller?.title}: ${found} in place of ${wanted}`];
      }),
    );

  test('everybody is: 3 roles, the 32 sets of flags for the two that change, with and without two-factor', () => {
    const titles = new Set(everybody.map(({ title }) => title));
    expect(titles.size).toBe(2 * (1 + 2 * 32));
    expect(everybody).toHaveLength(titles.size);
  });

  /** That nothing is asked of anybody is what the table says of what is for anybody, and of nothing else. */
  function expectAsTheTable(ruleFor: (status: CompanyStatus) => Rule, asks: AsksIn): void {
    for (const status of everyStatus) {
      expect(asks(status).length > 0).toBe(ruleFor(status).who !== 'Anybody');
    }
    expect(differences(ruleFor, asks)).toEqual([]);
  }

  const operationRows = operations.map((operation): [string, Operation] => [
    `${operation.root}.${operation.name}`,
    operation,
  ]);

  test('the table has every operation of schema.graphql, and no other', () => {
    const named = Object.entries(permissionMatrix).flatMap(([root, rules]) =>
      Object.keys(rules).map((name) => `${root}.${name}`),
    );
    expect(named.sort()).toEqual(operationRows.map(([name]) => name).sort());
  });

  test.each(operationRows)(
    '%s is open to every role, set of flags and status that the table says, and to no other',
    async (_name, operation) => {
      const rule = permissionMatrix[operation.root][operation.name];
      if (!rule) throw new Error('The table does not have it.');
      const asks = await asksOf(rule, (token) => call(site, operation, variablesOf(operation), token));
      expectAsTheTable(() => rule, asks);
    },
  );

  const routeRows = restMatrix.map((route): [string, Route] => [`${route.method} ${route.path}`, route]);

  test.each(routeRows)('so is %s', async (_name, route) => {
    const asks = await asksOf(route.rule, (token) => send(site, route, { id: newId(), token }));
    expectAsTheTable((status) => ruleIn(route, status), asks);
  });
});

describe('rest matrix', () => {
  let world: World;
  let site: Site;
  beforeAll(async () => {
    world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
    site = await openSite(world.services);
  });
  afterAll(async () => {
    await site.app.close();
    await world.close();
  });

  const statusOf = (code: string): number => (code === 'UNAUTHENTICATED' ? 401 : 403);

  test('the table has every route of openapi.yaml, and no other', () => {
    expect(describedRoutes().length).toBeGreaterThan(0);
    expect(restMatrix.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      describedRoutes().sort(),
    );
  });

  // An allowed caller gets a refusal of this file, which takes no decoding process.
  const noPicture = () => formWith(Buffer.from('no picture'), 'logo.png');
  const withoutPicture = (route: Route): Route =>
    route.body === aLogo ? { ...route, body: noPicture } : route;

  const titled = restMatrix.map((route): [string, Route] => [`${route.method} ${route.path}`, route]);

  test.each(titled)(
    '%s answers those whom the table names, in the statuses it names',
    async (_name, route) => {
      const expected = [];
      const found = [];
      for (const status of everyStatus) {
        const rule = ruleIn(route, status);
        for (const caller of callersFor(rule.who, status)) {
          const company = await world.company({ status });
          const token = await tokenFor(world, company, caller);
          const answer = await send(site, withoutPicture(route), { id: newId(), token });
          const wanted = expectedBy(rule, caller, status);
          const outcome = outcomeOf(answer.code, wanted);
          expected.push(`${status}, ${caller.title}: ${wanted}`);
          found.push(`${status}, ${caller.title}: ${outcome}`);
          if (answer.code === outcome) expect(answer.status).toBe(statusOf(outcome));
        }
      }
      expect(found).toEqual(expected);
    },
  );
});
