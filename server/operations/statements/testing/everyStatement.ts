import type { Database, Services } from '../../../platform';
import { type JobName, queues } from '../../../platform/internals';
import { startEmailJobs } from '../../../startEmailJobs';
import { startJobWorkers } from '../../../services';
import { startOpenIdIssuer, type OpenIdIssuer } from '../../../testing/openIdIssuer';
import { waitUntil } from '../../../testing/waitUntil';
import { openFixture, type TestCompany, type Fixture } from '../../../testing/fixture';
import { dumpCompany, idsIn, type Dump } from '../../companyDump';
import { fillCompany } from '../../fillCompany';
import { idPathsOf, variablesOf } from '../../variables';
import { openSuperuserDatabase, withoutRowLevelSecurity } from '../../tenancyLayers';
import { auditedMutations, auditedAccesses } from '../../mutationCalls';
import { operationNamed, operations, type Operation } from '../../operations';
import { call, openTestApi, type TestApi } from '../../testApi';
import { ageCompany } from '../ageCompany';
import { createSweptDatabase, type SweptDatabase } from '../sweptDatabase';

const googleClientId = 'livery.apps.test';

interface Sweep {
  /** Selects the mutations and queries to call. All jobs run. */
  isChosen(operation: string): boolean;
  /** The number of distinct statements that the tests must exceed. */
  minStatements: number;
}

/**
 * Defines tests that check each statement of the selected operations and of the jobs for a tenant condition
 * before it runs, with row-level security disabled.
 */
export function sweepStatements({ isChosen, minStatements }: Sweep): void {
  let fixture: Fixture;
  let superuser: Database;
  let swept: SweptDatabase;
  let services: Services;
  let api: TestApi;
  let otherCompany: TestCompany;
  let before: Dump;
  let google: OpenIdIssuer;
  let pendingCompany: TestCompany;

  beforeAll(async () => {
    google = await startOpenIdIssuer(googleClientId);
    fixture = await openFixture({
      REQUESTS_PER_MINUTE: '0',
      GOOGLE_CLIENT_ID: googleClientId,
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_JWKS_URL: google.jwksUrl,
    });
    pendingCompany = await fixture.company({ status: 'Pending' });
    superuser = await openSuperuserDatabase(fixture.services);
    swept = createSweptDatabase(withoutRowLevelSecurity(superuser));
    services = { ...fixture.services, database: swept.database };
    api = await openTestApi(services);
    otherCompany = await fixture.company();
    await fillCompany(fixture, api, otherCompany);
    before = await dumpCompany(fixture.services.database, otherCompany.id);
  });
  afterAll(async () => {
    await api.app.close();
    if (superuser !== fixture.services.database) await superuser.close();
    await fixture.close();
    await google.close();
  });
  afterEach(() => expect(swept.leakyStatements).toEqual([]));

  test.each(Object.entries({ ...auditedMutations, ...auditedAccesses }).filter(([name]) => isChosen(name)))(
    'every statement of the mutation %s has a tenant condition',
    async (name, prepare) => {
      const { overrides, token } = await prepare({ fixture, api, google, pendingCompany });
      const operation = operationNamed(name);
      expect(await call(api, operation, variablesOf(operation, overrides), token)).toMatchObject({
        code: null,
      });
    },
  );

  test('the mutations leave another company unchanged', async () => {
    expect(await dumpCompany(fixture.services.database, otherCompany.id)).toEqual(before);
  });

  /** Returns one set of variables for each filter field. Each set filters the list by that field alone. */
  function filterVariants(operation: Operation): Record<string, unknown>[] {
    const defaults = variablesOf(operation);
    const { filter } = variablesOf(operation, { 'filter.': null });
    if (typeof filter !== 'object' || filter === null) return [];
    const fields = Object.entries(filter).filter(([, value]) => value !== null);
    return fields.map(([name, value]) => ({
      ...defaults,
      filter: { [name]: value === false ? true : value },
    }));
  }

  const queries = operations.filter(({ root, name }) => root === 'Query' && isChosen(name));

  test.each(queries.map((operation) => [operation.name, operation] as const))(
    'every statement of the query %s has a tenant condition',
    async (_name, operation) => {
      const { token } = await fixture.signedIn(otherCompany);
      const clientId = before['clients']?.[0]?.['id'];
      for (const variables of [variablesOf(operation), ...filterVariants(operation)]) {
        await call(api, operation, variables, token);
      }
      for (const idPath of idPathsOf(operation)) {
        const codes = [];
        for (const id of idsIn(before)) {
          const { code } = await call(
            api,
            operation,
            variablesOf(operation, { id: clientId, [idPath]: id }),
            token,
          );
          codes.push(code);
          if (code === null) break;
        }
        // At least one id identifies a row of the type that the argument expects.
        expect(codes).toContain(null);
      }
    },
  );

  const scheduledJobs = [
    'charge-due',
    'warn-expiring-cards',
    'check-due-domains',
    'sync-companies',
    'purge-expired',
    'resume-provider-events',
    'resume-refunds',
    'resume-client-imports',
    'resume-client-bulks',
    'resume-deployments',
    'resume-start-up-packs',
    'resume-company-exports',
    'deactivate-due-clients',
  ] as const satisfies readonly JobName[];

  async function waitForJobs(): Promise<void> {
    const countPendingJobs = async () => {
      const { rows } = await fixture.services.database.query<{ count: number }>(
        `select count(*)::integer as count from pgboss.job
         where name = any($1::text[]) and state in ('created', 'active') and start_after <= now()`,
        [Object.keys(queues)],
      );
      return rows[0]?.count ?? 0;
    };
    await waitUntil(async () => (await countPendingJobs()) === 0, 240_000);
  }

  test('every statement of the jobs has a tenant condition', async () => {
    await ageCompany(superuser, otherCompany.id);
    // A deployment checks the published pages over HTTP, so the API must listen.
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    await startEmailJobs(services, () => undefined);
    await startJobWorkers(services);
    for (const name of scheduledJobs) {
      await fixture.services.database.onPlatform((db) => services.jobs.enqueue(db, name, {}));
    }
    await waitForJobs();
    expect(swept.testedStatements.size).toBeGreaterThan(minStatements);
  }, 300_000);
}
