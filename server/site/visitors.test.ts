import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { DomainError } from '../errors';
import { newId } from '../lib/ids';
import { openWorld, type TestCompany, type World } from '../testing/world';
import { sentTo, shown } from './answers';
import { buildSite } from './buildSite';
import { candidateHeader, signCandidate } from './candidate';
import { endedSessionCookie, readSessionCookie, sessionCookie } from './cookies';
import { errorSummary, field, form, hiddenField } from './forms';
import { page } from './layout';
import type { Accounts, SiteRequest } from './siteRequest';
import { furnishSite, type FurnishedSite } from './testing/furnishSite';
import { publishSite } from './testing/publish';

let world: World;
let acme: TestCompany;
let furnished: FurnishedSite;
let site: FastifyInstance;

const host = 'acme.localhost:4000';
const origin = `http://${host}`;
const memberToken = 'm'.repeat(43);
const goneToken = 'g'.repeat(43);

const nameForm = (request: SiteRequest, errors: Record<string, string> = {}) =>
  page({
    site: request,
    title: 'Your name',
    main: form(
      '/name',
      errors,
      [field({ name: 'name', label: 'Name', autocomplete: 'name', errors })],
      'Save',
    ),
  });

/** A client of the first plan, and pages that answer in each way there is. */
const accounts: Accounts = {
  routes: [
    {
      method: 'POST',
      path: '/name',
      answer: (request) =>
        request.form.get('name')
          ? sentTo('/account', { cookies: [sessionCookie(request.services.settings, memberToken, 60)] })
          : shown(nameForm(request, { name: 'Type a name.' }), { status: 400 }),
    },
    {
      method: 'GET',
      path: '/scripted',
      answer: (request) => shown(nameForm(request), { policy: { 'script-src': ["'self'"] } }),
    },
    {
      method: 'GET',
      path: '/limited',
      answer: () => {
        throw new DomainError('RATE_LIMITED', 'Too many tries. Wait a while.', { retryAfterSeconds: 30 });
      },
    },
    {
      method: 'GET',
      path: '/failing',
      answer: () => {
        throw new Error('password: hunter2');
      },
    },
  ],
  sessionOf: async (_services, companyId, token) =>
    companyId === acme.id && token === memberToken
      ? {
          sessionId: newId(),
          clientId: newId(),
          clientName: 'Ada',
          clientEmail: 'ada@client.test',
          status: 'Active',
          planId: furnished.planId,
          openPlanId: furnished.planId,
          hasBegun: true,
          viewedBy: null,
          viewedById: null,
          accepted: [],
          hidesMoney: false,
          isRenewed: false,
        }
      : null,
  firstOf: async (request) =>
    request.sessionToken === goneToken
      ? shown(page({ site: request, title: 'Goodbye', main: 'Goodbye.' }), { status: 403 })
      : null,
};

beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
  acme = await world.company({ subdomain: 'acme' });
  furnished = await furnishSite(world, acme);
  await publishSite(world, acme.id);
  site = await buildSite(world.services, accounts);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const get = (url: string, token?: string) =>
  site.inject({ url, headers: { host, ...(token && { cookie: `other=1; session=${token}` }) } });

const post = (headers: Record<string, string>, payload = 'name=Ada') =>
  site.inject({
    method: 'POST',
    url: '/name',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

test('whoever is signed in sees the guides of their plan, on pages that nobody keeps', async () => {
  const { body, headers } = await get('/guides', memberToken);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
  expect(body).toContain('For members');
  expect(body).toContain('My account');
  expect((await get('/guides/for-members', memberToken)).statusCode).toBe(200);
  expect((await get('/guides')).body).not.toContain('For members');
  expect((await get('/guides', 'x'.repeat(43))).body).not.toContain('For members');
});

test('what has to be read first stands before every page, and before no picture', async () => {
  for (const url of ['/', '/plans', '/scripted'])
    expect((await get(url, goneToken)).body).toContain('Goodbye.');
  expect((await get('/site.css', goneToken)).statusCode).toBe(200);
});

describe('a form', () => {
  test('is taken from the site itself, and leads on', async () => {
    const { statusCode, headers } = await post({ origin });
    expect(statusCode).toBe(303);
    expect(headers).toMatchObject({
      location: '/account',
      'set-cookie': [`session=${memberToken}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60`],
      'cache-control': 'no-store',
    });
  });

  test.each([
    ['a sibling’s site', { origin: 'http://other.localhost:4000' }],
    ['another scheme', { origin: `https://${host}` }],
    ['another port', { origin: 'http://acme.localhost:4001' }],
    ['a page without an origin', { origin: 'null' }],
    ['nobody knows where', {}],
  ])('is refused from %s', async (_whom, headers: Record<string, string>) => {
    const { statusCode, body } = await post(headers);
    expect(statusCode).toBe(403);
    expect(body).toContain('This form was not sent from here · Acme &amp; Sons');
  });

  test('says what is wrong above itself and below the field', async () => {
    const { statusCode, body } = await post({ origin }, 'name=');
    expect(statusCode).toBe(400);
    expect(body).toMatch(/role="alert"[^]*<a href="#field-name">Type a name\.<\/a>/);
    expect(body).toMatch(/aria-describedby="field-name-error"[^]*id="field-name-error">Type a name\./);
  });

  test.each([
    ['application/json', '{"name":"Ada"}'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['text/plain', 'name=Ada'],
  ])('as %s is nothing that can be answered', async (type, payload) => {
    expect((await post({ origin, 'content-type': type }, payload)).statusCode).toBe(415);
  });

  test('larger than 64 kB is refused', async () => {
    expect((await post({ origin }, `name=${'a'.repeat(64_000)}`)).statusCode).toBe(413);
  });
});

test('a page that asks for a script may have the site’s own', async () => {
  const { headers } = await get('/scripted');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; script-src 'self'$/);
});

test('a refusal is told in its own words, and a failure keeps its own to itself', async () => {
  const limited = await get('/limited');
  expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '30']);
  expect(limited.body).toContain('Too many tries. Wait a while.');
  const failing = await get('/failing');
  expect(failing.statusCode).toBe(500);
  expect(failing.body).toContain('Something went wrong on our side · Acme &amp; Sons');
  expect(failing.body).not.toContain('hunter2');
});

