import { until } from '../testing/until';
import { startFleet, type Fleet } from './testing/fleet';
import type { Person } from './testing/person';

jest.setTimeout(240_000);

let fleet: Fleet;
beforeAll(async () => void (fleet = await startFleet()), 400_000);
afterAll(() => fleet?.close());

const whoAmI = '{ currentOperator { email } }';
const addClient = 'mutation ($input: CreateClientInput!) { createClient(input: $input) { id } }';
let added = 0;
const newClient = () => ({ input: { name: 'Ada', email: `ada-${(added += 1)}@client.test` } });

test('who signs in at one process is known at the other', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signedIn(first.url);
  for (const { url } of [first, second])
    await expect(ada.get(url, whoAmI)).resolves.toEqual({ currentOperator: { email: ada.email } });
});

test('a refresh token of one process is exchanged at the other, for a token that holds at both', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signedIn(first.url);
  const { accessToken } = await ada.get<{ accessToken: { accessToken: string } }>(
    second.url,
    'query ($token: String!) { accessToken(refreshToken: $token) { accessToken } }',
    { token: ada.refreshToken },
  );
  ada.accessToken = accessToken.accessToken;
  await expect(ada.get(first.url, whoAmI)).resolves.toMatchObject({ currentOperator: {} });
});

test('signing out at one process ends sockets at the other, and the session everywhere', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signedIn(first.url);
  const ear = await ada.listen(second.url, 'subscription { sessionEnded { reason } }');
  await ada.get(first.url, 'mutation { signOut }');
  expect(await ear.closed).toBe(4401);
  for (const { url } of [first, second])
    expect(await ada.ask(url, whoAmI)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
});

test('a change at one process is heard by a subscription at the other', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signedIn(first.url);
  const ear = await ada.listen(second.url, 'subscription { clientChanged { kind count } }');
  // The server does not confirm that a subscription has begun, so clients are added until one is heard.
  await until(async () => {
    await ada.get(first.url, addClient, newClient());
    return ear.heard.length > 0;
  });
  expect(ear.heard[0]).toEqual({ clientChanged: { kind: 'Created', count: 1 } });
  ear.close();
});

test('what an Admin takes away at one process ends sockets of the other at once', async () => {
  const { first, second } = fleet;
  const ada = await (await fleet.admin()).signedIn(first.url);
  const ear = await ada.listen(second.url, 'subscription { clientChanged { count } }');
  await ada.get(first.url, 'mutation ($name: String!) { closeCompany(name: $name) { status } }', {
    name: ada.company.name,
  });
  expect(await ear.closed).toBe(4403);
});

describe('through the one address before both', () => {
  test('failed sign-ins are counted together, and refused at both', async () => {
    const { first, second, url } = fleet;
    const ada = await fleet.admin();
    const codes = [];
    for (let tries = 0; tries < 10; tries += 1) codes.push((await ada.signIn(url, 'a wrong password')).code);
    expect(new Set(codes)).toEqual(new Set(['INVALID_CREDENTIALS']));
    for (const process of [first, second]) expect((await ada.signIn(process.url)).code).toBe('RATE_LIMITED');
  });

  test('a console works, sockets and all, whichever process answers', async () => {
    const ada = await (await fleet.admin()).signedIn(fleet.url);
    const ears = await Promise.all(
      Array.from({ length: 4 }, () => ada.listen(fleet.url, 'subscription { clientChanged { count } }')),
    );
    await until(async () => {
      await ada.get(fleet.url, addClient, newClient());
      return ears.every(({ heard }) => heard.length > 0);
    });
    const page = await ada.get<{ clients: { totalCount: number } }>(fleet.url, '{ clients { totalCount } }');
    expect(page.clients.totalCount).toBeGreaterThan(0);
    await ada.get(fleet.url, 'mutation { signOut }');
    expect(await Promise.all(ears.map(({ closed }) => closed))).toEqual([4401, 4401, 4401, 4401]);
  });

  test('the same press sent to both at once is done once, and answered alike', async () => {
    const { first, second } = fleet;
    const ada = await (await fleet.admin()).signedIn(first.url);
    const press = (url: string): Promise<{ createQuickGuide: { id: string } }> =>
      ada.get(url, 'mutation ($key: ID!) { createQuickGuide(title: "Start", idempotencyKey: $key) { id } }', {
        key: '7d1c5e0a-7a53-4f6d-9a5e-1f5b8a6f0d11',
      });
    const answers = await Promise.all([first, second, first, second].map(({ url }) => press(url)));
    answers.push(await press(second.url));
    expect(new Set(answers.map(({ createQuickGuide }) => createQuickGuide.id)).size).toBe(1);
    await expect(guidesOf(ada)).resolves.toHaveLength(1);
  });
});

async function guidesOf(person: Person): Promise<unknown[]> {
  const { quickGuides } = await person.get<{ quickGuides: unknown[] }>(fleet.url, '{ quickGuides { id } }');
  return quickGuides;
}
