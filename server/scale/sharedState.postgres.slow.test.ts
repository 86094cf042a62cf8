import { waitUntil } from '../testing/waitUntil';
import { startFleet, type Fleet } from './testing/fleet';
import type { TestOperator } from './testing/testOperator';

jest.setTimeout(240_000);

let fleet: Fleet;
beforeAll(async () => void (fleet = await startFleet()), 400_000);
afterAll(() => fleet?.close());

const currentOperatorQuery = '{ currentOperator { email } }';
const createClientMutation = 'mutation ($input: CreateClientInput!) { createClient(input: $input) { id } }';
let clientCount = 0;
const newClientInput = () => ({ input: { name: 'Ada', email: `ada-${(clientCount += 1)}@client.test` } });

test('both processes accept an access token that one of them issued', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signInAt(first.url);
  for (const { url } of [first, second])
    await expect(ada.get(url, currentOperatorQuery)).resolves.toEqual({
      currentOperator: { email: ada.email },
    });
});

test('one process exchanges a refresh token that the other issued', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signInAt(first.url);
  const { accessToken } = await ada.get<{ accessToken: { accessToken: string } }>(
    second.url,
    'query ($token: String!) { accessToken(refreshToken: $token) { accessToken } }',
    { token: ada.refreshToken },
  );
  ada.accessToken = accessToken.accessToken;
  await expect(ada.get(first.url, currentOperatorQuery)).resolves.toMatchObject({ currentOperator: {} });
});

test('a sign-out at one process ends the session and its sockets at both', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signInAt(first.url);
  const subscription = await ada.subscribe(second.url, 'subscription { sessionEnded { reason } }');
  await ada.get(first.url, 'mutation { signOut }');
  expect(await subscription.closed).toBe(4401);
  for (const { url } of [first, second])
    expect(await ada.request(url, currentOperatorQuery)).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
});

test('a change at one process is delivered to a subscription at the other', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signInAt(first.url);
  const subscription = await ada.subscribe(second.url, 'subscription { clientChanged { kind count } }');
  // The server does not confirm subscriptions, so the test adds clients until the first event arrives.
  await waitUntil(async () => {
    await ada.get(first.url, createClientMutation, newClientInput());
    return subscription.events.length > 0;
  });
  expect(subscription.events[0]).toEqual({ clientChanged: { kind: 'Created', count: 1 } });
  subscription.close();
});

test('sockets at one process close when an Admin closes the company at the other', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signInAt(first.url);
  const subscription = await ada.subscribe(second.url, 'subscription { clientChanged { count } }');
  await ada.get(first.url, 'mutation ($name: String!) { closeCompany(name: $name) { status } }', {
    name: ada.company.name,
  });
  expect(await subscription.closed).toBe(4403);
});

describe('processes behind the load balancer', () => {
  test('count failed sign-ins together, and both rate limit sign-in', async () => {
    const { first, second, url } = fleet;
    const ada = await fleet.admin();
    const codes = [];
    for (let attempt = 0; attempt < 10; attempt += 1)
      codes.push((await ada.signIn(url, 'a wrong password')).code);
    expect(new Set(codes)).toEqual(new Set(['INVALID_CREDENTIALS']));
    for (const process of [first, second]) expect((await ada.signIn(process.url)).code).toBe('RATE_LIMITED');
  });

  test('deliver events to all sockets of a session, and close them all on sign-out', async () => {
    const ada = await (await fleet.admin()).signInAt(fleet.url);
    const subscriptions = await Promise.all(
      Array.from({ length: 4 }, () => ada.subscribe(fleet.url, 'subscription { clientChanged { count } }')),
    );
    await waitUntil(async () => {
      await ada.get(fleet.url, createClientMutation, newClientInput());
      return subscriptions.every(({ events }) => events.length > 0);
    });
    const page = await ada.get<{ clients: { totalCount: number } }>(fleet.url, '{ clients { totalCount } }');
    expect(page.clients.totalCount).toBeGreaterThan(0);
    await ada.get(fleet.url, 'mutation { signOut }');
    expect(await Promise.all(subscriptions.map(({ closed }) => closed))).toEqual([4401, 4401, 4401, 4401]);
  });

  test('deduplicate concurrent requests with the same idempotency key', async () => {
    const { first, second } = fleet;
    const ada = await (await fleet.admin()).signInAt(first.url);
    const createGuide = (url: string): Promise<{ createQuickGuide: { id: string } }> =>
      ada.get(url, 'mutation ($key: ID!) { createQuickGuide(title: "Start", idempotencyKey: $key) { id } }', {
        key: '7d1c5e0a-7a53-4f6d-9a5e-1f5b8a6f0d11',
      });
    const responses = await Promise.all([first, second, first, second].map(({ url }) => createGuide(url)));
    responses.push(await createGuide(second.url));
    expect(new Set(responses.map(({ createQuickGuide }) => createQuickGuide.id)).size).toBe(1);
    await expect(listGuides(ada)).resolves.toHaveLength(1);
  });
});

async function listGuides(operator: TestOperator): Promise<unknown[]> {
  const { quickGuides } = await operator.get<{ quickGuides: unknown[] }>(fleet.url, '{ quickGuides { id } }');
  return quickGuides;
}