test('a session’s cookie is bound to its host where the site is secure', () => {
  const [plain, secure] = [{ publicUrl: 'http://console.test' }, { publicUrl: 'https://console.test' }];
  expect(sessionCookie(secure, memberToken)).toBe(
    `__Host-session=${memberToken}; Path=/; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(endedSessionCookie(plain)).toBe('session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  expect(readSessionCookie(secure, `session=${goneToken}; __Host-session=${memberToken}`)).toBe(memberToken);
  expect(readSessionCookie(secure, `session=${goneToken}`)).toBeNull();
  expect(readSessionCookie(plain, 'session=<script>')).toBeNull();
});

test('what is hidden in a form, and what is right, say nothing', () => {
  expect(hiddenField('key', '"').text).toBe('<input type="hidden" name="key" value="&quot;" />');
  expect(errorSummary({})).toBeNull();
});

test('whoever asks too often waits, for addresses that don’t exist too', async () => {
  const settings = { ...world.services.settings, requestsPerMinute: 3 };
  const busy = await buildSite({ ...world.services, settings }, accounts);
  const visit = (url: string, name: string) => busy.inject({ url, headers: { host: name } });
  const statuses: number[] = [];
  for (const name of [host, 'nobody.localhost', 'nobody2.localhost', 'nobody3.localhost', host])
    statuses.push((await visit('/', name)).statusCode);
  expect(statuses).toEqual([200, 404, 404, 429, 429]);
  expect((await visit('/', host)).headers['retry-after']).toMatch(/^\d+$/);
  await busy.close();
});

test('visitors from the /64s of one /56 share twice the requests of one', async () => {
  const settings = { ...world.services.settings, requestsPerMinute: 2 };
  const busy = await buildSite({ ...world.services, settings }, accounts);
  const statuses: number[] = [];
  for (let at = 10; at < 15; at += 1) {
    const remoteAddress = `2001:db8:1:2${at}::1`;
    statuses.push((await busy.inject({ url: '/', headers: { host }, remoteAddress })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  await busy.close();
});

test('a deployment looks at as many pages as there are, and nobody else in its name', async () => {
  const settings = { ...world.services.settings, requestsPerMinute: 1 };
  const busy = await buildSite({ ...world.services, settings }, accounts);
  const candidate = { companyId: acme.id, snapshotId: newId(), expires: Math.floor(Date.now() / 1000) + 60 };
  const look = async (key: Uint8Array): Promise<number> =>
    (await busy.inject({ url: '/', headers: { host, [candidateHeader]: signCandidate(key, candidate) } }))
      .statusCode;
  for (let page = 0; page < 3; page += 1) expect(await look(settings.signingKey)).toBe(200);
  const forged = new Uint8Array(32);
  expect([await look(forged), await look(forged)]).toEqual([200, 429]);
  await busy.close();
});

describe('one port for both', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = await buildApp(world.services);
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  /** What comes back for these bytes, until the other side has nothing more to say. */
  const exchange = (lines: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
      socket.on('data', (chunk) => (heard += chunk.toString()));
      socket.on('error', reject);
      socket.on('close', () => resolve(heard));
    });

  const close = 'Connection: close';
  const upgrade = (protocol: string): string[] => ['Connection: Upgrade, close', `Upgrade: ${protocol}`];

  test.each([
    ['a site', ['GET /plans HTTP/1.1', `Host: ${host}`, close], /^HTTP\/1\.1 200 [^]*Acme &amp; Sons/],
    ['the API', ['GET /plans HTTP/1.1', 'Host: localhost', close], /^HTTP\/1\.1 404 [^]*NOT_FOUND/],
    ['nobody', ['GET / HTTP/1.1', 'Host: evil.example', close], /^HTTP\/1\.1 404 [^]*no website/],
    ['no name at all', ['GET / HTTP/1.0'], /^HTTP\/1\.1 404 [^]*no website/],
    [
      'a site that was offered another protocol',
      ['GET /plans HTTP/1.1', `Host: ${host}`, ...upgrade('h2c')],
      /^HTTP\/1\.1 200 [^]*Acme &amp; Sons/,
    ],
    [
      'a socket at a site',
      ['GET /graphql HTTP/1.1', `Host: ${host}`, ...upgrade('websocket'), 'Sec-WebSocket-Version: 13'],
      /^HTTP\/1\.1 404 [^]*does not exist/,
    ],
  ])('%s is answered', async (_whom, lines, answer) => {
    expect(await exchange(lines)).toMatch(answer);
  });

  test('a form that is posted arrives whole', async () => {
    const body = `name=${'a'.repeat(20_000)}`;
    const heard = await exchange([
      'POST /nothing HTTP/1.1',
      `Host: ${host}`,
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${body.length}`,
      close,
      '',
      body,
    ]);
    expect(heard).toMatch(/^HTTP\/1\.1 404 [^]*does not exist/);
  });
});
