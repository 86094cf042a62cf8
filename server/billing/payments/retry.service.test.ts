import { newId } from '../../lib/ids';
import { declineOf } from './declines';
import { findPayment } from './detail.service';
import { recordProviderPayment } from './providerLedger';
import { findPendingAttempts } from './attempts.repository';
import { beginPayments } from './ledger';
import { suggestedActionOf } from './suggestedAction';
import { retryPayment } from './retry.service';
import { listPayments } from './payments.service';
import { ProviderStub } from './testing/providerStub';
import { PaymentFixture } from './testing/paymentFixture';
import { disconnectStripe } from '../stripe/disconnect.service';
import type { PaymentDirection } from '../../../contract/enums';
import type { PaymentDetail } from '../../platform';
import { findImbalances } from '../../testing/findImbalances';
import { openFixture, type Fixture } from '../../testing/fixture';
import { buildPayment } from '../../testing/factories/payments';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

describe('retryPayment', () => {
  let paymentFixture: PaymentFixture;
  beforeEach(async () => void (paymentFixture = await PaymentFixture.create(fixture)));

  const retry = (id: string, key = newId(), ctx = paymentFixture.ctx): Promise<PaymentDetail> =>
    retryPayment(ctx, id, key);

  const conflict = (message: RegExp) => ({ code: 'CONFLICT', message: expect.stringMatching(message) });

  test('queues a charge of the current default card and audits the retry', async () => {
    const client = await paymentFixture.client('sandbox_declined_later');
    const id = await paymentFixture.pay(null, {}, client);
    expect((await findPayment(paymentFixture.ctx, id)).payment).toMatchObject({ status: 'Failed' });
    await paymentFixture.setDefaultCard(client.id, 'sandbox_pays');
    const pending = await retry(id);
    expect(pending).toMatchObject({
      payment: { status: 'Processing', attempts: 2, nextRetryAt: null },
      attempts: [{ number: 2, trigger: 'RetryManual', method: { last4: '4242' } }, { number: 1 }],
      actions: [],
    });
    const queued = await fixture.services.jobs.unfinished('charge-company');
    expect(queued).toContainEqual({ companyId: paymentFixture.company.id });
    await paymentFixture.charge();
    expect((await findPayment(paymentFixture.ctx, id)).payment).toMatchObject({
      status: 'Succeeded',
      method: { last4: '4242' },
    });
    expect(await findImbalances(fixture.services.database, paymentFixture.company.id)).toEqual({});
    expect(
      await paymentFixture.query(
        `select target_id, target_label from audit_events where action = 'payment.retried'`,
      ),
    ).toEqual([{ target_id: id, target_label: '#1' }]);
  });

  test('retries once for 50 concurrent requests and a later repeat with one idempotency key', async () => {
    const id = await paymentFixture.pay('sandbox_short');
    const key = newId();
    await Promise.all(Array.from({ length: 50 }, () => retry(id, key)));
    await Promise.all([paymentFixture.charge(), paymentFixture.charge()]);
    expect(await retry(id, key)).toMatchObject({ payment: { status: 'Succeeded', attempts: 2 } });
    expect(await paymentFixture.query(`select from sandbox_charges where status = 'Succeeded'`)).toHaveLength(
      1,
    );
    await expect(retry(await paymentFixture.pay('sandbox_short'), key)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('rejects the second of two concurrent retries with different idempotency keys', async () => {
    const id = await paymentFixture.pay('sandbox_short');
    const results = await Promise.allSettled([retry(id), retry(id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining(conflict(/already in progress/)) }),
    );
  });

  describe('validation', () => {
    test('rejects collected and canceled payments and clients without a card', async () => {
      const paid = await paymentFixture.pay();
      const client = await paymentFixture.client(null);
      const canceled = buildPayment(client.id, { status: 'Canceled' });
      const withoutCard = buildPayment(client.id, { status: 'Failed' });
      await fixture.payments(paymentFixture.company, canceled, withoutCard);
      await expect(retry(paid)).rejects.toMatchObject(conflict(/already succeeded/));
      await expect(retry(canceled.id)).rejects.toMatchObject(conflict(/canceled/));
      await expect(retry(withoutCard.id)).rejects.toMatchObject(conflict(/no card/));
    });

    test('rejects a retry while no account is connected', async () => {
      const id = await paymentFixture.pay('sandbox_short');
      await disconnectStripe(await fixture.signedIn(paymentFixture.company));
      await expect(retry(id)).rejects.toMatchObject(conflict(/Stripe integration/));
    });

    test('rejects callers without MANAGE_PAYMENTS, canceled companies, other companies and unknown ids', async () => {
      const id = await paymentFixture.pay('sandbox_short');
      const other = await PaymentFixture.create(fixture);
      const withoutPermission = await fixture.signedIn(paymentFixture.company, [
        'MANAGE_CLIENT_MANAGEMENT',
        'MANAGE_SETTINGS',
      ]);
      const canceledCtx = await fixture.signedIn({ ...paymentFixture.company, status: 'Cancelled' }, [
        'MANAGE_PAYMENTS',
      ]);
      await expect(retry(id, newId(), withoutPermission)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(retry(id, newId(), canceledCtx)).rejects.toMatchObject({ code: 'COMPANY_CANCELLED' });
      await expect(retry(id, newId(), other.ctx)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      for (const invalidId of [newId(), 'nonsense']) {
        await expect(retry(invalidId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      expect((await findPayment(paymentFixture.ctx, id)).attempts).toHaveLength(1);
    });
  });

  test('requires MANAGE_SETTINGS and a billing card for a platform fee', async () => {
    const platformFee = {
      direction: 'Outgoing',
      type: 'PlatformFee',
      status: 'Failed',
      amount: 4900,
    } as const;
    const fee = buildPayment(null, platformFee);
    await fixture.payments(paymentFixture.company, fee);
    const fullAccess = await fixture.signedIn(paymentFixture.company, ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS']);
    await expect(retry(fee.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(retry(fee.id, newId(), fullAccess)).rejects.toMatchObject(conflict(/no billing card/));
    await paymentFixture.query(
      `insert into billing_cards (company_id, id, provider, provider_reference, brand, last4, exp_month, exp_year,
       is_default)
     values ($1, $2, 'Sandbox', 'card', 'Visa', '4242', 12, 2030, true)`,
      [paymentFixture.company.id, newId()],
    );
    expect(await retry(fee.id, newId(), fullAccess)).toMatchObject({
      payment: { status: 'Processing', method: { last4: '4242' } },
    });
  });
});

describe('declineOf', () => {
  const declineWith = (
    declineCode: string | null,
    failureCode: string | null = 'card_declined',
    direction: PaymentDirection = 'Incoming',
  ) => declineOf({ status: 'Failed', direction, declineCode, failureCode });

  /** Stripe's decline codes and card error codes, and Livery's own `card_missing`. */
  const standardCodes = [
    ...[
      'authentication_required',
      'approve_with_id',
      'call_issuer',
      'card_not_supported',
      'card_velocity_exceeded',
    ],
    ...[
      'currency_not_supported',
      'do_not_honor',
      'do_not_try_again',
      'duplicate_transaction',
      'expired_card',
    ],
    ...[
      'fraudulent',
      'generic_decline',
      'incorrect_address',
      'incorrect_cvc',
      'incorrect_number',
      'incorrect_pin',
    ],
    ...['incorrect_zip', 'insufficient_funds', 'invalid_account', 'invalid_amount', 'invalid_cvc'],
    ...[
      'invalid_expiry_month',
      'invalid_expiry_year',
      'invalid_number',
      'invalid_pin',
      'issuer_not_available',
    ],
    ...[
      'lost_card',
      'merchant_blacklist',
      'new_account_information_available',
      'no_action_taken',
      'not_permitted',
    ],
    ...['offline_pin_required', 'online_or_offline_pin_required', 'pickup_card', 'pin_try_exceeded'],
    ...['processing_error', 'reenter_transaction', 'restricted_card', 'revocation_of_all_authorizations'],
    ...['revocation_of_authorization', 'security_violation', 'service_not_allowed', 'stolen_card'],
    ...['stop_payment_order', 'testmode_decline', 'transaction_not_allowed', 'try_again_later'],
    ...['withdrawal_count_limit_exceeded', 'card_declined', 'card_missing'],
  ];

  /** Decline codes that give no reason. */
  const codesWithoutReason = new Set([
    ...['card_declined', 'generic_decline', 'do_not_honor', 'do_not_try_again', 'no_action_taken'],
    ...['security_violation'],
  ]);

  const unexplained = declineWith(null, null);

  test.each(standardCodes)('explains %s in full sentences with advice', (code) => {
    const { failure, advice } = declineWith(code);
    for (const sentence of [failure, advice]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/_/);
    }
    expect(failure === unexplained.failure).toBe(codesWithoutReason.has(code));
  });

  test("uses the provider's failure code when the bank's decline code is missing or unknown", () => {
    expect(declineWith('expired_card').failure).toBe('The card has expired.');
    expect(declineWith(null, 'expired_card').failure).toBe('The card has expired.');
    expect(declineWith('unheard_of', 'expired_card').failure).toBe('The card has expired.');
  });

  test.each([null, 'unheard_of', 'constructor', '__proto__'])(
    'returns the default explanation for the unknown code %p',
    (code) => {
      expect(declineWith(code, code)).toEqual(unexplained);
    },
  );

  test.each([
    [
      'Incoming',
      null,
      'This payment won’t be retried. If the client still owes the amount, collect it another way.',
    ],
    [
      'Incoming',
      'expired_card',
      'This payment won’t be retried. If the client still owes the amount, collect it another way.',
    ],
    ['Outgoing', null, 'This payment won’t be retried.'],
    ['Outgoing', 'insufficient_funds', 'This payment won’t be retried.'],
  ] as const)(
    'suggests no retry of a canceled %s payment with the decline code %s',
    (direction, declineCode, advice) => {
      expect(declineOf({ status: 'Canceled', direction, declineCode, failureCode: null })).toEqual({
        failure: 'The payment was canceled before it was collected.',
        advice,
      });
    },
  );

  test.each([
    'lost_card',
    'stolen_card',
    'pickup_card',
    'fraudulent',
    'restricted_card',
    'merchant_blacklist',
  ])('advises against telling the client the reason for %s', (code) => {
    expect(declineWith(code).advice).toMatch(/without telling them why/);
  });

  test.each(standardCodes)('does not mention a client when a platform fee fails with %s', (code) => {
    const { failure, advice } = declineWith(code, 'card_declined', 'Outgoing');
    for (const sentence of [failure, advice]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/client|your block list/);
    }
  });

  test('advises adding a missing billing card for a platform fee, and asking the client for a missing card', () => {
    expect(declineWith(null, 'card_missing', 'Outgoing').advice).toBe(
      'Add a billing card. It’s charged immediately.',
    );
    expect(declineWith(null, 'card_missing').advice).toBe('Ask the client to add a card.');
  });
});

describe('recordProviderPayment', () => {
  test('stores a fee reported after the payment succeeded, and keeps it when a later report has none', async () => {
    const paymentFixture = await PaymentFixture.create(fixture);
    const client = await paymentFixture.client();
    const payment = buildPayment(client.id, { provider: null, fee: 0 });
    const { id } = payment;
    const providerStub = new ProviderStub();
    const report = (fee: number) => {
      const providerPayment = providerStub.snapshotOf(id);
      if (!providerPayment) throw new Error('The provider has no such payment.');
      return paymentFixture.inCompany((db) =>
        recordProviderPayment(
          db,
          paymentFixture.company.id,
          { provider: 'Stripe', direction: 'Incoming' },
          { ...providerPayment, fee },
        ),
      );
    };

    await paymentFixture.inCompany((db) => beginPayments(db, paymentFixture.company.id, [payment]));
    const [attempt] = await paymentFixture.inCompany((db) =>
      findPendingAttempts(db, paymentFixture.company.id, 1),
    );
    if (attempt) providerStub.charge(attempt, true);

    const fees: number[] = [];
    for (const fee of [0, 320, 0]) {
      await report(fee);
      const { payment: shown } = await findPayment(paymentFixture.ctx, id);
      expect(shown).toMatchObject({ status: 'Succeeded', amount: 10_000, net: 10_000 });
      expect((await listPayments(paymentFixture.ctx, {})).totals.fees).toBe(shown.fee);
      fees.push(shown.fee);
    }
    expect(fees).toEqual([0, 320, 320]);
    expect(await findImbalances(fixture.services.database, paymentFixture.company.id)).toEqual({});
  });
});

describe('suggestedActionOf', () => {
  const client = { id: 'c1', name: 'Ada Lovelace' };

  const failed = {
    status: 'Failed',
    direction: 'Incoming',
    client,
    declineCode: null,
    failureCode: 'card_declined',
  } as const;

  test.each([
    ['expired_card', 'RequestCard'],
    ['do_not_honor', 'RequestCard'],
    ['insufficient_funds', 'Retry'],
    ['try_again_later', 'Retry'],
    ['duplicate_transaction', null],
    ['stop_payment_order', null],
    [null, 'RequestCard'],
  ] as const)('for a client’s payment that failed with %s returns %s', (declineCode, step) => {
    expect(suggestedActionOf({ ...failed, declineCode })).toBe(step);
  });

  test('returns null for collected, processing and canceled payments', () => {
    expect(suggestedActionOf({ ...failed, status: 'Succeeded' })).toBeNull();
    expect(suggestedActionOf({ ...failed, status: 'Processing' })).toBeNull();
    expect(suggestedActionOf({ ...failed, status: 'Canceled' })).toBeNull();
  });

  test('returns null for an incoming payment without a client', () => {
    expect(suggestedActionOf({ ...failed, client: null })).toBeNull();
  });

  test('returns Retry for a platform fee', () => {
    expect(
      suggestedActionOf({ ...failed, direction: 'Outgoing', client: null, declineCode: 'expired_card' }),
    ).toBe('Retry');
  });
});
