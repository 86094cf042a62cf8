import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import type { Context } from '../context';
import { newCompanyToken } from '../lib/companyToken';
import { exportClients } from '../modules/client-bulks/export/exportClients';
import { cancelClientBulk, findClientBulk, listClientBulkRows } from '../modules/client-bulks/service';
import type { ClientColumn, ClientExport, ExportClientsInput, Permission } from '../schema.generated';
import { setRolePermissions } from '../testing/factories';
import { addManyClients } from '../testing/addManyClients';
import { openWorld, type TestCompany, type World } from '../testing/world';
import { leftWhenStalled, listenForSlowReaders } from './testing/slowReader';

let world: World;
let app: FastifyInstance;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
  app = await buildApp(world.services);
});
afterAll(async () => {
  await app.close();
  await world.close();
});
beforeEach(async () => {
  company = await world.company({ name: 'Café Ltd' });
  ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
});

const inCompany = (sql: string, values: unknown[] = []) =>
  world.services.database.inCompany(company.id, (db) => db.query(sql, values));

const startExport = (columns: ClientColumn[] = [], by = ctx): Promise<ClientExport> =>
  exportClients(by, { columns, selection: {} });

/** As Roles and Permissions would, for the role of whoever exports here. */
const allow = (...flags: Permission[]): Promise<void> =>
  setRolePermissions(world.services.database, company, 'Staff', flags);

const download = (url: string) => app.inject({ method: 'GET', url });

const rowsOf = (body: string): string[][] =>
  parse(body, { bom: true, record_delimiter: '\r\n', relax_column_count: false });

