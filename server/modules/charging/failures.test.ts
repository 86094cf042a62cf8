import { companiesWithDueCharges } from './company';
import { Scene } from './testing/scene';
import { beginManualRetry } from '../payments/retry';
import { openWorld, type World } from '../../testing/world';

describe('failures', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  const press = async (scene: Scene): Promise<void> => {
    const [payment] = await scene.ask<{ id: string }>('select id from payments order by id limit 1');
    await scene.within((db) =>
      beginManualRetry(db, world.services, scene.company.id, payment?.id ?? '', 'Incoming'),
    );
  };

  test('a failed payment is tried again after 3, 5 and 7 days, and then no more', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const client = await scene.subscriber({}, 'sandbox_declined_later');
    await scene.charge();
    const seen: (string | null)[] = [];
    for (const on of ['2041-01-03', '2041-01-04', '2041-01-09', '2041-01-15', '2041-01-16', '2041-03-01']) {
      seen.push(...(await scene.payments()).map(({ attempts, retriedOn }) => `${attempts}: ${retriedOn}`));
      await scene.chargeOn(on);
    }
    expect(seen).toEqual([
      '1: 2041-01-04',
      '1: 2041-01-04',
      '2: 2041-01-09',
      '3: 2041-01-16',
      '3: 2041-01-16',
      '4: null',
    ]);
    expect(await scene.payments()).toMatchObject([
      { status: 'Failed', attempts: 4, failureCode: 'card_declined', declineCode: 'do_not_honor' },
    ]);
    // The grace period after the last retry is over.
    expect(await scene.statusOf(client.id)).toBe('Deactivated');
    expect(await scene.ask('select number, trigger, status from payment_attempts order by number')).toEqual([
      { number: 1, trigger: 'Purchase', status: 'Failed' },
      ...[2, 3, 4].map((number) => ({ number, trigger: 'RetryAuto', status: 'Failed' })),
    ]);
  });

  test('a payment that comes in at a later try makes the client Active, and the next month is charged as if nothing had been', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const client = await scene.subscriber({}, 'sandbox_short');
    await scene.charge();
    expect(await scene.statusOf(client.id)).toBe('PastDue');
    await scene.chargeOn('2041-01-04');
    expect(await scene.payments()).toMatchObject([{ status: 'Succeeded', attempts: 2, retriedOn: null }]);
    expect(await scene.statusOf(client.id)).toBe('Active');
    await scene.chargeOn('2041-02-01');
    expect((await scene.payments()).at(-1)).toMatchObject({ status: 'Failed', from: '2041-02-01' });
    const events = await scene.ask(
      `select action from audit_events where target_id = $1 and action <> 'client.subscribed' order by id`,
      [client.id],
    );
    const [behind, active] = ['client.fellBehind', 'client.activated'].map((action) => ({ action }));
    expect(events).toEqual([behind, active, behind]);
  });

  test('who pays after the period is over is charged from then on, and not for the time in between', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const client = await scene.subscriber({ interval: 'Week' }, 'sandbox_declined_later');
    await scene.chargeOn('2041-01-02');
    await scene.turnTo('2041-02-10');
    await scene.giveCard(client.id, 'sandbox_pays');
    await scene.charge();
    expect(await scene.payments()).toMatchObject([
      { status: 'Succeeded', attempts: 2, from: '2041-01-01' },
      { status: 'Succeeded', from: '2041-02-10', until: '2041-02-17' },
    ]);
    expect(await scene.statusOf(client.id)).toBe('Active');
  });

  test('a card that expires pays until the end of its month, and then says why not', async () => {
    const scene = await Scene.open(world, '2041-01-05');
    await scene.subscriber({ interval: 'Week' }, 'sandbox_expires');
    for (const on of ['2041-01-05', '2041-01-12', '2041-01-19', '2041-01-26']) await scene.chargeOn(on);
    expect((await scene.payments()).map(({ status }) => status)).toEqual(Array(4).fill('Succeeded'));
    await scene.chargeOn('2041-02-02');
    expect((await scene.payments()).at(-1)).toMatchObject({ status: 'Failed', declineCode: 'expired_card' });
  });

  test('a card whose holder has to confirm each payment fails, and says so', async () => {
    const scene = await Scene.open(world, '2041-01-05');
    const client = await scene.subscriber({}, 'sandbox_needs_action');
    await scene.charge();
    expect(await scene.payments()).toMatchObject([
      { status: 'Failed', declineCode: 'authentication_required', retriedOn: '2041-01-08' },
    ]);
    expect(await scene.statusOf(client.id)).toBe('PastDue');
  });

  test('a trial that ends without a card ends in a failed payment, which a new card pays', async () => {
    const scene = await Scene.open(world, '2041-01-05');
    const [client, plan] = [await scene.client(null), await scene.plan()];
    await scene.subscribe(client.id, plan.id, { trialDays: 7 });
    await scene.chargeOn('2041-01-12');
    expect(await scene.payments()).toMatchObject([{ status: 'Failed', failureCode: 'card_missing' }]);
    expect(await scene.ask('select from sandbox_charges')).toEqual([]);
    expect(await scene.statusOf(client.id)).toBe('PastDue');
    await scene.giveCard(client.id, 'sandbox_pays');
    await scene.chargeOn('2041-01-15');
    expect(await scene.payments()).toMatchObject([{ status: 'Succeeded', failureCode: null }]);
    expect(await scene.ask(`select method->>'last4' as last4 from payments`)).toEqual([{ last4: '4242' }]);
    expect(await scene.statusOf(client.id)).toBe('Active');
  });

  test('a try at a press that fails leaves the schedule as it was', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    await scene.subscriber({}, 'sandbox_declined_later');
    await scene.charge();
    await scene.turnTo('2041-01-03');
    await press(scene);
    await scene.charge();
    expect(await scene.payments()).toMatchObject([
      { status: 'Failed', attempts: 2, retriedOn: '2041-01-04' },
    ]);
    for (const on of ['2041-01-04', '2041-01-09', '2041-01-16']) await scene.chargeOn(on);
    expect(await scene.payments()).toMatchObject([{ attempts: 5, retriedOn: null }]);
    await press(scene);
    await scene.charge();
    expect(await scene.payments()).toMatchObject([{ status: 'Failed', attempts: 6, retriedOn: null }]);
  });

  test('a card that another provider keeps is as good as none', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    await scene.subscriber();
    await scene.ask(`update client_cards set provider = 'Stripe'`);
    await scene.charge();
    expect(await scene.payments()).toMatchObject([{ status: 'Failed', failureCode: 'card_missing' }]);
  });

  describe('while the provider can not be reached', () => {
    const away = (): Promise<never> => Promise.reject(new Error('The provider is away.'));

    test('what was begun stays under way, and is charged once when it is back', async () => {
      const scene = await Scene.open(world, '2041-01-01');
      await scene.subscriber();
      const { cardProvider } = world.services;
      await expect(scene.charge({ ...cardProvider, charge: away })).rejects.toThrow('away');
      await expect(scene.charge({ ...cardProvider, charge: away })).rejects.toThrow('away');
      expect(await scene.payments()).toMatchObject([{ status: 'Processing', attempts: 1 }]);
      await scene.charge();
      expect(await scene.payments()).toMatchObject([{ status: 'Succeeded', attempts: 1 }]);
      expect(await scene.ask('select from sandbox_charges')).toHaveLength(1);
    });

    test('what it has not decided yet stays under way, and holds up nobody', async () => {
      const scene = await Scene.open(world, '2041-01-01');
      await scene.subscriber();
      const { cardProvider } = world.services;
      await scene.charge({
        ...cardProvider,
        charge: async (requests) =>
          (await cardProvider.charge(requests)).map((outcome) => ({ ...outcome, status: 'Processing' })),
      });
      expect(await scene.payments()).toMatchObject([{ status: 'Processing' }]);
      await scene.subscriber();
      await scene.charge();
      expect(await scene.payments()).toMatchObject([{ status: 'Succeeded' }, { status: 'Succeeded' }]);
    });
  });
});

