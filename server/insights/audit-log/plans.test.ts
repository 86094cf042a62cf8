import type { AuditFilter, Context } from '../../platform';
import { vacuumAnalyze } from '../../clients/testing';
import { explainQueries, nodesOf } from '../../testing/explainQueries';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { auditEvents, auditFacets } from './auditLog.service';

const eventCount = 40_000;

let fixture: Fixture;
let company: TestCompany;
beforeAll(async () => {
  fixture = await openFixture();
  company = await fixture.company();
  await fixture.query(
    company,
    `insert into audit_events (company_id, id, actor_type, actor_id, action, target_type, target_id, target_label,
         ip_address, occurred_at)
       select $1::uuid, gen_random_uuid(), case when i > $3 - 60 then 'Operator' else 'System' end,
         case when i > $3 - 60 then $2::uuid end,
         case when i > $3 - 60 then 'client.paused' when i % 2 = 0 then 'client.updated' else 'client.tagged' end,
         case when i > $3 - 60 then 'Client' else 'Payment' end, target.ids[1 + i % 4000], 'Client ' || (i % 4000),
         case when i > $3 - 60 then '192.0.2.7' end, now() - i * interval '1 minute'
       from generate_series(1, $3::integer) i,
         (select array_agg(gen_random_uuid()) as ids from generate_series(1, 4000)) target`,
    [company.id, company.admin.id, eventCount],
  );
  await vacuumAnalyze(fixture, 'audit_events');
}, 300_000);
afterAll(() => fixture.close());

/** Runs `read` and returns the maximum number of rows that a single plan node reads. */
async function maxRowsRead(read: (ctx: Context) => Promise<unknown>): Promise<number> {
  const { ctx, plans } = explainQueries(await fixture.signedIn(company));
  await read(ctx);
  return Math.max(
    ...plans.flatMap(nodesOf).map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
  );
}

const dateDaysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

// Most of these filters match only the oldest events, so a scan from the newest event would read every row.
test.each<[string, { search?: string; filter?: AuditFilter }]>([
  ['no criteria', {}],
  ['an operator', { filter: { actorIds: ['admin'] } }],
  ['an actor type', { filter: { actorTypes: ['Operator'] } }],
  ['several actor types', { filter: { actorTypes: ['Operator', 'Client'] } }],
  ['an action', { filter: { actions: ['client.paused'] } }],
  ['several actions', { filter: { actions: ['client.paused', 'client.created'] } }],
  ['a target type', { filter: { targetTypes: ['Client'] } }],
  ['several target types', { filter: { targetTypes: ['Client', 'Operator'] } }],
  ['a target', { filter: { targetId: 'target' } }],
  ['an IP address', { filter: { ipAddress: '192.0.2.7' } }],
  ['a date range', { filter: { from: dateDaysAgo(12), to: dateDaysAgo(10) } }],
  ['a name search', { search: 'client 3999' }],
  ['an IP address search', { search: '192.0.2.7' }],
  ['an action search', { search: 'paused' }],
])('each auditEvents plan node reads at most 110 events for %s', async (_name, { search, filter }) => {
  const { database } = fixture.services;
  const { rows } = await database.inCompany(company.id, (db) =>
    db.query<{ id: string }>(
      'select target_id as id from audit_events where company_id = $1 order by occurred_at limit 1',
      [company.id],
    ),
  );
  const args = {
    search,
    filter: {
      ...filter,
      ...(filter?.actorIds && { actorIds: [company.admin.id] }),
      ...(filter?.targetId && { targetId: rows[0]?.id }),
    },
  };
  expect(await maxRowsRead((ctx) => auditEvents(ctx, { ...args, first: 50 }))).toBeLessThanOrEqual(110);
});

test('auditEvents reads at most 200 of 20,000 events when a search matches 20 operators', async () => {
  const busy = await fixture.company();
  const operators = await Promise.all(
    Array.from({ length: 20 }, (_item, index) => fixture.operator(busy, { name: `Busy ${index}` })),
  );
  await fixture.query(
    busy,
    `insert into audit_events (company_id, id, actor_type, actor_id, action, target_type, occurred_at)
       select $1, gen_random_uuid(), 'Operator', ($2::uuid[])[1 + i % 20], 'client.paused', 'Client',
         now() - i * interval '1 minute'
       from generate_series(1, 20000) i`,
    [busy.id, operators.map(({ id }) => id)],
  );
  await vacuumAnalyze(fixture, 'audit_events');
  const { ctx, plans } = explainQueries(await fixture.signedIn(busy));
  await auditEvents(ctx, { search: 'busy', first: 50 });
  const read = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'audit_events');
  expect(read.length).toBeGreaterThan(0);
  const rows = read.map((node) => node['Actual Rows'] * node['Actual Loops']);
  expect(rows.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(200);
});

test('auditFacets reads fewer than 20 rows in each plan node', async () => {
  expect(await maxRowsRead(auditFacets)).toBeLessThan(20);
});
