import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../app';
import { lines, sendRaw, untilDisconnected } from './rawRequest';
import { sendDownload } from '../rest/sendDownload';
import { openDashboard } from '../site/account/testing/dashboard';
import { openWorld, type TestCompany, type World } from '../testing/world';

describe('hostile requests', () => {
  let world: World;
  let folder: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
    folder = await mkdtemp(path.join(tmpdir(), 'livery-hostile-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(
      path.join(folder, 'index.html'),
      '<!doctype html><html><head></head><body>Console</body></html>',
    );
    await writeFile(path.join(folder, 'secret.txt'), 'nobody may read this');
    app = await buildApp(world.services, folder);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    await app.close();
    await world.close();
    await rm(folder, { recursive: true });
  });

  const query = '{"query":"{__typename}"}';
  const length = String(query.length);
  const chunked = `${query.length.toString(16)}\r\n${query}\r\n0\r\n\r\n`;

  const next = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';

  /** For requests that the server would keep the connection open after. */
  const close = 'Connection: close';

  const post = (headers: string[], body: string): string =>
    lines('POST /graphql HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers) + body;

  describe('where a request ends has one reading', () => {
    test.each([
      ['a length and chunks', post([`Content-Length: ${length}`, 'Transfer-Encoding: chunked'], chunked)],
      ['chunks and a length', post(['Transfer-Encoding: chunked', `Content-Length: ${length}`], chunked)],
      ['two lengths', post([`Content-Length: ${length}`, 'Content-Length: 3'], query)],
      ['two lengths that agree', post([`Content-Length: ${length}`, `Content-Length: ${length}`], query)],
      ['a list of lengths', post([`Content-Length: ${length}, ${length}`], query)],
      ['a length with a sign', post([`Content-Length: +${length}`], query)],
      ['a length in another base', post(['Content-Length: 0x18'], query)],
      ['a length below nothing', post(['Content-Length: -1'], query)],
      ['a length beyond all numbers', post(['Content-Length: 99999999999999999999'], query)],
      ['chunks that are not the last coding', post(['Transfer-Encoding: chunked, identity'], chunked)],
      ['a coding that nobody knows', post(['Transfer-Encoding: xchunked'], chunked)],
      ['a coding twice', post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], chunked)],
      ['a coding behind a tabulator', post(['Transfer-Encoding: \x0bchunked'], chunked)],
      ['white space before a colon', post(['Transfer-Encoding : chunked'], chunked)],
      ['a header that goes on in the next line', post([`Content-Length: ${length}`, 'X-A: a', ' b'], query)],
      ['a coding in the next line', post(['Transfer-Encoding:', ' chunked'], chunked)],
      ['line feeds alone', post([`Content-Length: ${length}`], '').replace(/\r/g, '') + query],
      ['carriage returns alone', 'GET /health/live HTTP/1.1\rHost: localhost\r\r'],
      ['a NUL', lines('GET /health/live HTTP/1.1', 'Host: localhost', 'X-A: a\0b')],
      ['a chunk of no size', post(['Transfer-Encoding: chunked'], `18x\r\n${query}\r\n0\r\n\r\n`)],
      [
        'a chunk of any size',
        post(['Transfer-Encoding: chunked'], `${'F'.repeat(17)}\r\n${query}\r\n0\r\n\r\n`),
      ],
      ['a chunk with a line feed alone', post(['Transfer-Encoding: chunked'], `18\n${query}\r\n0\r\n\r\n`)],
      [
        'a chunk with an endless extension',
        post(['Transfer-Encoding: chunked'], `18;${'a'.repeat(20_000)}\r\n${query}\r\n0\r\n\r\n`),
      ],
      ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
      ['the beginning of TLS', Buffer.from('16030100a5010000a10303', 'hex').toString('latin1')],
    ])('%s: refused once, and the connection is closed', async (_what, bytes) => {
      const answer = await sendRaw(app, Buffer.from(bytes + next, 'latin1'));
      expect(answer).toMatchObject({ status: 400, isClosed: true });
      expect(answer.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
    });

    test('and with one reading it is answered', async () => {
      for (const bytes of [
        post([`Content-Length: ${length}`], query),
        post(['Transfer-Encoding: chunked'], chunked),
      ]) {
        const both = /__typename[^]+HTTP\/1\.1 200/;
        expect(await sendRaw(app, bytes + next, both)).toMatchObject({ status: 200, isClosed: false });
      }
    });
  });

  describe('whom a request is for', () => {
    test.each([
      ['no host', [], 400],
      ['two hosts', ['Host: localhost', 'Host: evil.example'], 400],
      ['two hosts that agree', ['Host: localhost', 'host: localhost'], 400],
      ['another host', ['Host: evil.example'], 404],
      ['a host with a way behind it', ['Host: localhost/../evil.example'], 404],
      [
        'another host, forwarded by nobody who is trusted',
        ['Host: evil.example', 'X-Forwarded-Host: localhost'],
        404,
      ],
      ['this one', ['Host: localhost', 'X-Forwarded-Host: evil.example'], 200],
    ])('%s', async (_what, headers, status) => {
      const answer = await sendRaw(app, lines('GET /login HTTP/1.1', 'Accept: text/html', close, ...headers));
      expect(answer.status).toBe(status);
      expect(answer.text.includes('Console')).toBe(status === 200);
    });

    test('a whole address in the first line changes nothing of whose it is', async () => {
      const get = (host: string) =>
        sendRaw(
          app,
          lines('GET http://localhost/login HTTP/1.1', `Host: ${host}`, 'Accept: text/html', close),
        );
      expect((await get('evil.example')).status).toBe(404);
      expect((await get('localhost')).text).not.toContain('evil');
    });

    test.each([
      'CONNECT evil.example:443',
      'TRACE /graphql',
      'OPTIONS *',
      'GET http://evil.example/secret.txt',
    ])('%s leads nowhere else', async (line) => {
      const answer = await sendRaw(
        app,
        lines(`${line} HTTP/1.1`, 'Host: localhost', 'Cookie: a=secret', close),
      );
      expect(answer.status === null || answer.status >= 400).toBe(true);
      expect(answer.text).not.toContain('a=secret');
    });
  });

  describe('what is too large is refused before it is there', () => {
    const get = (...headers: string[]) =>
      sendRaw(app, lines('GET /health/live HTTP/1.1', 'Host: localhost', ...headers));

    test('a header, an address, a cookie, and very many headers', async () => {
      const long = 'a'.repeat(20_000);
      const many = Array.from({ length: 2500 }, (_, at) => `X-${at}: 1`);
      expect(await get(`X-A: ${long}`)).toMatchObject({ status: 431, isClosed: true });
      expect(await get(`Cookie: ${long}`)).toMatchObject({ status: 431, isClosed: true });
      expect(await get(...many)).toMatchObject({ status: 431, isClosed: true });
      const address = await sendRaw(app, lines(`GET /${long} HTTP/1.1`, 'Host: localhost'));
      expect(address).toMatchObject({ status: 431, isClosed: true });
    });

    test('a body that says how long it is, with none of it sent', async () => {
      expect(await sendRaw(app, post(['Content-Length: 5000000', close], ''))).toMatchObject({ status: 413 });
      const webhook = lines(
        'POST /webhooks/stripe HTTP/1.1',
        'Host: localhost',
        'Content-Length: 256001',
        close,
      );
      expect(await sendRaw(app, webhook)).toMatchObject({ status: 413 });
    });

    test('a body that does not say it, when it has come to a megabyte', async () => {
      const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
      const answer = await sendRaw(app, post(['Transfer-Encoding: chunked', close], piece.repeat(17)));
      expect(answer.status).toBe(413);
    });
  });

  describe('ways out of what is served', () => {
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
    ])('%s', async (address) => {
      const answer = await sendRaw(app, lines(`GET ${address} HTTP/1.1`, 'Host: localhost', close));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toContain('nobody may read');
    });

    test('a name that is spelled in another way is no other way in', async () => {
      const spelled = ['/graphql;a=b', '//graphql', '/GRAPHQL', '/x/../graphql', '/graphql%2f', '/graphql/'];
      for (const address of spelled) {
        const bytes = lines(`GET ${address}?query=%7B__typename%7D HTTP/1.1`, 'Host: localhost', close);
        expect([address, (await sendRaw(app, bytes)).status]).toEqual([address, 404]);
      }
    });
  });
});

