import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { openWorld, type World } from '../testing/world';

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

test('an upload five times as large as may be is refused in the words of one a little too large', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const body = new FormData();
  body.append('file', new Blob([`Name,Email\n${'x'.repeat(100_000_000)}`]), 'clients.csv');
  const headers = { authorization: `Bearer ${await world.adminToken(await world.company())}` };
  const response = await fetch(`${address}/client-imports`, { method: 'POST', body, headers });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({
    fields: { file: 'This file is larger than 20 MB. Split it into smaller files.' },
  });
});
