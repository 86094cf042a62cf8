import Fastify, { type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildApp } from '../app';
import type { Database } from '../db/database';
import { apiPrefixes } from './apiPaths';
import { loggingOptions, withoutSecrets } from './logging';
import { ask } from './testRequests';
import { parseSettings } from '../settings';
import { until } from '../testing/until';
import { openWorld, type World } from '../testing/world';

describe('http', () => {
  const script = 'console.log("Livery")';
  let world: World;
  let folder: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    world = await openWorld({ CORS_ORIGINS: 'https://console.example.com', REQUESTS_PER_MINUTE: '0' });
    folder = await mkdtemp(path.join(tmpdir(), 'livery-console-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(
      path.join(folder, 'index.html'),
      '<!doctype html><html><head></head><body></body></html>',
    );
    await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(path.join(folder, 'assets/main.0123456789.js'), script);
    await writeFile(path.join(folder, 'assets/main.0123456789.js.br'), brotliCompressSync(script));
    app = await buildApp(world.services, folder);
  });

  afterAll(async () => {
    await app.close();
    await world.close();
    await rm(folder, { recursive: true });
  });

  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  describe('the console', () => {
    test.each(['/', '/login', '/dashboard/clients?page=3', '/onboard/company/details'])(
      '%s is its page',
      async (url) => {
        const answer = await get(url, html);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
        });
      },
    );

    test.each([
      ['takes anything', { accept: '*/*' }],
      ['takes anything, less gladly', { accept: '*/*;q=0.8' }],
      ['says nothing of it', {}],
      ['takes every text', { accept: 'text/*' }],
    ])('answers the page to a caller that %s', async (_what, headers) => {
      const urls = ['/', '/login', '/dashboard/clients?search=a.b', '/dashboard/white-label/legal/terms'];
      const answers = await Promise.all(urls.map((url) => get(url, headers)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      for (const { body } of answers) expect(body).toContain('<!doctype html>');
      const head = await app.inject({ method: 'HEAD', url: '/', headers });
      expect([head.statusCode, head.body]).toEqual([200, '']);
    });

    test('an address that can not be read is refused in the words of the contract', async () => {
      const answer = await get('/%zz');
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'BAD_USER_INPUT', requestId: expect.any(String) });
    });

    test('scripts come from here alone, and styles need the nonce of this answer', async () => {
      const [first, second] = [await get('/login', html), await get('/login', html)];
      const policy = String(first.headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-inline');
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      expect(first.body).toContain(`<meta name="csp-nonce" content="${nonce}">`);
      expect(second.body).not.toContain(String(nonce));
    });

    test('other hosts are open only where their part is switched on', async () => {
      const plain = String((await get('/', html)).headers['content-security-policy']);
      expect(plain).not.toMatch(/google|cloudflare|stripe/);
      const settings = {
        ...world.services.settings,
        googleClientId: 'g',
        botCheckSiteKey: 'b',
        stripePublishableKey: 'p',
      };
      const open = await buildApp({ ...world.services, settings }, folder);
      const policy = String(
        (await open.inject({ url: '/', headers: html })).headers['content-security-policy'],
      );
      for (const host of ['accounts.google.com/gsi/client', 'challenges.cloudflare.com', 'js.stripe.com']) {
        expect(policy).toContain(host);
      }
      await open.close();
    });

    test.each([
      [
        "Stripe's own",
        {},
        [
          "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
          'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
          'https://api.stripe.com;',
        ],
      ],
      [
        'those that the settings name',
        { stripeJsUrl: 'http://127.0.0.1:9000/v3/', stripeApiUrl: 'http://127.0.0.1:9001' },
        [
          "script-src 'self' http://127.0.0.1:9000;",
          'frame-src http://127.0.0.1:9000;',
          'http://127.0.0.1:9001;',
        ],
      ],
    ])('the hosts of the card element are %s', async (_whose, addresses, allowed) => {
      const settings = { ...world.services.settings, stripePublishableKey: 'pk_test_1', ...addresses };
      const open = await buildApp({ ...world.services, settings }, folder);
      const answer = await open.inject({ url: '/', headers: html });
      const policy = String(answer.headers['content-security-policy']);
      for (const part of allowed) expect(policy).toContain(part);
      await open.close();
    });

    test('a hashed file is kept for a year, and sent compressed', async () => {
      const answer = await get('/assets/main.0123456789.js', { 'accept-encoding': 'br' });
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
      });
      expect((await get('/assets/main.0123456789.js')).body).toBe(script);
    });

    test('the icon that the page names is there', async () => {
      const answer = await get('/favicon.svg', { accept: 'image/*' });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('image/svg+xml');
    });

    test.each([
      ['a hashed file of an older build', '/assets/main.9999999999.js'],
      ['an address of the API', '/theme-setups/nothing'],
      ['a way out of the folder', '/assets/..%2findex.html'],
      ['the folder of the files', '/assets'],
      ['a file that browsers look for', '/apple-touch-icon.png'],
      ['a hidden file', '/.git/config'],
      ['an encoded address of the API', '/%74heme-setups/nothing'],
      ['one that is encoded twice', '/%2574heme-setups/nothing'],
      ['one with doubled slashes', '//theme-setups//nothing'],
      ['one with an encoded slash', '/%2ftheme-setups%2fsquare-logo'],
      ['one with a backslash', '/%5ctheme-setups'],
      ['one with a step back', '/dashboard/..%2ftheme-setups'],
      ['one in upper case', '/GRAPHQL'],
      ['one with a parameter', '/graphql;v=1'],
      ['one with a slash at its end', '/graphql/'],
    ])('%s is 404, not the page', async (_what, url) => {
      for (const headers of [html, { accept: '*/*' }, {}]) {
        const answer = await get(url, headers);
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', requestId: expect.any(String) });
      }
    });

    test.each(apiPrefixes)('nothing below %s is the page', async (prefix) => {
      expect((await get(`${prefix}/not/there`)).statusCode).toBe(404);
    });

    test.each(['application/json', 'application/json, text/plain, */*', 'image/avif,image/webp,*/*;q=0.8'])(
      'a program that asks for %s at an unknown address gets a problem',
      async (accept) => {
        const answer = await get('/dashboard/clients', { accept });
        expect(answer.statusCode).toBe(404);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.json()).toEqual({
          message: 'There is nothing at this address.',
          code: 'NOT_FOUND',
          requestId: answer.headers['x-request-id'],
        });
      },
    );
  });

  describe('every answer', () => {
    test('has a request id, the caller’s own where it is one', async () => {
      const id = async (given: string) =>
        (await get('/health/live', { 'x-request-id': given })).headers['x-request-id'];
      expect(await id('trace-0123456789')).toBe('trace-0123456789');
      expect(await id('bad id\twith spaces')).toMatch(/^[0-9a-f-]{36}$/);
      expect(await id('x'.repeat(500))).toMatch(/^[0-9a-f-]{36}$/);
    });

    test('carries the headers that keep browsers careful', async () => {
      expect((await get('/health/live')).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    });

    test('names an origin on the list, and no other', async () => {
      const allowed = async (origin: string) =>
        (await get('/health/live', { origin })).headers['access-control-allow-origin'];
      expect(await allowed('https://console.example.com')).toBe('https://console.example.com');
      expect(await allowed('https://console.example.com.evil.example')).toBeUndefined();
      expect(await allowed('null')).toBeUndefined();
    });
  });

  describe('health', () => {
    const withDatabase = (query: () => Promise<never>): Promise<FastifyInstance> => {
      const database: Database = Object.create(world.services.database, { query: { value: query } });
      return buildApp({ ...world.services, database }, folder);
    };

    test('is live and ready while the database answers', async () => {
      expect((await get('/health/live')).statusCode).toBe(200);
      expect((await get('/health/ready')).statusCode).toBe(200);
    });

    test.each([
      ['refuses', () => Promise.reject(new Error('away'))],
      ['does not answer in 2 seconds', () => new Promise<never>(() => {})],
    ])('is live, and not ready, while the database %s', async (_what, query) => {
      const away = await withDatabase(query);
      expect((await away.inject('/health/ready')).statusCode).toBe(503);
      expect((await away.inject('/health/live')).statusCode).toBe(200);
      await away.close();
    });

    test('however many ask at once, the database is asked once', async () => {
      let times = 0;
      let answer = (): void => undefined;
      const answered = new Promise<void>((resolve) => (answer = resolve));
      const slow = await withDatabase(async () => {
        times += 1;
        await answered;
        throw new Error('away');
      });
      let arrived = 0;
      slow.addHook('preHandler', async () => void (arrived += 1));
      const asked = Promise.all(Array.from({ length: 50 }, () => slow.inject('/health/ready')));
      await until(() => arrived === 50);
      answer();
      await asked;
      expect(times).toBe(1);
      await slow.inject('/health/ready');
      expect(times).toBe(2);
      await slow.close();
    });
  });

  test('a process refuses what would drown it, with the time to wait', async () => {
    const settings = { ...world.services.settings, requestsPerMinute: 3 };
    const busy = await buildApp({ ...world.services, settings }, folder);
    for (let count = 0; count < 3; count++) expect((await ask(busy, '{ __typename }')).status).toBe(200);
    const { status, headers, body } = await ask(busy, '{ __typename }');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await busy.inject('/health/live')).statusCode).toBe(200);
    await busy.close();
  });

  test('the /64s of one /56 share twice the requests of one', async () => {
    const settings = { ...world.services.settings, requestsPerMinute: 2 };
    const busy = await buildApp({ ...world.services, settings }, folder);
    const answers = [];
    for (let at = 10; at < 15; at++)
      answers.push(await busy.inject({ url: '/graphql', remoteAddress: `2001:db8:1:2${at}::1` }));
    expect(answers.map(({ statusCode }) => statusCode === 429)).toEqual([false, false, false, false, true]);
    expect(answers.map(({ headers }) => headers['x-ratelimit-limit'])).toEqual(['2', '2', '2', '2', '2']);
    expect(answers.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['1', '1', '1', '1', '0']);
    expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(0);
    await busy.close();
  });

  test('a broken request is a problem in plain words', async () => {
    const answer = await app.inject({ method: 'POST', url: '/client-imports', payload: { file: 'no file' } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      message: 'Sign in first.',
      code: 'UNAUTHENTICATED',
      requestId: answer.headers['x-request-id'],
    });
  });

  test('readiness goes before the last request does', async () => {
    const stopping = await buildApp(world.services, folder);
    await stopping.listen({ port: 0, host: '127.0.0.1' });
    const { port } = stopping.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/health/ready`;
    expect((await fetch(url)).status).toBe(200);
    const closed = stopping.close();
    const last = await fetch(url).then(
      ({ status }) => status,
      () => 'refused',
    );
    expect([503, 'refused']).toContain(last);
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
  ])('the log has %s without its secrets', (url, logged) => {
    expect(withoutSecrets(url)).toBe(logged);
  });

  test('the log has what failed, and neither a token nor a row of the database', async () => {
    const lines: string[] = [];
    const options = Object(loggingOptions({ ...world.services.settings, logLevel: 'error' }));
    const { log } = Fastify({
      logger: { ...options, stream: { write: (line: string) => lines.push(line) } },
    });
    const failure = Object.assign(new Error('Nothing answers at /x?accessToken=abc.def'), {
      code: '23505',
      detail: 'Key (email)=(ada@client.test) already exists.',
      rawPacket: Buffer.from('authorization: Bearer abc.def'),
    });
    log.error({ err: failure }, 'a request failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { type: 'Error', code: '23505', message: 'Nothing answers at /x?accessToken=[redacted]' },
    });
    expect(lines[0]).toContain('http.test.ts');
    expect(lines[0]).not.toMatch(/abc\.def|ada@|rawPacket/);
  });
});

describe('security', () => {
  let world: World;
  let app: FastifyInstance;

  beforeAll(async () => {
    world = await openWorld({ PUBLIC_URL: 'https://console.example.com', SITES_DOMAIN: 'sites.example.com' });
    app = await buildApp(world.services);
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  const headersOf = async (host: string, url: string) =>
    (await app.inject({ url, headers: { host } })).headers;

  const aYear = /^max-age=31536000(; includeSubDomains)?$/;

  test.each([
    ['console.example.com', '/login'],
    ['console.example.com', '/graphql'],
    ['console.example.com', '/theme-setups/square-logo'],
    ['console.example.com', '/health/live'],
    ['acme.sites.example.com', '/'],
    ['acme.sites.example.com', '/nothing'],
    ['shop.acme.test', '/'],
  ])('over https, browsers come by https alone for a year: %s%s', async (host, url) => {
    expect((await headersOf(host, url))['strict-transport-security']).toMatch(aYear);
  });

  test('names below the console’s are ours, those below a company’s domain are not', async () => {
    const said = async (host: string) => (await headersOf(host, '/'))['strict-transport-security'];
    expect(await said('console.example.com')).toContain('includeSubDomains');
    expect(await said('shop.acme.test')).not.toContain('includeSubDomains');
  });

  test('no answer is guessed at, framed or named to others', async () => {
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

describe('caller address', () => {
  const key = Buffer.alloc(32, 1).toString('base64');

  /** What a caller's address is taken for, who comes from 203.0.113.7 and says this of themselves. */
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
    ['nobody is believed', 'false', '198.51.100.1', '203.0.113.7'],
    ['nobody is believed, of many', 'false', '127.0.0.1, 10.0.0.1', '203.0.113.7'],
    ['one proxy is believed', '1', '198.51.100.1', '198.51.100.1'],
    [
      'one proxy is believed, and what stands before its word is not',
      '1',
      '127.0.0.1, 198.51.100.1',
      '198.51.100.1',
    ],
    ['two are believed', '2', '127.0.0.1, 198.51.100.1, 192.0.2.1', '198.51.100.1'],
    ['those of an address are believed', '203.0.113.0/24', '127.0.0.1, 198.51.100.1', '198.51.100.1'],
    ['those of another address are not', '192.0.2.0/24', '198.51.100.1', '203.0.113.7'],
  ])('%s', async (_what, proxies, forwarded, address) => {
    expect(await addressOf(proxies, forwarded)).toBe(address);
  });
});
