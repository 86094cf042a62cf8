import { parse } from 'csv-parse/sync';
import type { Context, ExportPaymentsInput } from '../../platform';
import { newId } from '../../lib/ids';
import { exportPayments } from './exportPayments.service';
import { paidPeriod } from './paidPeriod';
import { recordPayments } from './recording';
import { type ApiFixture, openApiFixture } from '../../testing/apiFixture';
import type { TestCompany } from '../../testing/fixture';
import {
  addManyPayments,
  buildFailedPayment,
  buildPayment,
  insertTestRefunds,
} from '../../testing/factories/payments';

const parseCsv = (body: string): string[][] =>
  parse(body, { bom: true, record_delimiter: '\r\n', relax_column_count: false });

describe('payment export', () => {
  let fixture: ApiFixture;
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => void (fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0' })));
  afterAll(() => fixture.close());
  beforeEach(async () => {
    company = await fixture.company({ name: 'Café Ltd' });
    ctx = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
  });

  const inCompany = (sql: string, values: unknown[] = []) =>
    fixture.inCompany(company, (db) => db.query(sql, values));

  const createLink = async (input: Partial<ExportPaymentsInput> = {}): Promise<string> =>
    (await exportPayments(ctx, { direction: 'Incoming', status: 'All', ...input })).url;

  const download = (url: string) => fixture.app.inject({ method: 'GET', url });

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
      item: null,
      description: '@SUM(1)',
      subscriptionId: newId(),
      invoiceNumber: 'INV-1',
      providerPaymentId: 'sandbox_payment_1',
      createdAt: new Date('2026-02-01T03:00:00Z'),
    });
    await fixture.inCompany(company, async (db) => {
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
        ...['Method', 'Plan', 'Period', 'Fee', 'Refunded', 'Net', 'Invoice', 'Provider ID', 'Decline reason'],
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
    await fixture.payments(company, fee);
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
      details: { fields: { columns: 'Choose only columns of this list.' } },
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

  test("rejects a filter by another company's client or plan", async () => {
    const other = await fixture.company();
    const [client, plan] = [await fixture.client(other), await fixture.plan(other)];
    await expect(createLink({ filter: { clientId: client.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(createLink({ filter: { planId: [plan.id] } })).rejects.toMatchObject({
      details: { fields: { planId: 'This plan doesn’t exist.' } },
    });
  });

  test('writes an audit event with the number of payments and the columns', async () => {
    const client = await fixture.client(company);
    const failed = buildFailedPayment(client.id, 'do_not_honor');
    await fixture.payments(company, buildPayment(client.id), failed);
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
