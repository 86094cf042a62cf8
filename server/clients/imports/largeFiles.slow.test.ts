import { buildApp } from '../../app';
import { openFixture, type Fixture } from '../../testing/fixture';
import { registerClientImportJobs } from './run';
import { expectThrottledProgress } from './testing/runImport';
import { uploadClientImport } from './upload.service';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

test('an upload of 50,000 rows blocks the event loop for less than a second', async () => {
  const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_CLIENT_MANAGEMENT']);
  const rows = Array.from({ length: 50_000 }, (_, row) => `Ada ${row},ada${row}@client.test\n`);
  const bytes = Buffer.from(`Name,Email\n${rows.join('')}`);
  let maxBlockedMs = 0;
  let lastTick = performance.now();
  const timer = setInterval(() => {
    maxBlockedMs = Math.max(maxBlockedMs, performance.now() - lastTick);
    lastTick = performance.now();
  }, 1);
  await expect(uploadClientImport(ctx, { name: 'clients.csv', bytes })).resolves.toMatchObject({
    totalRows: 50_000,
  });
  clearInterval(timer);
  expect(maxBlockedMs).toBeLessThan(1000);
}, 60_000);

test('an upload of 50,001 rows is rejected and stores nothing', async () => {
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  const bytes = Buffer.from(`Name,Email\n${'Ada,ada@client.test\n'.repeat(50_001)}`);
  await expect(uploadClientImport(ctx, { name: 'clients.csv', bytes })).rejects.toMatchObject({
    details: { fields: { file: expect.stringContaining('more than 50,000 rows') } },
  });
  const rows = await fixture.query(company, 'select id from client_imports');
  expect(rows).toEqual([]);
}, 60_000);

test('an import of 10,000 rows publishes at most four progress events a second', async () => {
  await registerClientImportJobs(fixture.services);
  await expectThrottledProgress(
    await fixture.signedIn(await fixture.company(), ['MANAGE_CLIENT_MANAGEMENT']),
    10_000,
  );
}, 120_000);

test('an upload of 100 MB is rejected with the message of the 20 MB limit', async () => {
  const app = await buildApp(fixture.services);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const body = new FormData();
  body.append('file', new Blob([`Name,Email\n${'x'.repeat(100_000_000)}`]), 'clients.csv');
  const headers = { authorization: `Bearer ${(await fixture.signedIn(await fixture.company())).token}` };
  const response = await fetch(`${address}/client-imports`, { method: 'POST', body, headers });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({
    fields: { file: 'This file is larger than 20 MB. Split it into smaller files.' },
  });
  await app.close();
});