test('a link answers the file that it is for, to be saved and not to be kept', async () => {
  await world.client(company, { name: 'Ada' });
  const { url, fileName, rowCount } = await startExport(['Name', 'Status']);
  expect(rowCount).toBe(1);
  const { statusCode, headers, body } = await download(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="${fileName.replace('é', 'e')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  });
  expect(body).toBe('\uFEFFName,Status\r\nAda,Active\r\n');
});

test('every column is written in its way, and the header names the currency and the time zone', async () => {
  await inCompany("update companies set currency = 'KWD', time_zone = 'America/New_York'");
  const { id } = await world.client(company, {
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
  expect(rowsOf((await download(url)).body)).toEqual([
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
      'External id',
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

test('who sees no money gets none: neither by choosing its columns nor by choosing none', async () => {
  const colleague = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  for (const column of ['Mrr', 'LifetimeValue', 'LastPaymentAt', 'LastPaymentStatus'] as const) {
    await expect(startExport(['Name', column], colleague)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  const sorted = { columns: [], selection: {}, sort: { by: 'Mrr', direction: 'Ascending' } as const };
  await expect(exportClients(colleague, sorted)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const [ours = []] = rowsOf((await download((await startExport()).url)).body);
  const [theirs = []] = rowsOf((await download((await startExport([], colleague)).url)).body);
  expect(ours.filter((title) => !theirs.includes(title))).toEqual([
    'MRR (USD)',
    'Lifetime value (USD)',
    'Last payment (UTC)',
    'Last payment status',
  ]);
});

test('only those who manage clients may export', async () => {
  const colleague = await world.as(company, 'MANAGE_PAYMENTS');
  await expect(startExport([], colleague)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test.each(['Cancelled', 'Blocked'] as const)(
  'spec design 4: %s reads or not, and exports',
  async (status) => {
    await world.client(company);
    await inCompany('update companies set status = $1', [status]);
    const admin = await world.asAdmin(company);
    const { url } = await startExport(['Number'], admin);
    expect(rowsOf((await download(url)).body)).toEqual([['Number'], ['1']]);
  },
);

test('a link holds for the one file that it is for, an hour long, while who asked is signed in', async () => {
  const { id, url, expiresAt } = await startExport(['Name']);
  const other = await startExport(['Name']);
  const stranger = await exportClients(await world.asAdmin(await world.company()), {
    columns: [],
    selection: {},
  });
  const tokenOf = (link: { url: string }) => link.url.split('?token=')[1] ?? '';
  for (const token of [tokenOf(other), tokenOf(stranger), newCompanyToken(company.id).token, 'x', '']) {
    const answer = await download(`/client-exports/${id}?token=${token}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect((await download(`/client-exports/${id}`)).statusCode).toBe(404);
  expect((await download(`/client-exports/no-id?token=${tokenOf({ url })}`)).statusCode).toBe(404);

  expect((await download(url)).statusCode).toBe(200);
  const { createdAt } = await findClientBulk(ctx, id);
  expect(Number(expiresAt) - Number(createdAt)).toBe(60 * 60_000);
  const session = [ctx.viewer?.sessionId];
  await inCompany('update sessions set ended_at = now() where id = $1', session);
  expect((await download(url)).statusCode).toBe(401);
  await inCompany('update sessions set ended_at = null where id = $1', session);
  await inCompany('update companies set is_two_factor_required = true');
  expect((await download(url)).statusCode).toBe(403);
  await inCompany("update companies set is_two_factor_required = false, status = 'Pending'");
  expect((await download(url)).statusCode).toBe(403);
  await inCompany("update companies set status = 'Active'");
  expect((await download(url)).statusCode).toBe(200);
  await inCompany("update client_bulks set created_at = now() - interval '61 minutes'");
  expect((await download(url)).statusCode).toBe(404);
});

const byMoney = [
  { columns: ['Name', 'Mrr'], selection: {} },
  { columns: ['Name'], selection: {}, sort: { by: 'LifetimeValue', direction: 'Ascending' } },
  { columns: ['Name'], selection: { filter: { lastPaymentFailed: false } } },
  { columns: ['Name'], selection: { filter: { needsAttention: false } } },
] satisfies ExportClientsInput[];

test('a link opens no more than whoever asked for it may still see', async () => {
  await world.client(company);
  const links = [await startExport(['Name'])];
  for (const input of byMoney) links.push(await exportClients(ctx, input));
  const opened = async () => {
    const statuses = [];
    for (const { url } of links) statuses.push((await download(url)).statusCode);
    return statuses;
  };
  await allow('MANAGE_CLIENT_MANAGEMENT');
  expect(await opened()).toEqual([200, 403, 403, 403, 403]);
  await allow('MANAGE_PAYMENTS');
  expect(await opened()).toEqual([403, 403, 403, 403, 403]);
  await allow('MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
  expect(await opened()).toEqual([200, 200, 200, 200, 200]);
});

test('who sees no money sees neither the order nor the choice that a colleague exported by it', async () => {
  await world.client(company);
  const colleague = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  for (const input of byMoney) {
    const { id } = await exportClients(ctx, input);
    await expect(listClientBulkRows(colleague, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(listClientBulkRows(ctx, { id })).resolves.toMatchObject({ totalCount: 1 });
  }
  const { id } = await startExport(['Name']);
  await expect(listClientBulkRows(colleague, { id })).resolves.toMatchObject({ totalCount: 1 });
});

test('a canceled export opens no more', async () => {
  const { id, url } = await startExport();
  await cancelClientBulk(ctx, id);
  expect((await download(url)).statusCode).toBe(404);
});

test('the export is recorded, and its token is kept nowhere', async () => {
  await world.client(company);
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
  const kept = await inCompany('select token_hash from client_bulks');
  expect(kept.rows).toEqual([{ token_hash: expect.any(Buffer) }]);
  expect(JSON.stringify(kept.rows)).not.toContain(JSON.stringify([...secret]));
});

test('what has been written is told, and a whole file is a finished export, which can be had again', async () => {
  await addManyClients(world.services.database, company.id, 2500);
  const { id, url } = await startExport(['Number']);
  await expect(findClientBulk(ctx, id)).resolves.toMatchObject({
    kind: 'Export',
    status: 'Running',
    summary: 'Export to a CSV file',
    total: 2500,
    changed: 0,
    canUndo: false,
  });
  const first = (await download(url)).body;
  await expect(findClientBulk(ctx, id)).resolves.toMatchObject({ status: 'Finished', changed: 2500 });
  expect((await download(url)).body).toBe(first);
  expect(rowsOf(first)).toHaveLength(2501);
});

describe('over a connection', () => {
  // More than the two ends buffer.
  const rows = 5000;
  const long = { externalId: 'x'.repeat(1500) };
  let slow: Awaited<ReturnType<typeof listenForSlowReaders>>;
  beforeAll(async () => {
    slow = await listenForSlowReaders(app);
  });
  afterAll(() => slow.close());

  test('a company reads three at once and no more, however often a link is pressed', async () => {
    await addManyClients(world.services.database, company.id, rows, long);
    const { url } = await startExport();
    const readers = [await slow.open(url), await slow.open(url), await slow.open(url), await slow.open(url)];
    expect(readers.map(({ response }) => response.statusCode)).toEqual([200, 200, 200, 429]);
    for (const { response } of readers) response.destroy();
  });

  test('a reader who waits is waited for, and one who leaves ends the reading', async () => {
    await addManyClients(world.services.database, company.id, rows, long);
    const { id, url } = await startExport();
    const { response, stalled, dropped } = await slow.open(url);
    await stalled();
    const paused = await findClientBulk(ctx, id);
    expect(paused.status).toBe('Running');
    expect(paused.changed).toBeLessThan(rows);

    const other = await startExport();
    const spy = jest.spyOn(world.services.database, 'inCompany');
    // Downloads of one company read a part in turn, so this one ends no earlier than one that doesn't wait.
    await slow.readAll(other.url);
    const whilePaused = spy.mock.calls.length;

    response.destroy();
    await dropped();
    await expect(findClientBulk(ctx, id)).resolves.toMatchObject({ status: 'Running' });

    spy.mockClear();
    const body = await slow.readAll(url);
    expect(whilePaused).toBeLessThanOrEqual(spy.mock.calls.length + leftWhenStalled);
    spy.mockRestore();
    const numbers = rowsOf(body)
      .slice(1)
      .map(([number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: rows }, (_, index) => rows - index));
    await expect(findClientBulk(ctx, id)).resolves.toMatchObject({ status: 'Finished', changed: rows });
  });

  test.each([
    ['is canceled', (id: string) => cancelClientBulk(ctx, id)],
    ['is none of theirs any more', () => allow('MANAGE_CLIENT_MANAGEMENT')],
  ])('a file that breaks off because it %s is not taken for a whole one', async (_why, breakOff) => {
    await addManyClients(world.services.database, company.id, rows, long);
    const { id, url } = await startExport();
    const { response, stalled } = await slow.open(url);
    await stalled();
    await breakOff(id);
    const read = async () => {
      for await (const _part of response);
    };
    await expect(read()).rejects.toMatchObject({ code: 'ECONNRESET' });
  });
});
