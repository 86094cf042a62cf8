import type { Database } from '../platform';
import { createQuickGuide } from '../brand/internals';
import { connectStripe, recordPayments } from '../billing/internals';
import { newId } from '../lib/ids';
import { isSlowRun } from '../testing/repetitions';
import { openFixture, type TestCompany, type Fixture } from '../testing/fixture';
import { attempts, tamperedLinks, type Attempt, type Attacker } from './attempts';
import { dumpCompany, idsIn, type Dump } from './companyDump';
import { fillCompany } from './fillCompany';
import { openSuperuserDatabase, withReplacedIds, withoutRowLevelSecurity } from './tenancyLayers';
import { operations } from './operations';
import { restMatrix } from './restMatrix';
import { call, follow, openTestApi, type TestApi } from './testApi';
import { buildPayment } from '../testing/factories/payments';

// The places that the gate covers. The slow run passes another company's ids to every place that takes an id.
const gatePlaces = /^(Query\.client, |Mutation\.updateClient, |GET \/payment-documents)/;

let fixture: Fixture;
let ownCompany: TestCompany;
let otherCompany: TestCompany;
let token: string;
let ownIds: Attacker['ownIds'];
let otherIds: Attacker['ownIds'];
let before: Dump;
let superuser: Database;
const apiByLayer = new Map<string, TestApi>();

// The Admin's id is replaced too, because a session is refused if its operator is not in the company.
const otherCompanyIds = (): ReadonlyMap<unknown, string> =>
  new Map([
    [ownCompany.id, otherCompany.id],
    [ownCompany.admin.id, otherCompany.admin.id],
  ]);

const databases: Readonly<Record<string, () => Database>> = {
  'both layers': () => fixture.services.database,
  'the services alone': () => withoutRowLevelSecurity(superuser),
  'row-level security alone': () => withReplacedIds(fixture.services.database, otherCompanyIds()),
  neither: () => withReplacedIds(withoutRowLevelSecurity(superuser), otherCompanyIds()),
};

const chosen = attempts.filter(({ title }) => isSlowRun || gatePlaces.test(title));

// Destructive operations run last, so that the others still find their rows.
const isDestructive = ({ title }: Attempt): number => Number(/\.(archive|delete|remove)/.test(title));
const destructiveLast = [...chosen].sort((first, second) => isDestructive(first) - isDestructive(second));

const protectingLayers = Object.keys(databases).filter((layer) => layer !== 'neither');
const singleLayers = protectingLayers.filter((layer) => layer !== 'both layers');

async function attackerOn(layer: string): Promise<Attacker> {
  const api =
    apiByLayer.get(layer) ??
    (await openTestApi({ ...fixture.services, database: databases[layer]?.() ?? superuser }));
  apiByLayer.set(layer, api);
  // With neither layer, statements reach the other company, so the ids of all other arguments must belong to
  // it.
  return { api, companyId: ownCompany.id, token, ownIds: layer === 'neither' ? otherIds : ownIds };
}

beforeAll(async () => {
  fixture = await openFixture({ REQUESTS_PER_MINUTE: '0' });
  superuser = await openSuperuserDatabase(fixture.services);
  ownCompany = await fixture.company();
  otherCompany = await fixture.company();
  token = (await fixture.signedIn(ownCompany)).token;
  await connectStripe(await fixture.signedIn(ownCompany), { sandboxAccount: 'sandbox_ready' });
  const { id: clientId } = await fixture.client(ownCompany);
  ownIds = {
    id: clientId,
    clientId,
    planId: (await fixture.plan(ownCompany)).id,
    chargeId: await insertFailedCharge(ownCompany),
    guideId: (await createQuickGuide(await fixture.signedIn(ownCompany), 'Ours', newId())).id,
  };
  await fillCompany(fixture, (await attackerOn('both layers')).api, otherCompany);
  before = await dumpCompany(fixture.services.database, otherCompany.id);
  const otherClientId = firstIdIn('clients');
  const otherCharge = before['payments']?.find(({ direction }) => direction === 'Outgoing');
  otherIds = {
    id: otherClientId,
    clientId: otherClientId,
    planId: firstIdIn('client_billing_plans'),
    chargeId: String(otherCharge?.['id']),
    guideId: firstIdIn('quick_guides'),
  };
});
afterAll(async () => {
  for (const { app } of apiByLayer.values()) await app.close();
  if (superuser !== fixture.services.database) await superuser.close();
  await fixture.close();
});

