import { confirmForm, stripeCards } from '../../platform/testing';
import { DomainError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { BillingFixture } from '../charging/testing/billingFixture';
import { clientBilling } from './billing.service';
import { addClientCard, removeClientCard, startClientCardSetup } from './cards.service';
import { insertFailedPayment, setUpBilling, type BillingSetup } from './testing/billingSetup';
import { changeClientPlan } from '../client-lifecycle/clientLifecycle.service';
import { createStripeHarness, type StripeHarness } from '../provider-events/testing/providerHarness';
import { connectStripeWithKeys } from '../stripe/connectWithKeys.service';
import { readyAccount } from '../../testing/stripe/accounts';
import { openFixture, type Fixture } from '../../testing/fixture';
import { setClockAhead } from '../../testing/factories/companies';

describe('client cards', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const add = ({ ctx, client }: BillingSetup, token = 'sandbox_pays', key = newId()) =>
    addClientCard(ctx, { clientId: client.id, token }, key);

  const actions = async (setup: BillingSetup) => {
    const rows = await fixture.query<{ action: string }>(
      setup.company,
      `select action from audit_events where action like 'client.card%' order by id`,
    );
    return rows.map(({ action }) => action);
  };

  describe('addClientCard', () => {
    test('makes the latest card the default and audits each card', async () => {
      const setup = await setUpBilling(fixture);
      await add(setup);
      const billing = await add(setup, 'sandbox_short');
      expect(billing).toMatchObject({
        clientId: setup.client.id,
        canCharge: true,
        isBilled: false,
        subscription: null,
        cards: [
          { brand: 'Visa', last4: '9995', isDefault: true, status: 'Active' },
          { brand: 'Visa', last4: '4242', isDefault: false, status: 'Active' },
        ],
      });
      expect(await actions(setup)).toEqual(['client.cardAdded', 'client.cardAdded']);
    });

    test('makes a card that is added again the default, without a duplicate', async () => {
      const setup = await setUpBilling(fixture);
      await add(setup);
      await add(setup, 'sandbox_short');
      const { cards } = await add(setup);
      expect(cards.map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
        ['4242', true],
        ['9995', false],
      ]);
      expect(await actions(setup)).toEqual(['client.cardAdded', 'client.cardAdded', 'client.cardChosen']);
    });

    test('adds one card for 50 concurrent requests with one idempotency key', async () => {
      const setup = await setUpBilling(fixture);
      const key = newId();
      const responses = await Promise.all(Array.from({ length: 50 }, () => add(setup, 'sandbox_pays', key)));
      expect(responses.map(({ cards }) => cards.length)).toEqual(Array.from({ length: 50 }, () => 1));
      expect(await actions(setup)).toEqual(['client.cardAdded']);
    });

    test('rejects another card with the same idempotency key', async () => {
      const setup = await setUpBilling(fixture);
      const key = newId();
      await add(setup, 'sandbox_pays', key);
      await expect(add(setup, 'sandbox_short', key)).rejects.toMatchObject({ code: 'CONFLICT' });
      expect((await clientBilling(setup.ctx, setup.client.id)).cards).toHaveLength(1);
    });

    test('bills an externally billed client from the next renewal', async () => {
      const setup = await setUpBilling(fixture, { status: 'Active' });
      await changeClientPlan(await fixture.signedIn(setup.company), setup.client.id, setup.plan.id, newId());
      const before = await clientBilling(setup.ctx, setup.client.id);
      expect(before).toMatchObject({ isBilled: false, nextChargeAt: null, nextChargeAmount: null });
      const after = await add(setup);
      expect(after).toMatchObject({ isBilled: true, nextChargeAmount: 1000 });
      expect(after.nextChargeAt).toEqual(new Date(String(before.subscription?.currentPeriodEnd)));
      expect(await fixture.query(setup.company, 'select provider, is_billed from subscriptions')).toEqual([
        { provider: 'Sandbox', is_billed: true },
      ]);
    });

    test('bills a long-standing externally billed client from the end of the current period', async () => {
      const setup = await setUpBilling(fixture, { status: 'Active' });
      await changeClientPlan(await fixture.signedIn(setup.company), setup.client.id, setup.plan.id, newId());
      await setClockAhead(fixture, setup.company, '100 days');
      const { nextChargeAt } = await add(setup);
      const [row] = await fixture.query<{ days: number }>(
        setup.company,
        `select extract(day from $1::timestamptz - company_now())::integer as days`,
        [nextChargeAt],
      );
      expect(row?.days).toBeGreaterThanOrEqual(0);
      expect(row?.days).toBeLessThan(31);
    });

    test('retries past-due payments immediately with the new card', async () => {
      const setup = await setUpBilling(fixture, { status: 'PastDue' });
      const paymentId = await insertFailedPayment(fixture, setup);
      expect((await clientBilling(setup.ctx, setup.client.id)).pastDuePayments).toMatchObject([
        { id: paymentId, amount: 1000 },
      ]);
      expect((await add(setup)).pastDuePayments).toEqual([]);
      expect(
        await fixture.query(setup.company, 'select trigger, status, number, method from payment_attempts'),
      ).toMatchObject([{ trigger: 'RetryManual', status: 'Processing', method: { last4: '4242' } }]);
      expect(await fixture.services.jobs.unfinished('charge-company')).toContainEqual({
        companyId: setup.company.id,
      });
    });

    test('saves the card but retries nothing while the account cannot charge', async () => {
      const setup = await setUpBilling(fixture, { status: 'PastDue', account: 'sandbox_paused' });
      await insertFailedPayment(fixture, setup);
      expect(await add(setup)).toMatchObject({ canCharge: false, cards: [{}], pastDuePayments: [{}] });
    });

    test.each([
      ['sandbox_declined', 'declined'],
      ['nonsense', 'Choose one of the sandbox cards.'],
      ['', 'This card is invalid'],
      ['x'.repeat(201), 'This card is invalid'],
    ])('rejects the card token %j with an error in its field', async (token, message) => {
      await expect(add(await setUpBilling(fixture), token)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { token: expect.stringContaining(message) } },
      });
    });

    test('refers to the Stripe integration screen in the error if no account is connected', async () => {
      const setup = await setUpBilling(fixture, { account: null });
      for (const attempt of [() => add(setup), () => startClientCardSetup(setup.ctx, setup.client.id)]) {
        await expect(attempt()).rejects.toMatchObject({
          code: 'CONFLICT',
          message: expect.stringContaining('Stripe Integration'),
        });
      }
    });
  });

  describe('card status', () => {
    /**
     * Adds a card in mid-month, when the expiring test card is valid for two more weeks, and returns its
     * status after `days`.
     */
    const statusAfter = async (token: string, days: number) => {
      const setup = await setUpBilling(fixture);
      const now = new Date();
      const msUntilMidMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15) - now.getTime();
      await setClockAhead(fixture, setup.company, `${msUntilMidMonth} milliseconds`);
      await add(setup, token);
      await setClockAhead(fixture, setup.company, `${msUntilMidMonth} milliseconds ${days} days`);
      return (await clientBilling(setup.ctx, setup.client.id)).cards[0]?.status;
    };

    test.each([
      ['sandbox_pays', 1, 'Active'],
      ['sandbox_expires', 0, 'ExpiringSoon'],
      ['sandbox_expires', 32, 'Expired'],
    ])('of a %s card on day %d is %s', async (token, days, status) => {
      expect(await statusAfter(token, days)).toBe(status);
    });

    test('is Failed after a failed charge', async () => {
      const setup = await setUpBilling(fixture);
      const { cards } = await add(setup);
      const paymentId = await insertFailedPayment(fixture, setup);
      await fixture.query(setup.company, 'update payments set card_id = $1 where id = $2', [
        cards[0]?.id,
        paymentId,
      ]);
      expect((await clientBilling(setup.ctx, setup.client.id)).cards).toMatchObject([{ status: 'Failed' }]);
    });
  });

  describe('removeClientCard', () => {
    test('makes the newest remaining card the default', async () => {
      const setup = await setUpBilling(fixture);
      await add(setup, 'sandbox_expires');
      await add(setup);
      const { cards } = await add(setup, 'sandbox_short');
      const after = await removeClientCard(setup.ctx, cards[0]?.id ?? '');
      expect(after.cards.map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
        ['4242', true],
        ['0005', false],
      ]);
      expect((await actions(setup)).at(-1)).toBe('client.cardRemoved');
    });

    test('retains the default when another card is removed, and rejects removing a card twice', async () => {
      const setup = await setUpBilling(fixture);
      await add(setup);
      const { cards } = await add(setup, 'sandbox_short');
      const other = await removeClientCard(setup.ctx, cards[1]?.id ?? '');
      expect(other.cards).toMatchObject([{ last4: '9995', isDefault: true }]);
      expect((await removeClientCard(setup.ctx, cards[0]?.id ?? '')).cards).toEqual([]);
      await expect(removeClientCard(setup.ctx, cards[0]?.id ?? '')).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });
  });

  test('removeClientCard rejects a card until the result of its charge is known', async () => {
    const chargingSetup = await BillingFixture.open(fixture, '2041-01-01');
    const { id } = await chargingSetup.subscriber();
    const ctx = await fixture.signedIn(chargingSetup.company, ['MANAGE_PAYMENTS']);
    const { cardProvider } = fixture.services;
    const lostResponseProvider = {
      ...cardProvider,
      async charge(requests: Parameters<typeof cardProvider.charge>[0]) {
        await cardProvider.charge(requests);
        throw new DomainError('UNAVAILABLE', 'The answer was lost.');
      },
    };
    await expect(chargingSetup.charge(lostResponseProvider)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const [card] = (await clientBilling(ctx, id)).cards;
    await expect(removeClientCard(ctx, card?.id ?? '')).rejects.toMatchObject({ code: 'CONFLICT' });
    await chargingSetup.charge();
    expect(await chargingSetup.payments()).toMatchObject([{ status: 'Succeeded', attempts: 1 }]);
    expect(await chargingSetup.query('select status from sandbox_charges')).toEqual([
      { status: 'Succeeded' },
    ]);
    expect((await removeClientCard(ctx, card?.id ?? '')).cards).toEqual([]);
  });

  test('startClientCardSetup returns no client secret in the sandbox', async () => {
    const { ctx, client, company } = await setUpBilling(fixture);
    expect(await startClientCardSetup(ctx, client.id)).toEqual({
      provider: 'Sandbox',
      clientSecret: null,
      publishableKey: null,
      accountReference: `sandbox_ready:${company.id}`,
    });
  });

  describe('access', () => {
    const operations = {
      clientBilling: (ctx: BillingSetup['ctx'], id: string) => clientBilling(ctx, id),
      startClientCardSetup: (ctx: BillingSetup['ctx'], id: string) => startClientCardSetup(ctx, id),
      addClientCard: (ctx: BillingSetup['ctx'], id: string) =>
        addClientCard(ctx, { clientId: id, token: 'sandbox_pays' }, newId()),
      removeClientCard: (ctx: BillingSetup['ctx'], id: string) => removeClientCard(ctx, id),
    };

    test.each(Object.entries(operations))('%s requires MANAGE_PAYMENTS', async (_name, operation) => {
      const { company, client } = await setUpBilling(fixture);
      const unauthorized = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT', 'MANAGE_SETTINGS']);
      await expect(operation(unauthorized, client.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(operation(fixture.asAnonymous(), client.id)).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    });

    test.each(Object.entries(operations))(
      '%s rejects ids of other companies and malformed ids',
      async (_name, operation) => {
        const other = await setUpBilling(fixture);
        const { cards } = await add(other);
        const { ctx } = await setUpBilling(fixture);
        for (const id of [other.client.id, cards[0]?.id ?? '', newId(), 'nonsense']) {
          await expect(operation(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
        }
        expect((await clientBilling(other.ctx, other.client.id)).cards).toHaveLength(1);
      },
    );
  });
});

describe('company with its own Stripe keys', () => {
  let stripeSetup: StripeHarness;
  beforeAll(async () => void (stripeSetup = await createStripeHarness()));
  afterAll(() => stripeSetup.close());

  test('uses its publishable key in the card form', async () => {
    const setup = await setUpBilling(stripeSetup.fixture, { account: null });
    const standaloneAccount = stripeSetup.server.stripe.addStandaloneAccount('agency');
    stripeSetup.server.stripe.updateAccount(standaloneAccount.id, readyAccount);
    const { secretKey, publishableKey } = standaloneAccount;
    await connectStripeWithKeys(await stripeSetup.fixture.signedIn(setup.company), {
      secretKey,
      publishableKey,
    });

    const cardSetup = await startClientCardSetup(setup.ctx, setup.client.id);
    expect(cardSetup).toMatchObject({ publishableKey, accountReference: null });

    const form = {
      clientSecret: cardSetup.clientSecret ?? null,
      publishableKey: cardSetup.publishableKey ?? null,
    };
    const account = { companyId: setup.company.id, reference: null, secretKey };
    const token = await confirmForm(stripeSetup.server.url, form, account, stripeCards.pays);
    const { cards } = await addClientCard(setup.ctx, { clientId: setup.client.id, token }, newId());
    expect(cards).toMatchObject([{ brand: 'Visa', last4: '4242', isDefault: true }]);
  });
});
