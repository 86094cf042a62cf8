import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { openWorld, type TestCompany, type World } from '../testing/world';
import { furnishSite } from './testing/furnishSite';
import { publishSite } from './testing/publish';

let world: World;
let acme: TestCompany;
let app: FastifyInstance;

beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
  app = await buildApp(world.services);
  acme = await world.company({ subdomain: 'acme', name: 'Acme Ltd' });
  await furnishSite(world, acme);
  await publishSite(world, acme.id);
}, 60_000);
afterAll(async () => {
  await app.close();
  await world.close();
});

test('x', async () => {
  for (const url of ['/', '/plans', '/legal/privacy-policy', '/guides', '/guides/first-steps', '/guides/for-members', '/site.css', '/logo/full', '/favicon.ico', '/robots.txt', '/nix']) {
    const answer = await app.inject({ url, headers: { host: 'acme.localhost:4000' } });
    console.log(url, answer.statusCode, answer.rawPayload.length, answer.headers, answer.body.slice(0, 5000));
  }
});
