import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildApp } from '../app';
import { lines, sendRaw } from '../http/rawRequest';
import { openWorld, type TestCompany, type World } from '../testing/world';

jest.setTimeout(60_000);

let world: World;
let app: FastifyInstance;
let company: TestCompany;
let token: string;
let picture: Buffer;

beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
  app = await buildApp(world.services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  company = await world.company();
  token = await world.adminToken(company);
  picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const logo = '/theme-setups/square-logo/upload';
const clients = '/client-imports';
const csv = 'Name,Email\nAda,ada@client.test\n';

test.each([
  [logo, 5_000_000, 'This file is larger than 2 MB. Choose a smaller one.'],
  [clients, 25_000_000, 'This file is larger than 20 MB. Split it into smaller files.'],
])('what says it is too large for %s is refused before any of it is read', async (url, length, message) => {
  const head = lines(
    `POST ${url} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${length}`,
  );
  const answer = await sendRaw(app, head, /"requestId"/);
  expect(answer.status).toBe(413);
  expect(answer.text).toContain(message);
});

const part = (disposition: string, body: string | Buffer = 'x', type = 'text/csv'): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--b\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n`,
      'latin1',
    ),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);

const form = (...parts: Buffer[]): Buffer => Buffer.concat([...parts, Buffer.from('--b--\r\n')]);

const usual = 'multipart/form-data; boundary=b';

const post = (url: string, payload: Buffer, contentType = usual) =>
  app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
    payload,
  });

test.each<[string, () => Buffer, string?]>([
  ['no boundary', () => form(part('name="file"; filename="a.csv"', csv)), 'multipart/form-data'],
  [
    'another boundary',
    () => form(part('name="file"; filename="a.csv"', csv)),
    'multipart/form-data; boundary=c',
  ],
  ['a boundary that is very long', () => form(), `multipart/form-data; boundary=${'b'.repeat(5000)}`],
  ['very many fields', () => form(...Array.from({ length: 1000 }, (_, at) => part(`name="f${at}"`)))],
  ['fields named as what every object has', () => form(part('name="__proto__"'), part('name="constructor"'))],
  ['a field of a megabyte', () => form(part('name="a"', 'x'.repeat(1_000_000)))],
  ['a file under another name', () => form(part('name="files"; filename="a.csv"', csv))],
  ['a field in place of the file', () => form(part('name="file"', csv))],
  ['a part without a name', () => form(part('filename="a.csv"', csv))],
  ['headers of a part without end', () => Buffer.from(`--b\r\nX-A: ${'a'.repeat(100_000)}\r\n`)],
  ['parts without end', () => part('name="file"; filename="a.csv"', csv).subarray(0, 90)],
  ['nothing', () => Buffer.alloc(0)],
])(
  'a form with %s is the sender’s mistake, wherever it is sent',
  async (_what, payload, contentType = usual) => {
    for (const url of [logo, clients]) {
      const answer = await post(url, payload(), contentType);
      expect([400, 413, 415]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ code: 'BAD_USER_INPUT', requestId: expect.any(String) });
    }
  },
);

test('of two files the first is taken', async () => {
  const two = form(
    part('name="file"; filename="a.png"', picture, 'image/png'),
    part('name="file"; filename="b.png"', 'not an image', 'image/png'),
  );
  expect((await post(logo, two)).statusCode).toBe(200);
});

test.each([
  '../../../etc/passwd',
  '..\\..\\windows\\system32\\a.csv',
  'a.csv%00.exe',
  'C:\\a.csv',
  '<img src=x onerror=alert(1)>.csv',
  '=HYPERLINK(1).csv',
  'con',
  '.',
  'a'.repeat(5000),
])('the name of a file is a name and nothing else: %j', async (name) => {
  const answer = await post(clients, form(part(`name="file"; filename="${name}"`, csv)));
  expect(answer.statusCode).toBe(200);
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query<{ file_name: string }>('select file_name from client_imports where id = $1', [answer.json().id]),
  );
  expect(rows[0]?.file_name.length).toBeLessThanOrEqual(255);
  expect(rows[0]?.file_name).not.toMatch(/[/\\\0]/);
});
