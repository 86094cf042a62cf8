import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { exportPayments } from '../modules/payments/exportPayments';
import { addManyPayments } from '../modules/payments/testing/addManyPayments';
import { setRolePermissions } from '../testing/factories';
import { openWorld, type TestCompany, type World } from '../testing/world';
import { leftWhenStalled, listenForSlowReaders } from './testing/slowReader';

let world: World;
let app: FastifyInstance;
let company: TestCompany;
let slow: Awaited<ReturnType<typeof listenForSlowReaders>>;
beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
  app = await buildApp(world.services);
  slow = await listenForSlowReaders(app);
  company = await world.company();
  // More than the two ends buffer.
  const description = 'x'.repeat(500);
  await addManyPayments(world.services.database, company.id, { clients: 20, payments: 8000, description });
});
afterAll(async () => {
  await app.close();
  await slow.close();
  await world.close();
});

async function startExport(): Promise<string> {
  const ctx = await world.as(company, 'MANAGE_PAYMENTS');
  const { url } = await exportPayments(ctx, {
    direction: 'Incoming',
    status: 'All',
    columns: ['Number', 'Description'],
  });
  return url;
}

// The gate checks the same for client exports, in clientExports.test.ts.
test('waits for a slow reader, and reads no more payments once a reader has disconnected', async () => {
  const url = await startExport();
  const { response, stalled, dropped } = await slow.open(url);
  await stalled();
  const spy = jest.spyOn(world.services.database, 'inCompany');
  // Downloads of one company read a part in turn, so this one ends no earlier than one that doesn't wait.
  await slow.readAll(url);
  const whilePaused = spy.mock.calls.length;
  response.destroy();
  await dropped();
  spy.mockClear();
  const rows = parse(await slow.readAll(url), { bom: true, record_delimiter: '\r\n' });
  expect(rows).toHaveLength(7201);
  expect(whilePaused).toBeLessThanOrEqual(spy.mock.calls.length + leftWhenStalled);
  spy.mockRestore();
});

test('breaks off the file when its reader loses the permission to see payments', async () => {
  const { response, stalled } = await slow.open(await startExport());
  await stalled();
  await setRolePermissions(world.services.database, company, 'Staff', ['MANAGE_CLIENT_MANAGEMENT']);
  await expect(
    (async () => {
      for await (const part of response) void part;
    })(),
  ).rejects.toThrow('aborted');
});
