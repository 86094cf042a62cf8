import { createHmac } from 'node:crypto';
import type { CardProvider, ChargeRequest, RefundRequest } from '../cardProvider';
import { openAccess } from './client';
import { readMessage } from './messages';
import { confirmForm } from '../testing/benches';
import { chargeOf, keptCard, type Local, openLocal, ownerIn } from '../testing/local';
import { newId } from '../../lib/ids';
import { signed, signedText } from '../../testing/stripe/signing';

describe('stripe', () => {
  let local: Local;
  beforeAll(async () => {
    local = await openLocal();
  });
  afterAll(() => local.server.close());
  beforeEach(() => {
    local.stripe.trouble = 'none';
  });

  const intents = () => local.stripe.book(local.account.reference).all('payment_intent');

  describe('amounts', () => {
    test.each([
      ['USD', 4900, 4900],
      ['JPY', 4900, 4900],
      // Without decimals any more, but hundredths to Stripe.
      ['ISK', 490, 49_000],
      ['UGX', 490, 49_000],
      // With a fils that ISO 4217 has and cards have not.
      ['KWD', 12_340, 12_340],
    ])('%s %d is asked for as %d', async (currency, amount, asked) => {
      await local.provider.charge([chargeOf(local, await keptCard(local), { currency, amount })]);
      expect(intents()[0]).toMatchObject({ currency: currency.toLowerCase(), amount: asked });
    });

    test('thousandths that cards can not pay fail without being asked for', async () => {
      const card = await keptCard(local);
      const before = intents().length;
      const request = chargeOf(local, card, { currency: 'KWD', amount: 12_345 });
      expect(await local.provider.charge([request])).toMatchObject([
        { status: 'Failed', failureCode: 'invalid_amount' },
      ]);
      expect(intents()).toHaveLength(before);
    });

    test('the payment of another currency is told in our minor units', async () => {
      const paymentId = newId();
      const card = await keptCard(local);
      const [outcome] = await local.provider.charge([
        chargeOf(local, card, { currency: 'ISK', amount: 490, paymentId }),
      ]);
      const told = { type: 'payment_intent.succeeded', objectReference: outcome?.reference ?? null };
      expect(await local.provider.contentOf(local.account, told)).toMatchObject({
        kind: 'Payment',
        payment: { amount: 490, currency: 'ISK', paymentId, fee: outcome?.fee },
      });
    });
  });

  describe('cards', () => {
    test('a form of somebody else gives nobody their card', async () => {
      const [owner, other] = [ownerIn(local.account), ownerIn(local.account)];
      const form = await local.provider.startCardForm(other);
      const token = await confirmForm(local.server.url, form, local.account, 'pm_card_visa');
      expect(await local.provider.attach(owner, token)).toMatchObject({ kind: 'Refused' });
      expect(await local.provider.attach(other, token)).toMatchObject({ kind: 'Attached' });
    });

    test('a form that nobody has filled in keeps nothing', async () => {
      const owner = ownerIn(local.account);
      const { clientSecret } = await local.provider.startCardForm(owner);
      const [token = ''] = (clientSecret ?? '').split('_secret_');
      expect(await local.provider.attach(owner, token)).toEqual({
        kind: 'Refused',
        reason: 'The bank has not confirmed this card. Try again, or use another card.',
      });
    });

    test('a customer is made with the ASCII form of an internationalized domain', async () => {
      await local.provider.startCardForm({ ...ownerIn(local.account), email: 'ada@bücher.test' });
      const emails = local.stripe
        .book(local.account.reference)
        .all('customer')
        .map(({ email }) => email);
      expect(emails).toContain('ada@xn--bcher-kva.test');
    });

    test("Livery's own account keeps cards too, and charges them", async () => {
      const account = { ...local.account, reference: null };
      const card = await keptCard(local, 'pm_card_visa', ownerIn(account));
      expect(await local.provider.charge([chargeOf(local, card, { account })])).toMatchObject([
        { status: 'Succeeded' },
      ]);
      expect(local.stripe.book(null).all('payment_intent')).toHaveLength(1);
    });

    test('an account with keys of its own is charged with them', async () => {
      const { id, secretKey } = local.stripe.openOwnAccount('agency');
      const account = { ...local.account, reference: id, secretKey };
      const owner = ownerIn(account);
      const form = await local.provider.startCardForm(owner);
      // Its publishable key is the company's to give.
      expect(form.publishableKey).toBeNull();
      const filled = { ...form, publishableKey: 'pk_test_agency' };
      const token = await confirmForm(local.server.url, filled, account, 'pm_card_visa');
      const result = await local.provider.attach(owner, token);
      if (result.kind === 'Refused') throw new Error(result.reason);
      const request = chargeOf(local, result.card, { account });
      expect(await local.provider.charge([request])).toMatchObject([{ status: 'Succeeded' }]);
      expect(local.stripe.book(id).all('payment_intent')).toHaveLength(1);
    });
  });

  describe('trouble', () => {
    test.each(['away', 'busy', 'broken'] as const)('a Stripe that is %s is unavailable', async (trouble) => {
      const card = await keptCard(local);
      local.stripe.trouble = trouble;
      await expect(local.provider.charge([chargeOf(local, card)])).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      });
    });

    test('a charge whose answer was lost is found again by its key', async () => {
      const card = await keptCard(local);
      const request = chargeOf(local, card);
      const before = intents().length;
      local.stripe.trouble = 'cut off after the work';
      await expect(local.provider.charge([request])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      local.stripe.trouble = 'none';
      expect(await local.provider.charge([request])).toMatchObject([{ status: 'Succeeded' }]);
      expect(intents()).toHaveLength(before + 1);
    });
  });

  describe('accounts', () => {
    test('one that was taken away from us is none any more', async () => {
      const mine = await openLocal();
      expect(await mine.provider.accountState(mine.account)).toMatchObject({ chargesEnabled: true });
      mine.stripe.deauthorise(mine.account.reference ?? '');
      expect(await mine.provider.accountState(mine.account)).toBeNull();
      await mine.server.close();
    });

    test('a key that Stripe does not take is a mistake in its field', async () => {
      const account = { ...local.account, secretKey: 'sk_test_wrong' };
      await expect(local.provider.accountState(account)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { secretKey: expect.any(String) } },
      });
    });

    test('what is due, and until when, is told', async () => {
      const mine = await openLocal();
      mine.stripe.changeAccount(mine.account.reference ?? '', {
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
      expect(await mine.provider.accountState(mine.account)).toMatchObject({
        currentlyDue: ['company.tax_id'],
        pendingVerification: ['individual.verification.document'],
        currentDeadline: new Date(1_800_000_000_000),
        country: 'US',
        defaultCurrency: 'USD',
      });
      await mine.server.close();
    });

    test('its link leads to Stripe, and one with keys of its own has none', async () => {
      const back = {
        returnUrl: 'https://console.test/?returned',
        refreshUrl: 'https://console.test/?refresh',
      };
      expect(await local.provider.accountLink(local.account, back)).toMatch(
        /^https:\/\/connect\.stripe\.com\//,
      );
      const own = { ...local.account, secretKey: 'sk_test_agency' };
      expect(await local.provider.accountLink(own, back)).toBeNull();
    });

    test('messages about one with keys of its own are sent to where they are wanted, until no more', async () => {
      const { id, secretKey } = local.stripe.openOwnAccount('listener');
      const account = { ...local.account, reference: id, secretKey };
      const opened = await local.provider.openWebhook(account, 'https://console.test/webhooks/stripe/1');
      expect(opened).toEqual({ reference: expect.any(String), secret: expect.stringMatching(/^whsec_/) });
      await local.provider.closeWebhook(account, opened?.reference ?? '');
      await expect(local.provider.closeWebhook(account, opened?.reference ?? '')).resolves.toBeUndefined();
      expect(await local.provider.openWebhook(account, 'http://localhost:4000/webhooks/stripe/1')).toBeNull();
    });
  });

  describe('messages', () => {
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
      { payload, headers }: ReturnType<typeof signed>,
      of: Partial<{ raw: string; signature: string; secret: string }> = {},
    ): ReturnType<CardProvider['readMessage']> =>
      local.provider.readMessage(
        Buffer.from(of.raw ?? payload),
        of.signature ?? headers['stripe-signature'],
        of.secret ?? secret,
        now,
      );

    const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

    test('one that is signed says what it is about', () => {
      expect(read(signed(event, [secret], now))).toEqual({
        reference: 'evt_1',
        type: 'refund.updated',
        account: 'acct_1',
        companyId: 'company',
        objectReference: 'pi_1',
        happenedAt: new Date(1_800_000_000_000),
      });
    });

    test.each([-300, 300])('%d seconds away from now it holds', (seconds) => {
      expect(read(signed(event, [secret], after(seconds)))).not.toBeNull();
    });

    test.each([-301, 301, -86_400, 86_400])('%d seconds away from now it is refused', (seconds) => {
      expect(read(signed(event, [secret], after(seconds)))).toBeNull();
    });

    test('while a secret is changed for another, either signs', () => {
      expect(read(signed(event, ['whsec_old', secret], now))).not.toBeNull();
      expect(read(signed(event, ['whsec_old'], now))).toBeNull();
    });

    const good = signed(event, [secret], now);
    const signature = good.headers['stripe-signature'];

    test.each([
      ['another body', { raw: good.payload.replace('re_1', 're_2') }],
      ['a byte more', { raw: `${good.payload} ` }],
      ['no body', { raw: '' }],
      ['no signature', { signature: '' }],
      ['a signature without its time', { signature: signature.replace(/t=\d+,/, '') }],
      ['a second time', { signature: `t=1,${signature},t=${Math.floor(now.getTime() / 1000) + 1}` }],
      ['a time that is none', { signature: signature.replace(/t=\d+/, 't=NaN') }],
      ['another scheme alone', { signature: signature.replace('v1=', 'v0=') }],
      ['a signature of another length', { signature: `${signature}00` }],
      ['the secret of another endpoint', { secret: 'whsec_other' }],
      ['an empty secret', { secret: '' }],
    ])('%s is refused', (_what, change) => {
      expect(read(good, change)).toBeNull();
    });

    test.each([['[]'], ['null'], ['"text"'], ['{"id":"evt_1"}'], ['not JSON']])(
      'a signed body that is no message (%s) is refused',
      (body) => {
        expect(read(signedText(body, [secret], now))).toBeNull();
      },
    );
  });
});

