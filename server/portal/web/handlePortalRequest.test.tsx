import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildApp } from '../../app';
import { DomainError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { redirect, htmlResponse } from './responses';
import { buildPortal } from './buildPortal';
import { candidateHeader, signCandidate } from '../../brand/internals';
import { clearedSessionCookie, readSessionCookie, sessionCookie } from './cookies';
import { ErrorSummary, Field, Form, HiddenField, type FormErrors } from './forms';
import { Page } from './layout';
import type { PortalAccounts, PortalRequest } from './portalRequest';
import { setUpPortal, type PortalFixture } from './testing/setUpPortal';
import { publishPortal } from '../../testing/factories/brand';

let fixture: Fixture;
let acme: TestCompany;
let portalFixture: PortalFixture;
let portal: FastifyInstance;

const host = 'acme.localhost:4000';
const origin = `http://${host}`;
const memberToken = 'm'.repeat(43);
const interstitialToken = 'g'.repeat(43);

const NameForm = ({ request, errors }: { request: PortalRequest; errors?: FormErrors }) => (
  <Page request={request} title="Your name">
    <Form action="/name" errors={errors} button="Save">
      <Field name="name" label="Name" autoComplete="name" />
    </Form>
  </Page>
);

/** Accounts with one signed-in client on the first plan, and a route for each kind of response. */
const accounts: PortalAccounts = {
  routes: [
    {
      method: 'POST',
      path: '/name',
      handle: (request) =>
        request.form.get('name')
          ? redirect('/account', { cookies: [sessionCookie(request.services.settings, memberToken, 60)] })
          : htmlResponse(<NameForm request={request} errors={{ name: 'Type a name.' }} />, { status: 400 }),
    },
    {
      method: 'GET',
      path: '/scripted',
      handle: (request) =>
        htmlResponse(<NameForm request={request} />, { policy: { 'script-src': ["'self'"] } }),
    },
    {
      method: 'GET',
      path: '/limited',
      handle: () => {
        throw new DomainError('RATE_LIMITED', 'Too many tries. Wait a while.', { retryAfterSeconds: 30 });
      },
    },
    {
      method: 'GET',
      path: '/failing',
      handle: () => {
        throw new Error('password: hunter2');
      },
    },
  ],
  loadSession: async (_services, companyId, token) =>
    companyId === acme.id && token === memberToken
      ? {
          sessionId: newId(),
          clientId: newId(),
          clientName: 'Ada',
          clientEmail: 'ada@client.test',
          language: null,
          status: 'Active',
          planId: portalFixture.planId,
          openPlanId: portalFixture.planId,
          hasStartedPlan: true,
          viewedBy: null,
          viewedById: null,
          accepted: [],
          hidesPayments: false,
          isRenewed: false,
        }
      : null,
  findInterstitial: async (request) =>
    request.sessionToken === interstitialToken
      ? htmlResponse(
          <Page request={request} title="Goodbye">
            Goodbye.
          </Page>,
          { status: 403 },
        )
      : null,
  updateLanguage: async () => undefined,
};

beforeAll(async () => {
  fixture = await openFixture({ REQUESTS_PER_MINUTE: '0' });
  acme = await fixture.company({ subdomain: 'acme' });
  portalFixture = await setUpPortal(fixture, acme);
  await publishPortal(fixture, acme.id);
  portal = await buildPortal(fixture.services, accounts);
});
afterAll(async () => {
  await portal.close();
  await fixture.close();
});

const get = (url: string, token?: string) =>
  portal.inject({ url, headers: { host, ...(token && { cookie: `other=1; session=${token}` }) } });

const post = (headers: Record<string, string>, payload = 'name=Ada') =>
  portal.inject({
    method: 'POST',
    url: '/name',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

test('the portal shows the guides of a plan only to its signed-in clients, on uncached pages', async () => {
  const { body, headers } = await get('/guides', memberToken);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
  expect(body).toContain('For members');
  expect(body).toContain('My account');
  expect((await get('/guides/for-members', memberToken)).statusCode).toBe(200);
  expect((await get('/guides')).body).not.toContain('For members');
  expect((await get('/guides', 'x'.repeat(43))).body).not.toContain('For members');
});

test('the portal shows the interstitial instead of every page, but serves the style sheet', async () => {
  for (const url of ['/', '/plans', '/scripted'])
    expect((await get(url, interstitialToken)).body).toContain('Goodbye.');
  expect((await get('/site.css', interstitialToken)).statusCode).toBe(200);
});

describe('form handling', () => {
  test('accepts a same-origin form and redirects with the session cookie', async () => {
    const { statusCode, headers } = await post({ origin });
    expect(statusCode).toBe(303);
    expect(headers).toMatchObject({
      location: '/account',
      'set-cookie': [`session=${memberToken}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60`],
      'cache-control': 'no-store',
    });
  });

  test.each([
    ['another portal', { origin: 'http://other.localhost:4000' }],
    ['another scheme', { origin: `https://${host}` }],
    ['another port', { origin: 'http://acme.localhost:4001' }],
    ['a page without an origin', { origin: 'null' }],
    ['an unknown origin', {}],
  ])('rejects a form from %s', async (_title, headers: Record<string, string>) => {
    const { statusCode, body } = await post(headers);
    expect(statusCode).toBe(403);
    expect(body).toContain('This form couldn’t be submitted · Acme &amp; Sons');
  });

  test('shows the error in the summary and below the field', async () => {
    const { statusCode, body } = await post({ origin }, 'name=');
    expect(statusCode).toBe(400);
    expect(body).toMatch(/role="alert"[^]*<a href="#field-name">Type a name\.<\/a>/);
    expect(body).toMatch(/aria-describedby="field-name-error"[^]*id="field-name-error">Type a name\./);
  });

  test.each([
    ['application/json', '{"name":"Ada"}'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['text/plain', 'name=Ada'],
  ])('rejects the content type %s', async (type, payload) => {
    expect((await post({ origin, 'content-type': type }, payload)).statusCode).toBe(415);
  });

  test('rejects a body larger than 64 kB', async () => {
    expect((await post({ origin }, `name=${'a'.repeat(64_000)}`)).statusCode).toBe(413);
  });
});

test('the Content-Security-Policy allows the portal’s scripts on a page that requires them', async () => {
  const { headers } = await get('/scripted');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; script-src 'self'$/);
});

test('the error page shows the message of a domain error, and hides that of an unexpected error', async () => {
  const limited = await get('/limited');
  expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '30']);
  expect(limited.body).toContain('Too many tries. Wait a while.');
  const failing = await get('/failing');
  expect(failing.statusCode).toBe(500);
  expect(failing.body).toContain('Something went wrong · Acme &amp; Sons');
  expect(failing.body).not.toContain('hunter2');
});

test('the session cookie is bound to its host when the portal uses HTTPS', () => {
  const [plain, secure] = [{ publicUrl: 'http://console.test' }, { publicUrl: 'https://console.test' }];
  expect(sessionCookie(secure, memberToken)).toBe(
    `__Host-session=${memberToken}; Path=/; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(clearedSessionCookie(plain)).toBe('session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  expect(readSessionCookie(secure, `session=${interstitialToken}; __Host-session=${memberToken}`)).toBe(
    memberToken,
  );
  expect(readSessionCookie(secure, `session=${interstitialToken}`)).toBeNull();
  expect(readSessionCookie(plain, 'session=<script>')).toBeNull();
});

test('htmlResponse escapes texts and attributes', () => {
  const { body } = htmlResponse(<p title={`" onclick='x'`}>{'<b> & "c"'}</p>);
  expect(body).toBe(
    '<!doctype html><p title="&quot; onclick=&#x27;x&#x27;">&lt;b&gt; &amp; &quot;c&quot;</p>\n',
  );
});

test('HiddenField escapes its value, and ErrorSummary renders nothing without errors', () => {
  expect(renderToStaticMarkup(<HiddenField name="key" value={'"'} />)).toBe(
    '<input type="hidden" name="key" value="&quot;"/>',
  );
  expect(renderToStaticMarkup(<ErrorSummary errors={{}} />)).toBe('');
});

test('the portal rate limits all requests of a visitor, including those for unknown hosts', async () => {
  const settings = { ...fixture.services.settings, requestsPerMinute: 3 };
  const limitedPortal = await buildPortal({ ...fixture.services, settings }, accounts);
  const requestPage = (url: string, name: string) => limitedPortal.inject({ url, headers: { host: name } });
  const statuses: number[] = [];
  for (const name of [host, 'unknown.localhost', 'unknown2.localhost', 'unknown3.localhost', host])
    statuses.push((await requestPage('/', name)).statusCode);
  expect(statuses).toEqual([200, 404, 404, 429, 429]);
  expect((await requestPage('/', host)).headers['retry-after']).toMatch(/^\d+$/);
  await limitedPortal.close();
});

test('the portal limits the /64 networks of one /56 together to twice the requests of one network', async () => {
  const settings = { ...fixture.services.settings, requestsPerMinute: 2 };
  const limitedPortal = await buildPortal({ ...fixture.services, settings }, accounts);
  const statuses: number[] = [];
  for (let network = 10; network < 15; network += 1) {
    const remoteAddress = `2001:db8:1:2${network}::1`;
    statuses.push((await limitedPortal.inject({ url: '/', headers: { host }, remoteAddress })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  await limitedPortal.close();
});

test('the rate limit exempts a deployment’s signed requests, but not forged ones', async () => {
  const settings = { ...fixture.services.settings, requestsPerMinute: 1 };
  const limitedPortal = await buildPortal({ ...fixture.services, settings }, accounts);
  const candidate = { companyId: acme.id, snapshotId: newId(), expires: Math.floor(Date.now() / 1000) + 60 };
  const requestStatus = async (key: Uint8Array): Promise<number> =>
    (
      await limitedPortal.inject({
        url: '/',
        headers: { host, [candidateHeader]: signCandidate(key, candidate) },
      })
    ).statusCode;
  for (let page = 0; page < 3; page += 1) expect(await requestStatus(settings.signingKey)).toBe(200);
  const forgedKey = new Uint8Array(32);
  expect([await requestStatus(forgedKey), await requestStatus(forgedKey)]).toEqual([200, 429]);
  await limitedPortal.close();
});

describe('API and portals on one port', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = await buildApp(fixture.services);
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  /** Sends the lines over a raw connection and returns all data until the server closes it. */
  const sendRaw = (lines: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('error', reject);
      socket.on('close', () => resolve(received));
    });

  const close = 'Connection: close';
  const upgradeHeaders = (protocol: string): string[] => [
    'Connection: Upgrade, close',
    `Upgrade: ${protocol}`,
  ];

  test.each([
    [
      'a request for a portal with its page',
      /^HTTP\/1\.1 200 [^]*Acme &amp; Sons/,
      ['GET /plans HTTP/1.1', `Host: ${host}`, close],
    ],
    [
      'a request for a portal path at the API host with NOT_FOUND',
      /^HTTP\/1\.1 404 [^]*NOT_FOUND/,
      ['GET /plans HTTP/1.1', 'Host: localhost', close],
    ],
    [
      'a request for an unknown host with an unbranded 404',
      /^HTTP\/1\.1 404 [^]*no website/,
      ['GET / HTTP/1.1', 'Host: evil.example', close],
    ],
    ['a request without a host with an unbranded 404', /^HTTP\/1\.1 404 [^]*no website/, ['GET / HTTP/1.0']],
    [
      'an unsupported upgrade request with the page',
      /^HTTP\/1\.1 200 [^]*Acme &amp; Sons/,
      ['GET /plans HTTP/1.1', `Host: ${host}`, ...upgradeHeaders('h2c')],
    ],
    [
      'a WebSocket request for a portal with a branded 404',
      /^HTTP\/1\.1 404 [^]*Page not found/,
      ['GET /graphql HTTP/1.1', `Host: ${host}`, ...upgradeHeaders('websocket'), 'Sec-WebSocket-Version: 13'],
    ],
  ])('responds to %s', async (_title, expectedResponse, lines) => {
    expect(await sendRaw(lines)).toMatch(expectedResponse);
  });

  test('responds with 404 to a large form posted to an unknown path', async () => {
    const body = `name=${'a'.repeat(20_000)}`;
    const received = await sendRaw([
      'POST /nothing HTTP/1.1',
      `Host: ${host}`,
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${body.length}`,
      close,
      '',
      body,
    ]);
    expect(received).toMatch(/^HTTP\/1\.1 404 [^]*Page not found/);
  });
});
