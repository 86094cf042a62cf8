import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import type { Database } from '../db/database';
import { publish, type LiveryEvent } from '../events';
import { newId } from '../lib/ids';
import { takeSnapshot } from '../modules/deployments/snapshotSql';
import { readSnapshot } from '../modules/deployments/snapshot';
import { openWorld, type TestCompany, type World } from '../testing/world';
import { candidateHeader, signCandidate } from './candidate';
import { pagesOf } from './pagesOf';
import { addressesIn } from './testing/addresses';
import { furnishSite, type FurnishedSite } from './testing/furnishSite';
import { publishSite } from './testing/publish';

let world: World;
let acme: TestCompany;
let furnished: FurnishedSite;
let snapshotId: string;
let app: FastifyInstance;
let queries = 0;

/** The same database, counting how often it is asked. */
const counted = (database: Database): Database => {
  const counting = <Args extends unknown[], Result>(ask: (...args: Args) => Result) => ({
    value: (...args: Args) => {
      queries++;
      return ask(...args);
    },
  });
  return Object.create(database, {
    inCompany: counting(database.inCompany.bind(database)),
    onPlatform: counting(database.onPlatform.bind(database)),
    query: counting(database.query.bind(database)),
  });
};

beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' });
  app = await buildApp({ ...world.services, database: counted(world.services.database) });
  acme = await world.company({ subdomain: 'acme', name: 'Acme Ltd' });
  furnished = await furnishSite(world, acme);
  snapshotId = await publishSite(world, acme.id);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const host = 'acme.localhost:4000';
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } });

const inAcme = (text: string, values: unknown[] = []) =>
  world.services.database.inCompany(acme.id, (db) => db.query(text, [acme.id, ...values]));

/** Resolves once this process has heard it. */
async function tell(event: LiveryEvent): Promise<void> {
  const stream = world.services.events.subscribe(event.type, event.companyId);
  await world.services.database.inCompany(event.companyId, (db) => publish(db, event));
  await stream.next();
  await stream.return?.();
}

const changed = (type: 'companyChanged' | 'siteChanged'): Promise<void> => tell({ type, companyId: acme.id });

