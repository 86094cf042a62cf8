import type { Services } from '../../context';
import { DomainError } from '../../errors';
import { newId } from '../../lib/ids';
import { recentActivity } from '../client-activity/service';
import { findPayment } from './detail';
import { recordPayments } from './recording';
import { refundPayment } from './refund';
import { resumeRefunds, sendRefunds } from './sendRefunds';
import { aFailure, aPayment } from './testPayments';
import { Till } from './testing/till';
import { openStripeSide, type StripeSide } from '../provider-events/testing/sides';
import { connectStripe } from '../stripe/connect';
import { disconnectStripe } from '../stripe/disconnect';
import type { PaymentDetail, RefundPaymentInput } from '../../schema.generated';
import { findImbalances } from '../../testing/findImbalances';
import { openWorld, type World } from '../../testing/world';

describe('refund', () => {
  let world: World;
  let till: Till;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());
  beforeEach(async () => void (till = await Till.open(world)));

  const refund = (
    id: string,
    overrides: Partial<RefundPaymentInput> = {},
    key = till.key(),
  ): Promise<PaymentDetail> => refundPayment(till.ctx, { id, reason: 'CustomerRequest', ...overrides }, key);

  const booked = (): Promise<{ amount: number }[]> => till.ask('select amount from sandbox_refunds');

  test('a part of it and then the rest: Pending until the provider has answered', async () => {
    const id = await till.charge();
    const begun = await refund(id, { amount: 2500, note: ' Kept waiting. ' });
    expect(begun).toMatchObject({
      payment: { status: 'Succeeded', refunded: 0, net: 10_000 },
      refundable: 7500,
      refunds: [
        {
          amount: 2500,
          status: 'Pending',
          reason: 'CustomerRequest',
          note: 'Kept waiting.',
          createdByName: till.ctx.viewer?.name,
        },
      ],
    });
    await till.sendRefunds();
    expect(await findPayment(till.ctx, id)).toMatchObject({
      payment: { status: 'PartiallyRefunded', refunded: 2500, net: 7500 },
      refundable: 7500,
      refunds: [{ amount: 2500, status: 'Succeeded', failure: null }],
    });
    expect((await refund(id)).refundable).toBe(0);
    await till.sendRefunds();
    const whole = await findPayment(till.ctx, id);
    expect(whole).toMatchObject({
      payment: { status: 'Refunded', refunded: 10_000, net: 0 },
      refunds: [{ amount: 7500 }, { amount: 2500 }],
    });
    expect(whole.actions).not.toContain('Refund');
    expect(await booked()).toEqual([{ amount: 2500 }, { amount: 7500 }]);
    expect(await findImbalances(world.services.database, till.companyId)).toEqual({});
  });

  describe('never more than is left', () => {
    test('says how much that is, under the field', async () => {
      const id = await till.charge();
      await refund(id, { amount: 2500 });
      for (const amount of [7501, 2_147_483_647]) {
        await expect(refund(id, { amount })).rejects.toMatchObject({
          code: 'BAD_USER_INPUT',
          details: { fields: { amount: 'At most $75.00 is left of this payment.' } },
        });
      }
      await refund(id, { amount: 7500 });
      await expect(refund(id)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'Nothing is left of this payment to give back.',
      });
      expect(await till.ask('select from refunds')).toHaveLength(2);
    });

    test.each([
      ['JPY', 500, 'At most ¥500 is left of this payment.'],
      ['KWD', 12_345, 'At most KWD 12.345 is left of this payment.'],
    ])('in %s', async (currency, amount, message) => {
      await till.ask('update companies set currency = $1', [currency]);
      const id = await till.charge('sandbox_pays', { amount });
      const { details } = await refund(id, { amount: amount + 1 }).catch((error) => error);
      expect(details.fields.amount.replace(/\s/g, ' ')).toBe(message);
    });

    test('of fifty presses at once for a tenth of it each, ten go through', async () => {
      const id = await till.charge();
      const answers = await Promise.allSettled(
        Array.from({ length: 50 }, () => refund(id, { amount: 1000 })),
      );
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
      for (const answer of answers) {
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'CONFLICT' });
      }
      await Promise.all([till.sendRefunds(), till.sendRefunds()]);
      expect((await findPayment(till.ctx, id)).payment).toMatchObject({ status: 'Refunded', net: 0 });
      expect(await booked()).toHaveLength(10);
    });
  });

  describe('a press has one effect', () => {
    test('however often it is sent: fifty times at once, and again afterwards', async () => {
      const id = await till.charge();
      const key = till.key();
      await Promise.all(Array.from({ length: 50 }, () => refund(id, { amount: 4000 }, key)));
      await Promise.all([till.sendRefunds(), till.sendRefunds()]);
      expect(await refund(id, { amount: 4000 }, key)).toMatchObject({
        payment: { refunded: 4000 },
        refunds: [{ status: 'Succeeded' }],
      });
      expect(await booked()).toEqual([{ amount: 4000 }]);
      expect(await till.ask(`select from audit_events where action = 'payment.refunded'`)).toHaveLength(1);
    });

    test('the same key for anything else is refused', async () => {
      const [id, other] = [await till.charge(), await till.charge()];
      const key = till.key();
      await refund(id, { amount: 4000 }, key);
      for (const press of [
        () => refund(id, { amount: 4001 }, key),
        () => refund(id, { amount: null }, key),
        () => refund(id, { amount: 4000, reason: 'Other' }, key),
        () => refund(other, { amount: 4000 }, key),
      ]) {
        await expect(press()).rejects.toMatchObject({ code: 'CONFLICT' });
      }
      expect(await till.ask('select from refunds')).toHaveLength(1);
    });

    test.each(['', 'short', 'x'.repeat(101)])('a key is no %p', async (key) => {
      const id = await till.charge();
      await expect(refund(id, {}, key)).rejects.toMatchObject({
        details: { fields: { idempotencyKey: expect.any(String) } },
      });
    });
  });

  describe('is refused', () => {
    const conflict = (message: RegExp) => ({ code: 'CONFLICT', message: expect.stringMatching(message) });

    test('for what did not come in, what the company itself paid, and what was not charged here', async () => {
      const client = await till.scene.client();
      const failed = aFailure(client.id, 'do_not_honor');
      const own = aPayment(null, { direction: 'Outgoing', type: 'PlatformFee', providerPaymentId: 'p1' });
      const elsewhere = aPayment(client.id);
      const before = aPayment(client.id, { provider: 'Stripe', providerPaymentId: 'pi_1' });
      await till.within((db) => recordPayments(db, till.companyId, [failed, own, elsewhere, before]));
      await expect(refund(failed.id)).rejects.toMatchObject(conflict(/came in/));
      await expect(refund(own.id)).rejects.toMatchObject(conflict(/Only Livery/));
      await expect(refund(elsewhere.id)).rejects.toMatchObject(conflict(/not charged here/));
      await expect(refund(before.id)).rejects.toMatchObject(conflict(/not charged here/));
    });

    test('while the bank decides, and when it sided with the client', async () => {
      const id = await till.charge();
      for (const status of ['NeedsResponse', 'UnderReview', 'Lost']) {
        await till.ask(`update payments set status = 'Disputed', dispute_status = $1`, [status]);
        await expect(refund(id)).rejects.toMatchObject(conflict(/disputes/));
        expect(await findPayment(till.ctx, id)).toMatchObject({
          payment: { disputeStatus: status },
          refundable: 0,
        });
      }
      await till.ask(`update payments set status = 'Succeeded', dispute_status = 'Won'`);
      expect((await refund(id)).refunds).toHaveLength(1);
    });

    test('while no account is connected', async () => {
      const id = await till.charge();
      await disconnectStripe(await world.asAdmin(till.scene.company));
      await expect(refund(id)).rejects.toMatchObject(conflict(/Stripe integration/));
      expect((await findPayment(till.ctx, id)).actions).toEqual(['Receipt', 'SendReceipt']);
    });

    test.each<[string, Partial<RefundPaymentInput>]>([
      ['amount', { amount: 0 }],
      ['amount', { amount: -1 }],
      ['reason', { reason: 'Dispute' }],
      ['note', { note: 'x'.repeat(501) }],
    ])('with a wrong %s', async (field, wrong) => {
      const id = await till.charge();
      await expect(refund(id, wrong)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { [field]: expect.any(String) } },
      });
    });

    test("without MANAGE_PAYMENTS, in a closed company, for another's payment and for none", async () => {
      const id = await till.charge();
      const other = await Till.open(world);
      const input = { id, reason: 'Other' } as const;
      const lacking = await till.as('MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_SETTINGS');
      await expect(refundPayment(lacking, input, newId())).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(refundPayment(other.ctx, input, newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(refund(newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(refund('nonsense')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const closed = await world.as({ ...till.scene.company, status: 'Cancelled' }, 'MANAGE_PAYMENTS');
      await expect(refundPayment(closed, input, newId())).rejects.toMatchObject({
        code: 'COMPANY_CANCELLED',
      });
      expect(await till.ask('select from refunds')).toEqual([]);
    });
  });

  describe('the provider', () => {
    const awayFor = (times: number): Services => {
      const { cardProvider } = world.services;
      let left = times;
      const refundLater: typeof cardProvider.refund = (request) => {
        left -= 1;
        if (left >= 0) return Promise.reject(new DomainError('UNAVAILABLE', 'Away.'));
        return cardProvider.refund(request);
      };
      return { ...world.services, cardProvider: { ...cardProvider, refund: refundLater } };
    };

    test('that is away is asked again, and keeps no other refund waiting', async () => {
      const [first, second] = [await till.charge(), await till.charge()];
      await refund(first);
      await refund(second);
      await expect(sendRefunds(awayFor(1), till.companyId)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(await booked()).toHaveLength(1);
      expect(await till.ask(`select from refunds where status = 'Pending'`)).toHaveLength(1);
      await till.sendRefunds();
      expect(await booked()).toHaveLength(2);
      expect(await till.ask(`select from refunds where status = 'Succeeded'`)).toHaveLength(2);
    });

    test('that answered before a kill is not asked for more', async () => {
      const id = await till.charge();
      await refund(id, { amount: 3000 });
      const dies: Services['database'] = {
        ...world.services.database,
        inCompany: (companyId, work) =>
          world.services.database.inCompany(companyId, (db) =>
            work({
              query(text, values) {
                if (text.includes('lockRefund')) throw new Error('Killed.');
                return db.query(text, values);
              },
            }),
          ),
      };
      await expect(sendRefunds({ ...world.services, database: dies }, till.companyId)).rejects.toThrow(
        'Killed.',
      );
      expect(await booked()).toEqual([{ amount: 3000 }]);
      await till.sendRefunds();
      expect(await booked()).toEqual([{ amount: 3000 }]);
      expect((await findPayment(till.ctx, id)).payment).toMatchObject({ refunded: 3000 });
    });

    test('that refuses is told of in its words, and what was asked for is free again', async () => {
      const id = await till.charge();
      // Given back on the provider's own page, of which it has told nothing yet.
      const [charge] = await till.ask<{ reference: string }>('select reference from sandbox_charges');
      await world.services.cardProvider.refund({
        account: { companyId: till.companyId, reference: null, secretKey: null },
        idempotencyKey: newId(),
        payment: charge?.reference ?? '',
        amount: 8000,
        currency: 'USD',
        reason: 'Other',
        at: new Date(),
        firstRequestedAt: new Date(),
      });
      await refund(id, { amount: 5000 });
      await till.sendRefunds();
      expect(await findPayment(till.ctx, id)).toMatchObject({
        payment: { status: 'Succeeded', refunded: 0 },
        refundable: 10_000,
        refunds: [{ status: 'Failed', failure: 'This is more than is left of the payment.' }],
      });
      expect(
        await till.ask(
          `select actor_type, target_label from audit_events where action = 'payment.refundFailed'`,
        ),
      ).toEqual([{ actor_type: 'System', target_label: '#1' }]);
    });

    test('of an account that is gone is not asked until there is one again', async () => {
      const id = await till.charge();
      const admin = await world.asAdmin(till.scene.company);
      await refund(id);
      await disconnectStripe(admin);
      await till.sendRefunds();
      expect(await booked()).toEqual([]);
      await connectStripe(admin, { sandboxAccount: 'sandbox_ready' });
      await resumeRefunds(world.services);
      const waiting = await world.services.jobs.unfinished('send-refunds');
      expect(waiting.filter(({ companyId }) => companyId === till.companyId)).toHaveLength(1);
      await till.sendRefunds();
      expect((await findPayment(till.ctx, id)).payment.status).toBe('Refunded');
    });
  });

  test('is on record with its reason, and told once among the news', async () => {
    const id = await till.charge();
    await refund(id, { amount: 2500, reason: 'Duplicate', note: 'Twice' });
    await till.sendRefunds();
    expect(
      await till.ask(
        `select target_type, target_id, target_label, changes from audit_events where action = 'payment.refunded'`,
      ),
    ).toEqual([
      {
        target_type: 'Payment',
        target_id: id,
        target_label: '#1',
        changes: [
          { field: 'refundAmount', before: null, after: 2500 },
          { field: 'reason', before: null, after: 'Duplicate' },
          { field: 'note', before: null, after: 'Twice' },
        ],
      },
    ]);
    const news = await recentActivity(await till.as('MANAGE_DASHBOARD', 'MANAGE_PAYMENTS'), 50);
    expect(
      news.filter(({ kind, action }) => kind === 'Refund' || action === 'payment.refunded'),
    ).toMatchObject([{ kind: 'Refund', refundAmount: 2500, actorName: till.ctx.viewer?.name }]);
  });
});

describe('refund steps', () => {
  let side: StripeSide;
  beforeAll(async () => void (side = await openStripeSide()));
  afterAll(() => side.close());

  async function paidIn(currency: string, amount: number) {
    const { company, client, ctx } = await side.open();
    const payment = aPayment(client.id, { provider: 'Stripe', providerPaymentId: 'pi_1', currency, amount });
    await side.world.services.database.inCompany(company.id, (db) =>
      recordPayments(db, company.id, [payment]),
    );
    return { ctx, id: payment.id };
  }

  test('a part that Stripe can not give back is refused under its field, and the next one is taken', async () => {
    const { ctx, id } = await paidIn('KWD', 4250);
    expect(await findPayment(ctx, id)).toMatchObject({ refundable: 4250, refundStep: 10 });
    const part = (amount: number) => refundPayment(ctx, { id, amount, reason: 'Other' }, newId());
    await expect(part(1255)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { amount: expect.stringMatching(/^Cards pay KWD in steps of KWD.0\.010\.$/) } },
    });
    await expect(part(1250)).resolves.toMatchObject({ refundable: 3000 });
  });

  test.each([
    ['EUR', 1],
    ['JPY', 1],
    ['UGX', 1],
    ['BHD', 10],
  ])('what a part in %s is a multiple of is told: %i', async (currency, step) => {
    const { ctx, id } = await paidIn(currency, 4250);
    expect(await findPayment(ctx, id)).toMatchObject({ refundStep: step });
  });
});
