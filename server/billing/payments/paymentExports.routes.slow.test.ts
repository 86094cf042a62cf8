import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { exportPayments } from './exportPayments.service';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { maxStatementsWhenStalled, startSlowReaderServer } from '../../testing/rest/slowReader';
import { setRolePermissions } from '../../testing/factories/operators';
import { addManyPayments } from '../../testing/factories/payments';

let fixture: Fixture;
let app: FastifyInstance;
let company: TestCompany;
let slowReaders: Awaited<ReturnType<typeof startSlowReaderServer>>;
beforeAll(async () => {
  fixture = await openFixture({ REQUESTS_PER_MINUTE: '0' });
  app = await buildApp(fixture.services);
  slowReaders = await startSlowReaderServer(app);
  company = await fixture.company();
  // The descriptions make an export exceed the buffers of both ends of the connection.
  const description = 'x'.repeat(500);
  await addManyPayments(fixture.services.database, company.id, { clients: 20, payments: 8000, description });
});
afterAll(async () => {
  await app.close();
  await slowReaders.close();
  await fixture.close();
});

async function startExport(): Promise<string> {
  const ctx = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
  const { url } = await exportPayments(ctx, {
    direction: 'Incoming',
    status: 'All',
    columns: ['Number', 'Description'],
  });
  return url;
}

// The gate covers the same behavior for client exports, in clientExports.routes.test.ts.
test('a payment export waits for a slow reader, and stops when the reader disconnects', async () => {
  const url = await startExport();
  const { response, waitUntilStalled, waitUntilDropped } = await slowReaders.open(url);
  await waitUntilStalled();
  const spy = jest.spyOn(fixture.services.database, 'inCompany');
  // Downloads of one company take turns reading parts, so the first download would finish during this one if
  // the server did not wait for its reader.
  await slowReaders.readAll(url);
  const statementsWhileStalled = spy.mock.calls.length;
  response.destroy();
  await waitUntilDropped();
  spy.mockClear();
  const rows = parse(await slowReaders.readAll(url), { bom: true, record_delimiter: '\r\n' });
  expect(rows).toHaveLength(7201);
  expect(statementsWhileStalled).toBeLessThanOrEqual(spy.mock.calls.length + maxStatementsWhenStalled);
  spy.mockRestore();
});

test('a payment export aborts the download when the operator loses MANAGE_PAYMENTS', async () => {
  const { response, waitUntilStalled } = await slowReaders.open(await startExport());
  await waitUntilStalled();
  await setRolePermissions(fixture.services.database, company, 'Staff', ['MANAGE_CLIENT_MANAGEMENT']);
  await expect(
    (async () => {
      for await (const part of response) void part;
    })(),
  ).rejects.toThrow('aborted');
});
