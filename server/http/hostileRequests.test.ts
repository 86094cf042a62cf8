import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { openWorld, type World } from '../testing/world';
import { lines, sendRaw } from './rawRequest';

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
}, 60_000);

afterAll(async () => {
  await app.close();
  await world.close();
  await rm(folder, { recursive: true });
});

const query = '{"query":"{__typename}"}';
const length = String(query.length);
const chunked = `${query.length.toString(16)}\r\n${query}\r\n0\r\n\r\n`;

/** Something that, were it taken for a request of its own, would be answered by a second status line. */
const smuggled = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';

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
    const answer = await sendRaw(app, Buffer.from(bytes + smuggled, 'latin1'));
    expect(answer).toMatchObject({ status: 400, isClosed: true });
    expect(answer.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test('and with one reading it is answered', async () => {
    for (const bytes of [
      post([`Content-Length: ${length}`], query),
      post(['Transfer-Encoding: chunked'], chunked),
    ]) {
      expect(await sendRaw(app, bytes, /__typename/)).toMatchObject({ status: 200, isClosed: false });
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
    const answer = await sendRaw(app, lines('GET /login HTTP/1.1', 'Accept: text/html', ...headers));
    expect(answer.status).toBe(status);
    expect(answer.text.includes('Console')).toBe(status === 200);
  });

  test('a whole address in the first line changes nothing of whose it is', async () => {
    const get = (host: string) =>
      sendRaw(app, lines('GET http://localhost/login HTTP/1.1', `Host: ${host}`, 'Accept: text/html'));
    expect((await get('evil.example')).status).toBe(404);
    expect((await get('localhost')).text).not.toContain('evil');
  });

  test.each([
    'CONNECT evil.example:443',
    'TRACE /graphql',
    'OPTIONS *',
    'GET http://evil.example/secret.txt',
  ])('%s leads nowhere else', async (line) => {
    const answer = await sendRaw(app, lines(`${line} HTTP/1.1`, 'Host: localhost', 'Cookie: a=secret'));
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
    expect(await sendRaw(app, post(['Content-Length: 5000000'], ''))).toMatchObject({ status: 413 });
    const webhook = lines('POST /webhooks/stripe HTTP/1.1', 'Host: localhost', 'Content-Length: 256001');
    expect(await sendRaw(app, webhook)).toMatchObject({ status: 413 });
  });

  test('a body that does not say it, when it has come to a megabyte', async () => {
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const answer = await sendRaw(app, post(['Transfer-Encoding: chunked'], piece.repeat(17)));
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
    const answer = await sendRaw(app, lines(`GET ${address} HTTP/1.1`, 'Host: localhost'));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain('nobody may read');
  });

  test('a name that is spelled in another way is no other way in', async () => {
    const spelled = ['/graphql;a=b', '//graphql', '/GRAPHQL', '/x/../graphql', '/graphql%2f', '/graphql/'];
    for (const address of spelled) {
      const bytes = lines(`GET ${address}?query=%7B__typename%7D HTTP/1.1`, 'Host: localhost');
      expect([address, (await sendRaw(app, bytes)).status]).toEqual([address, 404]);
    }
  });
});
