import { newId } from '../../lib/ids';
import { findPayment } from './detail';
import { readDocumentLink } from './documentLink';
import { attemptsUnderWay, beginPayments, recordProviderPayment } from './ledger';
import { paidPeriod } from './paidPeriod';
import { paymentReceipt, sendReceipt } from './receipt';
import { recordPayments } from './recording';
import { refundPayment } from './refund';
import { aFailure, aPayment } from './testPayments';
import { Bank } from './testing/bank';
import { Till } from './testing/till';
import { disconnectStripe } from '../stripe/disconnect';
import type { CompanyStatus, PaymentAction, PaymentDirection, Permission } from '../../schema.generated';
import { findImbalances } from '../../testing/findImbalances';
import { type Mailbox, openMailbox } from '../../testing/mailbox';
import { until } from '../../testing/until';
import { openWorld, type World } from '../../testing/world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

describe('detail', () => {
  let till: Till;
  beforeEach(async () => void (till = await Till.open(world)));

  test('shows what it is, and each time that it was tried, the latest first', async () => {
    const id = await till.charge('sandbox_short', {
      ...paidPeriod(
        'Growth',
        { periodStart: '2027-01-01T00:00:00.000Z', periodEnd: '2027-02-01T00:00:00.000Z' },
        'UTC',
      ),
      subscriptionId: newId(),
      trigger: 'Purchase',
    });
    const failed = await findPayment(till.ctx, id);
    expect(failed.payment).toMatchObject({
      status: 'Failed',
      net: 0,
      description: 'Growth, Jan 1 – 31, 2027',
      periodFrom: '2027-01-01',
      periodTo: '2027-01-31',
      failure: 'There was not enough money on the account.',
      nextStep: 'Retry',
      provider: 'Sandbox',
      isLive: false,
      disputeStatus: null,
    });
    expect(failed.refundable).toBe(0);
    await till.scene.advanceDays(3);
    const { payment, attempts, refunds, refundable } = await findPayment(till.ctx, id);
    expect(payment).toMatchObject({
      status: 'Succeeded',
      amount: 10_000,
      fee: 320,
      net: 10_000,
      attempts: 2,
    });
    expect(payment.providerPaymentId).toMatch(/^sandbox_payment_/);
    expect(attempts).toMatchObject([
      { number: 2, trigger: 'RetryAuto', status: 'Succeeded', method: { brand: 'Visa', last4: '9995' } },
      {
        number: 1,
        trigger: 'Purchase',
        status: 'Failed',
        failure: 'There was not enough money on the account.',
      },
    ]);
    expect(attempts[0]?.failure ?? null).toBeNull();
    expect([refunds, refundable]).toEqual([[], 10_000]);
  });

  test('is not there without MANAGE_PAYMENTS, for another company, and for nonsense', async () => {
    const id = await till.charge();
    const other = await Till.open(world);
    const lacking = await till.as('MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT');
    await expect(findPayment(lacking, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(findPayment(world.asNobody(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(findPayment(other.ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const wrong of [newId(), '', 'nonsense', id.toUpperCase()]) {
      await expect(findPayment(till.ctx, wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  describe('what can be done with it', () => {
    const actions = async (id: string, ctx = till.ctx): Promise<PaymentAction[]> =>
      (await findPayment(ctx, id)).actions;

    const as = (status: CompanyStatus, ...flags: Permission[]) =>
      world.as({ ...till.scene.company, status }, ...flags);

    test('one that came in', async () => {
      const id = await till.charge();
      expect(await actions(id)).toEqual(['Refund', 'Receipt', 'SendReceipt']);
      expect(await actions(id, await as('Cancelled', 'MANAGE_PAYMENTS'))).toEqual(['Receipt']);
    });

    test('one that failed: only with a card, and with an account that charges', async () => {
      const client = await till.scene.client(null);
      const { id } = aFailure(client.id, 'do_not_honor');
      await till.within((db) =>
        recordPayments(db, till.companyId, [aFailure(client.id, 'do_not_honor', { id })]),
      );
      expect(await actions(id)).toEqual(['AskForCard']);
      await till.scene.setDefaultCard(client.id, 'sandbox_pays');
      expect(await actions(id)).toEqual(['Retry', 'AskForCard']);
      expect(await actions(id, await as('Cancelled', 'MANAGE_PAYMENTS'))).toEqual([]);
      await disconnectStripe(await world.asAdmin(till.scene.company));
      expect(await actions(id)).toEqual([]);
    });

    test.each(['Pending', 'Processing', 'Canceled'] as const)('one that is %s: nothing', async (status) => {
      const client = await till.scene.client();
      const payment = aPayment(client.id, { status });
      await till.within((db) => recordPayments(db, till.companyId, [payment]));
      expect(await actions(payment.id)).toEqual([]);
    });

    test("the company's own: what its cards are needed for takes MANAGE_SETTINGS too", async () => {
      const own = { direction: 'Outgoing' as PaymentDirection, type: 'PlatformFee' as const };
      const [paid, failed] = [aPayment(null, own), aPayment(null, { ...own, status: 'Failed' })];
      await till.within((db) => recordPayments(db, till.companyId, [paid, failed]));
      await till.ask(
        `insert into billing_cards (company_id, id, provider, provider_reference, brand, last4, exp_month, exp_year,
         is_default)
       values ($1, $2, 'Sandbox', 'card', 'Visa', '4242', 12, 2030, true)`,
        [till.companyId, newId()],
      );
      expect([await actions(paid.id), await actions(failed.id)]).toEqual([[], []]);
      const both = await till.as('MANAGE_PAYMENTS', 'MANAGE_SETTINGS');
      expect([await actions(paid.id, both), await actions(failed.id, both)]).toEqual([
        ['Invoice'],
        ['Retry'],
      ]);
    });
  });
});

describe('disputes', () => {
  test.each([
    { refund: 'Succeeded', dispute: 6000 },
    { refund: 'Failed', dispute: 10_000 },
  ] as const)(
    'the bank takes back all while a refund of 40.00 is under way, which has $refund then',
    async ({ refund: outcome, dispute: taken }) => {
      const till = await Till.open(world);
      const payment = aPayment((await till.scene.client()).id, { provider: null, fee: 0 });
      const bank = new Bank();
      await till.within((db) => beginPayments(db, till.companyId, [payment]));
      const [attempt] = await till.within((db) => attemptsUnderWay(db, till.companyId, 1));
      if (!attempt) throw new Error('Nothing is under way.');
      const paid = bank.charge(attempt, true);
      const { createdAt } = paid;
      const dispute = { reference: 'dispute', status: 'Lost', amount: 10_000, createdAt } as const;
      for (const status of ['Pending', 'Pending', outcome, outcome] as const) {
        const refund = {
          reference: 'refund',
          refundId: null,
          amount: 4000,
          status,
          failure: null,
          createdAt,
        };
        await till.within((db) =>
          recordProviderPayment(
            db,
            till.companyId,
            { provider: 'Sandbox', direction: 'Incoming' },
            { ...paid, refunds: [refund], dispute },
          ),
        );
      }
      expect(await till.ask('select status, amount_refunded as refunded from payments')).toEqual([
        { status: 'Disputed', refunded: 10_000 },
      ]);
      expect(await till.ask("select amount from refunds where reason = 'Dispute'")).toEqual([
        { amount: taken },
      ]);
      expect(await findImbalances(world.services.database, till.companyId)).toEqual({});
    },
  );
});

describe('receipt', () => {
  let mailbox: Mailbox;
  let till: Till;
  beforeAll(async () => void (mailbox = await openMailbox(world.services)));
  beforeEach(async () => void (till = await Till.open(world)));

  const linkIn = (text: string): URL => new URL(/https?:\S+payment-documents\S+/.exec(text)?.[0] ?? '');

  const opened = (url: URL) => readDocumentLink(world.services.settings, url.searchParams.get('token') ?? '');

  test('an operator gets a link to the receipt, which says who asked', async () => {
    const id = await till.charge();
    const { url, expiresAt } = await paymentReceipt(till.ctx, id);
    const link = new URL(url, 'http://api.test');
    expect(link.pathname).toBe(`/payment-documents/${id}`);
    expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    expect(await opened(link)).toEqual({
      companyId: till.companyId,
      paymentId: id,
      sessionId: till.ctx.viewer?.sessionId,
    });
    const closed = await world.as({ ...till.scene.company, status: 'Blocked' }, 'MANAGE_PAYMENTS');
    await expect(paymentReceipt(closed, id)).resolves.toMatchObject({ url: expect.any(String) });
  });

  test('the client is mailed what they paid, with a link that works for 30 days', async () => {
    const client = await till.scene.client();
    const id = await till.charge(null, { description: 'Growth, Jan 1 – 31, 2027' }, client);
    await refundPayment(till.ctx, { id, amount: 2500, reason: 'Other' }, newId());
    await till.sendRefunds();
    await expect(sendReceipt(till.ctx, id, newId())).resolves.toBe(true);
    const { subject, text = '' } = await mailbox.next(client.email);
    expect(subject).toBe(`Your receipt from ${till.scene.company.name}: payment #1`);
    for (const words of [
      `Hello ${client.name},`,
      'received $100.00 on January 15, 2027.',
      'Growth, Jan 1 – 31, 2027',
      'your card, Visa ending in 4242.',
      '$25.00 of it was given back to you.',
    ]) {
      expect(text).toContain(words);
    }
    const link = linkIn(text);
    expect(link.href.startsWith(world.services.settings.publicUrl)).toBe(true);
    expect(await opened(link)).toEqual({ companyId: till.companyId, paymentId: id, sessionId: null });
    const [, payload = ''] = (link.searchParams.get('token') ?? '').split('.');
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(Math.round((exp * 1000 - Date.now()) / 86_400_000)).toBe(30);
    // The status changes after the mailbox has the email.
    const mails = () => till.ask<{ status: string }>('select template, subject, status from client_mails');
    await until(async () => (await mails())[0]?.status === 'Sent');
    expect(await mails()).toEqual([{ template: 'receipt', subject, status: 'Sent' }]);
  });

  test('the link stands in no table: whoever reads the queue can open nothing', async () => {
    const id = await till.charge();
    await sendReceipt(till.ctx, id, newId());
    const queued = await world.services.database.query<{ data: unknown }>(
      `select data from pgboss.job where name = 'send-receipt'`,
    );
    const ours = queued.rows.map(({ data }) => JSON.stringify(data)).filter((data) => data.includes(id));
    expect(ours).toHaveLength(1);
    expect(ours[0]).not.toMatch(/token|eyJ/);
  });

  test('fifty presses at once are one mail, and another press is another', async () => {
    const id = await till.charge();
    const key = newId();
    await Promise.all(Array.from({ length: 50 }, () => sendReceipt(till.ctx, id, key)));
    const mails = () => till.ask('select from client_mails');
    expect(await mails()).toHaveLength(1);
    await sendReceipt(till.ctx, id, newId());
    expect(await mails()).toHaveLength(2);
    expect(await till.ask(`select from audit_events where action = 'payment.receiptSent'`)).toHaveLength(2);
    await expect(sendReceipt(till.ctx, await till.charge(), key)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  describe.each([
    ['paymentReceipt', (ctx: Till['ctx'], id: string) => paymentReceipt(ctx, id)],
    ['sendReceipt', (ctx: Till['ctx'], id: string) => sendReceipt(ctx, id, newId())],
  ])('%s is refused', (_name, call) => {
    test('for what did not come in from a client', async () => {
      const client = await till.scene.client();
      const failed = aFailure(client.id, 'do_not_honor');
      const own = aPayment(null, { direction: 'Outgoing', type: 'PlatformFee' });
      await till.within((db) => recordPayments(db, till.companyId, [failed, own]));
      for (const { id } of [failed, own]) {
        await expect(call(till.ctx, id)).rejects.toMatchObject({
          code: 'CONFLICT',
          message: 'Only a payment that came in from a client has a receipt.',
        });
      }
    });

    test("without MANAGE_PAYMENTS, for another's payment and for none", async () => {
      const id = await till.charge();
      const other = await Till.open(world);
      await expect(call(await till.as('MANAGE_CLIENT_MANAGEMENT'), id)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      await expect(call(other.ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      for (const wrong of [newId(), 'nonsense']) {
        await expect(call(till.ctx, wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    });
  });

  test('a closed company mails nobody', async () => {
    const id = await till.charge();
    const closed = await world.as({ ...till.scene.company, status: 'Cancelled' }, 'MANAGE_PAYMENTS');
    await expect(sendReceipt(closed, id, newId())).rejects.toMatchObject({ code: 'COMPANY_CANCELLED' });
  });
});
