import { newId } from '../../lib/ids';
import { paymentClients, paymentPlans } from './filterChoices.service';
import type { NewPayment } from './createPendingPayment';
import { listPayments, paymentChanges } from './payments.service';
import type { PaymentFilter, PaymentPage, QueryPaymentsArgs } from '../../platform';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { buildFailedPayment, buildPayment, insertTestRefunds } from '../../testing/factories/payments';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

describe('listPayments', () => {
  const savePayments = (company: TestCompany, ...payments: NewPayment[]): Promise<void> =>
    fixture.payments(company, ...payments);

  const listPage = async (company: TestCompany, args: QueryPaymentsArgs = {}): Promise<PaymentPage> =>
    listPayments(await fixture.signedIn(company, ['MANAGE_PAYMENTS']), args);

  const setTimeZone = (company: TestCompany, zone: string): Promise<unknown> =>
    fixture.inCompany(company, (db) =>
      db.query('update companies set time_zone = $2 where id = $1', [company.id, zone]),
    );

  const numbers = ({ items }: PaymentPage): number[] => items.map(({ number }) => number);

  describe('permissions', () => {
    test('requires MANAGE_PAYMENTS and a session, as does paymentChanges', async () => {
      const company = await fixture.company();
      const ctx = await fixture.signedIn(company, ['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT']);
      await expect(listPayments(ctx, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(async () => paymentChanges(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(listPayments(fixture.asAnonymous(), {})).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
      await expect(async () => paymentChanges(fixture.asAnonymous())).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    });

    test("hides other companies' payments and clients", async () => {
      const [ownCompany, theirs] = [await fixture.company(), await fixture.company()];
      const client = await fixture.client(theirs);
      await savePayments(theirs, buildPayment(client.id));
      await expect(listPage(ownCompany)).resolves.toMatchObject({
        items: [],
        totalCount: 0,
        totals: { gross: 0 },
      });
      for (const clientId of [client.id, newId(), 'none', '']) {
        await expect(listPage(ownCompany, { filter: { clientId } })).rejects.toMatchObject({
          code: 'NOT_FOUND',
        });
      }
    });
  });

  test('returns the newest payments first, numbered from 1 in the order of recording', async () => {
    const company = await fixture.company();
    const [ada, bo] = [await fixture.client(company, { name: 'Ada' }), await fixture.client(company)];
    await savePayments(
      company,
      buildPayment(ada.id),
      buildPayment(bo.id, { createdAt: new Date('2026-03-01T10:00:00Z') }),
    );
    await savePayments(company, buildPayment(ada.id));
    const { items } = await listPage(company);
    expect(items.map(({ number, client }) => [number, client?.id])).toEqual([
      [2, bo.id],
      [3, ada.id],
      [1, ada.id],
    ]);
    expect(items[1]).toMatchObject({
      direction: 'Incoming',
      type: 'Subscription',
      status: 'Succeeded',
      amount: 10000,
      currency: 'USD',
      fee: 320,
      refunded: 0,
      net: 10000,
      client: { id: ada.id, number: 1, name: 'Ada' },
      plan: null,
      method: { kind: 'Card', brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2030 },
      attempts: 1,
      createdAt: '2026-01-15T12:00:00.000Z',
      paidAt: '2026-01-15T12:00:00.000Z',
      failedAt: null,
    });
    expect(items[1]?.failure ?? null).toBeNull();
  });

  test('returns pages without overlap and an empty page after the last one', async () => {
    const company = await fixture.company();
    const client = await fixture.client(company);
    await savePayments(company, ...Array.from({ length: 45 }, () => buildPayment(client.id)));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listPage(company, { page })));
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5, 0]);
    expect(new Set(pages.flatMap(numbers)).size).toBe(45);
    expect(pages[3]).toMatchObject({ page: 4, pageSize: 20, totalPages: 3, totalCount: 45 });
    await expect(listPage(company, { pageSize: 30 })).rejects.toMatchObject({
      details: { fields: { pageSize: 'Choose a page size of 20, 50 or 100.' } },
    });
  });

  describe('design 4: with payments of every status', () => {
    let company: TestCompany;
    beforeAll(async () => {
      company = await fixture.company();
      const client = await fixture.client(company);
      const statuses = ['Pending', 'Processing', 'Succeeded', 'Disputed', 'Failed', 'Canceled'] as const;
      const [partlyRefunded, fullyRefunded] = [newId(), newId()];
      await savePayments(
        company,
        ...statuses.map((status) => buildPayment(client.id, { status })),
        buildPayment(client.id, { id: partlyRefunded }),
        buildPayment(client.id, { id: fullyRefunded }),
        buildPayment(null, { direction: 'Outgoing', type: 'PlatformFee', amount: 4900, fee: 0 }),
      );
      await fixture.inCompany(company, async (db) => {
        for (const [paymentId, amount] of [
          [partlyRefunded, 4000],
          [fullyRefunded, 10000],
        ] as const) {
          const refund = { id: newId(), paymentId, amount, reason: 'Other', status: 'Succeeded' } as const;
          await insertTestRefunds(db, company.id, { ...refund, createdBy: null, createdAt: new Date() });
        }
      });
    });

    test.each([
      [
        'All',
        8,
        [
          'Canceled',
          'Disputed',
          'Failed',
          'PartiallyRefunded',
          'Pending',
          'Processing',
          'Refunded',
          'Succeeded',
        ],
      ],
      ['Succeeded', 4, ['Disputed', 'PartiallyRefunded', 'Refunded', 'Succeeded']],
      ['Failed', 2, ['Canceled', 'Failed']],
    ] as const)('lists the payments of every status that %s covers', async (status, count, statuses) => {
      const page = await listPage(company, { status });
      expect(page.totalCount).toBe(count);
      expect(page.items.map((payment) => payment.status).sort()).toEqual(statuses);
    });

    test('returns the net amount after refunds, and 0 for payments that were not collected', async () => {
      const { items } = await listPage(company);
      expect(Object.fromEntries(items.map(({ status, refunded, net }) => [status, [refunded, net]]))).toEqual(
        {
          Pending: [0, 0],
          Processing: [0, 0],
          Failed: [0, 0],
          Canceled: [0, 0],
          Succeeded: [0, 10000],
          Disputed: [0, 10000],
          PartiallyRefunded: [4000, 6000],
          Refunded: [10000, 0],
        },
      );
    });

    const collectedTotals = { count: 4, gross: 40000, refunded: 14000, fees: 1280, net: 26000 };
    const failedTotals = { failedCount: 2, failedAmount: 20000 };

    test.each<[QueryPaymentsArgs, object]>([
      [{}, { currency: 'USD', ...collectedTotals, ...failedTotals }],
      [{ status: 'Succeeded' }, { ...collectedTotals, failedCount: 0, failedAmount: 0 }],
      [{ status: 'Failed' }, { count: 0, gross: 0, refunded: 0, fees: 0, net: 0, ...failedTotals }],
      [{ direction: 'Outgoing' }, { count: 1, gross: 4900, fees: 0, net: 4900, failedCount: 0 }],
    ])('totals the payments that match %j', async (args, totals) => {
      expect((await listPage(company, args)).totals).toMatchObject(totals);
      // This filter matches every payment, but the totals come from rows instead of counters.
      const allDates = { createdFrom: '2000-01-01', createdTo: '2100-01-01' };
      expect((await listPage(company, { ...args, filter: allDates })).totals).toMatchObject(totals);
    });

    test('lists platform fees, which have no client, for the direction Outgoing', async () => {
      const { items } = await listPage(company, { direction: 'Outgoing' });
      expect(items).toMatchObject([{ direction: 'Outgoing', type: 'PlatformFee', client: null }]);
    });
  });

  describe('date filters', () => {
    const count = async (company: TestCompany, filter: PaymentFilter): Promise<number> =>
      (await listPage(company, { filter })).totalCount;

    test("include the first and last day in the company's time zone for all four dates", async () => {
      const company = await fixture.company();
      await setTimeZone(company, 'America/Los_Angeles');
      const client = await fixture.client(company);
      const other = await fixture.client(company);
      // 1:00 on February 1 in UTC is still January 31 in Los Angeles.
      const dayBoundary = new Date('2026-02-01T01:00:00Z');
      const paid = buildPayment(client.id, {
        createdAt: new Date('2026-01-10T12:00:00Z'),
        paidAt: dayBoundary,
      });
      const failed = buildFailedPayment(client.id, 'expired_card', {
        createdAt: dayBoundary,
        failedAt: dayBoundary,
      });
      await savePayments(
        company,
        paid,
        failed,
        buildPayment(other.id, { createdAt: new Date('2026-03-09T12:00:00Z') }),
      );
      await fixture.inCompany(company, (db) =>
        insertTestRefunds(db, company.id, {
          id: newId(),
          paymentId: paid.id,
          amount: 100,
          reason: 'Other',
          status: 'Succeeded',
          createdBy: null,
          createdAt: dayBoundary,
        }),
      );
      for (const name of ['created', 'paid', 'failed', 'refunded'] as const) {
        const from = (day: string) => ({ [`${name}From`]: day });
        const to = (day: string) => ({ [`${name}To`]: day });
        const day = '2026-01-31';
        expect([name, await count(company, { ...from(day), ...to(day) })]).toEqual([name, 1]);
        const february = { ...from('2026-02-01'), ...to('2026-02-28') };
        expect([name, await count(company, february)]).toEqual([name, 0]);
      }
      expect(await count(company, { clientId: other.id })).toBe(1);
      expect(await count(company, { clientId: client.id, paidTo: '2026-12-31' })).toBe(1);
      expect(await count(company, { clientId: other.id, failedFrom: '2026-01-01' })).toBe(0);
    });

    test('start a day at its first midnight when clocks go back to midnight', async () => {
      const company = await fixture.company();
      // On November 1, 2026, clocks in Havana go back from 1:00 to midnight.
      await setTimeZone(company, 'America/Havana');
      const client = await fixture.client(company);
      const times = ['03:59', '04:30', '05:30', '2026-11-02T04:59', '2026-11-02T05:00'];
      await savePayments(
        company,
        ...times.map((at) =>
          buildPayment(client.id, {
            createdAt: new Date(at.length > 5 ? `${at}:00Z` : `2026-11-01T${at}:00Z`),
          }),
        ),
      );
      expect(await count(company, { createdFrom: '2026-11-01', createdTo: '2026-11-01' })).toBe(3);
      expect(await count(company, { createdTo: '2026-10-31' })).toBe(1);
      expect(await count(company, { createdFrom: '2026-11-02' })).toBe(1);
    });

    test.each<[PaymentFilter, string]>([
      [{ createdFrom: '2026-02-01', createdTo: '2026-01-31' }, 'filter.createdTo'],
      [{ refundedFrom: '2026-02-01', refundedTo: '2026-01-31' }, 'filter.refundedTo'],
      [{ paidFrom: '0000-01-01' }, 'filter.paidFrom'],
    ])('reject %j', async (filter, field) => {
      const rejection = listPage(await fixture.company(), { filter });
      await expect(rejection).rejects.toMatchObject({ details: { fields: { [field]: expect.any(String) } } });
    });
  });

  describe('search and filters', () => {
    test('match special characters of a search literally', async () => {
      const company = await fixture.company();
      const names = ['100% Ltd', "O'Brien; drop table payments", '50_50', '\\back', 'Zoë'];
      for (const name of names)
        await savePayments(company, buildPayment((await fixture.client(company, { name })).id));
      for (const name of names) {
        const { items } = await listPage(company, { search: ` ${name} ` });
        expect(items.map(({ client }) => client?.name)).toEqual([name]);
      }
      for (const search of ["' or 1=1 --", '%', '_', '\\', '#', '#0', '#99999999999', '\0', '%%%', '___']) {
        const { totalCount } = await listPage(company, { search });
        const found = names.filter((name) => name.toLowerCase().startsWith(search.replace('\0', '')));
        expect([search, totalCount]).toEqual([search, search === '\0' ? names.length : found.length]);
      }
      const { items } = await listPage(company, { search: 'ZOE' });
      expect(items.map(({ client }) => client?.name)).toEqual(['Zoë']);
    });

    test('find payments by client, number, invoice and provider id in one direction', async () => {
      const company = await fixture.company();
      const client = await fixture.client(company, { name: 'Ada', email: 'ada@numbers.test' });
      await savePayments(
        company,
        buildPayment(client.id, { invoiceNumber: '2027-0001', providerPaymentId: 'pi_AbC' }),
        buildPayment(client.id, { invoiceNumber: 'LIV-7' }),
        buildPayment(null, { direction: 'Outgoing', type: 'PlatformFee', invoiceNumber: 'LIV-8' }),
      );
      const found = async (search: string, args: QueryPaymentsArgs = {}) =>
        numbers(await listPage(company, { search, ...args })).sort();
      expect(await found('ada')).toEqual([1, 2]);
      expect(await found('numbers.test')).toEqual([1, 2]);
      expect(await found('#2')).toEqual([2]);
      expect(await found('2027-0001')).toEqual([1]);
      expect(await found('liv-7')).toEqual([2]);
      expect(await found('ＬＩＶ－７')).toEqual([2]);
      expect(await found('＃２')).toEqual([2]);
      expect(await found('２')).toEqual([2]);
      expect(await found('pi_AbC')).toEqual([1]);
      expect(await found('pi_abc')).toEqual([]);
      expect(await found('LIV-8')).toEqual([]);
      expect(await found('LIV-8', { direction: 'Outgoing' })).toEqual([3]);
      expect(await found('3', { direction: 'Outgoing' })).toEqual([3]);
    });

    test("filter by plan and reject other companies' plans", async () => {
      const [company, other] = [await fixture.company(), await fixture.company()];
      const plan = await fixture.plan(company);
      const theirs = await fixture.plan(other);
      const client = await fixture.client(company);
      await savePayments(company, buildPayment(client.id, { planId: plan.id }), buildPayment(client.id));
      await expect(listPage(company, { filter: { planId: [plan.id] } })).resolves.toMatchObject({
        items: [{ number: 1, plan: { name: plan.name } }],
        counts: { all: 1, succeeded: 1, failed: 0 },
      });
      for (const id of [theirs.id, newId(), 'nonsense']) {
        await expect(listPage(company, { filter: { planId: [plan.id, id] } })).rejects.toMatchObject({
          code: 'BAD_USER_INPUT',
        });
      }
    });

    test.each<[PaymentFilter, string]>([
      [{ amountFrom: 100, amountTo: 99 }, 'filter.amountTo'],
      [{ amountFrom: -1 }, 'filter.amountFrom'],
      [{ amountTo: 3_000_000_000 }, 'filter.amountTo'],
      [{ currency: 'XXY' }, 'filter.currency'],
      [{ method: ['x'.repeat(51)] }, 'filter.method.0'],
    ])('reject %j', async (filter, field) => {
      const rejection = listPage(await fixture.company(), { filter });
      await expect(rejection).rejects.toMatchObject({ details: { fields: { [field]: expect.any(String) } } });
    });
  });

  test("returns totals in another currency when no payment is in the company's currency", async () => {
    const company = await fixture.company();
    const fee = { direction: 'Outgoing', type: 'PlatformFee', fee: 0 } as const;
    await savePayments(company, buildPayment(null, { ...fee, amount: 4900, currency: 'EUR' }));
    const outgoing = { direction: 'Outgoing' } as const;
    expect((await listPage(company, outgoing)).totals).toMatchObject({ currency: 'EUR', gross: 4900 });
    await savePayments(company, buildPayment(null, { ...fee, amount: 700, currency: 'USD' }));
    const both = await listPage(company, outgoing);
    expect(both).toMatchObject({ totalCount: 2, totals: { currency: 'USD', count: 1, gross: 700 } });
  });

  test('design 4: explains failed payments and gives advice', async () => {
    const company = await fixture.company();
    const client = await fixture.client(company);
    await savePayments(company, buildFailedPayment(client.id, 'insufficient_funds', { attempts: 2 }));
    const { items } = await listPage(company, { status: 'Failed' });
    expect(items).toMatchObject([
      {
        failure: 'The card has insufficient funds.',
        advice: 'Try again in a few days, or ask the client to use a different card.',
        attempts: 2,
      },
    ]);
    expect(Object.keys(items[0] ?? {})).not.toContain('declineCode');
  });
});

