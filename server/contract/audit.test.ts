import { readAccessToken } from '../modules/auth/accessToken';
import { openIssuer, type OpenIdIssuer } from '../testing/openIdIssuer';
import { openWorld, type World } from '../testing/world';
import { changedTables, dumpOf, type Dump, type Rows } from './companyDump';
import { variablesOf } from './inputs';
import {
  callsRecordedByJobs,
  recordedCalls,
  recordedCallsOfStripe,
  recordedLooks,
  unrecordedCalls,
} from './mutationCalls';
import { operationNamed, operations } from './operations';
import type { Prepare, Prepared, Stage } from './prepare';
import { openStripeStage } from './prepareStripe';
import { restMatrix } from './restMatrix';
import { call, openSite, send, type Answer } from './site';

const clientId = 'livery.apps.test';

let world: World;
let google: OpenIdIssuer;
let stage: Stage;
beforeAll(async () => {
  google = await openIssuer(clientId);
  world = await openWorld({
    REQUESTS_PER_MINUTE: '0',
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_JWKS_URL: google.jwksUrl,
  });
  const newcomer = await world.company({ status: 'Pending' });
  stage = { world, google, newcomer, site: await openSite(world.services) };
});
afterAll(async () => {
  await stage.site.app.close();
  await world.close();
  await google.close();
});

const dump = (companyId: string, on = world): Promise<Dump> => dumpOf(on.services.database, companyId);

/** The company that changed, or that the call made. */
async function companyOf({ companyId }: Prepared, { data }: Answer): Promise<string> {
  if (companyId) return companyId;
  const token = /"accessToken":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? '';
  const claims = await readAccessToken(world.services, token);
  if (!claims) throw new Error('The call neither changed a company nor made one.');
  return claims.companyId;
}

const added = (before: Dump, after: Dump): Rows => {
  const known = new Set((before['audit_events'] ?? []).map(({ id }) => id));
  return (after['audit_events'] ?? []).filter(({ id }) => !known.has(id));
};

const isSecretName = (name: string): boolean => /password|token|hash|google_subject|secretKey$/i.test(name);

/** The texts under secret names anywhere within a value. */
function secretsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return isSecretName(name) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => secretsIn(inner, Array.isArray(value) ? name : key));
}

test('every mutation of schema.graphql is one that is recorded, or one that says why not', () => {
  const mutations = operations.filter(({ root }) => root === 'Mutation').map(({ name }) => name);
  const known = [
    recordedCalls,
    recordedCallsOfStripe,
    recordedLooks,
    callsRecordedByJobs,
    unrecordedCalls,
  ].flatMap((calls) => Object.keys(calls));
  expect(known.sort()).toEqual(mutations.sort());
});

test('no more than these write no event, and each says why', () => {
  expect(Object.keys(unrecordedCalls).sort()).toEqual([
    'markNotificationsRead',
    'refreshTokens',
    'saveOnboardingDraft',
    'startBillingCardSetup',
  ]);
  for (const { reason } of Object.values(unrecordedCalls)) expect(reason).toMatch(/^[A-Z].+\.$/);
});

/** Those who come by a link that was mailed to a client are that client. */
const byClients = new Set(['giveRequestedCard', 'startRequestedCardSetup']);

/** What a call, and what it leaves to be done, puts on record: of whom, what, about what and from where. */
async function expectRecorded(
  on: Stage,
  name: string,
  prepare: Prepare,
  { changesNothing = false } = {},
): Promise<void> {
  const operation = operationNamed(name);
  const prepared = await prepare(on);
  const before = prepared.companyId ? await dump(prepared.companyId, on.world) : {};
  const variables = variablesOf(operation, prepared.given);
  const answer = await call(on.site, operation, variables, prepared.token);
  expect(answer).toMatchObject({ code: null, status: 200 });

  const companyId = await companyOf(prepared, answer);
  const after = await dump(companyId, on.world);
  const changed = changedTables(before, after).filter((table) => table !== 'audit_events');
  expect(changed.length === 0).toBe(changesNothing);
  const events = added(before, after);
  expect(events).not.toEqual([]);
  for (const event of events) {
    expect(event).toMatchObject({
      actor_type: byClients.has(name) ? 'Client' : 'Operator',
      actor_id: expect.any(String),
      actor_name: expect.any(String),
      action: expect.stringMatching(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/),
      ip_address: '127.0.0.1',
    });
    // What was taken along of everything has no id.
    expect(event['target_id'] ?? event['target_label']).toEqual(expect.any(String));
  }
  const recorded = JSON.stringify(events);
  const secrets = [variables, answer.data, before, after].flatMap((value) => secretsIn(value));
  expect(secrets.filter((secret) => recorded.includes(secret))).toEqual([]);
}

test.each(Object.entries(recordedCalls))(
  'spec design 4: every change writes who, what, before and after, secrets masked: %s',
  (name, prepare) => expectRecorded(stage, name, prepare),
);

test.each(Object.entries(recordedLooks))(
  'what is taken along, and what is begun, is on record though nothing changes: %s',
  (name, prepare) => expectRecorded(stage, name, prepare, { changesNothing: true }),
);

test.each(Object.entries(callsRecordedByJobs))(
  '%s is put on record by the job that finds out whose it is',
  async (name, { prepare, work }) => {
    const operation = operationNamed(name);
    const prepared = await prepare(stage);
    const { companyId = '', given, token } = prepared;
    const before = await dump(companyId);
    const answer = await call(stage.site, operation, variablesOf(operation, given), token);
    expect(answer).toMatchObject({ code: null, status: 200 });
    await work(stage, prepared);
    expect(added(before, await dump(companyId))).toMatchObject([
      // Whoever asked is not known.
      { actor_type: 'System', target_type: 'Operator', ip_address: '127.0.0.1' },
    ]);
  },
);

test('so do those that need Stripe', async () => {
  const onStripe = await openStripeStage(stage);
  try {
    for (const [name, prepare] of Object.entries(recordedCallsOfStripe)) {
      await expectRecorded(onStripe.stage, name, prepare);
    }
  } finally {
    await onStripe.close();
  }
});

test.each(Object.entries(unrecordedCalls))(
  '%s alone writes no event, and changes nothing that would need one',
  async (name, { changes, prepare }) => {
    const operation = operationNamed(name);
    const { companyId = '', given, token } = await prepare(stage);
    const before = await dump(companyId);
    const answer = await call(stage.site, operation, variablesOf(operation, given), token);
    expect(answer).toMatchObject({ code: null, status: 200 });
    expect(changedTables(before, await dump(companyId))).toEqual(changes);
  },
);

// What a provider tells of changes nothing until it is worked off.
const uploads = restMatrix.flatMap((route) =>
  route.method === 'POST' && !route.path.startsWith('/webhooks/') ? [[route.path, route] as const] : [],
);

test.each(uploads)('spec design 4: every change is recorded: POST %s', async (_path, route) => {
  const company = await world.company();
  const before = await dump(company.id);
  const token = await world.adminToken(company);
  expect((await send(stage.site, route, { token })).status).toBe(200);
  expect(added(before, await dump(company.id))).toHaveLength(1);
});
