import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import {
  type AuditEntry,
  type Context,
  type ExportPaymentsInput,
  type MutationExportAuditEventsArgs,
  writeAuditEvents,
} from '../../platform';
import { auditEvents, exportAuditEvents } from '../../insights/internals';
import { newId } from '../../lib/ids';
import { exportPayments } from './exportPayments.service';
import { paidPeriod } from './paidPeriod';
import { recordPayments } from './recording';
import type { Permission } from '../../../contract/enums';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { setRolePermissions } from '../../testing/factories/operators';
import {
  addManyPayments,
  buildFailedPayment,
  buildPayment,
  insertTestRefunds,
} from '../../testing/factories/payments';

const parseCsv = (body: string): string[][] =>
  parse(body, { bom: true, record_delimiter: '\r\n', relax_column_count: false });

describe('payment export', () => {
  let fixture: Fixture;
  let app: FastifyInstance;
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => {
    fixture = await openFixture({ REQUESTS_PER_MINUTE: '0' });
    app = await buildApp(fixture.services);
  });
  afterAll(async () => {
    await app.close();
    await fixture.close();
  });
  beforeEach(async () => {
    company = await fixture.company({ name: 'Café Ltd' });
    ctx = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
  });

  const inCompany = (sql: string, values: unknown[] = []) =>
    fixture.services.database.inCompany(company.id, (db) => db.query(sql, values));

  const createLink = async (input: Partial<ExportPaymentsInput> = {}, context = ctx): Promise<string> =>
    (await exportPayments(context, { direction: 'Incoming', status: 'All', ...input })).url;

  const setStaffPermissions = (...flags: Permission[]): Promise<void> =>
    setRolePermissions(fixture.services.database, company, 'Staff', flags);

  const download = (url: string) => app.inject({ method: 'GET', url });

  test('returns the file as an attachment that must not be cached', async () => {
    const client = await fixture.client(company, { name: 'Ada' });
    await fixture.services.database.inCompany(company.id, (db) =>
      recordPayments(db, company.id, [buildPayment(client.id)]),
    );
    const { statusCode, headers, body } = await download(await createLink({ columns: ['Client', 'Amount'] }));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="Cafe Ltd payments \d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''Caf%C3%A9%20Ltd/,
    );
    expect(body).toBe('\uFEFFClient,Amount,Currency\r\nAda,100.00,USD\r\n');
  });

  test("formats each column, with times and days in the company's time zone", async () => {
    await inCompany("update companies set currency = 'KWD', time_zone = 'America/New_York'");
    const client = await fixture.client(company, { name: '=cmd|calc', email: 'ada@client.test' });
    const plan = await fixture.plan(company, { name: 'Growth' });
    const paid = buildPayment(client.id, {
      amount: 12_345,
      fee: 5,
      planId: plan.id,
      ...paidPeriod(
        'Growth',
        { periodStart: '2026-02-01T05:00:00.000Z', periodEnd: '2026-03-01T05:00:00.000Z' },
        'America/New_York',
      ),
      description: '@SUM(1)',
      subscriptionId: newId(),
      invoiceNumber: 'INV-1',
      providerPaymentId: 'sandbox_payment_1',
      createdAt: new Date('2026-02-01T03:00:00Z'),
    });
    await fixture.services.database.inCompany(company.id, async (db) => {
      await recordPayments(db, company.id, [
        paid,
        buildFailedPayment(client.id, 'expired_card', { amount: 50 }),
      ]);
      const refund = { id: newId(), paymentId: paid.id, amount: 345, createdBy: null, createdAt: new Date() };
      await insertTestRefunds(db, company.id, { ...refund, reason: 'Other', status: 'Succeeded' });
    });
    const columns = [
      ...(['Number', 'Status', 'Amount', 'Currency', 'Client', 'ClientEmail', 'Type'] as const),
      ...(['Description', 'Method', 'Plan', 'Period', 'Fee', 'Refunded', 'Net', 'InvoiceNumber'] as const),
      ...(['ProviderPaymentId', 'Failure', 'Attempts', 'CreatedAt', 'PaidAt', 'FailedAt'] as const),
    ];
    const { body } = await download(await createLink({ columns }));
    expect(parseCsv(body)).toEqual([
      [
        ...['Number', 'Status', 'Amount', 'Currency', 'Client', 'Client email', 'Type', 'Description'],
        ...['Method', 'Plan', 'Period', 'Fee', 'Refunded', 'Net', 'Invoice', 'Provider id', 'Decline reason'],
        ...['Attempts', 'Date (America/New_York)', 'Paid (America/New_York)', 'Failed (America/New_York)'],
      ],
      [
        ...['1', 'Partially refunded', '12.345', 'KWD', "'=cmd|calc", 'ada@client.test', 'Subscription'],
        ...["'@SUM(1)", 'Visa 4242', 'Growth', '2026-02-01 – 2026-02-28', '0.005', '0.345', '12.000'],
        ...[
          'INV-1',
          'sandbox_payment_1',
          '',
          '1',
          '2026-01-31T22:00:00-05:00',
          '2026-01-31T22:00:00-05:00',
          '',
        ],
      ],
      [
        ...['2', 'Failed', '0.050', 'KWD', "'=cmd|calc", 'ada@client.test', 'Subscription', ''],
        ...['Visa 4242', '', '', '0.000', '0.000', '0.000', '', '', 'The card has expired.', '1'],
        ...['2026-01-15T07:00:00-05:00', '', '2026-01-15T07:00:00-05:00'],
      ],
    ]);
  });

  test('uses default columns, and offers no client columns for outgoing payments', async () => {
    const fee = buildPayment(null, { direction: 'Outgoing', type: 'PlatformFee', amount: 4900, fee: 0 });
    await fixture.services.database.inCompany(company.id, (db) => recordPayments(db, company.id, [fee]));
    const [incoming] = parseCsv((await download(await createLink())).body);
    expect(incoming).toEqual([
      ...['Number', 'Status', 'Amount', 'Currency', 'Client', 'Type', 'Method', 'Date (UTC)'],
    ]);
    const outgoing = parseCsv(
      (await download(await createLink({ direction: 'Outgoing', columns: [] }))).body,
    );
    expect(outgoing).toEqual([
      ['Number', 'Status', 'Amount', 'Currency', 'Description', 'Method', 'Date (UTC)'],
      ['1', 'Succeeded', '49.00', 'USD', '', 'Visa 4242', '2026-01-15T12:00:00+00:00'],
    ]);
    await expect(createLink({ direction: 'Outgoing', columns: ['Client'] })).rejects.toMatchObject({
      details: { fields: { columns: 'These payments have no such column.' } },
    });
  });

  test('exports every incoming payment once, in the requested order', async () => {
    await addManyPayments(fixture.services.database, company.id, { clients: 20, payments: 4500 });
    const numbersIn = async (input: Partial<ExportPaymentsInput>) =>
      parseCsv((await download(await createLink({ columns: ['Number', 'Amount'], ...input }))).body).slice(1);
    const newest = await numbersIn({});
    expect(newest).toHaveLength(4050);
    expect(newest.map(([number]) => Number(number))).toEqual(
      Array.from({ length: 4500 }, (_, index) => 4500 - index).filter((number) => number % 10 !== 0),
    );
    const largest = await numbersIn({ sort: { field: 'Amount', direction: 'Descending' } });
    const amounts = largest.map(([, amount]) => Number(amount));
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    expect(new Set(largest.map(([number]) => number)).size).toBe(4050);
    const byStatus = await numbersIn({ sort: { field: 'Status', direction: 'Ascending' } });
    expect(new Set(byStatus.map(([number]) => number)).size).toBe(4050);
  });

  describe('authorization', () => {
    test('requires MANAGE_PAYMENTS and a company that has finished onboarding', async () => {
      const withoutPermission = await fixture.signedIn(company, [
        'MANAGE_CLIENT_MANAGEMENT',
        'MANAGE_DASHBOARD',
      ]);
      await expect(createLink({}, withoutPermission)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(createLink({}, fixture.asAnonymous())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      const pending = await fixture.signedIn({ ...company, status: 'Pending' }, ['MANAGE_PAYMENTS']);
      await expect(createLink({}, pending)).rejects.toMatchObject({ code: 'COMPANY_PENDING' });
      for (const status of ['Cancelled', 'Blocked'] as const) {
        await inCompany('update companies set status = $1', [status]);
        const url = await createLink({}, await fixture.signedIn({ ...company, status }, ['MANAGE_PAYMENTS']));
        expect((await download(url)).statusCode).toBe(200);
      }
    });

    test("rejects a filter by another company's client or plan", async () => {
      const other = await fixture.company();
      const [client, plan] = [await fixture.client(other), await fixture.plan(other)];
      await expect(createLink({ filter: { clientId: client.id } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(createLink({ filter: { planId: [plan.id] } })).rejects.toMatchObject({
        details: { fields: { planId: 'This plan does not exist.' } },
      });
    });

    test('rechecks the session, the permission and the company status on download', async () => {
      const url = await createLink();
      await setStaffPermissions('MANAGE_CLIENT_MANAGEMENT');
      expect((await download(url)).json()).toMatchObject({ code: 'FORBIDDEN' });
      expect((await download(url)).statusCode).toBe(403);
      await setStaffPermissions('MANAGE_PAYMENTS');
      expect((await download(url)).statusCode).toBe(200);
      await inCompany(`update companies set status = 'Pending'`);
      expect((await download(url)).statusCode).toBe(403);
      await inCompany(`update companies set status = 'Active'`);
      await inCompany('delete from sessions where id = $1', [ctx.viewer?.sessionId]);
      expect((await download(url)).statusCode).toBe(401);
    });

    test.each(['', '?token=', '?token=x', '?token=a.b.c'])(
      'returns 404 for the query string %j',
      async (query) => {
        const response = await download(`/payment-exports${query}`);
        expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
      },
    );
  });

  test('writes an audit event with the number of payments and the columns', async () => {
    const client = await fixture.client(company);
    const failed = buildFailedPayment(client.id, 'do_not_honor');
    await fixture.services.database.inCompany(company.id, (db) =>
      recordPayments(db, company.id, [buildPayment(client.id), failed]),
    );
    await createLink({ status: 'Failed', columns: ['Number'] });
    const { rows } = await inCompany(
      `select target_type, changes from audit_events where action = 'payment.exported'`,
    );
    expect(rows).toEqual([
      {
        target_type: 'Payment',
        changes: [
          { field: 'payments', before: null, after: 1 },
          { field: 'columns', before: null, after: ['Number'] },
        ],
      },
    ]);
  });
});

describe('audit export', () => {
  let fixture: Fixture;
  let app: FastifyInstance;
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => {
    fixture = await openFixture({ REQUESTS_PER_MINUTE: '0' });
    app = await buildApp(fixture.services);
  });
  afterAll(async () => {
    await app.close();
    await fixture.close();
  });
  beforeEach(async () => {
    company = await fixture.company({ name: 'Café Ltd' });
    ctx = await fixture.signedIn(company);
  });

  const writeEvents = (entries: readonly AuditEntry[]): Promise<void> =>
    fixture.services.database.inCompany(company.id, (db) => writeAuditEvents(db, ctx, entries));

  const paused = (minute: number, overrides: Partial<AuditEntry> = {}): AuditEntry => ({
    action: 'client.paused',
    targetType: 'Client',
    targetId: newId(),
    targetLabel: 'Ada',
    occurredAt: new Date(Date.UTC(2026, 0, 31, 22, minute)),
    ...overrides,
  });

  const createLink = async (args: MutationExportAuditEventsArgs = {}): Promise<string> =>
    (await exportAuditEvents(ctx, args)).url;

  const download = (url: string) => app.inject({ method: 'GET', url });

  const onlyPaused = { filter: { actions: ['client.paused'] } };

  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

  test('formats values as readable text, redacts secrets and escapes formulas', async () => {
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
    const { statusCode, headers, body } = await download(await createLink(onlyPaused));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'cache-control': 'no-store',
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="Cafe Ltd record \d{4}-\d\d-\d\d\.csv"/,
    );
    expect(parseCsv(body)).toEqual([
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

  test('exports every event once, newest first', async () => {
    await fixture.query(
      company,
      `insert into audit_events (company_id, id, actor_type, action, target_type, target_label, occurred_at)
       select $1, gen_random_uuid(), 'System', 'client.paused', 'Client', i::text, now() - (i / 3) * interval '1 minute'
       from generate_series(1, 2500) i`,
      [company.id],
    );
    const [, ...rows] = parseCsv((await download(await createLink(onlyPaused))).body);
    expect(new Set(rows.map((row) => row[5])).size).toBe(2500);
    const times = rows.map(([time]) => time ?? '');
    expect(times).toEqual([...times].sort().reverse());
  });

  test('writes an audit event with the search and filter', async () => {
    await createLink({ search: 'ada', filter: { targetTypes: ['Client'], from: '2026-01-01' } });
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

  test('rejects an invalid token, and the link of an operator who was demoted or signed out', async () => {
    const url = await createLink();
    expect((await download(url)).statusCode).toBe(200);
    await fixture.query(company, "update operators set role = 'Staff' where id = $1", [company.admin.id]);
    expect((await download(url)).statusCode).toBe(403);
    await fixture.query(company, 'update sessions set ended_at = now()');
    expect((await download(url)).statusCode).toBe(401);
    expect((await download('/audit-exports?token=none')).statusCode).toBe(404);
  });
});
