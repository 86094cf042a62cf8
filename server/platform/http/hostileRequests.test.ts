import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../app';
import { joinHeaderLines, sendRaw, waitForDisconnect } from '../../testing/rawRequest';
import { sendDownload } from './downloads';
import { setUpTestPortal } from '../../portal/testing';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

describe('HTTP server', () => {
  let fixture: Fixture;
  let folder: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    fixture = await openFixture({ REQUESTS_PER_MINUTE: '0' });
    folder = await mkdtemp(path.join(tmpdir(), 'livery-hostile-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(
      path.join(folder, 'index.html'),
      '<!doctype html><html><head></head><body>Console</body></html>',
    );
    await writeFile(path.join(folder, 'secret.txt'), 'secret content');
    app = await buildApp(fixture.services, folder);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    await app.close();
    await fixture.close();
    await rm(folder, { recursive: true });
  });

  const query = '{"query":"{__typename}"}';
  const length = String(query.length);
  const chunked = `${query.length.toString(16)}\r\n${query}\r\n0\r\n\r\n`;

  const nextRequest = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';

  /** Makes the server close a connection that it would otherwise keep open. */
  const connectionClose = 'Connection: close';

  const post = (headers: string[], body: string): string =>
    joinHeaderLines(
      'POST /graphql HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      ...headers,
    ) + body;

  describe('request framing', () => {
    test.each([
      ['a length and chunks', post([`Content-Length: ${length}`, 'Transfer-Encoding: chunked'], chunked)],
      ['chunks and a length', post(['Transfer-Encoding: chunked', `Content-Length: ${length}`], chunked)],
      ['two lengths', post([`Content-Length: ${length}`, 'Content-Length: 3'], query)],
      ['two equal lengths', post([`Content-Length: ${length}`, `Content-Length: ${length}`], query)],
      ['a list of lengths', post([`Content-Length: ${length}, ${length}`], query)],
      ['a length with a sign', post([`Content-Length: +${length}`], query)],
      ['a length in another base', post(['Content-Length: 0x18'], query)],
      ['a negative length', post(['Content-Length: -1'], query)],
      ['a length above the safe integers', post(['Content-Length: 99999999999999999999'], query)],
      ['chunked as a coding before the last', post(['Transfer-Encoding: chunked, identity'], chunked)],
      ['an unknown coding', post(['Transfer-Encoding: xchunked'], chunked)],
      ['two codings', post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], chunked)],
      ['a coding after a vertical tab', post(['Transfer-Encoding: \x0bchunked'], chunked)],
      ['white space before a colon', post(['Transfer-Encoding : chunked'], chunked)],
      ['a folded header', post([`Content-Length: ${length}`, 'X-A: a', ' b'], query)],
      ['a coding in a folded line', post(['Transfer-Encoding:', ' chunked'], chunked)],
      [
        'line feeds without carriage returns',
        post([`Content-Length: ${length}`], '').replace(/\r/g, '') + query,
      ],
      ['carriage returns without line feeds', 'GET /health/live HTTP/1.1\rHost: localhost\r\r'],
      ['a NUL', joinHeaderLines('GET /health/live HTTP/1.1', 'Host: localhost', 'X-A: a\0b')],
      ['an invalid chunk size', post(['Transfer-Encoding: chunked'], `18x\r\n${query}\r\n0\r\n\r\n`)],
      [
        'an oversized chunk size',
        post(['Transfer-Encoding: chunked'], `${'F'.repeat(17)}\r\n${query}\r\n0\r\n\r\n`),
      ],
      [
        'a chunk header without a carriage return',
        post(['Transfer-Encoding: chunked'], `18\n${query}\r\n0\r\n\r\n`),
      ],
      [
        'a long chunk extension',
        post(['Transfer-Encoding: chunked'], `18;${'a'.repeat(20_000)}\r\n${query}\r\n0\r\n\r\n`),
      ],
      ['the HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
      ['a TLS handshake', Buffer.from('16030100a5010000a10303', 'hex').toString('latin1')],
    ])('sends one 400 response to a request with %s and closes the connection', async (_name, bytes) => {
      const response = await sendRaw(app, Buffer.from(bytes + nextRequest, 'latin1'));
      expect(response).toMatchObject({ status: 400, isClosed: true });
      expect(response.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
    });

    test('responds to an unambiguous request and to the next one on the same connection', async () => {
      for (const bytes of [
        post([`Content-Length: ${length}`], query),
        post(['Transfer-Encoding: chunked'], chunked),
      ]) {
        const bothResponses = /__typename[^]+HTTP\/1\.1 200/;
        expect(await sendRaw(app, bytes + nextRequest, bothResponses)).toMatchObject({
          status: 200,
          isClosed: false,
        });
      }
    });
  });

  describe('request host', () => {
    test.each([
      ['no host', [], 400],
      ['two hosts', ['Host: localhost', 'Host: evil.example'], 400],
      ['two equal hosts', ['Host: localhost', 'host: localhost'], 400],
      ['another host', ['Host: evil.example'], 404],
      ['a host followed by a path', ['Host: localhost/../evil.example'], 404],
      [
        'another host with an untrusted X-Forwarded-Host',
        ['Host: evil.example', 'X-Forwarded-Host: localhost'],
        404,
      ],
      ['its own host', ['Host: localhost', 'X-Forwarded-Host: evil.example'], 200],
    ])('serves the console only under its own host: %s', async (_name, headers, status) => {
      const response = await sendRaw(
        app,
        joinHeaderLines('GET /login HTTP/1.1', 'Accept: text/html', connectionClose, ...headers),
      );
      expect(response.status).toBe(status);
      expect(response.text.includes('Console')).toBe(status === 200);
    });

    test('ignores the host of an absolute request target', async () => {
      const get = (host: string) =>
        sendRaw(
          app,
          joinHeaderLines(
            'GET http://localhost/login HTTP/1.1',
            `Host: ${host}`,
            'Accept: text/html',
            connectionClose,
          ),
        );
      expect((await get('evil.example')).status).toBe(404);
      expect((await get('localhost')).text).not.toContain('evil');
    });

    test.each([
      'CONNECT evil.example:443',
      'TRACE /graphql',
      'OPTIONS *',
      'GET http://evil.example/secret.txt',
    ])('rejects %s without echoing the cookie', async (line) => {
      const response = await sendRaw(
        app,
        joinHeaderLines(`${line} HTTP/1.1`, 'Host: localhost', 'Cookie: a=secret', connectionClose),
      );
      expect(response.status === null || response.status >= 400).toBe(true);
      expect(response.text).not.toContain('a=secret');
    });
  });

  describe('size limits', () => {
    const get = (...headers: string[]) =>
      sendRaw(app, joinHeaderLines('GET /health/live HTTP/1.1', 'Host: localhost', ...headers));

    test('rejects a long header, cookie or URL and too many headers with 431', async () => {
      const longValue = 'a'.repeat(20_000);
      const manyHeaders = Array.from({ length: 2500 }, (_, at) => `X-${at}: 1`);
      expect(await get(`X-A: ${longValue}`)).toMatchObject({ status: 431, isClosed: true });
      expect(await get(`Cookie: ${longValue}`)).toMatchObject({ status: 431, isClosed: true });
      expect(await get(...manyHeaders)).toMatchObject({ status: 431, isClosed: true });
      const address = await sendRaw(app, joinHeaderLines(`GET /${longValue} HTTP/1.1`, 'Host: localhost'));
      expect(address).toMatchObject({ status: 431, isClosed: true });
    });

    test('rejects an oversized Content-Length before the body arrives', async () => {
      expect(await sendRaw(app, post(['Content-Length: 5000000', connectionClose], ''))).toMatchObject({
        status: 413,
      });
      const webhook = joinHeaderLines(
        'POST /webhooks/stripe HTTP/1.1',
        'Host: localhost',
        'Content-Length: 256001',
        connectionClose,
      );
      expect(await sendRaw(app, webhook)).toMatchObject({ status: 413 });
    });

    test('rejects a chunked body larger than one megabyte', async () => {
      const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
      const response = await sendRaw(
        app,
        post(['Transfer-Encoding: chunked', connectionClose], chunk.repeat(17)),
      );
      expect(response.status).toBe(413);
    });
  });

  describe('path traversal', () => {
    test.each([
      '/assets/../secret.txt',
      '/assets/..%2fsecret.txt',
      '/assets/%2e%2e/secret.txt',
      '/assets/..\\secret.txt',
      '/assets/..%5csecret.txt',
      '/assets/..;/secret.txt',
      '/assets//../secret.txt',
      '/assets/%252e%252e%252fsecret.txt',
      '/assets/%c0%ae%c0%ae/secret.txt',
      '/assets/%00/../secret.txt',
      '/assets/secret.txt%00.js',
      '//secret.txt',
      '/./secret.txt',
    ])('rejects %s', async (address) => {
      const response = await sendRaw(
        app,
        joinHeaderLines(`GET ${address} HTTP/1.1`, 'Host: localhost', connectionClose),
      );
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(response.text).not.toContain('secret content');
    });

    test('returns 404 for other spellings of the GraphQL path', async () => {
      const spellings = [
        '/graphql;a=b',
        '//graphql',
        '/GRAPHQL',
        '/x/../graphql',
        '/graphql%2f',
        '/graphql/',
      ];
      for (const address of spellings) {
        const bytes = joinHeaderLines(
          `GET ${address}?query=%7B__typename%7D HTTP/1.1`,
          'Host: localhost',
          connectionClose,
        );
        expect([address, (await sendRaw(app, bytes)).status]).toEqual([address, 404]);
      }
    });
  });
});

