import { parse } from 'csv-parse/sync';
import type { ClientExport, Context, ExportClientsInput } from '../../../platform';
import { newCompanyToken } from '../../../lib/companyToken';
import { exportClients } from './exportClients.service';
import { cancelClientBulkAction, findClientBulk, listClientBulkRows } from '../bulkActions.service';
import type { ClientColumn, Permission } from '../../../../contract/enums';
import { type ApiFixture, openApiFixture } from '../../../testing/apiFixture';
import type { TestCompany } from '../../../testing/fixture';
import { maxStatementsWhenStalled, startSlowReaderServer } from '../../../testing/rest/slowReader';
import { addManyClients } from '../../../testing/factories/clients';
import { setRolePermissions } from '../../../testing/factories/operators';

let fixture: ApiFixture;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => void (fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0' })));
afterAll(() => fixture.close());
beforeEach(async () => {
  company = await fixture.company({ name: 'Café Ltd' });
  ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS']);
});

const inCompany = (sql: string, values: unknown[] = []) =>
  fixture.inCompany(company, (db) => db.query(sql, values));

const startExport = (columns: ClientColumn[] = [], context = ctx): Promise<ClientExport> =>
  exportClients(context, { columns, selection: {} });

const setStaffPermissions = (...flags: Permission[]): Promise<void> =>
  setRolePermissions(fixture.services.database, company, 'Staff', flags);

const download = (url: string) => fixture.app.inject({ method: 'GET', url });

const parseCsv = (body: string): string[][] =>
  parse(body, { bom: true, record_delimiter: '\r\n', relax_column_count: false });

test('a client export formats each column, and names the currency and time zone in the column titles', async () => {
  await inCompany("update companies set currency = 'KWD', time_zone = 'America/New_York'");
  const { id } = await fixture.client(company, {
    name: '=cmd',
    email: 'ada@client.test',
    phone: '+14155550123',
    country: 'GB',
    status: 'PastDue',
    createdAt: new Date('2026-07-31T03:00:00Z'),
  });
  await inCompany(
    `update clients set tags = '{vip,"a, b"}', lifetime_value = -12345, mrr = 5, external_id = 'x"1',
       last_payment_status = 'PartiallyRefunded', last_login_at = '2026-01-01T00:00:00Z' where id = $1`,
    [id],
  );
  const { url } = await startExport([
    'Name',
    'Phone',
    'Status',
    'Tags',
    'Mrr',
    'LifetimeValue',
    'LastPaymentStatus',
    'LastLoginAt',
    'CreatedAt',
    'TrialEndsAt',
    'ExternalId',
  ]);
  expect(parseCsv((await download(url)).body)).toEqual([
    [
      'Name',
      'Phone',
      'Status',
      'Tags',
      'MRR (KWD)',
      'Lifetime value (KWD)',
      'Last payment status',
      'Last sign-in (America/New_York)',
      'Created (America/New_York)',
      'Trial ends (America/New_York)',
      'External ID',
    ],
    [
      "'=cmd",
      '+14155550123',
      'Past due',
      'vip; "a, b"',
      '0.005',
      '-12.345',
      'Partially refunded',
      '2025-12-31T19:00:00-05:00',
      '2026-07-30T23:00:00-04:00',
      '',
      'x"1',
    ],
  ]);
});

test('exportClients without MANAGE_PAYMENTS rejects financial columns and sorting, and omits the columns by default', async () => {
  const colleague = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  for (const column of ['Mrr', 'LifetimeValue', 'LastPaymentAt', 'LastPaymentStatus'] as const) {
    await expect(startExport(['Name', column], colleague)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  const sorted = { columns: [], selection: {}, sort: { field: 'Mrr', direction: 'Ascending' } as const };
  await expect(exportClients(colleague, sorted)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const [allTitles = []] = parseCsv((await download((await startExport()).url)).body);
  const [visibleTitles = []] = parseCsv((await download((await startExport([], colleague)).url)).body);
  expect(allTitles.filter((title) => !visibleTitles.includes(title))).toEqual([
    'MRR (USD)',
    'Lifetime value (USD)',
    'Last payment (UTC)',
    'Last payment status',
  ]);
});

test('a client export link works only for its own file and for an hour', async () => {
  const { id, url, expiresAt } = await startExport(['Name']);
  const other = await startExport(['Name']);
  const foreignExport = await exportClients(await fixture.signedIn(await fixture.company()), {
    columns: [],
    selection: {},
  });
  const tokenOf = (link: { url: string }) => link.url.split('?token=')[1] ?? '';
  for (const token of [tokenOf(other), tokenOf(foreignExport), newCompanyToken(company.id).token, 'x', '']) {
    const response = await download(`/client-exports/${id}?token=${token}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect((await download(`/client-exports/${id}`)).statusCode).toBe(404);
  expect((await download(`/client-exports/no-id?token=${tokenOf({ url })}`)).statusCode).toBe(404);

  expect((await download(url)).statusCode).toBe(200);
  const { createdAt } = await findClientBulk(ctx, id);
  expect(Number(expiresAt) - Number(createdAt)).toBe(60 * 60_000);
  await inCompany("update client_bulks set created_at = now() - interval '61 minutes'");
  expect((await download(url)).statusCode).toBe(404);
});

const financialExports = [
  { columns: ['Name', 'Mrr'], selection: {} },
  { columns: ['Name'], selection: {}, sort: { field: 'LifetimeValue', direction: 'Ascending' } },
  { columns: ['Name'], selection: { filter: { lastPaymentFailed: false } } },
  { columns: ['Name'], selection: { filter: { needsAttention: false } } },
] satisfies ExportClientsInput[];

test("a client export link rechecks its creator's permissions on every download", async () => {
  await fixture.client(company);
  const links = [await startExport(['Name'])];
  for (const input of financialExports) links.push(await exportClients(ctx, input));
  const getDownloadStatuses = async () => {
    const statuses = [];
    for (const { url } of links) statuses.push((await download(url)).statusCode);
    return statuses;
  };
  await setStaffPermissions('MANAGE_CLIENT_MANAGEMENT');
  expect(await getDownloadStatuses()).toEqual([200, 403, 403, 403, 403]);
  await setStaffPermissions('MANAGE_PAYMENTS');
  expect(await getDownloadStatuses()).toEqual([403, 403, 403, 403, 403]);
  await setStaffPermissions('MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
  expect(await getDownloadStatuses()).toEqual([200, 200, 200, 200, 200]);
});

test("listClientBulkRows requires MANAGE_PAYMENTS for a colleague's financial export", async () => {
  await fixture.client(company);
  const colleague = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  for (const input of financialExports) {
    const { id } = await exportClients(ctx, input);
    await expect(listClientBulkRows(colleague, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(listClientBulkRows(ctx, { id })).resolves.toMatchObject({ totalCount: 1 });
  }
  const { id } = await startExport(['Name']);
  await expect(listClientBulkRows(colleague, { id })).resolves.toMatchObject({ totalCount: 1 });
});

test('the link of a canceled client export returns 404', async () => {
  const { id, url } = await startExport();
  await cancelClientBulkAction(ctx, id);
  expect((await download(url)).statusCode).toBe(404);
});

test('exportClients returns the number of rows and the name of the file', async () => {
  await fixture.client(company);
  const { url, fileName, rowCount } = await startExport(['Name']);
  expect(rowCount).toBe(1);
  const { headers } = await download(url);
  expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(fileName)}`);
});

test("exportClients writes an audit event, and stores only a hash of the link's token", async () => {
  await fixture.client(company);
  const { id, url } = await startExport(['Name', 'Email']);
  const { rows } = await inCompany(
    "select action, target_id, changes from audit_events where target_type = 'ClientBulk'",
  );
  expect(rows).toEqual([
    {
      action: 'clientExport.started',
      target_id: id,
      changes: [
        { field: 'clients', before: null, after: 1 },
        { field: 'columns', before: null, after: ['Name', 'Email'] },
      ],
    },
  ]);
  const secret = Buffer.from(url.split('token=')[1] ?? '', 'base64url').subarray(16);
  const stored = await inCompany('select token_hash from client_bulks');
  expect(stored.rows).toEqual([{ token_hash: expect.any(Buffer) }]);
  expect(JSON.stringify(stored.rows)).not.toContain(JSON.stringify([...secret]));
});

test('a client export finishes once the whole file has been downloaded, and can be downloaded again', async () => {
  await addManyClients(fixture.services.database, company.id, 2500);
  const { id, url } = await startExport(['Number']);
  await expect(findClientBulk(ctx, id)).resolves.toMatchObject({
    kind: 'Export',
    status: 'Running',
    summary: 'Export to CSV',
    total: 2500,
    changed: 0,
    canUndo: false,
  });
  const first = (await download(url)).body;
  await expect(findClientBulk(ctx, id)).resolves.toMatchObject({ status: 'Finished', changed: 2500 });
  expect((await download(url)).body).toBe(first);
  expect(parseCsv(first)).toHaveLength(2501);
});

describe('slow readers', () => {
  // The export exceeds the buffers of both ends of the connection.
  const rows = 5000;
  const largeClient = { externalId: 'x'.repeat(1500) };
  let slowReaders: Awaited<ReturnType<typeof startSlowReaderServer>>;
  beforeAll(async () => {
    slowReaders = await startSlowReaderServer(fixture.app);
  });
  afterAll(() => slowReaders.close());

  test('are limited to three concurrent downloads per company', async () => {
    await addManyClients(fixture.services.database, company.id, rows, largeClient);
    const { url } = await startExport();
    const readers = [
      await slowReaders.open(url),
      await slowReaders.open(url),
      await slowReaders.open(url),
      await slowReaders.open(url),
    ];
    expect(readers.map(({ response }) => response.statusCode)).toEqual([200, 200, 200, 429]);
    for (const { response } of readers) response.destroy();
  });

  test('pause the export, and leave it unfinished when they disconnect', async () => {
    await addManyClients(fixture.services.database, company.id, rows, largeClient);
    const { id, url } = await startExport();
    const { response, waitUntilStalled, waitUntilDropped } = await slowReaders.open(url);
    await waitUntilStalled();
    const stalledExport = await findClientBulk(ctx, id);
    expect(stalledExport.status).toBe('Running');
    expect(stalledExport.changed).toBeLessThan(rows);

    const other = await startExport();
    const spy = jest.spyOn(fixture.services.database, 'inCompany');
    // Downloads of one company take turns reading parts, so the first download would finish during this one
    // if the server did not wait for its reader.
    await slowReaders.readAll(other.url);
    const statementsWhileStalled = spy.mock.calls.length;

    response.destroy();
    await waitUntilDropped();
    await expect(findClientBulk(ctx, id)).resolves.toMatchObject({ status: 'Running' });

    spy.mockClear();
    const body = await slowReaders.readAll(url);
    expect(statementsWhileStalled).toBeLessThanOrEqual(spy.mock.calls.length + maxStatementsWhenStalled);
    spy.mockRestore();
    const numbers = parseCsv(body)
      .slice(1)
      .map(([number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: rows }, (_, index) => rows - index));
    await expect(findClientBulk(ctx, id)).resolves.toMatchObject({ status: 'Finished', changed: rows });
  });

  test.each([
    ['is canceled', (id: string) => cancelClientBulkAction(ctx, id)],
    ['is no longer permitted', () => setStaffPermissions('MANAGE_CLIENT_MANAGEMENT')],
  ])('lose the connection when the export %s', async (_reason, interrupt) => {
    await addManyClients(fixture.services.database, company.id, rows, largeClient);
    const { id, url } = await startExport();
    const { response, waitUntilStalled } = await slowReaders.open(url);
    await waitUntilStalled();
    await interrupt(id);
    const readAll = async () => {
      for await (const _part of response);
    };
    await expect(readAll()).rejects.toMatchObject({ code: 'ECONNRESET' });
  });
});
