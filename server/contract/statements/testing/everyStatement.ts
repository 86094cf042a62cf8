import type { Services } from '../../../context';
import type { JobName } from '../../../jobs';
import { queues } from '../../../jobs/queues';
import { startMail } from '../../../mail/startMail';
import { startWork } from '../../../services';
import { openIssuer, type OpenIdIssuer } from '../../../testing/openIdIssuer';
import { until } from '../../../testing/until';
import { openWorld, type TestCompany, type World } from '../../../testing/world';
import { dumpOf, idsIn, type Dump } from '../../companyDump';
import { furnish } from '../../furnish';
import { idPlacesOf, variablesOf } from '../../inputs';
import { asSuperuser, unbound } from '../../layers';
import { recordedCalls, recordedLooks } from '../../mutationCalls';
import { operationNamed, operations, type Operation } from '../../operations';
import type { Database } from '../../../db/database';
import { call, openSite, type Site } from '../../site';
import { age } from '../aged';
import { sweptOver, type Swept } from '../swept';

/*
 * Each statement that the services make is tried before it is made, with row-level security switched off: in the name
 * of a company that has nothing, and beside one that has the very same under the same ids.
 */
const googleId = 'livery.apps.test';

interface Sweep {
  /** Chooses the mutations and queries that make their statements. All jobs make theirs. */
  isChosen(operation: string): boolean;
  /** The least number of different statements. */
  leastTried: number;
}

/** Tries each statement that the chosen operations and the jobs make, without row-level security. */
export function sweepStatements({ isChosen, leastTried }: Sweep): void {
  let world: World;
  let superuser: Database;
  let swept: Swept;
  let services: Services;
  let site: Site;
  let theirs: TestCompany;
  let before: Dump;
  let google: OpenIdIssuer;
  let newcomer: TestCompany;

  beforeAll(async () => {
    google = await openIssuer(googleId);
    world = await openWorld({
      REQUESTS_PER_MINUTE: '0',
      GOOGLE_CLIENT_ID: googleId,
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_JWKS_URL: google.jwksUrl,
    });
    newcomer = await world.company({ status: 'Pending' });
    superuser = await asSuperuser(world.services);
    swept = sweptOver(unbound(superuser));
    services = { ...world.services, database: swept.database };
    site = await openSite(services);
    theirs = await world.company();
    await furnish(world, site, theirs);
    before = await dumpOf(world.services.database, theirs.id);
  });
  afterAll(async () => {
    await site.app.close();
    if (superuser !== world.services.database) await superuser.close();
    await world.close();
    await google.close();
  });
  afterEach(() => expect(swept.loose).toEqual([]));

  test.each(Object.entries({ ...recordedCalls, ...recordedLooks }).filter(([name]) => isChosen(name)))(
    'is about one company that acts: %s',
    async (name, prepare) => {
      const { given, token } = await prepare({ world, site, google, newcomer });
      const operation = operationNamed(name);
      expect(await call(site, operation, variablesOf(operation, given), token)).toMatchObject({ code: null });
    },
  );

  test('what others did has changed nothing of a company', async () => {
    expect(await dumpOf(world.services.database, theirs.id)).toEqual(before);
  });

  /** A list narrowed by one field of its filter at a time. */
  function narrowed(operation: Operation): Record<string, unknown>[] {
    const all = variablesOf(operation);
    const { filter } = variablesOf(operation, { 'filter.': null });
    if (typeof filter !== 'object' || filter === null) return [];
    const fields = Object.entries(filter).filter(([, value]) => value !== null);
    return fields.map(([name, value]) => ({ ...all, filter: { [name]: value === false ? true : value } }));
  }

  const questions = operations.filter(({ root, name }) => root === 'Query' && isChosen(name));

  test.each(questions.map((operation) => [operation.name, operation] as const))(
    'is about one company that asks: %s',
    async (_name, operation) => {
      const token = await world.adminToken(theirs);
      const clientId = before['clients']?.[0]?.['id'];
      for (const variables of [variablesOf(operation), ...narrowed(operation)]) {
        await call(site, operation, variables, token);
      }
      for (const place of idPlacesOf(operation)) {
        const codes = [];
        for (const id of idsIn(before)) {
          const { code } = await call(
            site,
            operation,
            variablesOf(operation, { id: clientId, [place]: id }),
            token,
          );
          codes.push(code);
          if (code === null) break;
        }
        // One of them is the id of what is asked for.
        expect(codes).toContain(null);
      }
    },
  );

  /** Those that the clock begins. */
  const byTheClock = [
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

  async function untilWorked(): Promise<void> {
    const left = async () => {
      const { rows } = await world.services.database.query<{ count: number }>(
        `select count(*)::integer as count from pgboss.job
         where name = any($1::text[]) and state in ('created', 'active') and start_after <= now()`,
        [Object.keys(queues)],
      );
      return rows[0]?.count ?? 0;
    };
    await until(async () => (await left()) === 0, 240_000);
  }

  test('is about one company that something is done for later, or by the clock', async () => {
    await age(superuser, theirs.id);
    // A deployment is looked at through the front door.
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    await startMail(services, () => undefined);
    await startWork(services);
    for (const name of byTheClock) {
      await world.services.database.onPlatform((db) => services.jobs.enqueue(db, name, {}));
    }
    await untilWorked();
    expect(swept.tried.size).toBeGreaterThan(leastTried);
  }, 300_000);
}