describe('log of rejected requests', () => {
  let fixture: Fixture;
  let app: FastifyInstance;
  let company: TestCompany;
  let logOutput = '';

  beforeAll(async () => {
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      logOutput += String(text);
      return true;
    });
    fixture = await openFixture({ LOG_LEVEL: 'info', PUBLIC_URL: 'http://console.test:4000' });
    app = await buildApp(fixture.services);
    company = await fixture.company();
  });
  afterAll(async () => {
    await app.close();
    await fixture.close();
    jest.restoreAllMocks();
  });
  beforeEach(() => {
    logOutput = '';
  });

  const rejectionEntries = () =>
    logOutput
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'request refused');

  const sendQuery = (query: string, token?: string) =>
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

  test('contains the route and the company of a portal request, but not the submitted values', async () => {
    const dashboard = await setUpTestPortal(fixture, app);
    const browser = dashboard.browser();
    const credentials = { email: 'unknown@client.test', password: 'not the password' };
    await browser.send(await browser.open('/sign-in'), '/sign-in', credentials);
    await browser.open('/choose-password?token=of-old');
    await browser.post('/sign-in', credentials, 'http://elsewhere.test');
    const companyId = dashboard.company.id;
    expect(rejectionEntries()).toEqual([
      expect.objectContaining({ code: 'INVALID_CREDENTIALS', operations: ['/sign-in'], companyId }),
      expect.objectContaining({ code: 'BAD_USER_INPUT', operations: ['/choose-password'], companyId }),
      expect.objectContaining({ code: 'FORBIDDEN', operations: ['/sign-in'], companyId }),
    ]);
    expect(logOutput).not.toMatch(/unknown@|not the password|of-old/);
  });

  test('contains the route and the operator of a REST request, but not the token in its URL', async () => {
    const path = '/theme-setups/square-logo/upload';
    const upload = (token?: string) =>
      app.inject({
        method: 'POST',
        url: `${path}?token=secret-word`,
        headers: { host: 'console.test:4000', ...(token && { authorization: `Bearer ${token}` }) },
      });
    await upload((await fixture.signedIn(company, { permissions: [] })).token);
    await upload();
    expect(rejectionEntries()).toEqual([
      expect.objectContaining({
        code: 'FORBIDDEN',
        operations: [`POST ${path}`],
        companyId: company.id,
        operatorId: expect.any(String),
      }),
      expect.objectContaining({ code: 'UNAUTHENTICATED', operations: [`POST ${path}`] }),
    ]);
    expect(logOutput).not.toContain('secret-word');
  });

  test('contains the requested fields of an unauthenticated and of an invalid query', async () => {
    await sendQuery('{ me: clients { totalCount } }');
    await sendQuery('query Q($id: ID!) { client(id: $id) { id } }');
    expect(rejectionEntries()).toEqual([
      expect.objectContaining({ code: 'UNAUTHENTICATED', operations: ['clients'] }),
      expect.objectContaining({ code: 'BAD_USER_INPUT', operations: ['client'], errorCount: 1 }),
    ]);
  });

  test('omits client-defined fragment names', async () => {
    const names = Array.from({ length: 10 }, (_, at) => `made_up_${at}_${'x'.repeat(800)}`);
    const fragmentSpreads = names.map((name) => `...${name}`).join(' ');
    const fragments = names.map((name) => `fragment ${name} on Query { clients { totalCount } }`).join(' ');
    await sendQuery(
      `{ ${fragmentSpreads} } ${fragments}`,
      (await fixture.signedIn(company, { permissions: [] })).token,
    );
    expect(rejectionEntries()).toEqual([
      expect.objectContaining({ code: 'FORBIDDEN', operations: ['clients'] }),
    ]);
    expect(logOutput).not.toContain('made_up');
  });
});

