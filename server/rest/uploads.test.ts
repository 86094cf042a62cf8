import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { joinHeaderLines, sendRaw } from '../http/rawRequest';
import { openWorld, type TestCompany, type World } from '../testing/world';
import sharp from 'sharp';

describe('upload forms', () => {
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
    const head = joinHeaderLines(
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
    [
      'fields named as what every object has',
      () => form(part('name="__proto__"'), part('name="constructor"')),
    ],
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
      db.query<{ file_name: string }>('select file_name from client_imports where id = $1', [
        answer.json().id,
      ]),
    );
    expect(rows[0]?.file_name.length).toBeLessThanOrEqual(255);
    expect(rows[0]?.file_name).not.toMatch(/[/\\\0]/);
  });
});

describe('client imports', () => {
  let world: World;
  let app: FastifyInstance;
  let address: string;
  beforeAll(async () => {
    world = await openWorld();
    app = await buildApp(world.services);
    address = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  async function post(token: string | null, body: BodyInit): Promise<{ status: number; answer: unknown }> {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const response = await fetch(`${address}/client-imports`, { method: 'POST', body, headers });
    return { status: response.status, answer: await response.json() };
  }

  const formWith = (field: string, content: BlobPart): FormData => {
    const form = new FormData();
    form.append(field, new Blob([content]), 'clients.csv');
    return form;
  };

  const file = 'Name,Email\nAda,ada@client.test\n';

  test('keeps an uploaded file and answers its id', async () => {
    const token = await world.operatorToken(await world.company(), 'Staff', 'MANAGE_CLIENT_MANAGEMENT');
    const { status, answer } = await post(token, formWith('file', file));
    expect(status).toBe(200);
    expect(answer).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), totalRows: 1 });
  });

  test('is not for strangers, those without the flag, or a company that is closed', async () => {
    const company = await world.company();
    const without = await world.operatorToken(company, 'Staff', 'MANAGE_DASHBOARD');
    const closed = await world.adminToken(await world.company({ status: 'Cancelled' }));
    await expect(post(null, formWith('file', file))).resolves.toMatchObject({ status: 401 });
    await expect(post('no token', formWith('file', file))).resolves.toMatchObject({ status: 401 });
    await expect(post(without, formWith('file', file))).resolves.toMatchObject({
      status: 403,
      answer: { code: 'FORBIDDEN' },
    });
    await expect(post(closed, formWith('file', file))).resolves.toMatchObject({
      status: 403,
      answer: { code: 'COMPANY_CANCELLED' },
    });
  });

  test('says what is wrong with a file, an upload without one, and one that is too large', async () => {
    const token = await world.adminToken(await world.company());
    await expect(post(token, formWith('file', '%PDF-1.7'))).resolves.toMatchObject({
      status: 400,
      answer: { code: 'BAD_USER_INPUT', fields: { file: expect.stringContaining('PDF') } },
    });
    for (const body of [formWith('other', file), new FormData(), '{}']) {
      await expect(post(token, body)).resolves.toMatchObject({
        status: 400,
        answer: { code: 'BAD_USER_INPUT', fields: { file: expect.any(String) } },
      });
    }
    const large = `Name,Email\n${'x'.repeat(20_000_000)}`;
    await expect(post(token, formWith('file', large))).resolves.toMatchObject({
      status: 413,
      answer: { fields: { file: 'This file is larger than 20 MB. Split it into smaller files.' } },
    });
  });
});