async function insertFailedCharge({ id }: TestCompany): Promise<string> {
  const charge = buildPayment(null, { direction: 'Outgoing', type: 'PlatformFee', status: 'Failed' });
  await fixture.services.database.inCompany(id, (db) => recordPayments(db, id, [charge]));
  return charge.id;
}

const firstIdIn = (table: string): string => String(before[table]?.[0]?.['id']);

/**
 * Returns an entry `id: code` for each of the other company's ids that the attempt did not refuse. Stops
 * after the first entry that `shouldStop` accepts.
 */
async function acceptedIds(
  { run, isRefused }: Attempt,
  attacker: Attacker,
  shouldStop = (_entry: string): boolean => false,
): Promise<string[]> {
  const accepted = [];
  for (const id of idsIn(before)) {
    const response = await run(attacker, id);
    if (!isRefused(response)) accepted.push(`${id}: ${response.code}`);
    if (shouldStop(accepted.at(-1) ?? '')) break;
  }
  return accepted;
}

/** Queries without required arguments, such as lists. */
const queriesWithoutArguments = operations.filter(
  ({ root, field }) => root === 'Query' && field.args.every(({ type }) => !String(type).endsWith('!')),
);

async function listsWithOtherRows({ api }: Attacker): Promise<string[]> {
  const ids = idsIn(before);
  const leakingLists = [];
  for (const list of queriesWithoutArguments) {
    const { data } = await call(api, list, {}, token);
    const text = JSON.stringify(data);
    if (ids.some((id) => text.includes(id))) leakingLists.push(list.name);
  }
  return leakingLists;
}

test('the fixture fills every table of the other company', () => {
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
});

test('the attempts cover every route with an id, except two that require a secret', () => {
  const routesWithId = restMatrix.map(({ path }) => path).filter((path) => path.includes('{id}'));
  const uncoveredRoutes = routesWithId.filter((path) => !attempts.some(({ title }) => title.includes(path)));
  expect(uncoveredRoutes).toEqual([
    // The link of an export contains a secret, so the id alone gives no access.
    '/client-exports/{id}',
    // Requests must be signed with the webhook secret of the company in the path.
    '/webhooks/stripe/{id}',
  ]);
});

// Both layers together need no test here, because each layer alone rejects these ids.
describe.each(singleLayers)('the API protected by %s', (layer) => {
  test.each(chosen.map((attempt) => [attempt.title, attempt] as const))(
    'design 3: rejects another company’s ids as not found or invalid: %s',
    async (_at, attempt) => {
      expect(await acceptedIds(attempt, await attackerOn(layer))).toEqual([]);
    },
  );
});

describe.each(protectingLayers)('the API protected by %s', (layer) => {
  test('excludes another company’s rows from every list', async () => {
    expect(await listsWithOtherRows(await attackerOn(layer))).toEqual([]);
  });

  test('refuses a signed link that was changed to name another company', async () => {
    const { api } = await attackerOn(layer);
    for (const id of idsIn(before)) {
      for (const link of tamperedLinks(fixture.services, ownCompany.id, otherCompany.id, id)) {
        expect(['UNAUTHENTICATED', 'NOT_FOUND']).toContain((await follow(api, link)).code);
      }
    }
  });

  test('leaves the other company unchanged', async () => {
    expect(await dumpCompany(fixture.services.database, otherCompany.id)).toEqual(before);
  });
});

// Proves that the tests above fail without the layers.
describe('the API protected by neither layer', () => {
  test('shows another company’s rows in lists', async () => {
    expect(await listsWithOtherRows(await attackerOn('neither'))).toEqual(
      expect.arrayContaining(['operators', 'sessions', 'clients', 'clientBillingPlans', 'billingCards']),
    );
  });

  test.each(destructiveLast.map((attempt) => [attempt.title, attempt] as const))(
    'accepts another company’s id: %s',
    async (_at, attempt) => {
      // CONFLICT means that the call found the row, but the state of the row does not allow the call.
      const isAccepted = (entry: string): boolean => /: (null|CONFLICT)$/.test(entry);
      const accepted = await acceptedIds(attempt, await attackerOn('neither'), isAccepted);
      expect(accepted.filter(isAccepted)).not.toEqual([]);
    },
  );
});
