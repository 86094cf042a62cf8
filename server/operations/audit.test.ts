import { isAuditField } from '../../contract/auditFields';
import { readAccessToken } from '../identity/internals';
import { startOpenIdIssuer, type OpenIdIssuer } from '../testing/openIdIssuer';
import { openFixture, type Fixture } from '../testing/fixture';
import { changedTables, dumpCompany, type Dump, type Rows } from './companyDump';
import { variablesOf } from './variables';
import {
  mutationsAuditedByJobs,
  auditedMutations,
  auditedStripeMutations,
  auditedAccesses,
  unauditedMutations,
} from './mutationCalls';
import { operationNamed, operations } from './operations';
import type { PrepareCall, PreparedCall, TestSetup } from './prepare';
import { openStripeSetup } from './prepareStripe';
import { restMatrix } from './restMatrix';
import { call, openTestApi, send, type ApiResponse } from './testApi';

const clientId = 'livery.apps.test';

let fixture: Fixture;
let google: OpenIdIssuer;
let setup: TestSetup;
beforeAll(async () => {
  google = await startOpenIdIssuer(clientId);
  fixture = await openFixture({
    REQUESTS_PER_MINUTE: '0',
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_JWKS_URL: google.jwksUrl,
  });
  const pendingCompany = await fixture.company({ status: 'Pending' });
  setup = { fixture, google, pendingCompany, api: await openTestApi(fixture.services) };
});
afterAll(async () => {
  await setup.api.app.close();
  await fixture.close();
  await google.close();
});

const readDump = (companyId: string, target = fixture): Promise<Dump> =>
  dumpCompany(target.services.database, companyId);

/** Returns the id of the company that the call changed or created. */
async function companyOf({ companyId }: PreparedCall, { data }: ApiResponse): Promise<string> {
  if (companyId) return companyId;
  const token = /"accessToken":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? '';
  const claims = await readAccessToken(fixture.services, token);
  if (!claims) throw new Error('The call neither changed nor created a company.');
  return claims.companyId;
}

const newAuditEvents = (before: Dump, after: Dump): Rows => {
  const known = new Set((before['audit_events'] ?? []).map(({ id }) => id));
  return (after['audit_events'] ?? []).filter(({ id }) => !known.has(id));
};

/** Returns the coded fields of an event, without titles that people wrote and preferences. */
const fieldsOf = ({ changes }: Rows[number]): string[] =>
  (Array.isArray(changes) ? changes : [])
    .map(({ field }: { field: string }) => field)
    .filter((field) => /^[a-z]\w*$/.test(field));

const isSecretName = (name: string): boolean => /password|token|hash|google_subject|secretKey$/i.test(name);

/** Returns the nested strings whose key names a secret. */
function secretsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return isSecretName(name) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, nestedValue]) =>
    secretsIn(nestedValue, Array.isArray(value) ? name : key),
  );
}

test('every mutation of schema.graphql is classified as audited or unaudited', () => {
  const mutations = operations.filter(({ root }) => root === 'Mutation').map(({ name }) => name);
  const known = [
    auditedMutations,
    auditedStripeMutations,
    auditedAccesses,
    mutationsAuditedByJobs,
    unauditedMutations,
  ].flatMap((calls) => Object.keys(calls));
  expect(known.sort()).toEqual(mutations.sort());
});

test('only four mutations are unaudited, each for a stated reason', () => {
  expect(Object.keys(unauditedMutations).sort()).toEqual([
    'markNotificationsRead',
    'refreshTokens',
    'saveOnboardingDraft',
    'startBillingCardSetup',
  ]);
  for (const { reason } of Object.values(unauditedMutations)) expect(reason).toMatch(/^[A-Z].+\.$/);
});

/** The client who follows an emailed link is the actor of these mutations. */
const clientMutations = new Set(['submitRequestedCard', 'startRequestedCardSetup']);