describe('forged messages', () => {
  const secret = 'whsec_right';
  const access = openAccess({ stripeApiUrl: 'http://127.0.0.1:9' }, 'sk_test_1', 'pk_test_1');
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

  const signature = (payload: string, by = secret, at: number | string = seconds): string =>
    createHmac('sha256', by).update(`${at}.${payload}`).digest('hex');

  const read = (payload: string | Buffer, header: string, by = secret) =>
    readMessage(access, Buffer.from(payload), header, by, now);

  test('a message is read where nothing is wrong with it', () => {
    const payload = event();
    expect(read(payload, `t=${seconds},v1=${signature(payload)}`)).toMatchObject({ reference: 'evt_1' });
    expect(read(payload, `t=${seconds},v1=00,v1=${signature(payload)}`)).toMatchObject({
      reference: 'evt_1',
    });
  });

  const good = event();
  const mark = signature(good);

  test.each<[string, string]>([
    ['no signature', ''],
    ['nonsense', 'nonsense'],
    ['no time', `v1=${mark}`],
    ['no mark', `t=${seconds}`],
    ['a time in words', `t=now,v1=${mark}`],
    ['a time with a fraction', `t=${seconds}.5,v1=${signature(good, secret, `${seconds}.5`)}`],
    ['a time below nothing', `t=-1,v1=${signature(good, secret, -1)}`],
    ['a time too long ago', `t=${seconds - 301},v1=${signature(good, secret, seconds - 301)}`],
    ['a time to come', `t=${seconds + 301},v1=${signature(good, secret, seconds + 301)}`],
    ['a time that is not the one signed', `t=${seconds - 1},v1=${mark}`],
    ['a scheme that is for tests', `t=${seconds},v0=${mark}`],
    ['a mark in capitals', `t=${seconds},v1=${mark.toUpperCase()}`],
    ['half a mark', `t=${seconds},v1=${mark.slice(0, 32)}`],
    ['a mark that goes on', `t=${seconds},v1=${mark}00`],
    ['a mark of another secret', `t=${seconds},v1=${signature(good, 'whsec_other')}`],
    ['a mark of no secret', `t=${seconds},v1=${signature(good, '')}`],
    ['ten thousand marks', `t=${seconds}${',v1=00'.repeat(10_000)}`],
    ['letters beyond ASCII', `t=${seconds},v1=${'é'.repeat(64)}`],
  ])('a message with %s is none', (_what, header) => {
    expect(read(good, header)).toBeNull();
  });

  test.each<[string, string]>([
    ['no JSON', '{"id":'],
    ['a list', '[]'],
    ['nothing', ''],
    ['no object', event({ data: {} })],
    ['an account that is no text', event({ account: { toString: 'acct_1' } })],
    ['an account that is very long', event({ account: 'a'.repeat(300) })],
    ['a number for its id', event({ id: 7 })],
    [
      'a company that is no text',
      event({ data: { object: { id: 'in_1', metadata: { companyId: ['a'] } } } }),
    ],
  ])('rightly signed, a message with %s is none either', (_what, payload) => {
    expect(read(payload, `t=${seconds},v1=${signature(payload)}`)).toBeNull();
  });

  test('a message with any of its bytes changed is none', () => {
    const header = `t=${seconds},v1=${mark}`;
    for (let at = 0; at < good.length; at += 1) {
      const changed = Buffer.from(good);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(readMessage(access, changed, header, secret, now)).toBeNull();
    }
  });
});

