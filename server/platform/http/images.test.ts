import sharp from 'sharp';
import { limit } from '../rate-limits/limits';
import { themeSetup, updateThemeSetup } from '../../brand/internals';
import { newId } from '../../lib/ids';
import { type ApiFixture, openApiFixture } from '../../testing/apiFixture';
import type { TestCompany } from '../../testing/fixture';

let fixture: ApiFixture;
beforeAll(async () => void (fixture = await openApiFixture()));
afterAll(() => fixture.close());

const permission = 'MANAGE_WHITE_LABELLED_CUSTOMER';
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
  return fixture.app.inject({ method: 'POST', url, headers, payload: body.payload });
}

const get = (url: string, token?: string, headers: Record<string, string> = {}) =>
  fixture.app.inject({
    method: 'GET',
    url,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  });

const imageCount = async (company: TestCompany) => {
  const rows = await fixture.query(company, 'select id from images where company_id = $1', [company.id]);
  return rows.length;
};

describe.each([
  ['square logo', '/theme-setups/square-logo', 'squareLogoUrl'],
  ['full logo', '/theme-setups/full-logo', 'fullLogoUrl'],
] as const)('spec 3: the %s', (_name, url, linkField) => {
  test('can be uploaded, fetched and replaced', async () => {
    const company = await fixture.company();
    const { token } = await fixture.signedIn(company, { permissions: [permission] });
    expect((await get(url, token)).statusCode).toBe(404);

    const uploaded = await post(`${url}/upload`, token, multipart(await png(200)));
    expect(uploaded.statusCode).toBe(200);
    expect(uploaded.json()).toEqual({ version: expect.any(String), width: 200, height: 200 });

    const served = await get(url, token);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'content-disposition': expect.stringMatching(/^inline; filename="[a-z-]+\.png"$/),
      'cache-control': 'private, no-cache',
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'png', width: 200 });
    const unchanged = await get(url, token, { 'if-none-match': String(served.headers.etag) });
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.body).toBe('');

    await post(`${url}/upload`, token, multipart(await png(300)));
    const replaced = await get(url, token, { 'if-none-match': String(served.headers.etag) });
    expect(replaced.statusCode).toBe(200);
    expect((await sharp(replaced.rawPayload).metadata()).width).toBe(300);
    // Content versions and deployed portals continue to show the replaced image.
    expect(await imageCount(company)).toBe(2);
  });

  test('is served without a token only through its signed link', async () => {
    const company = await fixture.company();
    const admin = await fixture.signedIn(company);
    await updateThemeSetup(admin, { title: 'Acme', colour: '#112233' });
    await post(`${url}/upload`, (await fixture.signedIn(company)).token, multipart(await png(200)));
    const link = (await themeSetup(admin))?.[linkField] ?? '';

    const served = await get(link);
    expect(served.statusCode).toBe(200);
    expect(served.headers['cache-control']).toBe('private, max-age=86400, immutable');
    const other = await fixture.company();
    for (const invalidUrl of [
      link.replace(company.id, other.id),
      link.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      link.replace(/expires=\d+/, 'expires=9999999999'),
      `${url}?signature=`,
      url,
    ]) {
      expect((await get(invalidUrl)).statusCode).toBe(401);
    }

    await post(`${url}/upload`, (await fixture.signedIn(company)).token, multipart(await png(220)));
    const earlier = await get(link);
    expect((await sharp(earlier.rawPayload).metadata()).width).toBe(200);
    expect((await get((await themeSetup(admin))?.[linkField] ?? '')).rawPayload).not.toEqual(
      earlier.rawPayload,
    );
  });

  test('is not served to another company', async () => {
    await post(
      `${url}/upload`,
      (await fixture.signedIn(await fixture.company())).token,
      multipart(await png(200)),
    );
    expect((await get(url, (await fixture.signedIn(await fixture.company())).token)).statusCode).toBe(404);
  });

  test('cannot be uploaded without the permission, without a token or for a closed company', async () => {
    const company = await fixture.company();
    const body = multipart(await png(200));
    const { token: tokenWithoutPermission } = await fixture.signedIn(company, {
      permissions: ['MANAGE_SETTINGS'],
    });
    const { token: closedCompanyToken } = await fixture.signedIn(
      await fixture.company({ status: 'Cancelled' }),
    );

    expect(await post(`${url}/upload`, tokenWithoutPermission, body)).toMatchObject({ statusCode: 403 });
    expect(await post(`${url}/upload`, null, body)).toMatchObject({ statusCode: 401 });
    expect((await post(`${url}/upload`, closedCompanyToken, body)).json()).toMatchObject({
      code: 'COMPANY_CANCELLED',
    });
    expect(await imageCount(company)).toBe(0);
  });

  test('during onboarding, can be uploaded only by an Admin', async () => {
    const company = await fixture.company({ status: 'Pending' });
    const body = multipart(await png(200));
    expect(await post(`${url}/upload`, (await fixture.signedIn(company)).token, body)).toMatchObject({
      statusCode: 200,
    });
    const { token: staff } = await fixture.signedIn(company, { permissions: [permission] });
    expect(await post(`${url}/upload`, staff, body)).toMatchObject({ statusCode: 403 });
  });
});