describe('pages', () => {
  test.each([
    ['/', '<h1 dir="auto">Work that is done</h1>'],
    ['/plans', '<h1>Plans</h1>'],
    ['/legal', 'Privacy policy'],
    ['/legal/privacy-policy', '<p dir="auto">Acme Ltd writes this.</p>'],
    ['/guides', 'First steps'],
    ['/guides/first-steps', '<h1 dir="auto">First steps</h1>'],
  ])('%s is in the company’s title, without a script', async (url, words) => {
    const { statusCode, body, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(words);
    expect(body).toMatch(/<html lang="en">[^]*<title>(Plans · |.* · )?Acme &amp; Sons<\/title>/);
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(body).not.toMatch(/<script|<style| style=| on\w+="/);
  });

  test('the plans say what they cost, and what a visitor typed never becomes markup', async () => {
    const { body } = await get('/plans');
    const words = body.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(words).toContain(
      '$10.00 per month Or $100.00 per year, paid at once. The first 14 days are free.',
    );
    expect(words).toContain('$49.00 every 3 months Setup fee: $25.00, charged once.');
    expect(body).toContain('<h2 dir="auto">Free &lt;b&gt;</h2>');
    expect(body).toContain(`href="/sign-up?plan=${furnished.planId}"`);
  });

  test('everything that the pages lead to or load is there, and no page weighs 50 kB with all it loads', async () => {
    const snapshot = await world.services.database.inCompany(acme.id, (db) =>
      readSnapshot(db, acme.id, snapshotId),
    );
    const pages = snapshot ? pagesOf(snapshot) : [];
    expect(pages).toEqual([
      '/',
      '/plans',
      '/legal',
      '/legal/privacy-policy',
      '/guides',
      '/guides/first-steps',
    ]);
    const ofAccounts = /^(mailto:|\/sign-|#)/;
    for (const url of pages) {
      const { body, rawPayload } = await get(url);
      let weight = rawPayload.length;
      for (const address of new Set(addressesIn(body).filter((to) => !ofAccounts.test(to)))) {
        const loaded = await get(address);
        expect([address, loaded.statusCode]).toEqual([address, 200]);
        if (!String(loaded.headers['content-type']).startsWith('text/html'))
          weight += loaded.rawPayload.length;
      }
      expect(weight).toBeLessThan(50_000);
    }
  });

  test('no byte of any answer says whose program it is', async () => {
    const addresses = [
      ...['/', '/plans', '/legal', '/legal/privacy-policy', '/guides', '/guides/first-steps', '/nothing'],
      ...['/site.css', '/robots.txt', '/favicon.ico', '/logo/full', '/logo/square', '/apple-touch-icon.png'],
      ...['/graphql', '/health', '/%zz', '/assets/main.js', '/theme-setups/full-logo'],
    ];
    for (const url of addresses) {
      for (const visited of [host, 'nobody.localhost']) {
        const { body, headers } = await app.inject({ url, headers: { host: visited, accept: 'text/html' } });
        expect(`${JSON.stringify(headers)} ${body}`).not.toMatch(/livery|graphql/i);
      }
    }
  });

  test('an address that can not be read is answered by a page', async () => {
    const { statusCode, headers, body } = await get('/%zz');
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toContain('This request can not be answered');
  });

  test('a page that does not exist says so in the brand', async () => {
    for (const url of ['/nothing', '/legal/nothing', '/guides/nothing', '/images/x', `/images/${newId()}`]) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('This page does not exist · Acme &amp; Sons');
    }
  });

  test('a guide for clients of a plan is not there for visitors, nor named to them', async () => {
    expect((await get('/guides/for-members')).statusCode).toBe(404);
    expect((await get('/guides')).body).not.toContain('For members');
  });

  test('pictures are small, and only a guide’s can be asked for by its id', async () => {
    const { headers } = await get(`/images/${furnished.pictureId}`);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { rows } = await inAcme("select id from images where company_id = $1 and kind = 'SquareLogo'");
    expect((await get(`/images/${Object(rows[0]).id}`)).statusCode).toBe(404);
    // What was only uploaded, for a guide that nobody has published.
    const { rows: drafted } = await inAcme(
      `insert into images (company_id, id, kind, png, width, height)
       select company_id, gen_random_uuid(), kind, png, 1, 1 from images where company_id = $1 and kind = 'GuideImage'
       limit 1 returning id`,
    );
    expect((await get(`/images/${Object(drafted[0]).id}`)).statusCode).toBe(404);
    expect((await get('/favicon.ico')).headers['content-type']).toBe('image/png');
  });
});

describe('headers', () => {
  test('a page may load nothing but the site’s own styles and pictures, and be framed by nobody', async () => {
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

  test('what a browser has already is not sent again', async () => {
    const { headers } = await get('/plans');
    const again = await get('/plans', { 'if-none-match': `"other", W/${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: '/plans', headers: { host } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('only the address that names a file’s content may be kept for good', async () => {
    const sheet = addressesIn((await get('/')).body).find((address) => address.startsWith('/site.css')) ?? '';
    expect((await get(sheet)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/site.css?v=other')).headers['cache-control']).toBe('private, no-cache');
    expect((await get('/logo/full?v=other')).headers['cache-control']).toBe('private, no-cache');
  });
});

describe('hosts', () => {
  test.each([
    'nobody.localhost:4000',
    'a.acme.localhost:4000',
    'example.com',
    'acme.example.com',
    'acme_.localhost',
    'acme.localhost:4000/x',
    'console.test.evil.example',
  ])('%s is nobody’s: a plain 404 without any brand', async (other) => {
    const { statusCode, body, headers } = await get('/', { host: other, accept: 'text/html' });
    expect(statusCode).toBe(404);
    expect(body).toContain('There is no website at this address.');
    expect(body).not.toMatch(/acme &amp;|<link/i);
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each(['ACME.localhost:4000', 'acme.localhost.', 'acme.localhost'])('%s is Acme’s', async (spelled) => {
    expect((await get('/', { host: spelled })).statusCode).toBe(200);
  });

  test.each(['console.test:4000', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000'])(
    '%s is the console’s and the API’s, and no site',
    async (own) => {
      expect((await get('/health/ready', { host: own })).json()).toEqual({ status: 'ready' });
      const plans = await get('/plans', { host: own, accept: 'application/json' });
      expect(plans.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  test('the API answers at no site, and its health at every name', async () => {
    const query = { method: 'POST' as const, url: '/graphql', payload: { query: '{ __typename }' } };
    expect((await app.inject({ ...query, headers: { host } })).statusCode).toBe(404);
    expect((await app.inject({ ...query, headers: { host: 'localhost' } })).statusCode).toBe(200);
    expect((await get('/health/live')).json()).toEqual({ status: 'live' });
  });

  test.each([false, true, 'loopback'])(
    'a forwarded host counts for nothing, with TRUST_PROXY=%s',
    async (trustProxy) => {
      const settings = { ...world.services.settings, trustProxy };
      const behind = await buildApp({ ...world.services, settings });
      const visit = (name: string, forwarded: string) =>
        behind.inject({
          url: '/plans',
          headers: { host: name, 'x-forwarded-host': forwarded, accept: 'application/json' },
          remoteAddress: '127.0.0.1',
        });
      expect((await visit('localhost', host)).json()).toMatchObject({ code: 'NOT_FOUND' });
      const { body, headers } = await visit(host, 'evil.example');
      expect(body).toContain('Acme &amp; Sons');
      expect(body + JSON.stringify(headers)).not.toContain('evil.example');
      await behind.close();
    },
  );

  test('before the first deployment nothing is there, the company’s name neither', async () => {
    await world.company({ subdomain: 'early', name: 'Early Ltd' });
    const { statusCode, body } = await get('/', { host: 'early.localhost' });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Early');
  });

  test.each([
    ['Blocked', 503, 'This website is not available at the moment.'],
    ['Cancelled', 410, 'This website is no longer available.'],
  ])('of a %s company nothing is to be seen from the moment on that it is', async (status, code, words) => {
    await inAcme('update companies set status = $2 where id = $1', [status]);
    await changed('companyChanged');
    for (const url of ['/', '/plans', '/site.css', '/nothing']) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(code);
      expect(body).toContain('<h1>Acme Ltd</h1>');
      expect(body).toContain(words);
    }
    await inAcme("update companies set status = 'Active' where id = $1");
    await changed('companyChanged');
    expect((await get('/')).statusCode).toBe(200);
  });

  test('a domain of the company’s own shows the same, and the other names lead to the main one', async () => {
    const own = { host: 'www.acme.example' };
    expect((await get('/', own)).statusCode).toBe(404);
    await inAcme(
      `insert into custom_domains (company_id, id, hostname, verified_at, owned_at, live_at, is_primary)
       values ($1, $2, 'www.acme.example', now(), now(), now(), true)`,
      [newId()],
    );
    await changed('siteChanged');
    expect((await get('/plans', own)).body).toContain('Acme &amp; Sons');
    const moved = await get('/plans?a=b');
    expect(moved.statusCode).toBe(302);
    expect(moved.headers).toMatchObject({
      location: 'http://www.acme.example/plans?a=b',
      'cache-control': 'no-store',
    });

    await inAcme('update custom_domains set removed_at = now() where company_id = $1');
    await changed('siteChanged');
    expect((await get('/', own)).statusCode).toBe(404);
    expect((await get('/')).statusCode).toBe(200);
  });
});

describe('what is kept', () => {
  test('a page that nothing has changed about costs no query', async () => {
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
    // A version that somebody makes up is none to keep another copy for.
    for (const version of [1, 2, 3]) await get(`/logo/full?v=${version}`);
    expect(queries).toBe(0);
  });

  test('a change is seen only once it is published, and then at the next request', async () => {
    await inAcme("update theme_setups set tagline = 'Better than before' where company_id = $1");
    await changed('companyChanged');
    expect((await get('/')).body).toContain('Work that is done');
    snapshotId = await publishSite(world, acme.id);
    expect((await get('/')).body).toContain('Better than before');
  });

  test('a name that was nobody’s is looked for again once somebody’s site has changed', async () => {
    const late = { host: 'late.localhost' };
    expect((await get('/', late)).statusCode).toBe(404);
    const company = await world.company({ subdomain: 'late' });
    await furnishSite(world, company, { title: 'Late', colour: '#FFFF00' });
    await publishSite(world, company.id);
    expect((await get('/', late)).body).toContain('<title>Late</title>');
    expect((await get('/')).body).toContain('<title>Acme &amp; Sons</title>');
  });
});

describe('a candidate', () => {
  const sign = (companyId: string, candidate: string, seconds = 60): string =>
    signCandidate(world.services.settings.signingKey, {
      companyId,
      snapshotId: candidate,
      expires: Math.floor(Date.now() / 1000) + seconds,
    });

  test('is shown to its bearer before anybody else, and leaves nothing behind', async () => {
    await inAcme("update theme_setups set tagline = 'Not yet' where company_id = $1");
    const candidate = await world.services.database.inCompany(acme.id, (db) => takeSnapshot(db, acme.id));
    const look = (token: string) => get('/', { [candidateHeader]: token });

    const token = sign(acme.id, candidate);
    expect((await look(token)).body).toContain('Not yet');
    expect((await look(token)).headers['cache-control']).toBe('no-store');
    expect((await get('/')).body).toContain('Better than before');

    const forged = token.replace(
      /\.(.)([^.]*)$/,
      (_all, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`,
    );
    const other = await world.company();
    for (const refused of [forged, sign(acme.id, candidate, -1), sign(other.id, candidate), '', 'a.b.c.d']) {
      expect((await look(refused)).body).toContain('Better than before');
    }
  });

  test('can be looked at where nothing was ever published', async () => {
    const company = await world.company({ subdomain: 'first' });
    await furnishSite(world, company, { title: 'First', colour: '#000000' });
    const candidate = await world.services.database.inCompany(company.id, (db) =>
      takeSnapshot(db, company.id),
    );
    const first = { host: 'first.localhost' };
    const seen = await get('/', { ...first, [candidateHeader]: sign(company.id, candidate) });
    expect(seen.body).toContain('<title>First</title>');
    expect((await get('/', first)).statusCode).toBe(404);
  });
});