describe('asked again', () => {
  let local: Local;
  beforeEach(async () => void (local = await openLocal()));
  afterEach(() => local.server.close());

  const dayMs = 86_400_000;
  /** Stripe forgets a key after a day. */
  const begunAt = new Date(Date.now() - 2 * dayMs);

  const book = () => local.stripe.book(local.account.reference);
  const charge = async (request: ChargeRequest) => (await local.provider.charge([request]))[0];

  /** Asked once, with the answer lost on its way, and then not for two days. */
  async function loseAnswer(ask: () => Promise<unknown>): Promise<void> {
    local.stripe.trouble = 'cut off after the work';
    await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    local.stripe.trouble = 'none';
    local.stripe.advance(2);
  }

  describe('a charge that is asked for again when Stripe has forgotten its key', () => {
    test('is found, and not made twice', async () => {
      const request = chargeOf(local, await keptCard(local), { begunAt });
      await loseAnswer(() => charge(request));
      expect(await charge(request)).toMatchObject({ status: 'Succeeded', fee: 172 });
      expect(book().all('payment_intent')).toHaveLength(1);
    });

    test('has failed as it had', async () => {
      const request = chargeOf(local, await keptCard(local, 'pm_card_chargeCustomerFail'), { begunAt });
      await loseAnswer(() => charge(request));
      expect(await charge(request)).toMatchObject({ status: 'Failed', failureCode: 'card_declined' });
      expect(book().all('charge')).toHaveLength(1);
    });

    test('is made where it never was, also beside another try of the same payment', async () => {
      const card = await keptCard(local, 'pm_card_shortOnce');
      const first = chargeOf(local, card, { begunAt });
      expect(await charge(first)).toMatchObject({ status: 'Failed' });
      const second = { ...first, idempotencyKey: newId(), attempt: 2 };
      expect(await charge(second)).toMatchObject({ status: 'Succeeded' });
      expect(await charge(chargeOf(local, card, { begunAt }))).toMatchObject({ status: 'Failed' });
      expect(book().all('payment_intent')).toHaveLength(3);
    });

    test('is found among more than a page of others', async () => {
      const card = await keptCard(local);
      const request = chargeOf(local, card, { begunAt });
      await loseAnswer(() => charge(request));
      await local.provider.charge(Array.from({ length: 101 }, () => chargeOf(local, card)));
      expect(await charge(request)).toMatchObject({ status: 'Succeeded' });
      expect(book().all('payment_intent')).toHaveLength(102);
    });

    test('with a clock that is behind the one it was begun by is looked for as well', async () => {
      const request = chargeOf(local, await keptCard(local), { begunAt: new Date(Date.now() + dayMs) });
      await loseAnswer(() => charge(request));
      expect(await charge(request)).toMatchObject({ status: 'Succeeded' });
      expect(book().all('payment_intent')).toHaveLength(1);
    });
  });

  test('a refund that is asked for again when Stripe has forgotten its key goes back once', async () => {
    const paid = await charge(chargeOf(local, await keptCard(local)));
    const request: RefundRequest = {
      account: local.account,
      idempotencyKey: newId(),
      payment: paid?.reference ?? '',
      amount: 400,
      currency: 'USD',
      reason: 'Other',
      begunAt,
      at: begunAt,
    };
    await loseAnswer(() => local.provider.refund(request));
    expect(await local.provider.refund(request)).toMatchObject({ status: 'Succeeded', failure: null });
    expect(book().all('refund')).toHaveLength(1);
    await local.provider.refund({ ...request, idempotencyKey: newId() });
    expect(book().all('refund')).toHaveLength(2);
  });
});
