import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import type { Database, LiveEvent } from '../../platform';
import { readSnapshot, takeSnapshot } from '../../brand';
import { candidateHeader, publicPaths, signCandidate } from '../../brand/internals';
import { newId } from '../../lib/ids';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { setUpPortal, type PortalFixture } from './testing/setUpPortal';
import { publishPortal } from '../../testing/factories/brand';

let fixture: Fixture;
let acme: TestCompany;
let portalData: PortalFixture;
let snapshotId: string;
let app: FastifyInstance;
let queries = 0;

/** Returns a database that counts its queries and transactions in `queries`. */
const countQueries = (database: Database): Database => {
  const counted = <Args extends unknown[], Result>(call: (...args: Args) => Result) => ({
    value: (...args: Args) => {
      queries++;
      return call(...args);
    },
  });
  return Object.create(database, {
    inCompany: counted(database.inCompany.bind(database)),
    onPlatform: counted(database.onPlatform.bind(database)),
    query: counted(database.query.bind(database)),
  });
};

beforeAll(async () => {
  fixture = await openFixture({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' });
  app = await buildApp({ ...fixture.services, database: countQueries(fixture.services.database) });
  acme = await fixture.company({ subdomain: 'acme', name: 'Acme Ltd' });
  portalData = await setUpPortal(fixture, acme);
  snapshotId = await publishPortal(fixture, acme.id);
});
afterAll(async () => {
  await app.close();
  await fixture.close();
});

const host = 'acme.localhost:4000';
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } });

const queryAcme = (text: string, values: unknown[] = []) =>
  fixture.inCompany(acme, (db) => db.query(text, [acme.id, ...values]));

/** Publishes an event and resolves when this process has received it. */
async function publishAndWait(event: LiveEvent): Promise<void> {
  const events = fixture.services.events.subscribe(event.type, event.companyId);
  await fixture.services.database.inCompany(event.companyId, (db) => db.publish(event));
  await events.next();
  await events.return?.();
}

const publishChange = (type: 'companyChanged' | 'siteChanged'): Promise<void> =>
  publishAndWait({ type, companyId: acme.id });

/** Returns the URLs that a page links to, loads or submits to, in document order. */
const urlsIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, url = '']) => url);

