import type { PaymentDetail, RefundPaymentInput, Services } from '../../platform';
import { recentActivity } from '../../insights/internals';
import { DomainError } from '../../lib/errors';
import { inLanguage } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import { findPayment } from './detail.service';
import { refundPayment } from './refund.service';
import { resumeRefunds, sendRefunds } from './sendRefunds';
import { PaymentFixture } from './testing/paymentFixture';
import { createStripeHarness, type StripeHarness } from '../provider-events/testing/providerHarness';
import { connectStripe } from '../stripe/connect.service';
import { disconnectStripe } from '../stripe/disconnect.service';
import { findImbalances } from '../../testing/findImbalances';
import { openFixture, type Fixture } from '../../testing/fixture';
import { buildFailedPayment, buildPayment } from '../../testing/factories/payments';

describe('refundPayment', () => {
  let fixture: Fixture;
  let paymentFixture: PaymentFixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());
  beforeEach(async () => void (paymentFixture = await PaymentFixture.create(fixture)));

  const refund = (
    id: string,
    overrides: Partial<RefundPaymentInput> = {},
    key = newId(),
  ): Promise<PaymentDetail> =>
    refundPayment(paymentFixture.ctx, { id, reason: 'CustomerRequest', ...overrides }, key);

  const listProviderRefunds = (): Promise<{ amount: number }[]> =>
    paymentFixture.query('select amount from sandbox_refunds');

  test('refunds a part and then the rest, each pending until the provider confirms it', async () => {
    const id = await paymentFixture.pay();
    const started = await refund(id, { amount: 2500, note: ' Kept\r\nwaiting. ' });
    expect(started).toMatchObject({
      payment: { status: 'Succeeded', refunded: 0, net: 10_000 },
      refundable: 7500,
      refunds: [
        {
          amount: 2500,
          status: 'Pending',
          reason: 'CustomerRequest',
          note: 'Kept\nwaiting.',
          createdByName: paymentFixture.ctx.viewer?.name,
        },
      ],
    });
    await paymentFixture.sendRefunds();
    expect(await findPayment(paymentFixture.ctx, id)).toMatchObject({
      payment: { status: 'PartiallyRefunded', refunded: 2500, net: 7500 },
      refundable: 7500,
      refunds: [{ amount: 2500, status: 'Succeeded', failure: null }],
    });
    expect((await refund(id)).refundable).toBe(0);
    await paymentFixture.sendRefunds();
    const fullyRefunded = await findPayment(paymentFixture.ctx, id);
    expect(fullyRefunded).toMatchObject({
      payment: { status: 'Refunded', refunded: 10_000, net: 0 },
      refunds: [{ amount: 7500 }, { amount: 2500 }],
    });
    expect(fullyRefunded.actions).not.toContain('Refund');
    expect(await listProviderRefunds()).toEqual([{ amount: 2500 }, { amount: 7500 }]);
    expect(await findImbalances(fixture.services.database, paymentFixture.company.id)).toEqual({});
  });

  describe('refundable amount', () => {
    test('is stated in the field error when the requested amount is larger', async () => {
      const id = await paymentFixture.pay();
      await refund(id, { amount: 2500 });
      for (const amount of [7501, 2_147_483_647]) {
        await expect(refund(id, { amount })).rejects.toMatchObject({
          code: 'BAD_USER_INPUT',
          details: { fields: { amount: 'You can refund up to $75.00.' } },
        });
      }
      await refund(id, { amount: 7500 });
      await expect(refund(id)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'This payment has no refundable balance left.',
      });
      expect(await paymentFixture.query('select from refunds')).toHaveLength(2);
    });

    test.each([
      ['JPY', 500, 'You can refund up to ¥500.'],
      ['KWD', 12_345, 'You can refund up to KWD 12.345.'],
    ])('is formatted with the decimal places of %s', async (currency, amount, message) => {
      await paymentFixture.query('update companies set currency = $1', [currency]);
      const id = await paymentFixture.pay('sandbox_pays', { amount });
      const { details } = await refund(id, { amount: amount + 1 }).catch((error) => error);
      expect(details.fields.amount.replace(/\s/g, ' ')).toBe(message);
    });

    test('allows 10 of 50 concurrent refunds of a tenth each', async () => {
      const id = await paymentFixture.pay();
      const results = await Promise.allSettled(
        Array.from({ length: 50 }, () => refund(id, { amount: 1000 })),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'CONFLICT' });
      }
      await Promise.all([paymentFixture.sendRefunds(), paymentFixture.sendRefunds()]);
      expect((await findPayment(paymentFixture.ctx, id)).payment).toMatchObject({
        status: 'Refunded',
        net: 0,
      });
      expect(await listProviderRefunds()).toHaveLength(10);
    });
  });

  describe('idempotency key', () => {
    test('limits 50 concurrent requests and a later repeat to one refund', async () => {
      const id = await paymentFixture.pay();
      const key = newId();
      await Promise.all(Array.from({ length: 50 }, () => refund(id, { amount: 4000 }, key)));
      await Promise.all([paymentFixture.sendRefunds(), paymentFixture.sendRefunds()]);
      expect(await refund(id, { amount: 4000 }, key)).toMatchObject({
        payment: { refunded: 4000 },
        refunds: [{ status: 'Succeeded' }],
      });
      expect(await listProviderRefunds()).toEqual([{ amount: 4000 }]);
      expect(
        await paymentFixture.query(`select from audit_events where action = 'payment.refunded'`),
      ).toHaveLength(1);
    });

    test('cannot be reused for a different request', async () => {
      const [id, other] = [await paymentFixture.pay(), await paymentFixture.pay()];
      const key = newId();
      await refund(id, { amount: 4000 }, key);
      for (const sendRequest of [
        () => refund(id, { amount: 4001 }, key),
        () => refund(id, { amount: null }, key),
        () => refund(id, { amount: 4000, reason: 'Other' }, key),
        () => refund(other, { amount: 4000 }, key),
      ]) {
        await expect(sendRequest()).rejects.toMatchObject({ code: 'CONFLICT' });
      }
      expect(await paymentFixture.query('select from refunds')).toHaveLength(1);
    });

    test.each(['', 'short', 'x'.repeat(101)])('is rejected when it is %p', async (key) => {
      const id = await paymentFixture.pay();
      await expect(refund(id, {}, key)).rejects.toMatchObject({
        details: { fields: { idempotencyKey: expect.any(String) } },
      });
    });
  });

  describe('validation', () => {
    const conflict = (message: RegExp) => ({ code: 'CONFLICT', message: expect.stringMatching(message) });

    test('rejects failed payments, platform fees and payments that the active provider did not charge', async () => {
      const client = await paymentFixture.client();
      const failed = buildFailedPayment(client.id, 'do_not_honor');
      const platformFee = buildPayment(null, {
        direction: 'Outgoing',
        type: 'PlatformFee',
        providerPaymentId: 'p1',
      });
      const unchargedPayment = buildPayment(client.id);
      const stripePayment = buildPayment(client.id, { provider: 'Stripe', providerPaymentId: 'pi_1' });
      await fixture.payments(paymentFixture.company, failed, platformFee, unchargedPayment, stripePayment);
      await expect(refund(failed.id)).rejects.toMatchObject(
        conflict(/^Only collected payments can be refunded\.$/),
      );
      await expect(refund(platformFee.id)).rejects.toMatchObject(conflict(/Only Livery/));
      await expect(refund(unchargedPayment.id)).rejects.toMatchObject(
        conflict(/wasn’t charged through the current card provider/),
      );
      await expect(refund(stripePayment.id)).rejects.toMatchObject(
        conflict(/wasn’t charged through the current card provider/),
      );
    });

    test('rejects a refund during a dispute and after a lost one, and accepts it after a won one', async () => {
      const id = await paymentFixture.pay();
      for (const status of ['NeedsResponse', 'UnderReview', 'Lost']) {
        await paymentFixture.query(`update payments set status = 'Disputed', dispute_status = $1`, [status]);
        await expect(refund(id)).rejects.toMatchObject(conflict(/disputed/));
        expect(await findPayment(paymentFixture.ctx, id)).toMatchObject({
          payment: { disputeStatus: status },
          refundable: 0,
        });
      }
      await paymentFixture.query(`update payments set status = 'Succeeded', dispute_status = 'Won'`);
      expect((await refund(id)).refunds).toHaveLength(1);
    });

    test('rejects a refund while no account is connected', async () => {
      const id = await paymentFixture.pay();
      await disconnectStripe(await fixture.signedIn(paymentFixture.company));
      await expect(refund(id)).rejects.toMatchObject(conflict(/Stripe Integration/));
      expect((await findPayment(paymentFixture.ctx, id)).actions).toEqual(['Receipt', 'SendReceipt']);
    });

    test.each<[string, Partial<RefundPaymentInput>]>([
      ['amount', { amount: 0 }],
      ['amount', { amount: -1 }],
      ['reason', { reason: 'Dispute' }],
      ['note', { note: 'x'.repeat(501) }],
    ])('rejects an invalid %s', async (field, invalidInput) => {
      const id = await paymentFixture.pay();
      await expect(refund(id, invalidInput)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { [field]: expect.any(String) } },
      });
    });

    test('rejects callers without MANAGE_PAYMENTS, canceled companies, other companies and unknown ids', async () => {
      const id = await paymentFixture.pay();
      const other = await PaymentFixture.create(fixture);
      const input = { id, reason: 'Other' } as const;
      const withoutPermission = await fixture.signedIn(paymentFixture.company, [
        'MANAGE_DASHBOARD',
        'MANAGE_CLIENT_MANAGEMENT',
        'MANAGE_SETTINGS',
      ]);
      await expect(refundPayment(withoutPermission, input, newId())).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      await expect(refundPayment(other.ctx, input, newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(refund(newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(refund('nonsense')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const canceledCtx = await fixture.signedIn({ ...paymentFixture.company, status: 'Cancelled' }, [
        'MANAGE_PAYMENTS',
      ]);
      await expect(refundPayment(canceledCtx, input, newId())).rejects.toMatchObject({
        code: 'COMPANY_CANCELLED',
      });
      expect(await paymentFixture.query('select from refunds')).toEqual([]);
    });
  });

  describe('sendRefunds', () => {
    const withUnavailableProvider = (failures: number): Services => {
      const { cardProvider } = fixture.services;
      let remainingFailures = failures;
      const refundAfterFailures: typeof cardProvider.refund = (request) => {
        remainingFailures -= 1;
        if (remainingFailures >= 0)
          return Promise.reject(new DomainError('UNAVAILABLE', 'The provider is unavailable.'));
        return cardProvider.refund(request);
      };
      return { ...fixture.services, cardProvider: { ...cardProvider, refund: refundAfterFailures } };
    };

    test('sends the other refunds when the provider is unavailable for one, and sends that one on the next run', async () => {
      const [first, second] = [await paymentFixture.pay(), await paymentFixture.pay()];
      await refund(first);
      await refund(second);
      await expect(sendRefunds(withUnavailableProvider(1), paymentFixture.company.id)).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      });
      expect(await listProviderRefunds()).toHaveLength(1);
      expect(await paymentFixture.query(`select from refunds where status = 'Pending'`)).toHaveLength(1);
      await paymentFixture.sendRefunds();
      expect(await listProviderRefunds()).toHaveLength(2);
      expect(await paymentFixture.query(`select from refunds where status = 'Succeeded'`)).toHaveLength(2);
    });

    test('refunds once when the process is killed after the provider’s response', async () => {
      const id = await paymentFixture.pay();
      await refund(id, { amount: 3000 });
      const crashingDatabase: Services['database'] = {
        ...fixture.services.database,
        inCompany: (companyId, work) =>
          fixture.services.database.inCompany(companyId, (db) =>
            work({
              ...db,
              query(text, values) {
                if (text.includes('lockRefund')) throw new Error('Killed.');
                return db.query(text, values);
              },
            }),
          ),
      };
      await expect(
        sendRefunds({ ...fixture.services, database: crashingDatabase }, paymentFixture.company.id),
      ).rejects.toThrow('Killed.');
      expect(await listProviderRefunds()).toEqual([{ amount: 3000 }]);
      await paymentFixture.sendRefunds();
      expect(await listProviderRefunds()).toEqual([{ amount: 3000 }]);
      expect((await findPayment(paymentFixture.ctx, id)).payment).toMatchObject({ refunded: 3000 });
    });

    test('records the provider’s rejection with its reason and restores the refundable amount', async () => {
      const id = await paymentFixture.pay();
      // Creates a refund that only the provider knows about, so that it rejects Livery's next refund.
      const [charge] = await paymentFixture.query<{ reference: string }>(
        'select reference from sandbox_charges',
      );
      await fixture.services.cardProvider.refund({
        account: { companyId: paymentFixture.company.id, reference: null, secretKey: null },
        idempotencyKey: newId(),
        payment: charge?.reference ?? '',
        amount: 8000,
        currency: 'USD',
        reason: 'Other',
        at: new Date(),
        firstRequestedAt: new Date(),
      });
      await refund(id, { amount: 5000 });
      await paymentFixture.sendRefunds();
      expect(await findPayment(paymentFixture.ctx, id)).toMatchObject({
        payment: { status: 'Succeeded', refunded: 0 },
        refundable: 10_000,
        refunds: [{ status: 'Failed', failure: 'The amount is higher than the refundable balance.' }],
      });
      const german = await inLanguage('de', () => findPayment(paymentFixture.ctx, id));
      expect(german.refunds).toMatchObject([
        { failure: 'Der Betrag ist höher als der erstattbare Restbetrag.' },
      ]);
      expect(
        await paymentFixture.query(
          `select actor_type, target_label from audit_events where action = 'payment.refundFailed'`,
        ),
      ).toEqual([{ actor_type: 'System', target_label: '#1' }]);
    });

    test('shows the text of a failed refund of an earlier release', async () => {
      const id = await paymentFixture.pay();
      await refund(id, { amount: 5000 });
      await paymentFixture.query(
        `update refunds set status = 'Failed', failure = 'The bank declined the refund.'`,
      );
      const { refunds } = await inLanguage('de', () => findPayment(paymentFixture.ctx, id));
      expect(refunds).toMatchObject([{ failure: 'The bank declined the refund.' }]);
    });

    test('waits while no account is connected and resumes after reconnecting', async () => {
      const id = await paymentFixture.pay();
      const admin = await fixture.signedIn(paymentFixture.company);
      await refund(id);
      await disconnectStripe(admin);
      await paymentFixture.sendRefunds();
      expect(await listProviderRefunds()).toEqual([]);
      await connectStripe(admin, { sandboxAccount: 'sandbox_ready' });
      await resumeRefunds(fixture.services);
      const queued = await fixture.services.jobs.unfinished('send-refunds');
      expect(queued.filter(({ companyId }) => companyId === paymentFixture.company.id)).toHaveLength(1);
      await paymentFixture.sendRefunds();
      expect((await findPayment(paymentFixture.ctx, id)).payment.status).toBe('Refunded');
    });
  });

  test('audits the refund with its reason and adds it once to recent activity', async () => {
    const id = await paymentFixture.pay();
    await refund(id, { amount: 2500, reason: 'Duplicate', note: 'Twice' });
    await paymentFixture.sendRefunds();
    expect(
      await paymentFixture.query(
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
    const activity = await recentActivity(
      await fixture.signedIn(paymentFixture.company, ['MANAGE_DASHBOARD', 'MANAGE_PAYMENTS']),
      50,
    );
    expect(
      activity.filter(({ kind, action }) => kind === 'Refund' || action === 'payment.refunded'),
    ).toMatchObject([{ kind: 'Refund', refundAmount: 2500, actorName: paymentFixture.ctx.viewer?.name }]);
  });
});

describe('refundIncrement', () => {
  let stripeFixture: StripeHarness;
  beforeAll(async () => void (stripeFixture = await createStripeHarness()));
  afterAll(() => stripeFixture.close());

  async function createStripePayment(currency: string, amount: number) {
    const { company, client, ctx } = await stripeFixture.setUpBilling();
    const payment = buildPayment(client.id, {
      provider: 'Stripe',
      providerPaymentId: 'pi_1',
      currency,
      amount,
    });
    await stripeFixture.fixture.payments(company, payment);
    return { ctx, id: payment.id };
  }

  test('limits refunds in KWD to multiples of the step that Stripe supports', async () => {
    const { ctx, id } = await createStripePayment('KWD', 4250);
    expect(await findPayment(ctx, id)).toMatchObject({ refundable: 4250, refundIncrement: 10 });
    const refundPart = (amount: number) => refundPayment(ctx, { id, amount, reason: 'Other' }, newId());
    await expect(refundPart(1255)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: {
        fields: { amount: expect.stringMatching(/^Cards accept KWD only in multiples of KWD.0\.010\.$/) },
      },
    });
    await expect(refundPart(1250)).resolves.toMatchObject({ refundable: 3000 });
  });

  test.each([
    ['EUR', 1],
    ['JPY', 1],
    ['UGX', 1],
    ['BHD', 10],
  ])('for %s is %i in minor units', async (currency, step) => {
    const { ctx, id } = await createStripePayment(currency, 4250);
    expect(await findPayment(ctx, id)).toMatchObject({ refundIncrement: step });
  });
});