/** Runs a mutation and asserts that it writes complete audit events without secrets. */
async function expectAudited(
  target: TestSetup,
  name: string,
  prepare: PrepareCall,
  { changesNothing = false } = {},
): Promise<void> {
  const operation = operationNamed(name);
  const prepared = await prepare(target);
  const before = prepared.companyId ? await readDump(prepared.companyId, target.fixture) : {};
  const variables = variablesOf(operation, prepared.overrides);
  const response = await call(target.api, operation, variables, prepared.token);
  expect(response).toMatchObject({ code: null, status: 200 });

  const companyId = await companyOf(prepared, response);
  const after = await readDump(companyId, target.fixture);
  const changed = changedTables(before, after).filter((table) => table !== 'audit_events');
  expect(changed.length === 0).toBe(changesNothing);
  const events = newAuditEvents(before, after);
  expect(events).not.toEqual([]);
  for (const event of events) {
    expect(event).toMatchObject({
      actor_type: clientMutations.has(name) ? 'Client' : 'Operator',
      actor_id: expect.any(String),
      actor_name: expect.any(String),
      action: expect.stringMatching(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/),
      ip_address: '127.0.0.1',
    });
    // An export of all rows has a target label instead of a target id.
    expect(event['target_id'] ?? event['target_label']).toEqual(expect.any(String));
    expect(fieldsOf(event).filter((field) => !isAuditField(field))).toEqual([]);
  }
  const serializedEvents = JSON.stringify(events);
  const secrets = [variables, response.data, before, after].flatMap((value) => secretsIn(value));
  expect(secrets.filter((secret) => serializedEvents.includes(secret))).toEqual([]);
}

test.each(Object.entries(auditedMutations))(
  'design 4: %s writes an audit event with actor, action and target, without secrets',
  (name, prepare) => expectAudited(setup, name, prepare),
);

test.each(Object.entries(auditedAccesses))(
  '%s writes an audit event although it changes no data',
  (name, prepare) => expectAudited(setup, name, prepare, { changesNothing: true }),
);

test.each(Object.entries(mutationsAuditedByJobs))(
  'a job writes the audit event of %s',
  async (name, { prepare, waitForJob }) => {
    const operation = operationNamed(name);
    const prepared = await prepare(setup);
    const { companyId = '', overrides, token } = prepared;
    const before = await readDump(companyId);
    const response = await call(setup.api, operation, variablesOf(operation, overrides), token);
    expect(response).toMatchObject({ code: null, status: 200 });
    await waitForJob(setup, prepared);
    expect(newAuditEvents(before, await readDump(companyId))).toMatchObject([
      // The request is unauthenticated, so the actor is the system.
      { actor_type: 'System', target_type: 'Operator', ip_address: '127.0.0.1' },
    ]);
  },
);

test('every mutation that requires Stripe writes an audit event', async () => {
  const stripe = await openStripeSetup(setup);
  try {
    for (const [name, prepare] of Object.entries(auditedStripeMutations)) {
      await expectAudited(stripe.setup, name, prepare);
    }
  } finally {
    await stripe.close();
  }
});

test.each(Object.entries(unauditedMutations))(
  '%s writes no audit event and changes only the listed tables',
  async (name, { changes, prepare }) => {
    const operation = operationNamed(name);
    const { companyId = '', overrides, token } = await prepare(setup);
    const before = await readDump(companyId);
    const response = await call(setup.api, operation, variablesOf(operation, overrides), token);
    expect(response).toMatchObject({ code: null, status: 200 });
    expect(changedTables(before, await readDump(companyId))).toEqual(changes);
  },
);

// Excludes webhooks, which only store the provider's event for a job.
const uploads = restMatrix.flatMap((route) =>
  route.method === 'POST' && !route.path.startsWith('/webhooks/') ? [[route.path, route] as const] : [],
);

test.each(uploads)('design 4: POST %s writes one audit event for an upload', async (_path, route) => {
  const company = await fixture.company();
  const before = await readDump(company.id);
  const { token } = await fixture.signedIn(company);
  expect((await send(setup.api, route, { token })).status).toBe(200);
  expect(newAuditEvents(before, await readDump(company.id))).toHaveLength(1);
});
