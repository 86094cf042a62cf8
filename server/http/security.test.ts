import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { openWorld, type World } from '../testing/world';

let world: World;
let app: FastifyInstance;

beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: 'https://console.example.com', SITES_DOMAIN: 'sites.example.com' });
  app = await buildApp(world.services);
}, 60_000);
afterAll(async () => {
  await app.close();
  await world.close();
});

const headersOf = async (host: string, url: string) => (await app.inject({ url, headers: { host } })).headers;

const aYear = /^max-age=31536000(; includeSubDomains)?$/;

test.each([
  ['console.example.com', '/login'],
  ['console.example.com', '/graphql'],
  ['console.example.com', '/theme-setups/square-logo'],
  ['console.example.com', '/health/live'],
  ['acme.sites.example.com', '/'],
  ['acme.sites.example.com', '/nothing'],
  ['shop.acme.test', '/'],
])('over https, browsers come by https alone for a year: %s%s', async (host, url) => {
  expect((await headersOf(host, url))['strict-transport-security']).toMatch(aYear);
});

test('names below the console’s are ours, those below a company’s domain are not', async () => {
  const said = async (host: string) => (await headersOf(host, '/'))['strict-transport-security'];
  expect(await said('console.example.com')).toContain('includeSubDomains');
  expect(await said('shop.acme.test')).not.toContain('includeSubDomains');
});

test('no answer is guessed at, framed or named to others', async () => {
  for (const [host, url] of [
    ['console.example.com', '/graphql'],
    ['acme.sites.example.com', '/nothing'],
  ] as const) {
    const headers = await headersOf(host, url);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin)$/);
  }
});
