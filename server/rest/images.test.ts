import sharp from 'sharp';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { limit } from '../modules/auth/limits';
import { themeSetup, updateThemeSetup } from '../modules/branding/service';
import { newId } from '../lib/ids';
import { openWorld, type TestCompany, type World } from '../testing/world';

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openWorld();
  app = await buildApp(world.services);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const flag = 'MANAGE_WHITE_LABELLED_CUSTOMER';
const svgLogo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)"><rect width="10" height="10"/></svg>',
);

const png = (width: number, height = width, background = '#ff0000') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

function multipart(bytes: Uint8Array, field = 'file', fileName = 'logo.png') {
  const boundary = 'x-livery-test';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

async function post(url: string, token: string | null, body: ReturnType<typeof multipart>) {
  const headers = { ...body.headers, ...(token && { authorization: `Bearer ${token}` }) };
  return app.inject({ method: 'POST', url, headers, payload: body.payload });
}

const get = (url: string, token?: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'GET',
    url,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  });

const imageCount = async (company: TestCompany) => {
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query('select id from images where company_id = $1', [company.id]),
  );
  return rows.length;
};

describe.each([
  ['square logo', '/theme-setups/square-logo', 'squareLogoUrl'],
  ['full logo', '/theme-setups/full-logo', 'fullLogoUrl'],
] as const)('spec 3: the %s', (_name, url, linkField) => {
  test('can be uploaded, fetched and replaced', async () => {
    const company = await world.company();
    const token = await world.operatorToken(company, 'Staff', flag);
    expect((await get(url, token)).statusCode).toBe(404);

    const stored = await post(`${url}/upload`, token, multipart(await png(200)));
    expect(stored.statusCode).toBe(200);
    expect(stored.json()).toEqual({ version: expect.any(String), width: 200, height: 200 });

    const shown = await get(url, token);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'content-disposition': expect.stringMatching(/^inline; filename="[a-z-]+\.png"$/),
      'cache-control': 'private, no-cache',
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'png', width: 200 });
    const unchanged = await get(url, token, { 'if-none-match': String(shown.headers.etag) });
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.body).toBe('');

    await post(`${url}/upload`, token, multipart(await png(300)));
    const replaced = await get(url, token, { 'if-none-match': String(shown.headers.etag) });
    expect(replaced.statusCode).toBe(200);
    expect((await sharp(replaced.rawPayload).metadata()).width).toBe(300);
    // What versions and deployed sites show stays.
    expect(await imageCount(company)).toBe(2);
  });

  test('is shown by its signed link without a token, and by no other', async () => {
    const company = await world.company();
    const admin = await world.asAdmin(company);
    await updateThemeSetup(admin, { title: 'Acme', colour: '#112233' });
    await post(`${url}/upload`, await world.adminToken(company), multipart(await png(200)));
    const link = (await themeSetup(admin))?.[linkField] ?? '';

    const shown = await get(link);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['cache-control']).toBe('private, max-age=86400, immutable');
    const other = await world.company();
    for (const wrong of [
      link.replace(company.id, other.id),
      link.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      link.replace(/expires=\d+/, 'expires=9999999999'),
      `${url}?signature=`,
      url,
    ]) {
      expect((await get(wrong)).statusCode).toBe(401);
    }

    await post(`${url}/upload`, await world.adminToken(company), multipart(await png(220)));
    const earlier = await get(link);
    expect((await sharp(earlier.rawPayload).metadata()).width).toBe(200);
    expect((await get((await themeSetup(admin))?.[linkField] ?? '')).rawPayload).not.toEqual(
      earlier.rawPayload,
    );
  });

  test("of another company is nobody else's", async () => {
    await post(`${url}/upload`, await world.adminToken(await world.company()), multipart(await png(200)));
    expect((await get(url, await world.adminToken(await world.company()))).statusCode).toBe(404);
  });

  test('is refused without the flag, without a token and in a closed company', async () => {
    const company = await world.company();
    const body = multipart(await png(200));
    const unflagged = await world.operatorToken(company, 'Staff', 'MANAGE_SETTINGS');
    const closed = await world.adminToken(await world.company({ status: 'Cancelled' }));

    expect(await post(`${url}/upload`, unflagged, body)).toMatchObject({ statusCode: 403 });
    expect(await post(`${url}/upload`, null, body)).toMatchObject({ statusCode: 401 });
    expect((await post(`${url}/upload`, closed, body)).json()).toMatchObject({ code: 'COMPANY_CANCELLED' });
    expect(await imageCount(company)).toBe(0);
  });

  test('is uploaded by the Admin during onboarding, and by nobody else then', async () => {
    const company = await world.company({ status: 'Pending' });
    const body = multipart(await png(200));
    expect(await post(`${url}/upload`, await world.adminToken(company), body)).toMatchObject({
      statusCode: 200,
    });
    const staff = await world.operatorToken(company, 'Staff', flag);
    expect(await post(`${url}/upload`, staff, body)).toMatchObject({ statusCode: 403 });
  });
});

