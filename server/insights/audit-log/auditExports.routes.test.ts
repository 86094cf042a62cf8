import { parse } from 'csv-parse/sync';
import {
  type AuditEntry,
  type Context,
  type MutationExportAuditEventsArgs,
  writeAuditEvents,
} from '../../platform';
import { newId } from '../../lib/ids';
import { type ApiFixture, openApiFixture } from '../../testing/apiFixture';
import type { TestCompany } from '../../testing/fixture';
import { auditEvents, exportAuditEvents } from './auditLog.service';

let fixture: ApiFixture;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => void (fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0' })));
afterAll(() => fixture.close());
beforeEach(async () => {
  company = await fixture.company();
  ctx = await fixture.signedIn(company);
});

const writeEvents = (entries: readonly AuditEntry[]): Promise<void> =>
  fixture.inCompany(company, (db) => writeAuditEvents(db, ctx, entries));

const paused = (minute: number, overrides: Partial<AuditEntry> = {}): AuditEntry => ({
  action: 'client.paused',
  targetType: 'Client',
  targetId: newId(),
  targetLabel: 'Ada',
  occurredAt: new Date(Date.UTC(2026, 0, 31, 22, minute)),
  ...overrides,
});

async function readExport(args: MutationExportAuditEventsArgs): Promise<string[][]> {
  const { url } = await exportAuditEvents(ctx, args);
  const { body } = await fixture.app.inject({ method: 'GET', url });
  return parse(body, { bom: true, record_delimiter: '\r\n' });
}

const onlyPaused = { filter: { actions: ['client.paused'] } };

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

test('audit export formats values as readable text, redacts secrets and escapes formulas', async () => {
  await fixture.query(company, "update companies set time_zone = 'Europe/Berlin'");
  ctx = { ...ctx, caller: { ...ctx.caller, userAgent: firefox } };
  await writeEvents([
    paused(5, {
      targetLabel: '=cmd|calc',
      changes: [
        { field: 'status', before: 'PastDue', after: 'Paused' },
        { field: 'tags', before: [], after: ['a', 'b'] },
        { field: 'apiKey', before: null, after: 'open' },
      ],
    }),
  ]);
  expect(await readExport(onlyPaused)).toEqual([
    [
      ...[
        'Time (Europe/Berlin)',
        'Actor',
        'Actor type',
        'Removed',
        'Action',
        'Target',
        'Target type',
        'Before',
        'After',
      ],
      ...['IP address', 'Country', 'Device', 'User agent', 'Parent event', 'Request ID'],
    ],
    [
      ...['2026-01-31T23:05:00+01:00', company.admin.name, 'Operator', '', 'Client: paused', "'=cmd|calc"],
      ...['Client', 'status: Past due', 'status: Paused; tags: a, b; api key: ••••••'],
      ...['127.0.0.1', '', 'Firefox on Linux', firefox, '', 'test'],
    ],
  ]);
});

test('audit export exports every event once, newest first', async () => {
  await fixture.query(
    company,
    `insert into audit_events (company_id, id, actor_type, action, target_type, target_label, occurred_at)
     select $1, gen_random_uuid(), 'System', 'client.paused', 'Client', i::text, now() - (i / 3) * interval '1 minute'
     from generate_series(1, 2500) i`,
    [company.id],
  );
  const [, ...rows] = await readExport(onlyPaused);
  expect(new Set(rows.map((row) => row[5])).size).toBe(2500);
  const times = rows.map(([time]) => time ?? '');
  expect(times).toEqual([...times].sort().reverse());
});

test('audit export writes an audit event with the search and filter', async () => {
  await exportAuditEvents(ctx, { search: 'ada', filter: { targetTypes: ['Client'], from: '2026-01-01' } });
  const { items } = await auditEvents(ctx, {});
  expect(items).toMatchObject([
    {
      action: 'auditEvent.exported',
      targetType: 'AuditEvent',
      targetLabel: 'Audit log',
      changes: [
        { field: 'search', before: null, after: 'ada' },
        { field: 'targetTypes', before: null, after: 'Client' },
        { field: 'from', before: null, after: 'Jan 1, 2026' },
      ],
    },
  ]);
});
