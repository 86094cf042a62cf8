import Fastify, { type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildApp } from '../../app';
import type { Database } from '../db/database';
import { apiPrefixes } from './apiPaths';
import { loggingOptions, redactSecrets } from './logging';
import { sendGraphQL } from '../../testing/httpRequests';
import { parseSettings } from '../settings/settings';
import { waitUntil } from '../../testing/waitUntil';
import { openFixture, type Fixture } from '../../testing/fixture';

describe('HTTP server', () => {
  const script = 'console.log("Livery")';
  let fixture: Fixture;
  let folder: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    fixture = await openFixture({ CORS_ORIGINS: 'https://console.example.com', REQUESTS_PER_MINUTE: '0' });
    folder = await mkdtemp(path.join(tmpdir(), 'livery-console-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(
      path.join(folder, 'index.html'),
      '<!doctype html><html><head></head><body></body></html>',
    );
    await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(path.join(folder, 'assets/main.0123456789.js'), script);
    await writeFile(path.join(folder, 'assets/main.0123456789.js.br'), brotliCompressSync(script));
    app = await buildApp(fixture.services, folder);
  });

  afterAll(async () => {
    await app.close();
    await fixture.close();
    await rm(folder, { recursive: true });
  });

  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  describe('console', () => {
    test.each(['/', '/login', '/dashboard/clients?page=3', '/onboard/company/details'])(
      'serves the page at %s',
      async (url) => {
        const response = await get(url, html);
        expect(response.statusCode).toBe(200);
        expect(response.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
        });
      },
    );

    test.each([
      ['accepts any type', { accept: '*/*' }],
      ['accepts any type with a lower quality', { accept: '*/*;q=0.8' }],
      ['sends no Accept header', {}],
      ['accepts any text type', { accept: 'text/*' }],
    ])('serves the page to a client that %s', async (_name, headers) => {
      const urls = ['/', '/login', '/dashboard/clients?search=a.b', '/dashboard/white-label/legal/terms'];
      const responses = await Promise.all(urls.map((url) => get(url, headers)));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      for (const { body } of responses) expect(body).toContain('<!doctype html>');
      const head = await app.inject({ method: 'HEAD', url: '/', headers });
      expect([head.statusCode, head.body]).toEqual([200, '']);
    });

    test('rejects a malformed URL with BAD_USER_INPUT', async () => {
      const response = await get('/%zz');
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'BAD_USER_INPUT', requestId: expect.any(String) });
    });

    test('allows only same-origin scripts, and styles with a nonce that differs per response', async () => {
      const [first, second] = [await get('/login', html), await get('/login', html)];
      const policy = String(first.headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-inline');
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      expect(first.body).toContain(`<meta name="csp-nonce" content="${nonce}">`);
      expect(second.body).not.toContain(String(nonce));
    });

    test('allows third-party hosts only if their integration is configured', async () => {
      const defaultPolicy = String((await get('/', html)).headers['content-security-policy']);
      expect(defaultPolicy).not.toMatch(/google|cloudflare|stripe/);
      const settings = {
        ...fixture.services.settings,
        googleClientId: 'g',
        botCheckSiteKey: 'b',
        stripePublishableKey: 'p',
      };
      const configuredApp = await buildApp({ ...fixture.services, settings }, folder);
      const policy = String(
        (await configuredApp.inject({ url: '/', headers: html })).headers['content-security-policy'],
      );
      for (const host of ['accounts.google.com/gsi/client', 'challenges.cloudflare.com', 'js.stripe.com']) {
        expect(policy).toContain(host);
      }
      await configuredApp.close();
    });

    test.each([
      [
        'the default hosts',
        {},
        [
          "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
          'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
          'https://api.stripe.com;',
        ],
      ],
      [
        'the configured hosts',
        { stripeJsUrl: 'http://127.0.0.1:9000/v3/', stripeApiUrl: 'http://127.0.0.1:9001' },
        [
          "script-src 'self' http://127.0.0.1:9000;",
          'frame-src http://127.0.0.1:9000;',
          'http://127.0.0.1:9001;',
        ],
      ],
    ])('allows the hosts of the card element: %s', async (_hosts, addresses, allowed) => {
      const settings = { ...fixture.services.settings, stripePublishableKey: 'pk_test_1', ...addresses };
      const configuredApp = await buildApp({ ...fixture.services, settings }, folder);
      const response = await configuredApp.inject({ url: '/', headers: html });
      const policy = String(response.headers['content-security-policy']);
      for (const part of allowed) expect(policy).toContain(part);
      await configuredApp.close();
    });

    test('serves a hashed file compressed, and cacheable for a year', async () => {
      const response = await get('/assets/main.0123456789.js', { 'accept-encoding': 'br' });
      expect(response.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
      });
      expect((await get('/assets/main.0123456789.js')).body).toBe(script);
    });

    test('serves the icon', async () => {
      const response = await get('/favicon.svg', { accept: 'image/*' });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toContain('image/svg+xml');
    });

    test.each([
      ['a hashed file of an older build', '/assets/main.9999999999.js'],
      ['an unknown API path', '/theme-setups/nothing'],
      ['a path traversal', '/assets/..%2findex.html'],
      ['the assets folder', '/assets'],
      ['a missing icon', '/apple-touch-icon.png'],
      ['a hidden file', '/.git/config'],
      ['an encoded API path', '/%74heme-setups/nothing'],
      ['a path that is encoded twice', '/%2574heme-setups/nothing'],
      ['a path with double slashes', '//theme-setups//nothing'],
      ['a path with an encoded slash', '/%2ftheme-setups%2fsquare-logo'],
      ['a path with a backslash', '/%5ctheme-setups'],
      ['a path with an encoded parent segment', '/dashboard/..%2ftheme-setups'],
      ['a path in upper case', '/GRAPHQL'],
      ['a path with a parameter', '/graphql;v=1'],
      ['a path with a trailing slash', '/graphql/'],
    ])('returns 404 for %s', async (_name, url) => {
      for (const headers of [html, { accept: '*/*' }, {}]) {
        const response = await get(url, headers);
        expect(response.statusCode).toBe(404);
        expect(response.json()).toMatchObject({ code: 'NOT_FOUND', requestId: expect.any(String) });
      }
    });

    test.each(apiPrefixes)('returns 404 for unknown paths below %s', async (prefix) => {
      expect((await get(`${prefix}/not/there`)).statusCode).toBe(404);
    });

    test.each(['application/json', 'application/json, text/plain, */*', 'image/avif,image/webp,*/*;q=0.8'])(
      'returns 404 with a JSON error for a screen path if Accept is %s',
      async (accept) => {
        const response = await get('/dashboard/clients', { accept });
        expect(response.statusCode).toBe(404);
        expect(response.headers['cache-control']).toBe('no-store');
        expect(response.json()).toEqual({
          message: 'This address doesn’t exist.',
          code: 'NOT_FOUND',
          requestId: response.headers['x-request-id'],
        });
      },
    );
  });

  describe('every response', () => {
    test('has a request ID: that of the request if it is valid, otherwise a new one', async () => {
      const id = async (sentId: string) =>
        (await get('/health/live', { 'x-request-id': sentId })).headers['x-request-id'];
      expect(await id('trace-0123456789')).toBe('trace-0123456789');
      expect(await id('bad id\twith spaces')).toMatch(/^[0-9a-f-]{36}$/);
      expect(await id('x'.repeat(500))).toMatch(/^[0-9a-f-]{36}$/);
    });

    test('has the security headers', async () => {
      expect((await get('/health/live')).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    });

    test('allows only the configured origin', async () => {
      const allowed = async (origin: string) =>
        (await get('/health/live', { origin })).headers['access-control-allow-origin'];
      expect(await allowed('https://console.example.com')).toBe('https://console.example.com');
      expect(await allowed('https://console.example.com.evil.example')).toBeUndefined();
      expect(await allowed('null')).toBeUndefined();
    });
  });

  describe('health', () => {
    const withDatabase = (query: () => Promise<never>): Promise<FastifyInstance> => {
      const database: Database = Object.create(fixture.services.database, { query: { value: query } });
      return buildApp({ ...fixture.services, database }, folder);
    };

    test('is live and ready while the database responds', async () => {
      expect((await get('/health/live')).statusCode).toBe(200);
      expect((await get('/health/ready')).statusCode).toBe(200);
    });

    test.each([
      ['rejects queries', () => Promise.reject(new Error('away'))],
      ['does not respond within 2 seconds', () => new Promise<never>(() => {})],
    ])('is live but not ready when the database %s', async (_name, query) => {
      const failingApp = await withDatabase(query);
      expect((await failingApp.inject('/health/ready')).statusCode).toBe(503);
      expect((await failingApp.inject('/health/live')).statusCode).toBe(200);
      await failingApp.close();
    });

    test('queries the database once for concurrent readiness requests', async () => {
      let queryCount = 0;
      let respond = (): void => undefined;
      const responded = new Promise<void>((resolve) => (respond = resolve));
      const slowApp = await withDatabase(async () => {
        queryCount += 1;
        await responded;
        throw new Error('away');
      });
      let arrived = 0;
      slowApp.addHook('preHandler', async () => void (arrived += 1));
      const requests = Promise.all(Array.from({ length: 50 }, () => slowApp.inject('/health/ready')));
      await waitUntil(() => arrived === 50);
      respond();
      await requests;
      expect(queryCount).toBe(1);
      await slowApp.inject('/health/ready');
      expect(queryCount).toBe(2);
      await slowApp.close();
    });
  });

  test('responds with 429 and Retry-After above the request limit', async () => {
    const settings = { ...fixture.services.settings, requestsPerMinute: 3 };
    const limitedApp = await buildApp({ ...fixture.services, settings }, folder);
    for (let count = 0; count < 3; count++)
      expect((await sendGraphQL(limitedApp, '{ __typename }')).status).toBe(200);
    const { status, headers, body } = await sendGraphQL(limitedApp, '{ __typename }');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await limitedApp.inject('/health/live')).statusCode).toBe(200);
    await limitedApp.close();
  });

  test('allows a /56 network twice the requests of a /64 network', async () => {
    const settings = { ...fixture.services.settings, requestsPerMinute: 2 };
    const limitedApp = await buildApp({ ...fixture.services, settings }, folder);
    const responses = [];
    for (let at = 10; at < 15; at++)
      responses.push(await limitedApp.inject({ url: '/graphql', remoteAddress: `2001:db8:1:2${at}::1` }));
    expect(responses.map(({ statusCode }) => statusCode === 429)).toEqual([false, false, false, false, true]);
    expect(responses.map(({ headers }) => headers['x-ratelimit-limit'])).toEqual(['2', '2', '2', '2', '2']);
    expect(responses.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual([
      '1',
      '1',
      '1',
      '1',
      '0',
    ]);
    expect(Number(responses[4]?.headers['retry-after'])).toBeGreaterThan(0);
    await limitedApp.close();
  });

  test('returns 401 with a JSON error for an unauthenticated upload', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/client-imports',
      payload: { file: 'no file' },
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      message: 'Sign in to continue.',
      code: 'UNAUTHENTICATED',
      requestId: response.headers['x-request-id'],
    });
  });

  test('stops reporting ready while it closes', async () => {
    const closingApp = await buildApp(fixture.services, folder);
    await closingApp.listen({ port: 0, host: '127.0.0.1' });
    const { port } = closingApp.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/health/ready`;
    expect((await fetch(url)).status).toBe(200);
    const closed = closingApp.close();
    const lastStatus = await fetch(url).then(
      ({ status }) => status,
      () => 'refused',
    );
    expect([503, 'refused']).toContain(lastStatus);
    await closed;
  });

  test.each([
    [
      '/operators/1/profile-image?accessToken=abc.def&version=2',
      '/operators/1/profile-image?accessToken=[redacted]&version=2',
    ],
    ['/reset-password?token=abc', '/reset-password?token=[redacted]'],
    [
      '/graphql?query=%7Ba%7D&variables=%7B%22refreshToken%22%7D',
      '/graphql?query=[redacted]&variables=[redacted]',
    ],
    ['/dashboard/clients?page=2', '/dashboard/clients?page=2'],
  ])('redactSecrets converts %s to %s', (url, expected) => {
    expect(redactSecrets(url)).toBe(expected);
  });

  test('logs an error without tokens or database rows', async () => {
    const lines: string[] = [];
    const options = Object(loggingOptions({ ...fixture.services.settings, logLevel: 'error' }));
    const { log } = Fastify({
      logger: { ...options, stream: { write: (line: string) => lines.push(line) } },
    });
    const failure = Object.assign(new Error('No route for /x?accessToken=abc.def'), {
      code: '23505',
      detail: 'Key (email)=(ada@client.test) already exists.',
      rawPacket: Buffer.from('authorization: Bearer abc.def'),
    });
    log.error({ err: failure }, 'request failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { type: 'Error', code: '23505', message: 'No route for /x?accessToken=[redacted]' },
    });
    expect(lines[0]).toContain('http.test.ts');
    expect(lines[0]).not.toMatch(/abc\.def|ada@|rawPacket/);
  });
});

describe('HTTP server behind HTTPS', () => {
  let fixture: Fixture;
  let app: FastifyInstance;

  beforeAll(async () => {
    fixture = await openFixture({
      PUBLIC_URL: 'https://console.example.com',
      SITES_DOMAIN: 'sites.example.com',
    });
    app = await buildApp(fixture.services);
  });
  afterAll(async () => {
    await app.close();
    await fixture.close();
  });

  const headersOf = async (host: string, url: string) =>
    (await app.inject({ url, headers: { host } })).headers;

  const oneYear = /^max-age=31536000(; includeSubDomains)?$/;

  test.each([
    ['console.example.com', '/login'],
    ['console.example.com', '/graphql'],
    ['console.example.com', '/theme-setups/square-logo'],
    ['console.example.com', '/health/live'],
    ['acme.sites.example.com', '/'],
    ['acme.sites.example.com', '/nothing'],
    ['shop.acme.test', '/'],
  ])('sends HSTS for one year: %s%s', async (host, url) => {
    expect((await headersOf(host, url))['strict-transport-security']).toMatch(oneYear);
  });

  test('includes subdomains in HSTS for the console, but not for a custom domain', async () => {
    const hstsOf = async (host: string) => (await headersOf(host, '/'))['strict-transport-security'];
    expect(await hstsOf('console.example.com')).toContain('includeSubDomains');
    expect(await hstsOf('shop.acme.test')).not.toContain('includeSubDomains');
  });

  test('forbids MIME sniffing and framing, and limits the referrer', async () => {
    for (const [host, url] of [
      ['console.example.com', '/graphql'],
      ['acme.sites.example.com', '/nothing'],
    ] as const) {
      const headers = await headersOf(host, url);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin)$/);
    }
  });
});

describe('client IP address', () => {
  const key = Buffer.alloc(32, 1).toString('base64');

  /**
   * Returns the address that the server assumes for a request from 203.0.113.7 with this forwarded address.
   */
  async function addressOf(proxies: string, forwarded: string): Promise<string> {
    const { trustProxy } = parseSettings({ TRUST_PROXY: proxies, SIGNING_KEY: key, ENCRYPTION_KEY: key });
    const app = Fastify({ trustProxy });
    app.get('/', (request) => request.ip);
    const headers = { 'x-forwarded-for': forwarded, 'x-real-ip': forwarded, forwarded: `for=${forwarded}` };
    const { body } = await app.inject({ url: '/', headers, remoteAddress: '203.0.113.7' });
    await app.close();
    return body;
  }

  test.each([
    ['no proxy', 'false', '198.51.100.1', '203.0.113.7'],
    ['no proxy, several forwarded addresses', 'false', '127.0.0.1, 10.0.0.1', '203.0.113.7'],
    ['one proxy', '1', '198.51.100.1', '198.51.100.1'],
    ['one proxy, earlier addresses ignored', '1', '127.0.0.1, 198.51.100.1', '198.51.100.1'],
    ['two proxies', '2', '127.0.0.1, 198.51.100.1, 192.0.2.1', '198.51.100.1'],
    ['proxies of one network', '203.0.113.0/24', '127.0.0.1, 198.51.100.1', '198.51.100.1'],
    ['proxies of another network only', '192.0.2.0/24', '198.51.100.1', '203.0.113.7'],
  ])('with %s (TRUST_PROXY=%s) and X-Forwarded-For %s, is %s', async (_name, proxies, forwarded, address) => {
    expect(await addressOf(proxies, forwarded)).toBe(address);
  });
});
