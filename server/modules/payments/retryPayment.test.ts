import { newId } from '../../lib/ids';
import { declineOf } from './declines';
import { findPayment } from './detail';
import { attemptsUnderWay, beginPayments, recordProviderPayment } from './ledger';
import { nextStepOf } from './nextStep';
import { recordPayments } from './recording';
import { retryPayment } from './retryPayment';
import { listPayments } from './service';
import { aPayment } from './testPayments';
import { Bank } from './testing/bank';
import { Till } from './testing/till';
import { disconnectStripe } from '../stripe/disconnect';
import type { PaymentDetail, PaymentDirection } from '../../schema.generated';
import { findImbalances } from '../../testing/findImbalances';
import { openWorld, type World } from '../../testing/world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

describe('retry payment', () => {
  let till: Till;
  beforeEach(async () => void (till = await Till.open(world)));

  const retry = (id: string, key = till.key(), ctx = till.ctx): Promise<PaymentDetail> =>
    retryPayment(ctx, id, key);

  const conflict = (message: RegExp) => ({ code: 'CONFLICT', message: expect.stringMatching(message) });

  test('is tried at once with the card that is the default one now', async () => {
    const client = await till.scene.client('sandbox_declined_later');
    const id = await till.charge(null, {}, client);
    expect((await findPayment(till.ctx, id)).payment).toMatchObject({ status: 'Failed' });
    await till.scene.setDefaultCard(client.id, 'sandbox_pays');
    const under = await retry(id);
    expect(under).toMatchObject({
      payment: { status: 'Processing', attempts: 2, nextRetryAt: null },
      attempts: [{ number: 2, trigger: 'RetryManual', method: { last4: '4242' } }, { number: 1 }],
      actions: [],
    });
    const waiting = await world.services.jobs.unfinished('charge-company');
    expect(waiting).toContainEqual({ companyId: till.companyId });
    await till.scene.charge();
    expect((await findPayment(till.ctx, id)).payment).toMatchObject({
      status: 'Succeeded',
      method: { last4: '4242' },
    });
    expect(await findImbalances(world.services.database, till.companyId)).toEqual({});
    expect(
      await till.ask(`select target_id, target_label from audit_events where action = 'payment.retried'`),
    ).toEqual([{ target_id: id, target_label: '#1' }]);
  });

  test('fifty presses at once, and one afterwards, are one attempt', async () => {
    const id = await till.charge('sandbox_short');
    const key = till.key();
    await Promise.all(Array.from({ length: 50 }, () => retry(id, key)));
    await Promise.all([till.scene.charge(), till.scene.charge()]);
    expect(await retry(id, key)).toMatchObject({ payment: { status: 'Succeeded', attempts: 2 } });
    expect(await till.ask(`select from sandbox_charges where status = 'Succeeded'`)).toHaveLength(1);
    await expect(retry(await till.charge('sandbox_short'), key)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('of two presses apart, the second hears that it is being tried', async () => {
    const id = await till.charge('sandbox_short');
    const answers = await Promise.allSettled([retry(id), retry(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining(conflict(/being tried already/)) }),
    );
  });

  describe('is refused', () => {
    test('for what came in, was canceled, or has no card', async () => {
      const paid = await till.charge();
      const client = await till.scene.client(null);
      const canceled = aPayment(client.id, { status: 'Canceled' });
      const cardless = aPayment(client.id, { status: 'Failed' });
      await till.within((db) => recordPayments(db, till.companyId, [canceled, cardless]));
      await expect(retry(paid)).rejects.toMatchObject(conflict(/come in already/));
      await expect(retry(canceled.id)).rejects.toMatchObject(conflict(/canceled/));
      await expect(retry(cardless.id)).rejects.toMatchObject(conflict(/no card/));
    });

    test('while the account does not charge', async () => {
      const id = await till.charge('sandbox_short');
      await disconnectStripe(await world.asAdmin(till.scene.company));
      await expect(retry(id)).rejects.toMatchObject(conflict(/Stripe integration/));
    });

    test("without MANAGE_PAYMENTS, in a closed company, for another's payment and for none", async () => {
      const id = await till.charge('sandbox_short');
      const other = await Till.open(world);
      const lacking = await till.as('MANAGE_CLIENT_MANAGEMENT', 'MANAGE_SETTINGS');
      const closed = await world.as({ ...till.scene.company, status: 'Cancelled' }, 'MANAGE_PAYMENTS');
      await expect(retry(id, newId(), lacking)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(retry(id, newId(), closed)).rejects.toMatchObject({ code: 'COMPANY_CANCELLED' });
      await expect(retry(id, newId(), other.ctx)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      for (const wrong of [newId(), 'nonsense']) {
        await expect(retry(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      expect((await findPayment(till.ctx, id)).attempts).toHaveLength(1);
    });
  });

  test("what Livery charges takes MANAGE_SETTINGS too, and the company's own card", async () => {
    const own = { direction: 'Outgoing', type: 'PlatformFee', status: 'Failed', amount: 4900 } as const;
    const fee = aPayment(null, own);
    await till.within((db) => recordPayments(db, till.companyId, [fee]));
    const both = await till.as('MANAGE_PAYMENTS', 'MANAGE_SETTINGS');
    await expect(retry(fee.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(retry(fee.id, newId(), both)).rejects.toMatchObject(conflict(/no billing card/));
    await till.ask(
      `insert into billing_cards (company_id, id, provider, provider_reference, brand, last4, exp_month, exp_year,
       is_default)
     values ($1, $2, 'Sandbox', 'card', 'Visa', '4242', 12, 2030, true)`,
      [till.companyId, newId()],
    );
    expect(await retry(fee.id, newId(), both)).toMatchObject({
      payment: { status: 'Processing', method: { last4: '4242' } },
    });
  });
});

describe('declines', () => {
  const declined = (
    declineCode: string | null,
    failureCode: string | null = 'card_declined',
    direction: PaymentDirection = 'Incoming',
  ) => declineOf({ status: 'Failed', direction, declineCode, failureCode });

  /** Stripe's decline codes, and its error codes for cards. */
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

  /** Of these the bank itself says no more. */
  const vagueCodes = new Set([
    ...['card_declined', 'generic_decline', 'do_not_honor', 'do_not_try_again', 'no_action_taken'],
    ...['security_violation'],
  ]);

  const unexplained = declined(null, null);

  test.each(standardCodes)('%s is told in plain words, with what to do next', (code) => {
    const { failure, advice } = declined(code);
    for (const sentence of [failure, advice]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/_/);
    }
    expect(failure === unexplained.failure).toBe(vagueCodes.has(code));
  });

  test("the bank's own code says more than the provider's", () => {
    expect(declined('expired_card').failure).toBe('The card has expired.');
    expect(declined(null, 'expired_card').failure).toBe('The card has expired.');
    expect(declined('unheard_of', 'expired_card').failure).toBe('The card has expired.');
  });

  test.each([null, 'unheard_of', 'constructor', '__proto__'])('a code that says nothing: %p', (code) => {
    expect(declined(code, code)).toEqual(unexplained);
  });

  test.each([
    [
      'Incoming',
      null,
      'Nothing is charged for it any more. If the client still owes it, ask them to pay you another way.',
    ],
    [
      'Incoming',
      'expired_card',
      'Nothing is charged for it any more. If the client still owes it, ask them to pay you another way.',
    ],
    ['Outgoing', null, 'Nothing is charged for it any more.'],
    ['Outgoing', 'insufficient_funds', 'Nothing is charged for it any more.'],
  ] as const)(
    'a payment that was canceled says so, and advises nothing that can’t be done with it: %s, %s',
    (direction, declineCode, advice) => {
      expect(declineOf({ status: 'Canceled', direction, declineCode, failureCode: null })).toEqual({
        failure: 'The payment was canceled before it was taken.',
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
  ])('%s: the client is not to be told the reason', (code) => {
    expect(declined(code).advice).toMatch(/without naming the reason/);
  });

  test.each(standardCodes)('%s of the company itself speaks of no client', (code) => {
    const { failure, advice } = declined(code, 'card_declined', 'Outgoing');
    for (const sentence of [failure, advice]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/client|your own rules/);
    }
  });

  test('without a billing card the next step is to add one', () => {
    expect(declined(null, 'card_missing', 'Outgoing').advice).toBe(
      'Add a billing card, and it is charged at once.',
    );
    expect(declined(null, 'card_missing').advice).toBe('Ask the client for a card.');
  });
});

describe('late fee', () => {
  test('a fee that the provider knows only after the payment came in is taken down, and never forgotten again', async () => {
    const till = await Till.open(world);
    const client = await till.scene.client();
    const payment = aPayment(client.id, { provider: null, fee: 0 });
    const { id } = payment;
    const bank = new Bank();
    const tell = (fee: number) => {
      const told = bank.told(id);
      if (!told) throw new Error('The bank knows nothing of it.');
      return till.within((db) =>
        recordProviderPayment(
          db,
          till.companyId,
          { provider: 'Stripe', direction: 'Incoming' },
          { ...told, fee },
        ),
      );
    };

    await till.within((db) => beginPayments(db, till.companyId, [payment]));
    const [attempt] = await till.within((db) => attemptsUnderWay(db, till.companyId, 1));
    if (attempt) bank.charge(attempt, true);

    const fees: number[] = [];
    for (const fee of [0, 320, 0]) {
      await tell(fee);
      const { payment: shown } = await findPayment(till.ctx, id);
      expect(shown).toMatchObject({ status: 'Succeeded', amount: 10_000, net: 10_000 });
      expect((await listPayments(till.ctx, {})).totals.fees).toBe(shown.fee);
      fees.push(shown.fee);
    }
    expect(fees).toEqual([0, 320, 320]);
    expect(await findImbalances(world.services.database, till.companyId)).toEqual({});
  });
});

describe('next step', () => {
  const client = { id: 'c1', name: 'Ada Lovelace' };

  const failed = {
    status: 'Failed',
    direction: 'Incoming',
    client,
    declineCode: null,
    failureCode: 'card_declined',
  } as const;

  test.each([
    ['expired_card', 'AskForCard'],
    ['do_not_honor', 'AskForCard'],
    ['insufficient_funds', 'Retry'],
    ['try_again_later', 'Retry'],
    ['duplicate_transaction', null],
    ['stop_payment_order', null],
    [null, 'AskForCard'],
  ] as const)('what may help a client’s payment that failed with %s: %s', (declineCode, step) => {
    expect(nextStepOf({ ...failed, declineCode })).toBe(step);
  });

  test('what came in or is under way needs nothing', () => {
    expect(nextStepOf({ ...failed, status: 'Succeeded' })).toBeNull();
    expect(nextStepOf({ ...failed, status: 'Processing' })).toBeNull();
    expect(nextStepOf({ ...failed, status: 'Canceled' })).toBeNull();
  });

  test('nobody can be asked for a card where no client is known', () => {
    expect(nextStepOf({ ...failed, client: null })).toBeNull();
  });

  test('the company’s own charge is tried again', () => {
    expect(nextStepOf({ ...failed, direction: 'Outgoing', client: null, declineCode: 'expired_card' })).toBe(
      'Retry',
    );
  });
});