describe('refusal log', () => {
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
  });
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
});

describe('slow clients', () => {
  let world: World;
  let app: FastifyInstance;

  async function* endless(): AsyncGenerator<string> {
    for (;;) yield 'x'.repeat(100_000);
  }

  beforeAll(async () => {
    world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
    app = await buildApp(world.services);
    app.get('/endless', (_request, reply) =>
      sendDownload(reply, { fileName: 'endless.csv', parts: endless(), countedAs: 'slow' }),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    await app.close();
    await world.close();
  });

  function open(text: string): Socket {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    return socket.on('error', () => {});
  }

  /** All that was said until the server closed the connection. */
  async function untilClosed(socket: Socket): Promise<string> {
    let text = '';
    socket.on('data', (data) => (text += data.toString('latin1')));
    await once(socket, 'close');
    return text;
  }

  /** The same limit, so that nobody has to wait for it here. */
  function shorten(what: 'headersTimeout' | 'requestTimeout' | 'timeout'): void {
    expect(app.server[what]).toBeGreaterThan(0);
    expect(app.server[what]).toBeLessThanOrEqual(120_000);
    app.server[what] = 300;
  }

  test('whoever is slow with the headers, or with the body, is let go', async () => {
    shorten('headersTimeout');
    expect(await untilClosed(open('GET /health/live HTTP/1.1\r\nHost: loc'))).toContain('408');
    shorten('requestTimeout');
    const halfBody = lines('POST /graphql HTTP/1.1', 'Host: localhost', 'Content-Length: 100') + '{"query"';
    expect(await untilClosed(open(halfBody))).toContain('408');
  });

  test('whoever stops reading a download is let go, and their place is free', async () => {
    shorten('timeout');
    const request = lines('GET /endless HTTP/1.1', 'Host: localhost');
    const stalled = [1, 2, 3].map(() => open(request).pause());
    for (const socket of stalled) {
      socket.resume();
      await once(socket, 'data');
      socket.pause();
    }
    expect((await app.inject('/endless')).statusCode).toBe(429);

    await untilDisconnected(app);
    const again = open(request);
    const [first] = (await once(again, 'data')) as [Buffer];
    expect(first.toString('latin1')).toContain('200 OK');
    for (const socket of [...stalled, again]) socket.destroy();
  });
});
