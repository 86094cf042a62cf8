import { newId } from '../../lib/ids';
import { findPayment } from './detail.service';
import { readDocumentLink } from './documentLink';
import { recordProviderPayment } from './providerLedger';
import { findPendingAttempts } from './attempts.repository';
import { beginPayments } from './ledger';
import { paidPeriod } from './paidPeriod';
import { createReceiptLink, sendReceipt } from './receipt.service';
import { refundPayment } from './refund.service';
import { ProviderStub } from './testing/providerStub';
import { PaymentFixture } from './testing/paymentFixture';
import { disconnectStripe } from '../stripe/disconnect.service';
import type { CompanyStatus, PaymentAction, PaymentDirection, Permission } from '../../../contract/enums';
import { findImbalances } from '../../testing/findImbalances';
import { type Mailbox, openMailbox } from '../../testing/mailbox';
import { waitUntil } from '../../testing/waitUntil';
import { openFixture, type Fixture } from '../../testing/fixture';
import { buildFailedPayment, buildPayment } from '../../testing/factories/payments';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

describe('findPayment', () => {
  let paymentFixture: PaymentFixture;
  beforeEach(async () => void (paymentFixture = await PaymentFixture.create(fixture)));

  test('returns a payment with its attempts, latest first', async () => {
    const id = await paymentFixture.pay('sandbox_short', {
      ...paidPeriod(
        'Growth',
        { periodStart: '2055-01-01T00:00:00.000Z', periodEnd: '2055-02-01T00:00:00.000Z' },
        'UTC',
      ),
      subscriptionId: newId(),
      trigger: 'Purchase',
    });
    const failed = await findPayment(paymentFixture.ctx, id);
    expect(failed.payment).toMatchObject({
      status: 'Failed',
      net: 0,
      description: 'Growth, Jan 1 – 31, 2055',
      periodFrom: '2055-01-01',
      periodTo: '2055-01-31',
      failure: 'The card has insufficient funds.',
      suggestedAction: 'Retry',
      provider: 'Sandbox',
      isLive: false,
      disputeStatus: null,
    });
    expect(failed.refundable).toBe(0);
    await paymentFixture.advanceDays(3);
    const { payment, attempts, refunds, refundable } = await findPayment(paymentFixture.ctx, id);
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
        failure: 'The card has insufficient funds.',
      },
    ]);
    expect(attempts[0]?.failure ?? null).toBeNull();
    expect([refunds, refundable]).toEqual([[], 10_000]);
  });

  test('rejects callers without MANAGE_PAYMENTS, other companies and unknown ids', async () => {
    const id = await paymentFixture.pay();
    const otherFixture = await PaymentFixture.create(fixture);
    const withoutPermission = await fixture.signedIn(paymentFixture.company, [
      'MANAGE_DASHBOARD',
      'MANAGE_CLIENT_MANAGEMENT',
    ]);
    await expect(findPayment(withoutPermission, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(findPayment(fixture.asAnonymous(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(findPayment(otherFixture.ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const invalidId of [newId(), '', 'nonsense', id.toUpperCase()]) {
      await expect(findPayment(paymentFixture.ctx, invalidId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  describe('available actions', () => {
    const loadActions = async (id: string, ctx = paymentFixture.ctx): Promise<PaymentAction[]> =>
      (await findPayment(ctx, id)).actions;

    const viewerWith = (status: CompanyStatus, ...flags: Permission[]) =>
      fixture.signedIn({ ...paymentFixture.company, status }, flags);

    test('include refund and receipts for a collected payment, and only the receipt in a canceled company', async () => {
      const id = await paymentFixture.pay();
      expect(await loadActions(id)).toEqual(['Refund', 'Receipt', 'SendReceipt']);
      expect(await loadActions(id, await viewerWith('Cancelled', 'MANAGE_PAYMENTS'))).toEqual(['Receipt']);
    });

    test('include a retry of a failed payment only with a card and a connected account', async () => {
      const client = await paymentFixture.client(null);
      const { id } = buildFailedPayment(client.id, 'do_not_honor');
      await fixture.payments(paymentFixture.company, buildFailedPayment(client.id, 'do_not_honor', { id }));
      expect(await loadActions(id)).toEqual(['RequestCard']);
      await paymentFixture.setDefaultCard(client.id, 'sandbox_pays');
      expect(await loadActions(id)).toEqual(['Retry', 'RequestCard']);
      expect(await loadActions(id, await viewerWith('Cancelled', 'MANAGE_PAYMENTS'))).toEqual([]);
      await disconnectStripe(await fixture.signedIn(paymentFixture.company));
      expect(await loadActions(id)).toEqual([]);
    });

    test.each(['Pending', 'Processing', 'Canceled'] as const)(
      'are empty for a %s payment',
      async (status) => {
        const client = await paymentFixture.client();
        const payment = buildPayment(client.id, { status });
        await fixture.payments(paymentFixture.company, payment);
        expect(await loadActions(payment.id)).toEqual([]);
      },
    );

    test('include the invoice or a retry of a platform fee only with MANAGE_SETTINGS', async () => {
      const platformFee = { direction: 'Outgoing' as PaymentDirection, type: 'PlatformFee' as const };
      const [paid, failed] = [
        buildPayment(null, platformFee),
        buildPayment(null, { ...platformFee, status: 'Failed' }),
      ];
      await fixture.payments(paymentFixture.company, paid, failed);
      await paymentFixture.query(
        `insert into billing_cards (company_id, id, provider, provider_reference, brand, last4, exp_month, exp_year,
         is_default)
       values ($1, $2, 'Sandbox', 'card', 'Visa', '4242', 12, 2030, true)`,
        [paymentFixture.company.id, newId()],
      );
      expect([await loadActions(paid.id), await loadActions(failed.id)]).toEqual([[], []]);
      const fullAccess = await fixture.signedIn(paymentFixture.company, [
        'MANAGE_PAYMENTS',
        'MANAGE_SETTINGS',
      ]);
      expect([await loadActions(paid.id, fullAccess), await loadActions(failed.id, fullAccess)]).toEqual([
        ['Invoice'],
        ['Retry'],
      ]);
    });
  });
});

describe('recordProviderPayment', () => {
  test.each([
    { refund: 'Succeeded', dispute: 6000 },
    { refund: 'Failed', dispute: 10_000 },
  ] as const)(
    'limits a lost dispute to the amount that is left after a pending refund becomes $refund',
    async ({ refund: outcome, dispute: chargedBack }) => {
      const paymentFixture = await PaymentFixture.create(fixture);
      const payment = buildPayment((await paymentFixture.client()).id, { provider: null, fee: 0 });
      const providerStub = new ProviderStub();
      await paymentFixture.inCompany((db) => beginPayments(db, paymentFixture.company.id, [payment]));
      const [attempt] = await paymentFixture.inCompany((db) =>
        findPendingAttempts(db, paymentFixture.company.id, 1),
      );
      if (!attempt) throw new Error('There is no pending attempt.');
      const paid = providerStub.charge(attempt, true);
      const { createdAt } = paid;
      const dispute = { reference: 'dispute', status: 'Lost', amount: 10_000, createdAt } as const;
      for (const status of ['Pending', 'Pending', outcome, outcome] as const) {
        const refund = {
          reference: 'refund',
          refundId: null,
          amount: 4000,
          status,
          failureCode: null,
          createdAt,
        };
        await paymentFixture.inCompany((db) =>
          recordProviderPayment(
            db,
            paymentFixture.company.id,
            { provider: 'Sandbox', direction: 'Incoming' },
            { ...paid, refunds: [refund], dispute },
          ),
        );
      }
      expect(await paymentFixture.query('select status, amount_refunded as refunded from payments')).toEqual([
        { status: 'Disputed', refunded: 10_000 },
      ]);
      expect(await paymentFixture.query("select amount from refunds where reason = 'Dispute'")).toEqual([
        { amount: chargedBack },
      ]);
      expect(await findImbalances(fixture.services.database, paymentFixture.company.id)).toEqual({});
    },
  );
});

describe('receipts', () => {
  let mailbox: Mailbox;
  let paymentFixture: PaymentFixture;
  beforeAll(async () => void (mailbox = await openMailbox(fixture.services)));
  beforeEach(async () => void (paymentFixture = await PaymentFixture.create(fixture)));

  const extractLink = (text: string): URL => new URL(/https?:\S+payment-documents\S+/.exec(text)?.[0] ?? '');

  const openLink = (url: URL) =>
    readDocumentLink(fixture.services.settings, url.searchParams.get('token') ?? '');

  test('createReceiptLink returns a link for the session, valid for at most five minutes', async () => {
    const id = await paymentFixture.pay();
    const { url, expiresAt } = await createReceiptLink(paymentFixture.ctx, id);
    const link = new URL(url, 'http://api.test');
    expect(link.pathname).toBe(`/payment-documents/${id}`);
    expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    expect(await openLink(link)).toEqual({
      companyId: paymentFixture.company.id,
      paymentId: id,
      sessionId: paymentFixture.ctx.viewer?.sessionId,
    });
    const inactiveCtx = await fixture.signedIn({ ...paymentFixture.company, status: 'Blocked' }, [
      'MANAGE_PAYMENTS',
    ]);
    await expect(createReceiptLink(inactiveCtx, id)).resolves.toMatchObject({ url: expect.any(String) });
  });

  test('sendReceipt emails the paid and refunded amounts and a link that is valid for 30 days', async () => {
    const client = await paymentFixture.client();
    const id = await paymentFixture.pay(null, { description: 'Growth, Jan 1 – 31, 2055' }, client);
    await refundPayment(paymentFixture.ctx, { id, amount: 2500, reason: 'Other' }, newId());
    await paymentFixture.sendRefunds();
    await expect(sendReceipt(paymentFixture.ctx, id, newId())).resolves.toBe(true);
    const { subject, text = '' } = await mailbox.next(client.email);
    expect(subject).toBe(`Your receipt from ${paymentFixture.company.name}: payment #1`);
    for (const expected of [
      `Hello ${client.name},`,
      'received your payment of $100.00 on January 15, 2055.',
      'Description: Growth, Jan 1 – 31, 2055',
      'Card: Visa ending in 4242',
      'Refunded: $25.00',
    ]) {
      expect(text).toContain(expected);
    }
    const link = extractLink(text);
    expect(link.href.startsWith(fixture.services.settings.publicUrl)).toBe(true);
    expect(await openLink(link)).toEqual({
      companyId: paymentFixture.company.id,
      paymentId: id,
      sessionId: null,
    });
    const [, payload = ''] = (link.searchParams.get('token') ?? '').split('.');
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(Math.round((exp * 1000 - Date.now()) / 86_400_000)).toBe(30);
    // The status is updated only after the email is sent.
    const loadEmails = () =>
      paymentFixture.query<{ status: string }>('select template, subject, status from client_emails');
    await waitUntil(async () => (await loadEmails())[0]?.status === 'Sent');
    expect(await loadEmails()).toEqual([{ template: 'receipt', subject, status: 'Sent' }]);
  });

  test('sendReceipt does not store the link in the queue', async () => {
    const id = await paymentFixture.pay();
    await sendReceipt(paymentFixture.ctx, id, newId());
    const queued = await fixture.services.database.query<{ data: unknown }>(
      `select data from pgboss.job where name = 'send-receipt'`,
    );
    const receiptJobs = queued.rows
      .map(({ data }) => JSON.stringify(data))
      .filter((data) => data.includes(id));
    expect(receiptJobs).toHaveLength(1);
    expect(receiptJobs[0]).not.toMatch(/token|eyJ/);
  });

  test('sendReceipt sends one email per idempotency key for 50 concurrent requests', async () => {
    const id = await paymentFixture.pay();
    const key = newId();
    await Promise.all(Array.from({ length: 50 }, () => sendReceipt(paymentFixture.ctx, id, key)));
    const loadEmails = () => paymentFixture.query('select from client_emails');
    expect(await loadEmails()).toHaveLength(1);
    await sendReceipt(paymentFixture.ctx, id, newId());
    expect(await loadEmails()).toHaveLength(2);
    expect(
      await paymentFixture.query(`select from audit_events where action = 'payment.receiptSent'`),
    ).toHaveLength(2);
    await expect(sendReceipt(paymentFixture.ctx, await paymentFixture.pay(), key)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  describe.each([
    ['createReceiptLink', (ctx: PaymentFixture['ctx'], id: string) => createReceiptLink(ctx, id)],
    ['sendReceipt', (ctx: PaymentFixture['ctx'], id: string) => sendReceipt(ctx, id, newId())],
  ])('%s', (_name, operation) => {
    test('rejects a payment that was not collected from a client', async () => {
      const client = await paymentFixture.client();
      const failed = buildFailedPayment(client.id, 'do_not_honor');
      const platformFee = buildPayment(null, { direction: 'Outgoing', type: 'PlatformFee' });
      await fixture.payments(paymentFixture.company, failed, platformFee);
      for (const { id } of [failed, platformFee]) {
        await expect(operation(paymentFixture.ctx, id)).rejects.toMatchObject({
          code: 'CONFLICT',
          message: 'Only collected client payments have a receipt.',
        });
      }
    });

    test('rejects callers without MANAGE_PAYMENTS, other companies and unknown ids', async () => {
      const id = await paymentFixture.pay();
      const otherFixture = await PaymentFixture.create(fixture);
      await expect(
        operation(await fixture.signedIn(paymentFixture.company, ['MANAGE_CLIENT_MANAGEMENT']), id),
      ).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      await expect(operation(otherFixture.ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      for (const invalidId of [newId(), 'nonsense']) {
        await expect(operation(paymentFixture.ctx, invalidId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    });
  });

  test('sendReceipt rejects an operator of a canceled company', async () => {
    const id = await paymentFixture.pay();
    const inactiveCtx = await fixture.signedIn({ ...paymentFixture.company, status: 'Cancelled' }, [
      'MANAGE_PAYMENTS',
    ]);
    await expect(sendReceipt(inactiveCtx, id, newId())).rejects.toMatchObject({ code: 'COMPANY_CANCELLED' });
  });
});
