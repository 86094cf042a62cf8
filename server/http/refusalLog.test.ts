import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { openDashboard } from '../site/account/testing/dashboard';
import { openWorld, type TestCompany, type World } from '../testing/world';

let world: World;
let app: FastifyInstance;
let company: TestCompany;
let written = '';

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  world = await openWorld({ LOG_LEVEL: 'info', PUBLIC_URL: 'http://console.test:4000' });
  app = await buildApp(world.services);
  company = await world.company();
}, 60_000);
afterAll(async () => {
  await app.close();
  await world.close();
  jest.restoreAllMocks();
});
beforeEach(() => {
  written = '';
});

const refusals = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => /was refused$/.test(msg));

const ask = (query: string, token?: string) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      host: 'console.test:4000',
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: { query },
  });

test('a client who is not let in stands in the log, without what was typed', async () => {
  const dashboard = await openDashboard(world, app);
  const browser = dashboard.browser();
  const typed = { email: 'somebody@client.test', password: 'not the password' };
  await browser.send(await browser.open('/sign-in'), '/sign-in', typed);
  await browser.open('/choose-password?token=of-old');
  await browser.post('/sign-in', typed, 'http://elsewhere.test');
  const companyId = dashboard.company.id;
  expect(refusals()).toEqual([
    expect.objectContaining({ code: 'INVALID_CREDENTIALS', asked: ['/sign-in'], companyId }),
    expect.objectContaining({ code: 'BAD_USER_INPUT', asked: ['/choose-password'], companyId }),
    expect.objectContaining({ code: 'FORBIDDEN', asked: ['/sign-in'], companyId }),
  ]);
  expect(written).not.toMatch(/somebody@|not the password|of-old/);
});

test('what REST refuses stands in the log with who asked for what', async () => {
  const path = '/theme-setups/square-logo/upload';
  const upload = (token?: string) =>
    app.inject({
      method: 'POST',
      url: `${path}?token=secret-word`,
      headers: { host: 'console.test:4000', ...(token && { authorization: `Bearer ${token}` }) },
    });
  await upload(await world.operatorToken(company, 'Staff'));
  await upload();
  expect(refusals()).toEqual([
    expect.objectContaining({
      code: 'FORBIDDEN',
      asked: [`POST ${path}`],
      companyId: company.id,
      operatorId: expect.any(String),
    }),
    expect.objectContaining({ code: 'UNAUTHENTICATED', asked: [`POST ${path}`] }),
  ]);
  expect(written).not.toContain('secret-word');
});

test('what is refused before it is known who asks says what was asked', async () => {
  await ask('{ me: clients { totalCount } }');
  await ask('query Q($id: ID!) { client(id: $id) { id } }');
  expect(refusals()).toEqual([
    expect.objectContaining({ code: 'UNAUTHENTICATED', asked: ['clients'] }),
    expect.objectContaining({ code: 'BAD_USER_INPUT', asked: ['client'], mistakes: 1 }),
  ]);
});

test('names that somebody made up fill no line of the log', async () => {
  const names = Array.from({ length: 10 }, (_, at) => `made_up_${at}_${'x'.repeat(800)}`);
  const spread = names.map((name) => `...${name}`).join(' ');
  const fragments = names.map((name) => `fragment ${name} on Query { clients { totalCount } }`).join(' ');
  await ask(`{ ${spread} } ${fragments}`, await world.operatorToken(company, 'Staff'));
  expect(refusals()).toEqual([expect.objectContaining({ code: 'FORBIDDEN', asked: ['clients'] })]);
  expect(written).not.toContain('made_up');
});