describe('HTTP server with slow clients', () => {
  let fixture: Fixture;
  let app: FastifyInstance;

  async function* endless(): AsyncGenerator<string> {
    for (;;) yield 'x'.repeat(100_000);
  }

  beforeAll(async () => {
    fixture = await openFixture({ REQUESTS_PER_MINUTE: '0' });
    app = await buildApp(fixture.services);
    app.get('/endless', (_request, reply) =>
      sendDownload(reply, { fileName: 'endless.csv', parts: endless(), downloadKey: 'slow' }),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    await app.close();
    await fixture.close();
  });

  function open(text: string): Socket {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    return socket.on('error', () => {});
  }

  async function untilClosed(socket: Socket): Promise<string> {
    let text = '';
    socket.on('data', (data) => (text += data.toString('latin1')));
    await once(socket, 'close');
    return text;
  }

  /** Checks that a server time-out is set, and shortens it for the test. */
  function shortenTimeout(timeoutName: 'headersTimeout' | 'requestTimeout' | 'timeout'): void {
    expect(app.server[timeoutName]).toBeGreaterThan(0);
    expect(app.server[timeoutName]).toBeLessThanOrEqual(120_000);
    app.server[timeoutName] = 300;
  }

  test('responds with 408 when headers or a body arrive too slowly', async () => {
    shortenTimeout('headersTimeout');
    expect(await untilClosed(open('GET /health/live HTTP/1.1\r\nHost: loc'))).toContain('408');
    shortenTimeout('requestTimeout');
    const halfBody =
      joinHeaderLines('POST /graphql HTTP/1.1', 'Host: localhost', 'Content-Length: 100') + '{"query"';
    expect(await untilClosed(open(halfBody))).toContain('408');
  });

  test('closes stalled downloads and frees their slots', async () => {
    shortenTimeout('timeout');
    const request = joinHeaderLines('GET /endless HTTP/1.1', 'Host: localhost');
    const stalled = [1, 2, 3].map(() => open(request).pause());
    for (const socket of stalled) {
      socket.resume();
      await once(socket, 'data');
      socket.pause();
    }
    expect((await app.inject('/endless')).statusCode).toBe(429);

    await waitForDisconnect(app);
    const nextDownload = open(request);
    const [first] = (await once(nextDownload, 'data')) as [Buffer];
    expect(first.toString('latin1')).toContain('200 OK');
    for (const socket of [...stalled, nextDownload]) socket.destroy();
  });
});
