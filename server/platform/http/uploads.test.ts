import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { joinHeaderLines, sendRaw } from '../../testing/rawRequest';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import sharp from 'sharp';

describe('multipart uploads', () => {
  let fixture: Fixture;
  let app: FastifyInstance;
  let company: TestCompany;
  let token: string;
  let image: Buffer;

  beforeAll(async () => {
    fixture = await openFixture({ REQUESTS_PER_MINUTE: '0' });
    app = await buildApp(fixture.services);
    await app.listen({ port: 0, host: '127.0.0.1' });
    company = await fixture.company();
    token = (await fixture.signedIn(company)).token;
    image = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
  });
  afterAll(async () => {
    await app.close();
    await fixture.close();
  });

  const logoUrl = '/theme-setups/square-logo/upload';
  const importsUrl = '/client-imports';
  const csv = 'Name,Email\nAda,ada@client.test\n';

  test.each([
    [logoUrl, 5_000_000, 'This file is larger than 2 MB. Choose a smaller file.'],
    [importsUrl, 25_000_000, 'This file is larger than 20 MB. Split it into smaller files.'],
  ])(
    'reject a request to %s whose Content-Length is too large before reading its body',
    async (url, length, message) => {
      const head = joinHeaderLines(
        `POST ${url} HTTP/1.1`,
        'Host: localhost',
        `Authorization: Bearer ${token}`,
        'Content-Type: multipart/form-data; boundary=x',
        `Content-Length: ${length}`,
      );
      const response = await sendRaw(app, head, /"requestId"/);
      expect(response.status).toBe(413);
      expect(response.text).toContain(message);
    },
  );

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

  const defaultContentType = 'multipart/form-data; boundary=b';

  const post = (url: string, payload: Buffer, contentType = defaultContentType) =>
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
    ['a very long boundary', () => form(), `multipart/form-data; boundary=${'b'.repeat(5000)}`],
    ['very many fields', () => form(...Array.from({ length: 1000 }, (_, index) => part(`name="f${index}"`)))],
    [
      'fields named like built-in object properties',
      () => form(part('name="__proto__"'), part('name="constructor"')),
    ],
    ['a field of one megabyte', () => form(part('name="a"', 'x'.repeat(1_000_000)))],
    ['a file under another name', () => form(part('name="files"; filename="a.csv"', csv))],
    ['a text field instead of the file', () => form(part('name="file"', csv))],
    ['a part without a name', () => form(part('filename="a.csv"', csv))],
    ['unterminated part headers', () => Buffer.from(`--b\r\nX-A: ${'a'.repeat(100_000)}\r\n`)],
    ['an unterminated part', () => part('name="file"; filename="a.csv"', csv).subarray(0, 90)],
    ['an empty body', () => Buffer.alloc(0)],
  ])('return a client error for a form with %s', async (_case, payload, contentType = defaultContentType) => {
    for (const url of [logoUrl, importsUrl]) {
      const response = await post(url, payload(), contentType);
      expect([400, 413, 415]).toContain(response.statusCode);
      expect(response.json()).toMatchObject({ code: 'BAD_USER_INPUT', requestId: expect.any(String) });
    }
  });

  test('use the first of two files', async () => {
    const twoFiles = form(
      part('name="file"; filename="a.png"', image, 'image/png'),
      part('name="file"; filename="b.png"', 'not an image', 'image/png'),
    );
    expect((await post(logoUrl, twoFiles)).statusCode).toBe(200);
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
  ])('limit the file name %j to 255 characters without path separators', async (name) => {
    const response = await post(importsUrl, form(part(`name="file"; filename="${name}"`, csv)));
    expect(response.statusCode).toBe(200);
    const rows = await fixture.query<{ file_name: string }>(
      company,
      'select file_name from client_imports where id = $1',
      [response.json().id],
    );
    expect(rows[0]?.file_name.length).toBeLessThanOrEqual(255);
    expect(rows[0]?.file_name).not.toMatch(/[/\\\0]/);
  });
});

describe('client import uploads', () => {
  let fixture: Fixture;
  let app: FastifyInstance;
  let address: string;
  beforeAll(async () => {
    fixture = await openFixture();
    app = await buildApp(fixture.services);
    address = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await fixture.close();
  });

  async function post(token: string | null, body: BodyInit): Promise<{ status: number; body: unknown }> {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const response = await fetch(`${address}/client-imports`, { method: 'POST', body, headers });
    return { status: response.status, body: await response.json() };
  }

  const formWith = (field: string, content: BlobPart): FormData => {
    const form = new FormData();
    form.append(field, new Blob([content]), 'clients.csv');
    return form;
  };

  const file = 'Name,Email\nAda,ada@client.test\n';

  test('return the id of the stored file and its number of rows', async () => {
    const company = await fixture.company();
    const { token } = await fixture.signedIn(company, { permissions: ['MANAGE_CLIENT_MANAGEMENT'] });
    const { status, body } = await post(token, formWith('file', file));
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), totalRows: 1 });
  });

  test('reject requests without a token or permission, and from a closed company', async () => {
    const company = await fixture.company();
    const { token: tokenWithoutPermission } = await fixture.signedIn(company, {
      permissions: ['MANAGE_DASHBOARD'],
    });
    const { token: closedCompanyToken } = await fixture.signedIn(
      await fixture.company({ status: 'Cancelled' }),
    );
    await expect(post(null, formWith('file', file))).resolves.toMatchObject({ status: 401 });
    await expect(post('no token', formWith('file', file))).resolves.toMatchObject({ status: 401 });
    await expect(post(tokenWithoutPermission, formWith('file', file))).resolves.toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    await expect(post(closedCompanyToken, formWith('file', file))).resolves.toMatchObject({
      status: 403,
      body: { code: 'COMPANY_CANCELLED' },
    });
  });

  test('return a field error for an invalid, missing or too large file', async () => {
    const { token } = await fixture.signedIn(await fixture.company());
    await expect(post(token, formWith('file', '%PDF-1.7'))).resolves.toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', fields: { file: expect.stringContaining('PDF') } },
    });
    for (const body of [formWith('other', file), new FormData(), '{}']) {
      await expect(post(token, body)).resolves.toMatchObject({
        status: 400,
        body: { code: 'BAD_USER_INPUT', fields: { file: expect.any(String) } },
      });
    }
    const large = `Name,Email\n${'x'.repeat(20_000_000)}`;
    await expect(post(token, formWith('file', large))).resolves.toMatchObject({
      status: 413,
      body: { fields: { file: 'This file is larger than 20 MB. Split it into smaller files.' } },
    });
  });
});
