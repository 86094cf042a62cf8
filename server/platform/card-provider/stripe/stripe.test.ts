import { createHmac } from 'node:crypto';
import type { CardProvider, ChargeRequest, RefundRequest } from '../cardProvider';
import { createAccess } from './client';
import { parseWebhook } from './webhookEvents';
import { confirmForm } from '../testing/providerFixtures';
import {
  newChargeRequest,
  attachTestCard,
  type StripeFixture,
  setUpStripeFixture,
  newCardOwner,
} from '../testing/stripeFixture';
import { newId } from '../../../lib/ids';
import { signEvent, signText } from '../../../testing/stripe/signing';

describe('Stripe provider', () => {
  let fixture: StripeFixture;
  beforeAll(async () => {
    fixture = await setUpStripeFixture();
  });
  afterAll(() => fixture.server.close());
  beforeEach(() => {
    fixture.stripe.failureMode = 'none';
  });

  const intents = () => fixture.stripe.store(fixture.account.reference).all('payment_intent');

  describe('amounts', () => {
    test.each([
      ['USD', 4900, 4900],
      ['JPY', 4900, 4900],
      // ISK and UGX have no decimals in ISO 4217, but two at Stripe.
      ['ISK', 490, 49_000],
      ['UGX', 490, 49_000],
      // KWD has three decimals in ISO 4217, but Stripe requires the last one to be 0.
      ['KWD', 12_340, 12_340],
    ])('charges %s %d as %d in Stripe’s minor units', async (currency, amount, stripeAmount) => {
      await fixture.provider.charge([
        newChargeRequest(fixture, await attachTestCard(fixture), { currency, amount }),
      ]);
      expect(intents()[0]).toMatchObject({ currency: currency.toLowerCase(), amount: stripeAmount });
    });

    test('returns a failed charge for an amount that cards cannot pay, and creates no payment intent', async () => {
      const card = await attachTestCard(fixture);
      const before = intents().length;
      const request = newChargeRequest(fixture, card, { currency: 'KWD', amount: 12_345 });
      expect(await fixture.provider.charge([request])).toMatchObject([
        { status: 'Failed', failureCode: 'invalid_amount' },
      ]);
      expect(intents()).toHaveLength(before);
    });

    test('converts the amount and fee of a payment to our minor units', async () => {
      const paymentId = newId();
      const card = await attachTestCard(fixture);
      const [outcome] = await fixture.provider.charge([
        newChargeRequest(fixture, card, { currency: 'ISK', amount: 490, paymentId }),
      ]);
      const eventReference = {
        type: 'payment_intent.succeeded',
        objectReference: outcome?.reference ?? null,
      };
      expect(await fixture.provider.loadEventContent(fixture.account, eventReference)).toMatchObject({
        kind: 'Payment',
        payment: { amount: 490, currency: 'ISK', paymentId, fee: outcome?.fee },
      });
    });
  });

  describe('cards', () => {
    test('refuses the setup token of another owner', async () => {
      const [owner, other] = [newCardOwner(fixture.account), newCardOwner(fixture.account)];
      const form = await fixture.provider.startCardForm(other);
      const token = await confirmForm(fixture.server.url, form, fixture.account, 'pm_card_visa');
      expect(await fixture.provider.attach(owner, token)).toMatchObject({ kind: 'Refused' });
      expect(await fixture.provider.attach(other, token)).toMatchObject({ kind: 'Attached' });
    });

    test('refuses a card form that was not submitted', async () => {
      const owner = newCardOwner(fixture.account);
      const { clientSecret } = await fixture.provider.startCardForm(owner);
      const [token = ''] = (clientSecret ?? '').split('_secret_');
      expect(await fixture.provider.attach(owner, token)).toEqual({
        kind: 'Refused',
        reason: 'The bank has not confirmed this card. Try again or use another card.',
      });
    });

    test('creates a customer with the ASCII form of an internationalized email domain', async () => {
      await fixture.provider.startCardForm({ ...newCardOwner(fixture.account), email: 'ada@bücher.test' });
      const emails = fixture.stripe
        .store(fixture.account.reference)
        .all('customer')
        .map(({ email }) => email);
      expect(emails).toContain('ada@xn--bcher-kva.test');
    });

    test('charges a card on the platform account', async () => {
      const account = { ...fixture.account, reference: null };
      const card = await attachTestCard(fixture, 'pm_card_visa', newCardOwner(account));
      expect(await fixture.provider.charge([newChargeRequest(fixture, card, { account })])).toMatchObject([
        { status: 'Succeeded' },
      ]);
      expect(fixture.stripe.store(null).all('payment_intent')).toHaveLength(1);
    });

    test('charges a card with the company’s own keys', async () => {
      const { id, secretKey } = fixture.stripe.addStandaloneAccount('agency');
      const account = { ...fixture.account, reference: id, secretKey };
      const owner = newCardOwner(account);
      const form = await fixture.provider.startCardForm(owner);
      // The company supplies the publishable key.
      expect(form.publishableKey).toBeNull();
      const filled = { ...form, publishableKey: 'pk_test_agency' };
      const token = await confirmForm(fixture.server.url, filled, account, 'pm_card_visa');
      const result = await fixture.provider.attach(owner, token);
      if (result.kind === 'Refused') throw new Error(result.reason);
      const request = newChargeRequest(fixture, result.card, { account });
      expect(await fixture.provider.charge([request])).toMatchObject([{ status: 'Succeeded' }]);
      expect(fixture.stripe.store(id).all('payment_intent')).toHaveLength(1);
    });
  });

  describe('outages', () => {
    test.each(['unreachable', 'rate limited', 'returning errors'] as const)(
      'throws UNAVAILABLE when Stripe is %s',
      async (failureMode) => {
        const card = await attachTestCard(fixture);
        fixture.stripe.failureMode = failureMode;
        await expect(fixture.provider.charge([newChargeRequest(fixture, card)])).rejects.toMatchObject({
          code: 'UNAVAILABLE',
        });
      },
    );

    test('charges once when the response is lost and the request is repeated', async () => {
      const card = await attachTestCard(fixture);
      const request = newChargeRequest(fixture, card);
      const before = intents().length;
      fixture.stripe.failureMode = 'response lost';
      await expect(fixture.provider.charge([request])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      fixture.stripe.failureMode = 'none';
      expect(await fixture.provider.charge([request])).toMatchObject([{ status: 'Succeeded' }]);
      expect(intents()).toHaveLength(before + 1);
    });
  });

  describe('accounts', () => {
    test('accountState returns null for a disconnected account', async () => {
      const otherFixture = await setUpStripeFixture();
      expect(await otherFixture.provider.accountState(otherFixture.account)).toMatchObject({
        chargesEnabled: true,
      });
      otherFixture.stripe.deauthorize(otherFixture.account.reference ?? '');
      expect(await otherFixture.provider.accountState(otherFixture.account)).toBeNull();
      await otherFixture.server.close();
    });

    test('accountState rejects an invalid secret key with an error in the field secretKey', async () => {
      const account = { ...fixture.account, secretKey: 'sk_test_wrong' };
      await expect(fixture.provider.accountState(account)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { secretKey: expect.any(String) } },
      });
    });

    test('accountState returns the requirements, their deadline, the country and the currency', async () => {
      const otherFixture = await setUpStripeFixture();
      otherFixture.stripe.updateAccount(otherFixture.account.reference ?? '', {
        requirements: {
          alternatives: [],
          current_deadline: 1_800_000_000,
          currently_due: ['company.tax_id'],
          disabled_reason: null,
          errors: [],
          eventually_due: [],
          past_due: [],
          pending_verification: ['individual.verification.document'],
        },
      });
      expect(await otherFixture.provider.accountState(otherFixture.account)).toMatchObject({
        currentlyDue: ['company.tax_id'],
        pendingVerification: ['individual.verification.document'],
        currentDeadline: new Date(1_800_000_000_000),
        country: 'US',
        defaultCurrency: 'USD',
      });
      await otherFixture.server.close();
    });

    test('accountLink returns an onboarding link, or null for an account with its own keys', async () => {
      const urls = {
        returnUrl: 'https://console.test/?returned',
        refreshUrl: 'https://console.test/?refresh',
      };
      expect(await fixture.provider.accountLink(fixture.account, urls)).toMatch(
        /^https:\/\/connect\.stripe\.com\//,
      );
      const ownKeyAccount = { ...fixture.account, secretKey: 'sk_test_agency' };
      expect(await fixture.provider.accountLink(ownKeyAccount, urls)).toBeNull();
    });

    test('creates a webhook endpoint, except for localhost, and deletes it twice without error', async () => {
      const { id, secretKey } = fixture.stripe.addStandaloneAccount('listener');
      const account = { ...fixture.account, reference: id, secretKey };
      const endpoint = await fixture.provider.createWebhookEndpoint(
        account,
        'https://console.test/webhooks/stripe/1',
      );
      expect(endpoint).toEqual({ reference: expect.any(String), secret: expect.stringMatching(/^whsec_/) });
      await fixture.provider.deleteWebhookEndpoint(account, endpoint?.reference ?? '');
      await expect(
        fixture.provider.deleteWebhookEndpoint(account, endpoint?.reference ?? ''),
      ).resolves.toBeUndefined();
      expect(
        await fixture.provider.createWebhookEndpoint(account, 'http://localhost:4000/webhooks/stripe/1'),
      ).toBeNull();
    });
  });

  describe('parseWebhook', () => {
    const now = new Date('2027-02-01T12:00:00Z');
    const secret = 'whsec_test';
    const event = {
      id: 'evt_1',
      type: 'refund.updated',
      account: 'acct_1',
      created: 1_800_000_000,
      data: { object: { id: 're_1', payment_intent: 'pi_1', metadata: { companyId: 'company' } } },
    };
    const read = (
      { payload, headers }: ReturnType<typeof signEvent>,
      overrides: Partial<{ raw: string; signature: string; secret: string }> = {},
    ): ReturnType<CardProvider['parseWebhook']> =>
      fixture.provider.parseWebhook(
        Buffer.from(overrides.raw ?? payload),
        overrides.signature ?? headers['stripe-signature'],
        overrides.secret ?? secret,
        now,
      );

    const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

    test('returns the event with its payment and company', () => {
      expect(read(signEvent(event, [secret], now))).toEqual({
        reference: 'evt_1',
        type: 'refund.updated',
        account: 'acct_1',
        companyId: 'company',
        objectReference: 'pi_1',
        occurredAt: new Date(1_800_000_000_000),
      });
    });

    test.each([-300, 300])('accepts a timestamp %d seconds from now', (seconds) => {
      expect(read(signEvent(event, [secret], after(seconds)))).not.toBeNull();
    });

    test.each([-301, 301, -86_400, 86_400])('rejects a timestamp %d seconds from now', (seconds) => {
      expect(read(signEvent(event, [secret], after(seconds)))).toBeNull();
    });

    test('accepts an event signed with both secrets of a rotation and rejects one with the old secret only', () => {
      expect(read(signEvent(event, ['whsec_old', secret], now))).not.toBeNull();
      expect(read(signEvent(event, ['whsec_old'], now))).toBeNull();
    });

    const validEvent = signEvent(event, [secret], now);
    const signature = validEvent.headers['stripe-signature'];

    test.each([
      ['a changed body', { raw: validEvent.payload.replace('re_1', 're_2') }],
      ['an extra byte', { raw: `${validEvent.payload} ` }],
      ['an empty body', { raw: '' }],
      ['an empty signature header', { signature: '' }],
      ['a signature without a timestamp', { signature: signature.replace(/t=\d+,/, '') }],
      ['a second timestamp', { signature: `t=1,${signature},t=${Math.floor(now.getTime() / 1000) + 1}` }],
      ['an invalid timestamp', { signature: signature.replace(/t=\d+/, 't=NaN') }],
      ['a signature in another scheme', { signature: signature.replace('v1=', 'v0=') }],
      ['a signature of another length', { signature: `${signature}00` }],
      ['the secret of another endpoint', { secret: 'whsec_other' }],
      ['an empty secret', { secret: '' }],
    ])('rejects %s', (_case, change) => {
      expect(read(validEvent, change)).toBeNull();
    });

    test.each([['[]'], ['null'], ['"text"'], ['{"id":"evt_1"}'], ['not JSON']])(
      'rejects a signed body that is not an event (%s)',
      (body) => {
        expect(read(signText(body, [secret], now))).toBeNull();
      },
    );
  });
});

