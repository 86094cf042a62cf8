import { newId } from '../../lib/ids';
import { paymentClients, paymentPlans } from './filterChoices';
import { type NewPayment, recordPayments, recordRefund } from './recording';
import { listPayments, paymentChanges } from './service';
import { aFailure, aPayment } from './testPayments';
import type { PaymentFilter, PaymentPage, QueryPaymentsArgs } from '../../schema.generated';
import { insertPlan } from '../../testing/insertPlan';
import { openWorld, type TestCompany, type World } from '../../testing/world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

describe('service', () => {
  const record = (company: TestCompany, ...payments: NewPayment[]): Promise<void> =>
    world.services.database.inCompany(company.id, (db) => recordPayments(db, company.id, payments));

  const pageOf = async (company: TestCompany, args: QueryPaymentsArgs = {}): Promise<PaymentPage> =>
    listPayments(await world.as(company, 'MANAGE_PAYMENTS'), args);

  const inZone = (company: TestCompany, zone: string): Promise<unknown> =>
    world.services.database.inCompany(company.id, (db) =>
      db.query('update companies set time_zone = $2 where id = $1', [company.id, zone]),
    );

  const numbers = ({ items }: PaymentPage): number[] => items.map(({ number }) => number);

  describe('who may', () => {
    test('see payments: not without MANAGE_PAYMENTS, and not without a session', async () => {
      const company = await world.company();
      const ctx = await world.as(company, 'MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT');
      await expect(listPayments(ctx, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(async () => paymentChanges(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(listPayments(world.asNobody(), {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      await expect(async () => paymentChanges(world.asNobody())).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    });

    test("see another company's: none, and its clients do not exist", async () => {
      const [ours, theirs] = [await world.company(), await world.company()];
      const client = await world.client(theirs);
      await record(theirs, aPayment(client.id));
      await expect(pageOf(ours)).resolves.toMatchObject({ items: [], totalCount: 0, totals: { gross: 0 } });
      for (const clientId of [client.id, newId(), 'none', '']) {
        await expect(pageOf(ours, { filter: { clientId } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    });
  });

  test('payments are numbered from 1 in their order, and listed newest first', async () => {
    const company = await world.company();
    const [ada, bo] = [await world.client(company, { name: 'Ada' }), await world.client(company)];
    await record(company, aPayment(ada.id), aPayment(bo.id, { createdAt: new Date('2026-03-01T10:00:00Z') }));
    await record(company, aPayment(ada.id));
    const { items } = await pageOf(company);
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

  test('a page after the first goes on where it ended, and one after the last is empty', async () => {
    const company = await world.company();
    const client = await world.client(company);
    await record(company, ...Array.from({ length: 45 }, () => aPayment(client.id)));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => pageOf(company, { page })));
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5, 0]);
    expect(new Set(pages.flatMap(numbers)).size).toBe(45);
    expect(pages[3]).toMatchObject({ page: 4, pageSize: 20, totalPages: 3, totalCount: 45 });
    await expect(pageOf(company, { pageSize: 30 })).rejects.toMatchObject({
      details: { fields: { pageSize: 'A page holds 20, 50 or 100 rows.' } },
    });
  });

  describe('design 4: stored statuses are wider than the filter', () => {
    let company: TestCompany;
    beforeAll(async () => {
      company = await world.company();
      const client = await world.client(company);
      const statuses = ['Pending', 'Processing', 'Succeeded', 'Disputed', 'Failed', 'Canceled'] as const;
      const [half, whole] = [newId(), newId()];
      await record(
        company,
        ...statuses.map((status) => aPayment(client.id, { status })),
        aPayment(client.id, { id: half }),
        aPayment(client.id, { id: whole }),
        aPayment(null, { direction: 'Outgoing', type: 'PlatformFee', amount: 4900, fee: 0 }),
      );
      await world.services.database.inCompany(company.id, async (db) => {
        for (const [paymentId, amount] of [
          [half, 4000],
          [whole, 10000],
        ] as const) {
          const refund = { id: newId(), paymentId, amount, reason: 'Other', status: 'Succeeded' } as const;
          await recordRefund(db, company.id, { ...refund, createdBy: null, createdAt: new Date() });
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
    ] as const)('%s', async (status, count, statuses) => {
      const page = await pageOf(company, { status });
      expect(page.totalCount).toBe(count);
      expect(page.items.map((payment) => payment.status).sort()).toEqual(statuses);
    });

    test('what is left after refunds; 0 of one that did not come in', async () => {
      const { items } = await pageOf(company);
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

    const cameIn = { count: 4, gross: 40000, refunded: 14000, fees: 1280, net: 26000 };
    const didNot = { failedCount: 2, failedAmount: 20000 };

    test.each<[QueryPaymentsArgs, object]>([
      [{}, { currency: 'USD', ...cameIn, ...didNot }],
      [{ status: 'Succeeded' }, { ...cameIn, failedCount: 0, failedAmount: 0 }],
      [{ status: 'Failed' }, { count: 0, gross: 0, refunded: 0, fees: 0, net: 0, ...didNot }],
      [{ direction: 'Outgoing' }, { count: 1, gross: 4900, fees: 0, net: 4900, failedCount: 0 }],
    ])('the sums of %j', async (args, totals) => {
      expect((await pageOf(company, args)).totals).toMatchObject(totals);
      // A filter that leaves everything is added up from the rows themselves.
      const everything = { createdFrom: '2000-01-01', createdTo: '2100-01-01' };
      expect((await pageOf(company, { ...args, filter: everything })).totals).toMatchObject(totals);
    });

    test('Outgoing are those without a client', async () => {
      const { items } = await pageOf(company, { direction: 'Outgoing' });
      expect(items).toMatchObject([{ direction: 'Outgoing', type: 'PlatformFee', client: null }]);
    });
  });

  describe("days are of the company's time zone, both included", () => {
    const count = async (company: TestCompany, filter: PaymentFilter): Promise<number> =>
      (await pageOf(company, { filter })).totalCount;

    test('created, paid, failed and refunded', async () => {
      const company = await world.company();
      await inZone(company, 'America/Los_Angeles');
      const client = await world.client(company);
      const other = await world.client(company);
      // One in the morning of February 1 in London is still January in Los Angeles.
      const night = new Date('2026-02-01T01:00:00Z');
      const paid = aPayment(client.id, { createdAt: new Date('2026-01-10T12:00:00Z'), paidAt: night });
      const failed = aFailure(client.id, 'expired_card', { createdAt: night, failedAt: night });
      await record(
        company,
        paid,
        failed,
        aPayment(other.id, { createdAt: new Date('2026-03-09T12:00:00Z') }),
      );
      await world.services.database.inCompany(company.id, (db) =>
        recordRefund(db, company.id, {
          id: newId(),
          paymentId: paid.id,
          amount: 100,
          reason: 'Other',
          status: 'Succeeded',
          createdBy: null,
          createdAt: night,
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

    test('a day whose first hour comes twice begins with the first of them', async () => {
      const company = await world.company();
      // On November 1, 2026, at one, clocks in Havana go back to midnight.
      await inZone(company, 'America/Havana');
      const client = await world.client(company);
      const moments = ['03:59', '04:30', '05:30', '2026-11-02T04:59', '2026-11-02T05:00'];
      await record(
        company,
        ...moments.map((at) =>
          aPayment(client.id, { createdAt: new Date(at.length > 5 ? `${at}:00Z` : `2026-11-01T${at}:00Z`) }),
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
    ])('%j is refused', async (filter, field) => {
      const refused = pageOf(await world.company(), { filter });
      await expect(refused).rejects.toMatchObject({ details: { fields: { [field]: expect.any(String) } } });
    });
  });

  describe('what is typed and chosen', () => {
    test('is looked for as it was typed, whatever signs it has', async () => {
      const company = await world.company();
      const names = ['100% Ltd', "O'Brien; drop table payments", '50_50', '\\back', 'Zoë'];
      for (const name of names) await record(company, aPayment((await world.client(company, { name })).id));
      for (const name of names) {
        const { items } = await pageOf(company, { search: ` ${name} ` });
        expect(items.map(({ client }) => client?.name)).toEqual([name]);
      }
      for (const search of ["' or 1=1 --", '%', '_', '\\', '#', '#0', '#99999999999', '\0', '%%%', '___']) {
        const { totalCount } = await pageOf(company, { search });
        const found = names.filter((name) => name.toLowerCase().startsWith(search.replace('\0', '')));
        expect([search, totalCount]).toEqual([search, search === '\0' ? names.length : found.length]);
      }
      const { items } = await pageOf(company, { search: 'ZOE' });
      expect(items.map(({ client }) => client?.name)).toEqual(['Zoë']);
    });

    test('finds by client, number, invoice and what the provider calls it, in its direction alone', async () => {
      const company = await world.company();
      const client = await world.client(company, { name: 'Ada', email: 'ada@numbers.test' });
      await record(
        company,
        aPayment(client.id, { invoiceNumber: '2027-0001', providerPaymentId: 'pi_AbC' }),
        aPayment(client.id, { invoiceNumber: 'LIV-7' }),
        aPayment(null, { direction: 'Outgoing', type: 'PlatformFee', invoiceNumber: 'LIV-8' }),
      );
      const found = async (search: string, args: QueryPaymentsArgs = {}) =>
        numbers(await pageOf(company, { search, ...args })).sort();
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

    test('of plans, only those of the company', async () => {
      const [company, other] = [await world.company(), await world.company()];
      const plan = await insertPlan(world.services.database, company);
      const theirs = await insertPlan(world.services.database, other);
      const client = await world.client(company);
      await record(company, aPayment(client.id, { planId: plan.id }), aPayment(client.id));
      await expect(pageOf(company, { filter: { planId: [plan.id] } })).resolves.toMatchObject({
        items: [{ number: 1, plan: { name: plan.name } }],
        counts: { all: 1, succeeded: 1, failed: 0 },
      });
      for (const id of [theirs.id, newId(), 'nonsense']) {
        await expect(pageOf(company, { filter: { planId: [plan.id, id] } })).rejects.toMatchObject({
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
    ])('%j is refused', async (filter, field) => {
      const refused = pageOf(await world.company(), { filter });
      await expect(refused).rejects.toMatchObject({ details: { fields: { [field]: expect.any(String) } } });
    });
  });

  test('totals of what was paid in another currency are in that currency', async () => {
    const company = await world.company();
    const fee = { direction: 'Outgoing', type: 'PlatformFee', fee: 0 } as const;
    await record(company, aPayment(null, { ...fee, amount: 4900, currency: 'EUR' }));
    const outgoing = { direction: 'Outgoing' } as const;
    expect((await pageOf(company, outgoing)).totals).toMatchObject({ currency: 'EUR', gross: 4900 });
    await record(company, aPayment(null, { ...fee, amount: 700, currency: 'USD' }));
    const both = await pageOf(company, outgoing);
    expect(both).toMatchObject({ totalCount: 2, totals: { currency: 'USD', count: 1, gross: 700 } });
  });

  test('design 4: failed ones say why in plain words and what to do next', async () => {
    const company = await world.company();
    const client = await world.client(company);
    await record(company, aFailure(client.id, 'insufficient_funds', { attempts: 2 }));
    const { items } = await pageOf(company, { status: 'Failed' });
    expect(items).toMatchObject([
      {
        failure: 'There was not enough money on the account.',
        advice: 'Try again in a few days, or ask the client to pay with another card.',
        attempts: 2,
      },
    ]);
    expect(Object.keys(items[0] ?? {})).not.toContain('declineCode');
  });
});

describe('filter choices', () => {
  const names = (choices: readonly { name: string }[]): string[] => choices.map(({ name }) => name);

  async function start(...clients: string[]) {
    const company = await world.company();
    const made = [];
    for (const name of clients) made.push(await world.client(company, { name }));
    return { company, clients: made, ctx: await world.as(company, 'MANAGE_PAYMENTS') };
  }

  describe('paymentClients', () => {
    test('offers clients by name to those who see payments alone, and no more of them than that', async () => {
      const { ctx, clients } = await start('Grace', 'ada', 'Émile');
      const offered = await paymentClients(ctx, null, null);
      expect(names(offered)).toEqual(['ada', 'Émile', 'Grace']);
      expect(offered[2]).toEqual({ id: clients[0]?.id, number: 1, name: 'Grace' });
    });

    test.each([
      ['a part of a name', 'lovel', ['Ada Lovelace']],
      ['the beginning of one', 'gr', ['Grace Hopper']],
      ['a number', '#2', ['Grace Hopper']],
      ['nothing that there is', 'nobody', []],
      ['text that means something to the database', "%' _\\", []],
    ])('finds them by %s', async (_what, search, found) => {
      const { ctx } = await start('Ada Lovelace', 'Grace Hopper');
      expect(names(await paymentClients(ctx, search, null))).toEqual(found);
    });

    test('offers 20 at most', async () => {
      const { ctx } = await start(...Array.from({ length: 21 }, (_each, at) => `Client ${at + 10}`));
      expect(await paymentClients(ctx, '', null)).toHaveLength(20);
      expect(await paymentClients(ctx, 'client', null)).toHaveLength(20);
    });

    test('names those of some ids; another company’s, missing ones and nonsense look the same', async () => {
      const { ctx, clients } = await start('Tove', 'Grace');
      const theirs = await start('Linus');
      const [, grace = ''] = clients.map(({ id }) => id);
      expect(names(await paymentClients(ctx, null, [grace, grace]))).toEqual(['Grace']);
      expect(await paymentClients(ctx, 'tove', [grace])).toEqual([]);
      expect(await paymentClients(ctx, null, [])).toEqual([]);
      expect(await paymentClients(theirs.ctx, 'grace', null)).toEqual([]);
      for (const id of [theirs.clients[0]?.id ?? '', newId(), 'nonsense']) {
        await expect(paymentClients(ctx, null, [grace, id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    });

    test('names 20 at most', async () => {
      const { ctx } = await start();
      const ids = Array.from({ length: 21 }, newId);
      await expect(paymentClients(ctx, null, ids)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    });

    test('refuses a search that is longer than anything it could find', async () => {
      const { ctx } = await start();
      await expect(paymentClients(ctx, 'x'.repeat(501), null)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    });
  });

  describe('paymentPlans', () => {
    test('offers every plan that payments may be for, the archived last, and no other company’s', async () => {
      const { company, ctx } = await start();
      await insertPlan(world.services.database, company, { name: 'Old', status: 'Archived' });
      await insertPlan(world.services.database, company, { name: 'Gold' });
      const { id } = await insertPlan(world.services.database, company, { name: 'Draft', status: 'Draft' });
      const offered = await paymentPlans(ctx);
      expect(names(offered)).toEqual(['Gold', 'Draft', 'Old']);
      expect(offered[1]).toEqual({ id, name: 'Draft' });
      expect(await paymentPlans((await start()).ctx)).toEqual([]);
    });
  });

  test('neither is for those who do not see payments', async () => {
    const ctx = await world.as(await world.company(), 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_DASHBOARD');
    await expect(paymentClients(ctx, null, null)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(paymentPlans(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
