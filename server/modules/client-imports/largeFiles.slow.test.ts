import { buildApp } from '../../app';
import { openWorld, type World } from '../../testing/world';
import { workClientImports } from './run';
import { expectThrottledProgress } from './testing/runImport';
import { uploadClientImport } from './upload';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

test('takes 50,000 rows, a turn at a time', async () => {
  const ctx = await world.as(await world.company(), 'MANAGE_CLIENT_MANAGEMENT');
  const rows = Array.from({ length: 50_000 }, (_, row) => `Ada ${row},ada${row}@client.test\n`);
  const bytes = Buffer.from(`Name,Email\n${rows.join('')}`);
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await expect(uploadClientImport(ctx, { name: 'clients.csv', bytes })).resolves.toMatchObject({
    totalRows: 50_000,
  });
  clearInterval(watch);
  // Milliseconds for which everybody else's requests waited.
  expect(longest).toBeLessThan(1000);
}, 60_000);

test('refuses 50,001 rows', async () => {
  const company = await world.company();
  const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  const bytes = Buffer.from(`Name,Email\n${'Ada,ada@client.test\n'.repeat(50_001)}`);
  await expect(uploadClientImport(ctx, { name: 'clients.csv', bytes })).rejects.toMatchObject({
    details: { fields: { file: expect.stringContaining('more than 50,000 rows') } },
  });
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query('select id from client_imports'),
  );
  expect(rows).toEqual([]);
}, 60_000);

test('imports 10,000 rows and notifies screens at most four times a second', async () => {
  await workClientImports(world.services);
  await expectThrottledProgress(await world.as(await world.company(), 'MANAGE_CLIENT_MANAGEMENT'), 10_000);
}, 120_000);

test('refuses an upload of 100 MB in the words for one that is slightly too large', async () => {
  const app = await buildApp(world.services);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const body = new FormData();
  body.append('file', new Blob([`Name,Email\n${'x'.repeat(100_000_000)}`]), 'clients.csv');
  const headers = { authorization: `Bearer ${await world.adminToken(await world.company())}` };
  const response = await fetch(`${address}/client-imports`, { method: 'POST', body, headers });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({
    fields: { file: 'This file is larger than 20 MB. Split it into smaller files.' },
  });
  await app.close();
});
