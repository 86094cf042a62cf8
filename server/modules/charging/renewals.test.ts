import { companiesWithDueCharges } from './company';
import { enqueueDueCharges, startCharging } from './jobs';
import { Scene } from './testing/scene';
import { paymentChanges } from '../payments/service';
import { openMailbox } from '../../testing/mailbox';
import { openWorld, type World } from '../../testing/world';

describe('renewals', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  const periodsOf = async (scene: Scene): Promise<string[]> =>
    (await scene.payments()).map(({ from, until, status }) => `${from} to ${until}: ${status}`);

  test('a client put on a plan is charged at once, and then each month on its day, or the last there is', async () => {
    const scene = await Scene.open(world, '2041-01-31');
    const client = await scene.subscriber({ name: 'Growth', price: 2500 });
    await scene.charge();
    expect(await scene.payments()).toEqual([
      {
        amount: 2500,
        status: 'Succeeded',
        trigger: 'Purchase',
        description: 'Growth, Jan 31 – Feb 27, 2041',
        attempts: 1,
        failureCode: null,
        declineCode: null,
        from: '2041-01-31',
        until: '2041-02-28',
        begunOn: '2041-01-31',
        retriedOn: null,
      },
    ]);
    expect(await scene.statusOf(client.id)).toBe('Active');
    await scene.chargeOn('2041-02-27');
    expect(await scene.payments()).toHaveLength(1);
    for (const on of ['2041-02-28', '2041-03-31', '2041-04-30']) await scene.chargeOn(on);
    expect(await periodsOf(scene)).toEqual([
      '2041-01-31 to 2041-02-28: Succeeded',
      '2041-02-28 to 2041-03-31: Succeeded',
      '2041-03-31 to 2041-04-30: Succeeded',
      '2041-04-30 to 2041-05-31: Succeeded',
    ]);
    expect((await scene.payments()).map(({ trigger }) => trigger)).toEqual([
      'Purchase',
      'Cycle',
      'Cycle',
      'Cycle',
    ]);
  });

  test.each([
    ['each week', { interval: 'Week' }, '2041-01-08', '2041-01-15'],
    ['every three months', { interval: 'Month', intervalCount: 3 }, '2041-04-01', '2041-07-01'],
    ['each year', { interval: 'Year' }, '2042-01-01', '2043-01-01'],
  ] as const)('a plan that is paid for %s is charged when that is over', async (_each, plan, next, end) => {
    const scene = await Scene.open(world, '2041-01-01');
    await scene.subscriber(plan);
    await scene.charge();
    await scene.chargeOn(next);
    expect(await periodsOf(scene)).toEqual([
      `2041-01-01 to ${next}: Succeeded`,
      `${next} to ${end}: Succeeded`,
    ]);
  });

  test('who pays by the year is charged the yearly price, once a year', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const [client, plan] = [await scene.client(), await scene.plan({ price: 1000, yearlyPrice: 9900 })];
    await scene.subscribe(client.id, plan.id, { isYearly: true });
    await scene.charge();
    await scene.chargeOn('2041-12-31');
    expect(await scene.payments()).toMatchObject([{ amount: 9900, until: '2042-01-01' }]);
    await scene.chargeOn('2042-01-01');
    expect(await scene.payments()).toMatchObject([{}, { amount: 9900, until: '2043-01-01' }]);
  });

  test('a trial costs nothing until it ends, and the months that are paid for count from there', async () => {
    const scene = await Scene.open(world, '2041-01-20');
    const [client, plan] = [await scene.client(), await scene.plan({ price: 1000 })];
    await scene.subscribe(client.id, plan.id, { trialDays: 14 });
    await scene.chargeOn('2041-02-02');
    expect(await scene.payments()).toEqual([]);
    expect(await scene.statusOf(client.id)).toBe('Trialing');
    await scene.chargeOn('2041-02-03');
    expect(await scene.payments()).toMatchObject([
      { amount: 1000, trigger: 'Purchase', from: '2041-02-03', until: '2041-03-03' },
    ]);
    expect(await scene.statusOf(client.id)).toBe('Active');
    await scene.chargeOn('2041-03-03');
    expect((await scene.payments()).at(-1)).toMatchObject({ from: '2041-03-03', until: '2041-04-03' });
  });

  test('what is charged once is charged with the first payment, and never again', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    await scene.subscriber({ price: 1000, setupFee: 5000 });
    await scene.charge();
    await scene.chargeOn('2041-02-01');
    expect((await scene.payments()).map(({ amount }) => amount)).toEqual([6000, 1000]);
  });

  test('a free plan goes on without payments, but for what it costs once', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const [free, begun] = [
      await scene.subscriber({ price: 0 }, null),
      await scene.subscriber({ price: 0, setupFee: 700 }),
    ];
    await scene.charge();
    await scene.chargeOn('2041-03-01');
    expect(await scene.payments()).toMatchObject([{ amount: 700, status: 'Succeeded' }]);
    const periods = await scene.ask(
      `select c.id, c.status, s.current_period_end::date::text as "until" from clients c
     join subscriptions s on s.client_id = c.id order by c.number`,
    );
    expect(periods).toEqual([
      { id: free.id, status: 'Active', until: '2041-04-01' },
      { id: begun.id, status: 'Active', until: '2041-04-01' },
    ]);
  });

  const priceNow = (scene: Scene, planId: string, change: string) =>
    scene.ask(`update client_billing_plans set ${change} where id = $1`, [planId]);

  test('a price that was put off to the renewal is charged from then on, and MRR is the new one from then on', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const [client, plan] = [await scene.client(), await scene.plan({ price: 1000 })];
    await scene.subscribe(client.id, plan.id);
    await scene.charge();
    await priceNow(scene, plan.id, 'price = 1500');
    await scene.done(client.id, { kind: 'MoveToPrice', planId: plan.id, when: 'AtRenewal' });
    expect(await scene.ask('select mrr from clients')).toEqual([{ mrr: 1000 }]);
    await scene.chargeOn('2041-02-01');
    await scene.chargeOn('2041-03-01');
    expect((await scene.payments()).map(({ amount }) => amount)).toEqual([1000, 1500, 1500]);
    expect(await scene.ask('select mrr from clients')).toEqual([{ mrr: 1500 }]);
  });

  test('an interval that changes at the renewal counts from that renewal', async () => {
    const scene = await Scene.open(world, '2041-01-31');
    const [client, plan] = [await scene.client(), await scene.plan({ price: 1000 })];
    await scene.subscribe(client.id, plan.id);
    await scene.charge();
    await priceNow(scene, plan.id, `price = 300, interval = 'Week'`);
    await scene.done(client.id, { kind: 'MoveToPrice', planId: plan.id, when: 'AtRenewal' });
    await scene.chargeOn('2041-02-28');
    await scene.chargeOn('2041-03-07');
    expect(await scene.payments()).toMatchObject([
      { amount: 1000, until: '2041-02-28' },
      { amount: 300, from: '2041-02-28', until: '2041-03-07' },
      { amount: 300, from: '2041-03-07', until: '2041-03-14' },
    ]);
  });

  test('another interval at once begins a period that is charged at once', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const client = await scene.subscriber({ price: 1000 });
    await scene.charge();
    const yearly = await scene.plan({ price: 9000, interval: 'Year' });
    await scene.turnTo('2041-01-11');
    await scene.done(client.id, { kind: 'ChangePlan', planId: yearly.id });
    await scene.charge();
    await scene.chargeOn('2041-02-01');
    expect(await scene.payments()).toMatchObject([
      { amount: 1000, until: '2041-02-01' },
      { amount: 9000, trigger: 'Cycle', from: '2041-01-11', until: '2042-01-11' },
    ]);
  });

  test('days of a period are told as the company counts them', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    await scene.ask(`update companies set time_zone = 'Pacific/Auckland'`);
    await scene.subscriber({ name: 'Growth' });
    await scene.charge();
    expect(await scene.payments()).toMatchObject([{ description: 'Growth, Jan 2 – Feb 1, 2041' }]);
  });

  test('what was missed for months is charged month by month, as far as it is paid', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const [paying, failing] = [
      await scene.subscriber(),
      await scene.subscriber({}, 'sandbox_declined_later'),
    ];
    await scene.chargeOn('2041-03-01');
    const of = (id: string) =>
      scene.ask('select status from payments where client_id = $1 order by id', [id]);
    expect(await of(paying.id)).toEqual([1, 2, 3].map(() => ({ status: 'Succeeded' })));
    expect(await of(failing.id)).toEqual([{ status: 'Failed' }]);
  });

  test('only who moved to another status is on record, by the system, at the time it was for the company', async () => {
    const scene = await Scene.open(world, '2041-01-20');
    const [client, plan] = [await scene.client(), await scene.plan()];
    await scene.subscribe(client.id, plan.id, { trialDays: 14 });
    await scene.chargeOn('2041-02-03');
    await scene.chargeOn('2041-03-03');
    const events = await scene.ask(
      `select action, actor_type as actor, occurred_at::date::text as "on" from audit_events
     where target_id = $1 and action <> 'client.subscribed'`,
      [client.id],
    );
    expect(events).toEqual([{ action: 'client.activated', actor: 'System', on: '2041-02-03' }]);
  });
});

