import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import type { Context } from '../context';
import { newId } from '../lib/ids';
import { exportAuditEvents } from '../modules/audit/exportEvents';
import { auditEvents } from '../modules/audit/read';
import { recordAudits, type AuditEntry } from '../modules/audit/service';
import type { MutationExportAuditEventsArgs } from '../schema.generated';
import { openWorld, type TestCompany, type World } from '../testing/world';

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
  ctx = await world.asAdmin(company);
});

const write = (entries: readonly AuditEntry[]): Promise<void> =>
  world.services.database.inCompany(company.id, (db) => recordAudits(db, ctx, entries));

const paused = (minute: number, differing: Partial<AuditEntry> = {}): AuditEntry => ({
  action: 'client.paused',
  targetType: 'Client',
  targetId: newId(),
  targetLabel: 'Ada',
  occurredAt: new Date(Date.UTC(2026, 0, 31, 22, minute)),
  ...differing,
});

const linkTo = async (args: MutationExportAuditEventsArgs = {}): Promise<string> =>
  (await exportAuditEvents(ctx, args)).url;

const download = (url: string) => app.inject({ method: 'GET', url });

const rowsOf = (body: string): string[][] =>
  parse(body, { bom: true, record_delimiter: '\r\n', relax_column_count: false });

const onlyPaused = { filter: { actions: ['client.paused'] } };

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

test('the record as a file, before and after as a person reads them, and no cell a command', async () => {
  await world.services.database.inCompany(company.id, (db) =>
    db.query("update companies set time_zone = 'Europe/Berlin'"),
  );
  ctx = { ...ctx, caller: { ...ctx.caller, userAgent: firefox } };
  await write([
    paused(5, {
      targetLabel: '=cmd|calc',
      changes: [
        { field: 'status', before: 'PastDue', after: 'Paused' },
        { field: 'tags', before: [], after: ['a', 'b'] },
        { field: 'apiKey', before: null, after: 'open' },
      ],
    }),
  ]);
  const { statusCode, headers, body } = await download(await linkTo(onlyPaused));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'cache-control': 'no-store',
  });
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="Cafe Ltd record \d{4}-\d\d-\d\d\.csv"/,
  );
  expect(rowsOf(body)).toEqual([
    [
      ...['When (Europe/Berlin)', 'Who', 'Kind', 'Removed', 'What', 'About', 'About a', 'Before', 'After'],
      ...['Address', 'Country', 'Device', 'User agent', 'Part of', 'Request ID'],
    ],
    [
      ...['2026-01-31T23:05:00+01:00', company.admin.name, 'Operator', '', 'Client: paused', "'=cmd|calc"],
      ...['Client', 'status: Past due', 'status: Paused; tags: a, b; api key: ••••••'],
      ...['127.0.0.1', '', 'Firefox on Linux', firefox, '', 'test'],
    ],
  ]);
});

test('all of it, newest first, and nothing that came meanwhile', async () => {
  await world.services.database.inCompany(company.id, (db) =>
    db.query(
      `insert into audit_events (company_id, id, actor_type, action, target_type, target_label, occurred_at)
       select $1, gen_random_uuid(), 'System', 'client.paused', 'Client', i::text, now() - (i / 3) * interval '1 minute'
       from generate_series(1, 2500) i`,
      [company.id],
    ),
  );
  const [, ...rows] = rowsOf((await download(await linkTo(onlyPaused))).body);
  expect(new Set(rows.map((row) => row[5])).size).toBe(2500);
  const times = rows.map(([when]) => when ?? '');
  expect(times).toEqual([...times].sort().reverse());
});

test('that the record was taken along is on record, with what it was narrowed by', async () => {
  await linkTo({ search: 'ada', filter: { targetTypes: ['Client'], from: '2026-01-01' } });
  const { items } = await auditEvents(ctx, {});
  expect(items).toMatchObject([
    {
      action: 'auditEvent.exported',
      targetType: 'AuditEvent',
      targetLabel: 'The record',
      changes: [
        { field: 'search', before: null, after: 'ada' },
        { field: 'targetTypes', before: null, after: 'Client' },
        { field: 'from', before: null, after: '2026-01-01' },
      ],
    },
  ]);
});

test('whoever is no Admin any more can open the link no more, and no other token opens anything', async () => {
  const url = await linkTo();
  expect((await download(url)).statusCode).toBe(200);
  await world.services.database.inCompany(company.id, (db) =>
    db.query("update operators set role = 'Staff' where id = $1", [company.admin.id]),
  );
  expect((await download(url)).statusCode).toBe(403);
  await world.services.database.inCompany(company.id, (db) =>
    db.query('update sessions set ended_at = now()'),
  );
  expect((await download(url)).statusCode).toBe(401);
  expect((await download('/audit-exports?token=none')).statusCode).toBe(404);
});