describe('image uploads', () => {
  const url = '/theme-setups/square-logo/upload';
  const uploadResult = async (body: ReturnType<typeof multipart>, path = url) => {
    const response = await post(path, (await fixture.signedIn(await fixture.company())).token, body);
    return { status: response.statusCode, ...response.json() };
  };

  test('reject a file that is not an image, despite its name', async () => {
    expect(await uploadResult(multipart(Buffer.from('hello'), 'file', 'logo.png'))).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: 'Choose a PNG, JPEG, WebP or SVG image.',
      fields: { file: expect.any(String) },
      requestId: expect.any(String),
    });
  });

  test('reject a small image and state its size and the minimum', async () => {
    expect(await uploadResult(multipart(await png(100)))).toMatchObject({
      message: 'This image is 100 × 100 pixels. Upload a logo of at least 128 × 128 pixels.',
    });
    expect(await uploadResult(multipart(await png(100, 50)), '/theme-setups/full-logo/upload')).toMatchObject(
      {
        message: 'This image is 100 × 50 pixels. Upload a logo at least 128 pixels wide.',
      },
    );
  });

  test('reject a square logo whose sides differ by more than 5 percent', async () => {
    expect(await uploadResult(multipart(await png(200, 189)))).toMatchObject({
      message: expect.stringContaining('200 × 189 pixels. Crop it to a square.'),
    });
    expect(await uploadResult(multipart(await png(200, 190)))).toMatchObject({ status: 200 });
  });

  test('return 413 for a file of more than 2 MB', async () => {
    expect(await uploadResult(multipart(Buffer.alloc(2_000_001, 1)))).toMatchObject({
      status: 413,
      code: 'BAD_USER_INPUT',
      message: 'This file is larger than 2 MB. Choose a smaller file.',
    });
  });

  test('reject an empty file, a wrong field, a wrong content type and a truncated form', async () => {
    expect(await uploadResult(multipart(Buffer.alloc(0)))).toMatchObject({
      status: 400,
      fields: { file: 'This file is empty. Choose another file.' },
    });
    expect(await uploadResult(multipart(await png(200), 'logo'))).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
    });
    const form = multipart(await png(200));
    expect(
      await uploadResult({ headers: { 'content-type': 'application/json' }, payload: Buffer.from('{}') }),
    ).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    const truncated = { ...form, payload: form.payload.subarray(0, form.payload.length - 60) };
    expect(await uploadResult(truncated)).toMatchObject({
      status: 400,
      message: 'The upload was interrupted. Upload the file again.',
    });
  });

  test('beyond 120 an hour per company are rejected before the file is read', async () => {
    const company = await fixture.company();
    const { token } = await fixture.signedIn(company);
    for (let count = 0; count < 120; count += 1)
      await limit(fixture.services, 'image-upload-company', company.id);
    for (const url of ['/theme-setups/full-logo/upload', '/operators/profile-image/upload']) {
      const rejected = await post(url, token, multipart(Buffer.from('no image')));
      expect(rejected.statusCode).toBe(429);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  test('of an SVG are served as sanitized SVG to browsers that accept it, and as PNG to others', async () => {
    const { token } = await fixture.signedIn(await fixture.company());
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

  test('publish companyChanged and write an audit event', async () => {
    const company = await fixture.company();
    const events = fixture.services.events.subscribe('companyChanged', company.id);
    await post(url, (await fixture.signedIn(company)).token, multipart(await png(200)));

    expect((await events.next()).value).toMatchObject({ companyId: company.id });
    await events.return?.();
    const rows = await fixture.query(
      company,
      'select action, target_label from audit_events where company_id = $1',
      [company.id],
    );
    expect(rows).toEqual([{ action: 'themeSetup.logoUploaded', target_label: 'Square logo' }]);
  });
});

describe('spec 7: the profile image', () => {
  const urlOf = (operatorId: string, token: string, version?: string) =>
    `/operators/${operatorId}/profile-image?${new URLSearchParams({ accessToken: token, ...(version && { version }) })}`;

  test('is served to operators of the same company with the access token in the URL', async () => {
    const company = await fixture.company();
    const { token } = await fixture.signedIn(company);
    expect((await get(urlOf(company.admin.id, token))).statusCode).toBe(404);

    const uploaded = await post('/operators/profile-image/upload', token, multipart(await png(50, 80)));
    expect(uploaded.statusCode).toBe(200);
    const { version } = uploaded.json();
    const { token: colleague } = await fixture.signedIn(company, { permissions: [] });
    const served = await get(urlOf(company.admin.id, colleague, version));
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=86400, immutable',
    });
    expect((await get(urlOf(company.admin.id, colleague, 'old'))).headers['cache-control']).toBe(
      'private, no-cache',
    );

    await post('/operators/profile-image/upload', token, multipart(await png(60)));
    expect(await imageCount(company)).toBe(1);
  });

  test('is served as an SVG to browsers that accept it if it was uploaded as one', async () => {
    const company = await fixture.company({ status: 'Pending' });
    const { token } = await fixture.signedIn(company);
    await post('/operators/profile-image/upload', token, multipart(svgLogo));
    const served = await fixture.app.inject({
      url: urlOf(company.admin.id, token),
      headers: { accept: 'image/svg+xml' },
    });
    expect(served.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  test('returns 401 without a valid token, and 404 to other companies', async () => {
    const company = await fixture.company();
    const { token } = await fixture.signedIn(company);
    await post('/operators/profile-image/upload', token, multipart(await png(50)));
    const { token: otherCompanyToken } = await fixture.signedIn(await fixture.company());

    expect((await get(urlOf(company.admin.id, 'nonsense'))).statusCode).toBe(401);
    expect((await get(`/operators/${company.admin.id}/profile-image`, token)).statusCode).toBe(401);
    for (const id of [company.admin.id, newId(), 'no-id']) {
      expect((await get(urlOf(id, otherCompanyToken))).statusCode).toBe(404);
    }
    expect(await post('/operators/profile-image/upload', null, multipart(await png(50)))).toMatchObject({
      statusCode: 401,
    });
  });
});