describe('trial notices', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  const onTrial = async (scene: Scene, trialDays: number, card: string | null = 'sandbox_pays') => {
    const [client, plan] = [await scene.client(card), await scene.plan({ setupFee: 2500 })];
    await scene.subscribe(client.id, plan.id, { trialDays });
    return client;
  };

  const told = (scene: Scene) =>
    scene.ask<{ day: string; subject: string }>(
      `select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD') as day, subject from client_mails
     where template = 'trial-ending' order by id`,
    );

  const isDue = async ({ company }: Scene): Promise<boolean> =>
    (await world.services.database.onPlatform(companiesWithDueCharges)).includes(company.id);

  test('a client is told three days before their trial ends, once, what it costs from then on', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    const client = await onTrial(scene, 14);
    await scene.chargeOn('2041-01-11');
    expect([await isDue(scene), await told(scene)]).toEqual([false, []]);
    await scene.turnTo('2041-01-12');
    expect(await isDue(scene)).toBe(true);
    await Promise.all([scene.charge(), scene.charge()]);
    await scene.chargeOn('2041-01-13');
    expect(await isDue(scene)).toBe(false);
    const subject = `Your trial with ${scene.company.name} ends on January 15, 2041`;
    expect(await told(scene)).toEqual([{ day: '2041-01-12', subject }]);
    const mail = await (await openMailbox(world.services)).next(client.email);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain('It costs $10.00 a month from then on.');
    expect(mail.text).toContain('$25.00 comes on top of the first payment, once.');
    expect(mail.text).toContain('It is charged to your card, Visa ending in 4242.');
  });

  test('where the clock is stepped over the end, they are told on the day all the same', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    await onTrial(scene, 14);
    await scene.live(20);
    expect(await told(scene)).toMatchObject([{ day: '2041-01-12' }]);
    expect(await scene.payments()).toMatchObject([{ begunOn: '2041-01-15', status: 'Succeeded' }]);
  });

  test('a trial that is made longer is told of again', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    await onTrial(scene, 14);
    await scene.chargeOn('2041-01-12');
    await scene.ask(
      `update subscriptions set trial_ends_at = trial_ends_at + interval '30 days',
       billed_until = billed_until + interval '30 days', current_period_end = current_period_end + interval '30 days'`,
    );
    await scene.chargeOn('2041-02-12');
    expect(await told(scene)).toHaveLength(2);
  });

  test.each([
    ['of three days', 3, ''],
    ['of a company that is closed', 14, `update companies set status = 'Cancelled'`],
    ['that is not to go on', 14, 'update subscriptions set cancel_at_period_end = true'],
    ['that is paused', 14, `update subscriptions set status = 'Paused'`],
  ])('nobody is told of a trial %s', async (_words, days, change) => {
    const scene = await Scene.open(world, '2041-01-01');
    await onTrial(scene, days);
    if (change) await scene.ask(change);
    await scene.chargeOn(days === 3 ? '2041-01-03' : '2041-01-13');
    expect([await isDue(scene), await told(scene)]).toEqual([false, []]);
  });
});