describe('who is not charged', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  const statuses = async (scene: Scene): Promise<string[]> =>
    (await scene.payments()).map(({ status }) => status);

  const deactivation = { kind: 'Deactivate', reason: 'ClientRequest', note: null } as const;

  test.each([
    ['is paused', { kind: 'Pause' }],
    ['is deactivated', { ...deactivation, when: 'Now' }],
    ['leaves at the end of the period', { ...deactivation, when: 'PeriodEnd' }],
  ] as const)('who %s is not charged again', async (_how, verb) => {
    const scene = await Scene.open(world, '2041-01-01');
    const client = await scene.subscriber();
    await scene.charge();
    await scene.done(client.id, verb);
    await scene.chargeOn('2041-04-01');
    expect(await statuses(scene)).toEqual(['Succeeded']);
  });

  test('who is past due is not charged for more before the debt is paid', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    await scene.subscriber({}, 'sandbox_declined_later');
    await scene.live(45);
    expect(await statuses(scene)).toEqual(['Failed']);
  });

  test('a client who was past due before the plan began is charged once, when there is a card', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const isDue = async () =>
      (await world.services.database.onPlatform(companiesWithDueCharges)).includes(scene.company.id);
    const { id } = await world.client(scene.company, { status: 'PastDue' });
    await scene.ask(`update companies set after_last_retry = 'KeepPastDue' where id = $1`, [
      scene.company.id,
    ]);
    await scene.done(id, { kind: 'ChangePlan', planId: (await scene.plan({ price: 2500 })).id });
    expect(await isDue()).toBe(false);
    await scene.chargeOn('2041-04-05');
    expect([await scene.payments(), await scene.statusOf(id)]).toEqual([[], 'PastDue']);
    await scene.giveCard(id, 'sandbox_declined_later');
    expect(await isDue()).toBe(true);
    await scene.charge();
    await scene.charge();
    expect([await scene.amounts(), await scene.statusOf(id)]).toEqual([['Failed 2500'], 'PastDue']);
    expect(await isDue()).toBe(false);
    await scene.pay(id);
    expect([await scene.amounts(), await scene.statusOf(id)]).toEqual([['Succeeded 2500'], 'Active']);
    await scene.chargeOn('2041-05-04');
    expect(await scene.payments()).toMatchObject([{ from: '2041-04-05', until: '2041-05-05' }]);
    await scene.chargeOn('2041-05-05');
    expect(await scene.payments()).toHaveLength(2);
  });

  test.each([
    ['a yearly plan', { price: 25_000, interval: 'Year' }],
    ['a free plan by the year', { price: 0, interval: 'Year' }],
  ] as const)('a past due client who moves to %s still owes only the debt', async (_plan, plan) => {
    const scene = await Scene.open(world, '2041-01-01');
    const { id } = await scene.subscriber();
    await scene.charge();
    await scene.giveCard(id, 'sandbox_declined_later');
    await scene.chargeOn('2041-02-01');
    await scene.done(id, { kind: 'ChangePlan', planId: (await scene.plan(plan)).id });
    await scene.giveCard(id, 'sandbox_pays');
    await scene.charge();
    expect([await statuses(scene), await scene.statusOf(id)]).toEqual([['Succeeded', 'Failed'], 'PastDue']);
  });

  test('who is resumed is charged for a period that begins then', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const client = await scene.subscriber();
    await scene.charge();
    await scene.done(client.id, { kind: 'Pause' });
    await scene.turnTo('2041-03-10');
    await scene.done(client.id, { kind: 'Resume' });
    await scene.charge();
    expect(await scene.payments()).toMatchObject([{}, { from: '2041-03-10', until: '2041-04-10' }]);
  });

  test('a debt of who was deactivated is not tried again, until they are back', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const client = await scene.subscriber({}, 'sandbox_short');
    await scene.charge();
    await scene.done(client.id, { ...deactivation, when: 'Now' });
    await scene.chargeOn('2041-01-20');
    expect(await scene.payments()).toMatchObject([{ status: 'Failed', attempts: 1 }]);
    await scene.done(client.id, { kind: 'Reactivate' });
    await scene.charge();
    expect(await scene.payments()).toMatchObject([{ status: 'Succeeded', attempts: 2 }]);
  });

  test('what is paid for elsewhere is not charged', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const [client, plan] = [await scene.client(null), await scene.plan()];
    await scene.ask(`update clients set status = 'Active' where id = $1`, [client.id]);
    await scene.done(client.id, { kind: 'ChangePlan', planId: plan.id });
    await scene.chargeOn('2041-04-01');
    expect(await statuses(scene)).toEqual([]);
  });

  test('what the provider renews by itself is left to it', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    await scene.subscriber();
    await scene.ask(`update subscriptions set provider = 'Stripe', provider_reference = 'sub_1'`);
    await scene.chargeOn('2041-04-01');
    expect(await statuses(scene)).toEqual([]);
  });

  test('nothing is charged while the integration is not ready, and all that fell due once it is', async () => {
    const scene = await Scene.open(world, '2041-01-01', null);
    await scene.subscriber();
    await scene.chargeOn('2041-01-20');
    await scene.connect('sandbox_under_review');
    await scene.charge();
    expect(await statuses(scene)).toEqual([]);
    await scene.ask('update stripe_integrations set charges_enabled = true');
    await scene.chargeOn('2041-02-01');
    expect(await scene.payments()).toMatchObject([
      { status: 'Succeeded', from: '2041-01-01' },
      { status: 'Succeeded', from: '2041-02-01' },
    ]);
  });

  test('a debt and what is under way wait as well, while the integration is not ready', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    await scene.subscriber({}, 'sandbox_short');
    await scene.charge();
    await scene.subscriber();
    const away = (): Promise<never> => Promise.reject(new Error('away'));
    await expect(scene.charge({ ...world.services.cardProvider, charge: away })).rejects.toThrow('away');
    await scene.ask('update stripe_integrations set charges_enabled = false');
    await scene.chargeOn('2041-01-10');
    expect(await statuses(scene)).toEqual(['Failed', 'Processing']);
    await scene.ask('update stripe_integrations set charges_enabled = true');
    await scene.charge();
    expect(await statuses(scene)).toEqual(['Succeeded', 'Succeeded']);
  });

  test.each(['Cancelled', 'Blocked'])('nothing is begun for a company that is %s', async (status) => {
    const scene = await Scene.open(world, '2041-01-01');
    await scene.subscriber({}, 'sandbox_short');
    await scene.charge();
    await scene.subscriber();
    await scene.ask('update companies set status = $1', [status]);
    await scene.chargeOn('2041-01-20');
    expect(await statuses(scene)).toEqual(['Failed']);
    await scene.ask(`update companies set status = 'Active'`);
    await scene.charge();
    expect(await statuses(scene)).toEqual(['Succeeded', 'Succeeded']);
  });

  test('who was charged for a period and came back in it is not charged for it again', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const client = await scene.subscriber();
    const { cardProvider } = world.services;
    await scene.charge({
      ...cardProvider,
      charge: async (requests) => {
        await scene.done(client.id, { ...deactivation, when: 'Now' });
        return cardProvider.charge(requests);
      },
    });
    expect(await statuses(scene)).toEqual(['Succeeded']);
    expect(await scene.statusOf(client.id)).toBe('Deactivated');
    await scene.done(client.id, { kind: 'Reactivate' });
    await scene.charge();
    expect(await statuses(scene)).toEqual(['Succeeded']);
    await scene.chargeOn('2041-02-01');
    expect(await scene.payments()).toMatchObject([{}, { from: '2041-02-01' }]);
  });

  test('two runs at once charge once', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    for (let count = 0; count < 5; count += 1) await scene.subscriber();
    await scene.subscriber({}, 'sandbox_declined_later');
    await Promise.all([scene.charge(), scene.charge(), scene.charge()]);
    await scene.turnTo('2041-01-04');
    await Promise.all([scene.charge(), scene.charge(), scene.charge()]);
    expect(await statuses(scene)).toEqual([...Array<string>(5).fill('Succeeded'), 'Failed']);
    expect((await scene.payments()).at(-1)).toMatchObject({ attempts: 2 });
    expect(await scene.ask('select from sandbox_charges')).toHaveLength(7);
  });

  test('more are charged than go into one batch', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const plan = await scene.plan();
    const clients = [];
    for (let count = 0; count < 120; count += 1) clients.push(await scene.client());
    for (const { id } of clients) await scene.subscribe(id, plan.id);
    await scene.charge();
    expect(await statuses(scene)).toEqual(Array(120).fill('Succeeded'));
  });

  test('another company is charged nothing', async () => {
    const [scene, other] = [await Scene.open(world, '2041-01-01'), await Scene.open(world, '2041-01-01')];
    await scene.subscriber();
    await other.subscriber();
    await scene.charge();
    expect(await statuses(scene)).toEqual(['Succeeded']);
    expect(await statuses(other)).toEqual([]);
  });
});
