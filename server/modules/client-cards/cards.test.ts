import { confirmForm, stripeCards } from '../../card-provider/testing/providerFixtures';
import { DomainError } from '../../errors';
import { newId } from '../../lib/ids';
import { Scene } from '../charging/testing/scene';
import { clientBilling } from './billing';
import { addClientCard, removeClientCard, startClientCardSetup } from './cards';
import { stepTo } from './testing/clock';
import { asked, failedPayment, openStage, type Stage } from './testing/stage';
import { changeClientPlan } from '../client-lifecycle/service';
import { openStripeSide, type StripeSide } from '../provider-events/testing/sides';
import { connectStripeWithKeys } from '../stripe/connectWithKeys';
import { readyAccount } from '../../testing/stripe/accounts';
import { openWorld, type World } from '../../testing/world';

describe('cards', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  const add = ({ ctx, client }: Stage, token = 'sandbox_pays', key = newId()) =>
    addClientCard(ctx, { clientId: client.id, token }, key);

  const actions = async (stage: Stage) => {
    const rows = await asked<{ action: string }>(
      world,
      stage,
      `select action from audit_events where action like 'client.card%' order by id`,
    );
    return rows.map(({ action }) => action);
  };

  describe('adding', () => {
    test('the latest card is the default one, and each is on record', async () => {
      const stage = await openStage(world);
      await add(stage);
      const billing = await add(stage, 'sandbox_short');
      expect(billing).toMatchObject({
        clientId: stage.client.id,
        canCharge: true,
        isBilled: false,
        subscription: null,
        cards: [
          { brand: 'Visa', last4: '9995', isDefault: true, status: 'Active' },
          { brand: 'Visa', last4: '4242', isDefault: false, status: 'Active' },
        ],
      });
      expect(await actions(stage)).toEqual(['client.cardAdded', 'client.cardAdded']);
    });

    test('the same card given again is one card, and the default one again', async () => {
      const stage = await openStage(world);
      await add(stage);
      await add(stage, 'sandbox_short');
      const { cards } = await add(stage);
      expect(cards.map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
        ['4242', true],
        ['9995', false],
      ]);
      expect(await actions(stage)).toEqual(['client.cardAdded', 'client.cardAdded', 'client.cardChosen']);
    });

    test('50 parallel presses of one key add one card', async () => {
      const stage = await openStage(world);
      const key = newId();
      const answers = await Promise.all(Array.from({ length: 50 }, () => add(stage, 'sandbox_pays', key)));
      expect(answers.map(({ cards }) => cards.length)).toEqual(Array.from({ length: 50 }, () => 1));
      expect(await actions(stage)).toEqual(['client.cardAdded']);
    });

    test('the same key with another card is an error, and adds nothing', async () => {
      const stage = await openStage(world);
      const key = newId();
      await add(stage, 'sandbox_pays', key);
      await expect(add(stage, 'sandbox_short', key)).rejects.toMatchObject({ code: 'CONFLICT' });
      expect((await clientBilling(stage.ctx, stage.client.id)).cards).toHaveLength(1);
    });

    test('who pays elsewhere is billed from the next renewal on, and not for what they have', async () => {
      const stage = await openStage(world, { status: 'Active' });
      await changeClientPlan(await world.asAdmin(stage.company), stage.client.id, stage.plan.id, newId());
      const before = await clientBilling(stage.ctx, stage.client.id);
      expect(before).toMatchObject({ isBilled: false, nextChargeAt: null, nextChargeAmount: null });
      const after = await add(stage);
      expect(after).toMatchObject({ isBilled: true, nextChargeAmount: 1000 });
      expect(after.nextChargeAt).toEqual(new Date(String(before.subscription?.currentPeriodEnd)));
      expect(await asked(world, stage, 'select provider, is_billed from subscriptions')).toEqual([
        { provider: 'Sandbox', is_billed: true },
      ]);
    });

    test('who has paid elsewhere for long is billed from the end of the period that runs', async () => {
      const stage = await openStage(world, { status: 'Active' });
      await changeClientPlan(await world.asAdmin(stage.company), stage.client.id, stage.plan.id, newId());
      await stepTo(world, stage.company, '100 days');
      const { nextChargeAt } = await add(stage);
      const [row] = await asked<{ days: number }>(
        world,
        stage,
        `select extract(day from $1::timestamptz - company_now())::integer as days`,
        [nextChargeAt],
      );
      expect(row?.days).toBeGreaterThanOrEqual(0);
      expect(row?.days).toBeLessThan(31);
    });

    test('what is unpaid is tried again at once with the new card', async () => {
      const stage = await openStage(world, { status: 'PastDue' });
      const paymentId = await failedPayment(world, stage);
      expect((await clientBilling(stage.ctx, stage.client.id)).unpaid).toMatchObject([
        { id: paymentId, amount: 1000 },
      ]);
      expect((await add(stage)).unpaid).toEqual([]);
      expect(
        await asked(world, stage, 'select trigger, status, number, method from payment_attempts'),
      ).toMatchObject([{ trigger: 'RetryManual', status: 'Processing', method: { last4: '4242' } }]);
      expect(await world.services.jobs.unfinished('charge-company')).toContainEqual({
        companyId: stage.company.id,
      });
    });

    test('while the account can not charge, the card is kept and nothing is tried', async () => {
      const stage = await openStage(world, { status: 'PastDue', account: 'sandbox_paused' });
      await failedPayment(world, stage);
      expect(await add(stage)).toMatchObject({ canCharge: false, cards: [{}], unpaid: [{}] });
    });

    test.each([
      ['sandbox_declined', 'declined'],
      ['nonsense', 'not known'],
      ['', 'not known'],
      ['x'.repeat(201), 'not known'],
    ])('the card %s is refused under its field', async (token, words) => {
      await expect(add(await openStage(world), token)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { token: expect.stringContaining(words) } },
      });
    });

    test('before the company is connected, it is said where to connect it', async () => {
      const stage = await openStage(world, { account: null });
      for (const attempt of [() => add(stage), () => startClientCardSetup(stage.ctx, stage.client.id)]) {
        await expect(attempt()).rejects.toMatchObject({
          code: 'CONFLICT',
          message: expect.stringContaining('Stripe integration'),
        });
      }
    });
  });

  describe('how a card stands', () => {
    /** From the middle of a month, in which the one that expires is good for two weeks. */
    const statusAfter = async (token: string, days: number) => {
      const stage = await openStage(world);
      const now = new Date();
      const ahead = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15) - now.getTime();
      await stepTo(world, stage.company, `${ahead} milliseconds`);
      await add(stage, token);
      await stepTo(world, stage.company, `${ahead} milliseconds ${days} days`);
      return (await clientBilling(stage.ctx, stage.client.id)).cards[0]?.status;
    };

    test.each([
      ['sandbox_pays', 1, 'Active'],
      ['sandbox_expires', 0, 'ExpiringSoon'],
      ['sandbox_expires', 32, 'Expired'],
    ])('%s is, %d days later: %s', async (token, days, status) => {
      expect(await statusAfter(token, days)).toBe(status);
    });

    test('its last charge has failed', async () => {
      const stage = await openStage(world);
      const { cards } = await add(stage);
      const paymentId = await failedPayment(world, stage);
      await asked(world, stage, 'update payments set card_id = $1 where id = $2', [cards[0]?.id, paymentId]);
      expect((await clientBilling(stage.ctx, stage.client.id)).cards).toMatchObject([{ status: 'Failed' }]);
    });
  });

  describe('removing', () => {
    test('of several, the latest other one is charged from now on', async () => {
      const stage = await openStage(world);
      await add(stage, 'sandbox_expires');
      await add(stage);
      const { cards } = await add(stage, 'sandbox_short');
      const after = await removeClientCard(stage.ctx, cards[0]?.id ?? '');
      expect(after.cards.map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
        ['4242', true],
        ['0005', false],
      ]);
      expect((await actions(stage)).at(-1)).toBe('client.cardRemoved');
    });

    test('one that is not the default leaves that as it is, and the last one leaves none', async () => {
      const stage = await openStage(world);
      await add(stage);
      const { cards } = await add(stage, 'sandbox_short');
      const other = await removeClientCard(stage.ctx, cards[1]?.id ?? '');
      expect(other.cards).toMatchObject([{ last4: '9995', isDefault: true }]);
      expect((await removeClientCard(stage.ctx, cards[0]?.id ?? '')).cards).toEqual([]);
      await expect(removeClientCard(stage.ctx, cards[0]?.id ?? '')).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });
  });

  test('a card that a payment is being charged to stays until the answer of the provider is there', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const { id } = await scene.subscriber();
    const ctx = await world.as(scene.company, 'MANAGE_PAYMENTS');
    const { cardProvider } = world.services;
    const withoutAnswer = {
      ...cardProvider,
      async charge(requests: Parameters<typeof cardProvider.charge>[0]) {
        await cardProvider.charge(requests);
        throw new DomainError('UNAVAILABLE', 'The answer was lost.');
      },
    };
    await expect(scene.charge(withoutAnswer)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const [card] = (await clientBilling(ctx, id)).cards;
    await expect(removeClientCard(ctx, card?.id ?? '')).rejects.toMatchObject({ code: 'CONFLICT' });
    await scene.charge();
    expect(await scene.payments()).toMatchObject([{ status: 'Succeeded', attempts: 1 }]);
    expect(await scene.ask('select status from sandbox_charges')).toEqual([{ status: 'Succeeded' }]);
    expect((await removeClientCard(ctx, card?.id ?? '')).cards).toEqual([]);
  });

  test('the sandbox needs no form of its own', async () => {
    const { ctx, client, company } = await openStage(world);
    expect(await startClientCardSetup(ctx, client.id)).toEqual({
      provider: 'Sandbox',
      clientSecret: null,
      publishableKey: null,
      accountReference: `sandbox_ready:${company.id}`,
    });
  });

  describe('who may', () => {
    const calls = {
      clientBilling: (ctx: Stage['ctx'], id: string) => clientBilling(ctx, id),
      startClientCardSetup: (ctx: Stage['ctx'], id: string) => startClientCardSetup(ctx, id),
      addClientCard: (ctx: Stage['ctx'], id: string) =>
        addClientCard(ctx, { clientId: id, token: 'sandbox_pays' }, newId()),
      removeClientCard: (ctx: Stage['ctx'], id: string) => removeClientCard(ctx, id),
    };

    test.each(Object.entries(calls))('%s needs MANAGE_PAYMENTS', async (_name, call) => {
      const { company, client } = await openStage(world);
      const lacking = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_SETTINGS');
      await expect(call(lacking, client.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(call(world.asNobody(), client.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    });

    test.each(Object.entries(calls))(
      '%s takes no id of another company, and no nonsense',
      async (_name, call) => {
        const other = await openStage(world);
        const { cards } = await add(other);
        const { ctx } = await openStage(world);
        for (const id of [other.client.id, cards[0]?.id ?? '', newId(), 'nonsense']) {
          await expect(call(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
        }
        expect((await clientBilling(other.ctx, other.client.id)).cards).toHaveLength(1);
      },
    );
  });
});

describe('accounts with own keys', () => {
  let side: StripeSide;
  beforeAll(async () => void (side = await openStripeSide()));
  afterAll(() => side.close());

  test('where the company has keys of its own, the form in the browser works with its publishable key', async () => {
    const stage = await openStage(side.world, { account: null });
    const own = side.server.stripe.addStandaloneAccount('agency');
    side.server.stripe.updateAccount(own.id, readyAccount);
    const { secretKey, publishableKey } = own;
    await connectStripeWithKeys(await side.world.asAdmin(stage.company), { secretKey, publishableKey });

    const setup = await startClientCardSetup(stage.ctx, stage.client.id);
    expect(setup).toMatchObject({ publishableKey, accountReference: null });

    const form = { clientSecret: setup.clientSecret ?? null, publishableKey: setup.publishableKey ?? null };
    const account = { companyId: stage.company.id, reference: null, secretKey };
    const token = await confirmForm(side.server.url, form, account, stripeCards.pays);
    const { cards } = await addClientCard(stage.ctx, { clientId: stage.client.id, token }, newId());
    expect(cards).toMatchObject([{ brand: 'Visa', last4: '4242', isDefault: true }]);
  });
});