describe('jobs', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  const queued = async (scene: Scene): Promise<number> => {
    const waiting = await world.services.jobs.unfinished('charge-company');
    return waiting.filter(({ companyId }) => companyId === scene.company.id).length;
  };

  const lookedFor = async (scene: Scene): Promise<number> => {
    await enqueueDueCharges(world.services);
    return queued(scene);
  };

  test('the look of each minute queues who has something to charge, once', async () => {
    const [idle, due] = [await Scene.open(world, '2041-01-01'), await Scene.open(world, '2041-01-01')];
    await due.subscriber();
    expect(await lookedFor(due)).toBe(1);
    expect(await lookedFor(due)).toBe(1);
    expect(await queued(idle)).toBe(0);
  });

  test('a debt to try again, what is under way and a clock to step are looked for as well', async () => {
    const scene = await Scene.open(world, '2041-01-01');
    await scene.subscriber({}, 'sandbox_declined_later');
    await scene.charge();
    expect(await lookedFor(scene)).toBe(0);
    await scene.turnTo('2041-01-04');
    expect(await lookedFor(scene)).toBe(1);

    const cut = await Scene.open(world, '2041-01-01');
    await cut.subscriber();
    const away = (): Promise<never> => Promise.reject(new Error('away'));
    await expect(cut.charge({ ...world.services.cardProvider, charge: away })).rejects.toThrow('away');
    expect(await lookedFor(cut)).toBe(1);

    const stepping = await Scene.open(world, '2041-01-01');
    await stepping.ask(`update companies set clock_goal = clock_goal + interval '1 day'`);
    expect(await lookedFor(stepping)).toBe(1);
  });

  test('nobody is queued who can not be charged yet', async () => {
    const unconnected = await Scene.open(world, '2041-01-01', null);
    await unconnected.subscriber();
    const closed = await Scene.open(world, '2041-01-01');
    await closed.subscriber();
    await closed.ask(`update companies set status = 'Cancelled'`);
    expect(await lookedFor(unconnected)).toBe(0);
    expect(await lookedFor(closed)).toBe(0);
  });

  test('a client put on a plan shows as a payment in an open list, without waiting for the next look', async () => {
    await startCharging(world.services);
    const scene = await Scene.open(world, '2041-01-01');
    const heard = paymentChanges(await world.as(scene.company, 'MANAGE_PAYMENTS'));
    const { id } = await scene.subscriber();
    expect((await heard.next()).value).toMatchObject({ kind: 'Created', clientIds: [id], count: 1 });
    expect((await heard.next()).value).toMatchObject({ kind: 'Updated', clientIds: [id] });
    await heard.return?.();
    expect(await scene.payments()).toMatchObject([{ status: 'Succeeded' }]);
  });
});