describe('an upload', () => {
  const url = '/theme-setups/square-logo/upload';
  const refusal = async (body: ReturnType<typeof multipart>, to = url) => {
    const answer = await post(to, await world.adminToken(await world.company()), body);
    return { status: answer.statusCode, ...answer.json() };
  };

  test('that is no image says what to choose, whatever its name says', async () => {
    expect(await refusal(multipart(Buffer.from('hello'), 'file', 'logo.png'))).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: 'This file is not a PNG, JPEG, WebP or SVG image. Choose one of these.',
      fields: { file: expect.any(String) },
      requestId: expect.any(String),
    });
  });

  test('that is too small names both sizes', async () => {
    expect(await refusal(multipart(await png(100)))).toMatchObject({
      message: 'This image is 100 by 100 pixels. A square logo needs 128 by 128 pixels at least.',
    });
    expect(await refusal(multipart(await png(100, 50)), '/theme-setups/full-logo/upload')).toMatchObject({
      message: 'This image is 100 by 50 pixels. A full logo needs to be 128 pixels wide at least.',
    });
  });

  test('is square within 5 %', async () => {
    expect(await refusal(multipart(await png(200, 189)))).toMatchObject({
      message: expect.stringContaining('200 by 189 pixels, which is not square'),
    });
    expect(await refusal(multipart(await png(200, 190)))).toMatchObject({ status: 200 });
  });

  test('of more than 2 MB is 413', async () => {
    expect(await refusal(multipart(Buffer.alloc(2_000_001, 1)))).toMatchObject({
      status: 413,
      code: 'BAD_USER_INPUT',
      message: 'This file is larger than 2 MB. Choose a smaller one.',
    });
  });

  test('that is empty, in another field, no form or cut off is refused', async () => {
    expect(await refusal(multipart(Buffer.alloc(0)))).toMatchObject({
      status: 400,
      fields: { file: 'This file is empty. Choose another one.' },
    });
    expect(await refusal(multipart(await png(200), 'logo'))).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
    });
    const form = multipart(await png(200));
    expect(
      await refusal({ headers: { 'content-type': 'application/json' }, payload: Buffer.from('{}') }),
    ).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    const cutOff = { ...form, payload: form.payload.subarray(0, form.payload.length - 60) };
    expect(await refusal(cutOff)).toMatchObject({
      status: 400,
      message: 'The file did not arrive whole. Upload it again.',
    });
  });

  test('is one of 120 that a company may send in an hour, refused before it is read', async () => {
    const company = await world.company();
    const token = await world.adminToken(company);
    for (let count = 0; count < 120; count += 1)
      await limit(world.services, 'image-upload-company', company.id);
    for (const url of ['/theme-setups/full-logo/upload', '/operators/profile-image/upload']) {
      const refused = await post(url, token, multipart(Buffer.from('no image')));
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  test('of an SVG is served sanitised to those who take SVG, and as PNG to the others', async () => {
    const token = await world.adminToken(await world.company());
    await post(url, token, multipart(svgLogo));
    const svg = await get('/theme-setups/square-logo', token, { accept: 'image/avif,image/svg+xml,*/*' });
    const raster = await get('/theme-setups/square-logo', token, { accept: 'image/png' });

    expect(svg.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(svg.headers['content-security-policy']).toContain('sandbox');
    expect(svg.body).toContain('<rect');
    expect(svg.body).not.toContain('alert');
    expect(raster.headers['content-type']).toBe('image/png');
    expect(raster.headers.etag).not.toBe(svg.headers.etag);
  });

  test('is heard by open consoles and stands on the record', async () => {
    const company = await world.company();
    const events = world.services.events.subscribe('companyChanged', company.id);
    await post(url, await world.adminToken(company), multipart(await png(200)));

    expect((await events.next()).value).toMatchObject({ companyId: company.id });
    await events.return?.();
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query('select action, target_label from audit_events where company_id = $1', [company.id]),
    );
    expect(rows).toEqual([{ action: 'themeSetup.logoUploaded', target_label: 'Square logo' }]);
  });
});

describe('spec 7: the profile image', () => {
  const urlOf = (operatorId: string, token: string, version?: string) =>
    `/operators/${operatorId}/profile-image?${new URLSearchParams({ accessToken: token, ...(version && { version }) })}`;

  test('comes by the access token in the address, to operators of the same company', async () => {
    const company = await world.company();
    const token = await world.adminToken(company);
    expect((await get(urlOf(company.admin.id, token))).statusCode).toBe(404);

    const stored = await post('/operators/profile-image/upload', token, multipart(await png(50, 80)));
    expect(stored.statusCode).toBe(200);
    const { version } = stored.json();
    const colleague = await world.operatorToken(company, 'Staff');
    const shown = await get(urlOf(company.admin.id, colleague, version));
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=86400, immutable',
    });
    expect((await get(urlOf(company.admin.id, colleague, 'old'))).headers['cache-control']).toBe(
      'private, no-cache',
    );

    await post('/operators/profile-image/upload', token, multipart(await png(60)));
    expect(await imageCount(company)).toBe(1);
  });

  test('SVG is also handled', async () => {
    const company = await world.company({ status: 'Pending' });
    const token = await world.adminToken(company);
    await post('/operators/profile-image/upload', token, multipart(svgLogo));
    const shown = await app.inject({
      url: urlOf(company.admin.id, token),
      headers: { accept: 'image/svg+xml' },
    });
    expect(shown.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  test('is 401 without a token that holds, and 404 for everybody else', async () => {
    const company = await world.company();
    const token = await world.adminToken(company);
    await post('/operators/profile-image/upload', token, multipart(await png(50)));
    const stranger = await world.adminToken(await world.company());

    expect((await get(urlOf(company.admin.id, 'nonsense'))).statusCode).toBe(401);
    expect((await get(`/operators/${company.admin.id}/profile-image`, token)).statusCode).toBe(401);
    for (const id of [company.admin.id, newId(), 'no-id']) {
      expect((await get(urlOf(id, stranger))).statusCode).toBe(404);
    }
    expect(await post('/operators/profile-image/upload', null, multipart(await png(50)))).toMatchObject({
      statusCode: 401,
    });
  });
});