describe('filter choices', () => {
  const names = (choices: readonly { name: string }[]): string[] => choices.map(({ name }) => name);

  async function setUpClients(...clients: string[]) {
    const company = await fixture.company();
    const created = [];
    for (const name of clients) created.push(await fixture.client(company, { name }));
    return { company, clients: created, ctx: await fixture.signedIn(company, ['MANAGE_PAYMENTS']) };
  }

  describe('paymentClients', () => {
    test('returns the id, number and name of clients, sorted by name', async () => {
      const { ctx, clients } = await setUpClients('Grace', 'ada', 'Émile');
      const choices = await paymentClients(ctx, null, null);
      expect(names(choices)).toEqual(['ada', 'Émile', 'Grace']);
      expect(choices[2]).toEqual({ id: clients[0]?.id, number: 1, name: 'Grace' });
    });

    test.each([
      ['a part of a name', 'lovel', ['Ada Lovelace']],
      ['the beginning of a name', 'gr', ['Grace Hopper']],
      ['a number', '#2', ['Grace Hopper']],
      ['text without a match', 'no-match', []],
      ['SQL wildcards', "%' _\\", []],
    ])('returns only the matching clients for a search by %s', async (_what, search, found) => {
      const { ctx } = await setUpClients('Ada Lovelace', 'Grace Hopper');
      expect(names(await paymentClients(ctx, search, null))).toEqual(found);
    });

    test('returns at most 20 clients', async () => {
      const { ctx } = await setUpClients(...Array.from({ length: 21 }, (_each, at) => `Client ${at + 10}`));
      expect(await paymentClients(ctx, '', null)).toHaveLength(20);
      expect(await paymentClients(ctx, 'client', null)).toHaveLength(20);
    });

    test("returns clients by id and rejects other companies' and unknown ids", async () => {
      const { ctx, clients } = await setUpClients('Tove', 'Grace');
      const theirs = await setUpClients('Linus');
      const [, grace = ''] = clients.map(({ id }) => id);
      expect(names(await paymentClients(ctx, null, [grace, grace]))).toEqual(['Grace']);
      expect(await paymentClients(ctx, 'tove', [grace])).toEqual([]);
      expect(await paymentClients(ctx, null, [])).toEqual([]);
      expect(await paymentClients(theirs.ctx, 'grace', null)).toEqual([]);
      for (const id of [theirs.clients[0]?.id ?? '', newId(), 'nonsense']) {
        await expect(paymentClients(ctx, null, [grace, id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    });

    test('rejects more than 20 ids', async () => {
      const { ctx } = await setUpClients();
      const ids = Array.from({ length: 21 }, newId);
      await expect(paymentClients(ctx, null, ids)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    });

    test('rejects a search of more than 500 characters', async () => {
      const { ctx } = await setUpClients();
      await expect(paymentClients(ctx, 'x'.repeat(501), null)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    });
  });

  describe('paymentPlans', () => {
    test('returns all plans of the company, archived plans last', async () => {
      const { company, ctx } = await setUpClients();
      await fixture.plan(company, { name: 'Old', status: 'Archived' });
      await fixture.plan(company, { name: 'Gold' });
      const { id } = await fixture.plan(company, { name: 'Draft', status: 'Draft' });
      const choices = await paymentPlans(ctx);
      expect(names(choices)).toEqual(['Gold', 'Draft', 'Old']);
      expect(choices[1]).toEqual({ id, name: 'Draft' });
      expect(await paymentPlans((await setUpClients()).ctx)).toEqual([]);
    });
  });

  test('require MANAGE_PAYMENTS', async () => {
    const ctx = await fixture.signedIn(await fixture.company(), [
      'MANAGE_CLIENT_MANAGEMENT',
      'MANAGE_DASHBOARD',
    ]);
    await expect(paymentClients(ctx, null, null)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(paymentPlans(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