describe('portal', () => {
  test.each([
    ['/', '<h1 dir="auto">Work that is done</h1>'],
    ['/plans', '<h1>Plans</h1>'],
    ['/legal', 'Privacy policy'],
    ['/legal/privacy-policy', '<p dir="auto">Acme Ltd writes this.</p>'],
    ['/guides', 'First steps'],
    ['/guides/first-steps', '<h1 dir="auto">First steps</h1>'],
  ])('renders %s with the public name in the title, and without scripts', async (url, text) => {
    const { statusCode, body, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(text);
    expect(body).toMatch(/<html lang="en" dir="ltr">[^]*<title>(Plans · |.* · )?Acme &amp; Sons<\/title>/);
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(body).not.toMatch(/<script|<style| style=| on\w+="/);
  });

  test('shows prices and terms, and escapes plan names', async () => {
    const { body } = await get('/plans');
    const text = body.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toContain('$10.00 per month Or $100.00 per year, paid upfront. 14-day free trial.');
    expect(text).toContain('$49.00 every 3 months One-time setup fee: $25.00.');
    expect(body).toContain('<h2><bdi>Free &lt;b&gt;</bdi></h2>');
    expect(body).toContain(`href="/sign-up?plan=${portalData.planId}"`);
  });

  test('links only to existing pages and files, and loads less than 50 kB for each page', async () => {
    const snapshot = await fixture.inCompany(acme, (db) => readSnapshot(db, acme.id, snapshotId));
    const pages = snapshot ? publicPaths(snapshot) : [];
    expect(pages).toEqual([
      '/',
      '/plans',
      '/legal',
      '/legal/privacy-policy',
      '/guides',
      '/guides/first-steps',
    ]);
    const accountLinks = /^(mailto:|\/sign-|#)/;
    for (const url of pages) {
      const { body, rawPayload } = await get(url);
      let totalBytes = rawPayload.length;
      for (const address of new Set(urlsIn(body).filter((to) => !accountLinks.test(to)))) {
        const loaded = await get(address);
        expect([address, loaded.statusCode]).toEqual([address, 200]);
        if (!String(loaded.headers['content-type']).startsWith('text/html'))
          totalBytes += loaded.rawPayload.length;
      }
      expect(totalBytes).toBeLessThan(50_000);
    }
  });

  test('never mentions Livery or GraphQL in a response', async () => {
    const addresses = [
      ...['/', '/plans', '/legal', '/legal/privacy-policy', '/guides', '/guides/first-steps', '/nothing'],
      ...['/site.css', '/robots.txt', '/favicon.ico', '/logo/full', '/logo/square', '/apple-touch-icon.png'],
      ...['/graphql', '/health', '/%zz', '/assets/main.js', '/theme-setups/full-logo'],
    ];
    for (const url of addresses) {
      for (const visited of [host, 'unknown.localhost']) {
        const { body, headers } = await app.inject({ url, headers: { host: visited, accept: 'text/html' } });
        expect(`${JSON.stringify(headers)} ${body}`).not.toMatch(/livery|graphql/i);
      }
    }
  });

  test('responds to a malformed URL with an error page', async () => {
    const { statusCode, headers, body } = await get('/%zz');
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toContain('Invalid request');
  });

  test('responds to an unknown path with a branded not-found page', async () => {
    for (const url of ['/nothing', '/legal/nothing', '/guides/nothing', '/images/x', `/images/${newId()}`]) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('Page not found · Acme &amp; Sons');
    }
  });

  test('hides the guides of a plan from visitors', async () => {
    expect((await get('/guides/for-members')).statusCode).toBe(404);
    expect((await get('/guides')).body).not.toContain('For members');
  });

  test('serves the images of published guides as WebP, and no other images by id', async () => {
    const { headers } = await get(`/images/${portalData.imageId}`);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { rows } = await queryAcme("select id from images where company_id = $1 and kind = 'SquareLogo'");
    expect((await get(`/images/${Object(rows[0]).id}`)).statusCode).toBe(404);
    // An uploaded image that no published guide contains.
    const { rows: draftRows } = await queryAcme(
      `insert into images (company_id, id, kind, png, width, height)
       select company_id, gen_random_uuid(), kind, png, 1, 1 from images where company_id = $1 and kind = 'GuideImage'
       limit 1 returning id`,
    );
    expect((await get(`/images/${Object(draftRows[0]).id}`)).statusCode).toBe(404);
    expect((await get('/favicon.ico')).headers['content-type']).toBe('image/png');
  });
});

describe('responses', () => {
  test('forbid scripts, third-party content and framing', async () => {
    expect((await get('/')).headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    });
  });

  test('have status 304 for a matching ETag, and no body for HEAD', async () => {
    const { headers } = await get('/plans');
    const revalidated = await get('/plans', { 'if-none-match': `"other", W/${headers.etag}` });
    expect([revalidated.statusCode, revalidated.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: '/plans', headers: { host } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('allow permanent caching only for URLs with the current file version', async () => {
    const styleSheetUrl =
      urlsIn((await get('/')).body).find((address) => address.startsWith('/site.css')) ?? '';
    expect((await get(styleSheetUrl)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/site.css?v=other')).headers['cache-control']).toBe('private, no-cache');
    expect((await get('/logo/full?v=other')).headers['cache-control']).toBe('private, no-cache');
  });
});

describe('host routing', () => {
  test.each([
    'unknown.localhost:4000',
    'a.acme.localhost:4000',
    'example.com',
    'acme.example.com',
    'acme_.localhost',
    'acme.localhost:4000/x',
    'console.test.evil.example',
  ])('responds to %s with an unbranded 404', async (other) => {
    const { statusCode, body, headers } = await get('/', { host: other, accept: 'text/html' });
    expect(statusCode).toBe(404);
    expect(body).toContain('There is no website at this address.');
    expect(body).not.toMatch(/acme &amp;|<link/i);
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each(['ACME.localhost:4000', 'acme.localhost.', 'acme.localhost'])(
    'serves the portal at %s',
    async (spelling) => {
      expect((await get('/', { host: spelling })).statusCode).toBe(200);
    },
  );

  test.each(['console.test:4000', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000'])(
    'serves the API, not a portal, at %s',
    async (consoleHost) => {
      expect((await get('/health/ready', { host: consoleHost })).json()).toEqual({ status: 'ready' });
      const plans = await get('/plans', { host: consoleHost, accept: 'application/json' });
      expect(plans.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  test('serves the API only at its host, and health checks at every host', async () => {
    const query = { method: 'POST' as const, url: '/graphql', payload: { query: '{ __typename }' } };
    expect((await app.inject({ ...query, headers: { host } })).statusCode).toBe(404);
    expect((await app.inject({ ...query, headers: { host: 'localhost' } })).statusCode).toBe(200);
    expect((await get('/health/live')).json()).toEqual({ status: 'live' });
  });

  test.each([false, true, 'loopback'])('ignores X-Forwarded-Host with TRUST_PROXY=%s', async (trustProxy) => {
    const settings = { ...fixture.services.settings, trustProxy };
    const proxiedApp = await buildApp({ ...fixture.services, settings });
    const getFrom = (name: string, forwarded: string) =>
      proxiedApp.inject({
        url: '/plans',
        headers: { host: name, 'x-forwarded-host': forwarded, accept: 'application/json' },
        remoteAddress: '127.0.0.1',
      });
    expect((await getFrom('localhost', host)).json()).toMatchObject({ code: 'NOT_FOUND' });
    const { body, headers } = await getFrom(host, 'evil.example');
    expect(body).toContain('Acme &amp; Sons');
    expect(body + JSON.stringify(headers)).not.toContain('evil.example');
    await proxiedApp.close();
  });

  test('responds with an unbranded 404 before the first deployment', async () => {
    await fixture.company({ subdomain: 'early', name: 'Early Ltd' });
    const { statusCode, body } = await get('/', { host: 'early.localhost' });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Early');
  });

  test.each([
    ['Blocked', 503, 'This website is currently unavailable.'],
    ['Cancelled', 410, 'This website is no longer available.'],
  ])('closes the portal of a %s company immediately', async (status, code, text) => {
    await queryAcme('update companies set status = $2 where id = $1', [status]);
    await publishChange('companyChanged');
    for (const url of ['/', '/plans', '/site.css', '/nothing']) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(code);
      expect(body).toContain('<h1>Acme Ltd</h1>');
      expect(body).toContain(text);
    }
    await queryAcme("update companies set status = 'Active' where id = $1");
    await publishChange('companyChanged');
    expect((await get('/')).statusCode).toBe(200);
  });

  test('serves the portal at a primary custom domain, and redirects the subdomain to it', async () => {
    const customHost = { host: 'www.acme.example' };
    expect((await get('/', customHost)).statusCode).toBe(404);
    await queryAcme(
      `insert into custom_domains (company_id, id, hostname, verified_at, owned_at, live_at, is_primary)
       values ($1, $2, 'www.acme.example', now(), now(), now(), true)`,
      [newId()],
    );
    await publishChange('siteChanged');
    expect((await get('/plans', customHost)).body).toContain('Acme &amp; Sons');
    const redirected = await get('/plans?a=b');
    expect(redirected.statusCode).toBe(302);
    expect(redirected.headers).toMatchObject({
      location: 'http://www.acme.example/plans?a=b',
      'cache-control': 'no-store',
    });

    await queryAcme('update custom_domains set removed_at = now() where company_id = $1');
    await publishChange('siteChanged');
    expect((await get('/', customHost)).statusCode).toBe(404);
    expect((await get('/')).statusCode).toBe(200);
  });
});

describe('cache', () => {
  test('serves unchanged pages without a database query', async () => {
    const visited = [
      '/',
      '/plans',
      '/legal/privacy-policy',
      '/guides/first-steps',
      '/site.css',
      '/logo/full',
    ];
    for (const url of visited) await get(url);
    queries = 0;
    for (const url of visited) expect((await get(url)).statusCode).toBe(200);
    expect(queries).toBe(0);
    await get(`/legal/privacy-policy?${newId()}`);
    await get('/legal/privacy%2Dpolicy/');
    expect(queries).toBe(0);
    // Unknown versions share one cache entry.
    for (const version of [1, 2, 3]) await get(`/logo/full?v=${version}`);
    expect(queries).toBe(0);
  });

  test('serves a published change with the next request', async () => {
    await queryAcme("update theme_setups set tagline = 'Better than before' where company_id = $1");
    await publishChange('companyChanged');
    expect((await get('/')).body).toContain('Work that is done');
    snapshotId = await publishPortal(fixture, acme.id);
    expect((await get('/')).body).toContain('Better than before');
  });

  test('loads an unknown host again after its portal is published', async () => {
    const lateHost = { host: 'late.localhost' };
    expect((await get('/', lateHost)).statusCode).toBe(404);
    const company = await fixture.company({ subdomain: 'late' });
    await setUpPortal(fixture, company, { title: 'Late', colour: '#FFFF00' });
    await publishPortal(fixture, company.id);
    expect((await get('/', lateHost)).body).toContain('<title>Late</title>');
    expect((await get('/')).body).toContain('<title>Acme &amp; Sons</title>');
  });
});

describe('candidate snapshot', () => {
  const sign = (companyId: string, candidate: string, seconds = 60): string =>
    signCandidate(fixture.services.settings.signingKey, {
      companyId,
      snapshotId: candidate,
      expires: Math.floor(Date.now() / 1000) + seconds,
    });

  test('is visible only with a valid token and is not cached', async () => {
    await queryAcme("update theme_setups set tagline = 'Not yet' where company_id = $1");
    const candidate = await fixture.inCompany(acme, (db) => takeSnapshot(db, acme.id));
    const getCandidate = (token: string) => get('/', { [candidateHeader]: token });

    const token = sign(acme.id, candidate);
    expect((await getCandidate(token)).body).toContain('Not yet');
    expect((await getCandidate(token)).headers['cache-control']).toBe('no-store');
    expect((await get('/')).body).toContain('Better than before');

    const forged = token.replace(
      /\.(.)([^.]*)$/,
      (_all, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`,
    );
    const other = await fixture.company();
    for (const invalidToken of [
      forged,
      sign(acme.id, candidate, -1),
      sign(other.id, candidate),
      '',
      'a.b.c.d',
    ]) {
      expect((await getCandidate(invalidToken)).body).toContain('Better than before');
    }
  });

  test('is visible with a valid token before the first deployment', async () => {
    const company = await fixture.company({ subdomain: 'first' });
    await setUpPortal(fixture, company, { title: 'First', colour: '#000000' });
    const candidate = await fixture.inCompany(company, (db) => takeSnapshot(db, company.id));
    const first = { host: 'first.localhost' };
    const response = await get('/', { ...first, [candidateHeader]: sign(company.id, candidate) });
    expect(response.body).toContain('<title>First</title>');
    expect((await get('/', first)).statusCode).toBe(404);
  });
});