describe('parseWebhook', () => {
  const secret = 'whsec_right';
  const access = createAccess({ stripeApiUrl: 'http://127.0.0.1:9' }, 'sk_test_1', 'pk_test_1');
  const now = new Date('2026-11-21T12:00:00Z');
  const seconds = now.getTime() / 1000;

  const event = (change: object = {}): string =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'invoice.paid',
      created: seconds,
      data: { object: { id: 'in_1', metadata: {} } },
      ...change,
    });

  const signature = (payload: string, signingSecret = secret, at: number | string = seconds): string =>
    createHmac('sha256', signingSecret).update(`${at}.${payload}`).digest('hex');

  const read = (payload: string | Buffer, header: string, signingSecret = secret) =>
    parseWebhook(access, Buffer.from(payload), header, signingSecret, now);

  test('accepts a header with a valid signature, alone or next to an invalid one', () => {
    const payload = event();
    expect(read(payload, `t=${seconds},v1=${signature(payload)}`)).toMatchObject({ reference: 'evt_1' });
    expect(read(payload, `t=${seconds},v1=00,v1=${signature(payload)}`)).toMatchObject({
      reference: 'evt_1',
    });
  });

  const validEvent = event();
  const validSignature = signature(validEvent);

  test.each<[string, string]>([
    ['no content', ''],
    ['nonsense', 'nonsense'],
    ['no timestamp', `v1=${validSignature}`],
    ['no signature', `t=${seconds}`],
    ['a non-numeric timestamp', `t=now,v1=${validSignature}`],
    ['a fractional timestamp', `t=${seconds}.5,v1=${signature(validEvent, secret, `${seconds}.5`)}`],
    ['a negative timestamp', `t=-1,v1=${signature(validEvent, secret, -1)}`],
    ['an old timestamp', `t=${seconds - 301},v1=${signature(validEvent, secret, seconds - 301)}`],
    ['a future timestamp', `t=${seconds + 301},v1=${signature(validEvent, secret, seconds + 301)}`],
    ['a timestamp other than the signed one', `t=${seconds - 1},v1=${validSignature}`],
    ['the scheme of test events', `t=${seconds},v0=${validSignature}`],
    ['a signature in upper case', `t=${seconds},v1=${validSignature.toUpperCase()}`],
    ['half a signature', `t=${seconds},v1=${validSignature.slice(0, 32)}`],
    ['a signature that is too long', `t=${seconds},v1=${validSignature}00`],
    ['a signature with another secret', `t=${seconds},v1=${signature(validEvent, 'whsec_other')}`],
    ['a signature with an empty secret', `t=${seconds},v1=${signature(validEvent, '')}`],
    ['ten thousand wrong signatures', `t=${seconds}${',v1=00'.repeat(10_000)}`],
    ['a non-ASCII signature', `t=${seconds},v1=${'é'.repeat(64)}`],
  ])('rejects a header with %s', (_case, header) => {
    expect(read(validEvent, header)).toBeNull();
  });

  test.each<[string, string]>([
    ['invalid JSON', '{"id":'],
    ['an array', '[]'],
    ['an empty body', ''],
    ['no object', event({ data: {} })],
    ['an account that is not a string', event({ account: { toString: 'acct_1' } })],
    ['a very long account', event({ account: 'a'.repeat(300) })],
    ['a numeric id', event({ id: 7 })],
    [
      'a company id that is not a string',
      event({ data: { object: { id: 'in_1', metadata: { companyId: ['a'] } } } }),
    ],
  ])('rejects a validly signed payload (%s)', (_case, payload) => {
    expect(read(payload, `t=${seconds},v1=${signature(payload)}`)).toBeNull();
  });

  test('rejects a payload with any changed byte', () => {
    const header = `t=${seconds},v1=${validSignature}`;
    for (let at = 0; at < validEvent.length; at += 1) {
      const changed = Buffer.from(validEvent);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(parseWebhook(access, changed, header, secret, now)).toBeNull();
    }
  });
});

describe('requests repeated after the idempotency key expired', () => {
  let fixture: StripeFixture;
  beforeEach(async () => void (fixture = await setUpStripeFixture()));
  afterEach(() => fixture.server.close());

  const dayMs = 86_400_000;
  /** Two days ago, because Stripe deletes idempotency keys after a day. */
  const firstRequestedAt = new Date(Date.now() - 2 * dayMs);

  const stripeObjects = () => fixture.stripe.store(fixture.account.reference);
  const charge = async (request: ChargeRequest) => (await fixture.provider.charge([request]))[0];

  /** Sends a request whose response is lost, then advances Stripe's clock by two days. */
  async function loseResponse(sendRequest: () => Promise<unknown>): Promise<void> {
    fixture.stripe.failureMode = 'response lost';
    await expect(sendRequest()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    fixture.stripe.failureMode = 'none';
    fixture.stripe.advance(2);
  }

  describe('charge', () => {
    test('returns the existing charge instead of creating a second one', async () => {
      const request = newChargeRequest(fixture, await attachTestCard(fixture), { firstRequestedAt });
      await loseResponse(() => charge(request));
      expect(await charge(request)).toMatchObject({ status: 'Succeeded', fee: 172 });
      expect(stripeObjects().all('payment_intent')).toHaveLength(1);
    });

    test('returns the original decline', async () => {
      const request = newChargeRequest(fixture, await attachTestCard(fixture, 'pm_card_chargeCustomerFail'), {
        firstRequestedAt,
      });
      await loseResponse(() => charge(request));
      expect(await charge(request)).toMatchObject({ status: 'Failed', failureCode: 'card_declined' });
      expect(stripeObjects().all('charge')).toHaveLength(1);
    });

    test('creates a charge for a new attempt or another payment', async () => {
      const card = await attachTestCard(fixture, 'pm_card_shortOnce');
      const first = newChargeRequest(fixture, card, { firstRequestedAt });
      expect(await charge(first)).toMatchObject({ status: 'Failed' });
      const second = { ...first, idempotencyKey: newId(), attempt: 2 };
      expect(await charge(second)).toMatchObject({ status: 'Succeeded' });
      expect(await charge(newChargeRequest(fixture, card, { firstRequestedAt }))).toMatchObject({
        status: 'Failed',
      });
      expect(stripeObjects().all('payment_intent')).toHaveLength(3);
    });

    test('finds the existing charge on a later page', async () => {
      const card = await attachTestCard(fixture);
      const request = newChargeRequest(fixture, card, { firstRequestedAt });
      await loseResponse(() => charge(request));
      await fixture.provider.charge(Array.from({ length: 101 }, () => newChargeRequest(fixture, card)));
      expect(await charge(request)).toMatchObject({ status: 'Succeeded' });
      expect(stripeObjects().all('payment_intent')).toHaveLength(102);
    });

    test('finds the existing charge when the local clock is behind', async () => {
      const request = newChargeRequest(fixture, await attachTestCard(fixture), {
        firstRequestedAt: new Date(Date.now() + dayMs),
      });
      await loseResponse(() => charge(request));
      expect(await charge(request)).toMatchObject({ status: 'Succeeded' });
      expect(stripeObjects().all('payment_intent')).toHaveLength(1);
    });
  });

  test('refund creates one refund for each idempotency key', async () => {
    const paid = await charge(newChargeRequest(fixture, await attachTestCard(fixture)));
    const request: RefundRequest = {
      account: fixture.account,
      idempotencyKey: newId(),
      payment: paid?.reference ?? '',
      amount: 400,
      currency: 'USD',
      reason: 'Other',
      firstRequestedAt,
      at: firstRequestedAt,
    };
    await loseResponse(() => fixture.provider.refund(request));
    expect(await fixture.provider.refund(request)).toMatchObject({ status: 'Succeeded', failureCode: null });
    expect(stripeObjects().all('refund')).toHaveLength(1);
    await fixture.provider.refund({ ...request, idempotencyKey: newId() });
    expect(stripeObjects().all('refund')).toHaveLength(2);
  });
});
