import { companiesWithDueCharges } from './company.repository';
import { enqueueCharging, startCharging } from './jobs';
import { BillingFixture } from './testing/billingFixture';
import { paymentChanges } from '../payments/payments.service';
import { openMailbox } from '../../testing/mailbox';
import { openFixture, type Fixture } from '../../testing/fixture';

describe('subscription billing', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const periodsOf = async (billing: BillingFixture): Promise<string[]> =>
    (await billing.payments()).map(({ from, until, status }) => `${from} to ${until}: ${status}`);

  test('charges a new subscriber immediately, then monthly on the same day or the last day of a shorter month', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-31');
    const client = await billing.subscriber({ name: 'Growth', price: 2500 });
    await billing.charge();
    expect(await billing.payments()).toEqual([
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
        createdOn: '2041-01-31',
        nextRetryOn: null,
      },
    ]);
    expect(await billing.statusOf(client.id)).toBe('Active');
    await billing.chargeOn('2041-02-27');
    expect(await billing.payments()).toHaveLength(1);
    for (const day of ['2041-02-28', '2041-03-31', '2041-04-30']) await billing.chargeOn(day);
    expect(await periodsOf(billing)).toEqual([
      '2041-01-31 to 2041-02-28: Succeeded',
      '2041-02-28 to 2041-03-31: Succeeded',
      '2041-03-31 to 2041-04-30: Succeeded',
      '2041-04-30 to 2041-05-31: Succeeded',
    ]);
    expect((await billing.payments()).map(({ trigger }) => trigger)).toEqual([
      'Purchase',
      'Cycle',
      'Cycle',
      'Cycle',
    ]);
  });

  test.each([
    ['weekly', { interval: 'Week' }, '2041-01-08', '2041-01-15'],
    ['every three months', { interval: 'Month', intervalCount: 3 }, '2041-04-01', '2041-07-01'],
    ['yearly', { interval: 'Year' }, '2042-01-01', '2043-01-01'],
  ] as const)('charges a plan billed %s when each period begins', async (_case, plan, next, end) => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await billing.subscriber(plan);
    await billing.charge();
    await billing.chargeOn(next);
    expect(await periodsOf(billing)).toEqual([
      `2041-01-01 to ${next}: Succeeded`,
      `${next} to ${end}: Succeeded`,
    ]);
  });

  test('charges the yearly price once a year for a yearly subscription', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const [client, plan] = [await billing.client(), await billing.plan({ price: 1000, yearlyPrice: 9900 })];
    await billing.subscribe(client.id, plan.id, { isYearly: true });
    await billing.charge();
    await billing.chargeOn('2041-12-31');
    expect(await billing.payments()).toMatchObject([{ amount: 9900, until: '2042-01-01' }]);
    await billing.chargeOn('2042-01-01');
    expect(await billing.payments()).toMatchObject([{}, { amount: 9900, until: '2043-01-01' }]);
  });

  test('charges nothing during a trial and starts the paid periods when it ends', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-20');
    const [client, plan] = [await billing.client(), await billing.plan({ price: 1000 })];
    await billing.subscribe(client.id, plan.id, { trialDays: 14 });
    await billing.chargeOn('2041-02-02');
    expect(await billing.payments()).toEqual([]);
    expect(await billing.statusOf(client.id)).toBe('Trialing');
    await billing.chargeOn('2041-02-03');
    expect(await billing.payments()).toMatchObject([
      { amount: 1000, trigger: 'Purchase', from: '2041-02-03', until: '2041-03-03' },
    ]);
    expect(await billing.statusOf(client.id)).toBe('Active');
    await billing.chargeOn('2041-03-03');
    expect((await billing.payments()).at(-1)).toMatchObject({ from: '2041-03-03', until: '2041-04-03' });
  });

  test('charges the setup fee only with the first payment', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await billing.subscriber({ price: 1000, setupFee: 5000 });
    await billing.charge();
    await billing.chargeOn('2041-02-01');
    expect((await billing.payments()).map(({ amount }) => amount)).toEqual([6000, 1000]);
  });

  test('renews a free plan without payments, except for its setup fee', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const [free, withSetupFee] = [
      await billing.subscriber({ price: 0 }, null),
      await billing.subscriber({ price: 0, setupFee: 700 }),
    ];
    await billing.charge();
    await billing.chargeOn('2041-03-01');
    expect(await billing.payments()).toMatchObject([{ amount: 700, status: 'Succeeded' }]);
    const periods = await billing.query(
      `select c.id, c.status, s.current_period_end::date::text as "until" from clients c
     join subscriptions s on s.client_id = c.id order by c.number`,
    );
    expect(periods).toEqual([
      { id: free.id, status: 'Active', until: '2041-04-01' },
      { id: withSetupFee.id, status: 'Active', until: '2041-04-01' },
    ]);
  });

  const updatePlan = (billing: BillingFixture, planId: string, change: string) =>
    billing.query(`update client_billing_plans set ${change} where id = $1`, [planId]);

  test('applies a deferred price and its MRR from the next renewal', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const [client, plan] = [await billing.client(), await billing.plan({ price: 1000 })];
    await billing.subscribe(client.id, plan.id);
    await billing.charge();
    await updatePlan(billing, plan.id, 'price = 1500');
    await billing.applyAction(client.id, { kind: 'ApplyPrice', planId: plan.id, when: 'AtRenewal' });
    expect(await billing.query('select mrr from clients')).toEqual([{ mrr: 1000 }]);
    await billing.chargeOn('2041-02-01');
    await billing.chargeOn('2041-03-01');
    expect((await billing.payments()).map(({ amount }) => amount)).toEqual([1000, 1500, 1500]);
    expect(await billing.query('select mrr from clients')).toEqual([{ mrr: 1500 }]);
  });

  test('starts the new interval at the renewal when an interval change is deferred', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-31');
    const [client, plan] = [await billing.client(), await billing.plan({ price: 1000 })];
    await billing.subscribe(client.id, plan.id);
    await billing.charge();
    await updatePlan(billing, plan.id, `price = 300, interval = 'Week'`);
    await billing.applyAction(client.id, { kind: 'ApplyPrice', planId: plan.id, when: 'AtRenewal' });
    await billing.chargeOn('2041-02-28');
    await billing.chargeOn('2041-03-07');
    expect(await billing.payments()).toMatchObject([
      { amount: 1000, until: '2041-02-28' },
      { amount: 300, from: '2041-02-28', until: '2041-03-07' },
      { amount: 300, from: '2041-03-07', until: '2041-03-14' },
    ]);
  });

  test('starts and charges a new period immediately when the interval changes', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const client = await billing.subscriber({ price: 1000 });
    await billing.charge();
    const yearly = await billing.plan({ price: 9000, interval: 'Year' });
    await billing.setDate('2041-01-11');
    await billing.applyAction(client.id, { kind: 'ChangePlan', planId: yearly.id });
    await billing.charge();
    await billing.chargeOn('2041-02-01');
    expect(await billing.payments()).toMatchObject([
      { amount: 1000, until: '2041-02-01' },
      { amount: 9000, trigger: 'Cycle', from: '2041-01-11', until: '2042-01-11' },
    ]);
  });

  test('describes the paid period in the company’s time zone', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await billing.query(`update companies set time_zone = 'Pacific/Auckland'`);
    await billing.subscriber({ name: 'Growth' });
    await billing.charge();
    expect(await billing.payments()).toMatchObject([{ description: 'Growth, Jan 2 – Feb 1, 2041' }]);
  });

  test('charges missed months one by one until a payment fails', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const [paying, failing] = [
      await billing.subscriber(),
      await billing.subscriber({}, 'sandbox_declined_later'),
    ];
    await billing.chargeOn('2041-03-01');
    const statusesOf = (id: string) =>
      billing.query('select status from payments where client_id = $1 order by id', [id]);
    expect(await statusesOf(paying.id)).toEqual([1, 2, 3].map(() => ({ status: 'Succeeded' })));
    expect(await statusesOf(failing.id)).toEqual([{ status: 'Failed' }]);
  });

  test('audits only status changes, as the system and by the company’s clock', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-20');
    const [client, plan] = [await billing.client(), await billing.plan()];
    await billing.subscribe(client.id, plan.id, { trialDays: 14 });
    await billing.chargeOn('2041-02-03');
    await billing.chargeOn('2041-03-03');
    const events = await billing.query(
      `select action, actor_type as actor, occurred_at::date::text as "on" from audit_events
     where target_id = $1 and action <> 'client.subscribed'`,
      [client.id],
    );
    expect(events).toEqual([{ action: 'client.activated', actor: 'System', on: '2041-02-03' }]);
  });
});

describe('trial notices', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const onTrial = async (
    billing: BillingFixture,
    trialDays: number,
    card: string | null = 'sandbox_pays',
  ) => {
    const [client, plan] = [await billing.client(card), await billing.plan({ setupFee: 2500 })];
    await billing.subscribe(client.id, plan.id, { trialDays });
    return client;
  };

  const sentNotices = (billing: BillingFixture) =>
    billing.query<{ day: string; subject: string }>(
      `select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD') as day, subject from client_emails
     where template = 'trial-ending' order by id`,
    );

  const isDue = async ({ company }: BillingFixture): Promise<boolean> =>
    (await fixture.services.database.onPlatform(companiesWithDueCharges)).includes(company.id);

  test('state the price and are sent once, three days before the trial ends', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const client = await onTrial(billing, 14);
    await billing.chargeOn('2041-01-11');
    expect([await isDue(billing), await sentNotices(billing)]).toEqual([false, []]);
    await billing.setDate('2041-01-12');
    expect(await isDue(billing)).toBe(true);
    await Promise.all([billing.charge(), billing.charge()]);
    await billing.chargeOn('2041-01-13');
    expect(await isDue(billing)).toBe(false);
    const subject = `Your trial with ${billing.company.name} ends on January 15, 2041`;
    expect(await sentNotices(billing)).toEqual([{ day: '2041-01-12', subject }]);
    const email = await (await openMailbox(fixture.services)).next(client.email);
    expect(email.subject).toBe(subject);
    expect(email.text).toContain('Price after the trial: $10.00 per month');
    expect(email.text).toContain('A one-time setup fee of $25.00 is added to your first payment.');
    expect(email.text).toContain('We will charge your card: Visa ending in 4242');
  });

  test('state the price of the plan interval if the next price version has no yearly price', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const [client, plan] = [await billing.client(), await billing.plan({ price: 1000, yearlyPrice: 9900 })];
    await billing.subscribe(client.id, plan.id, { isYearly: true, trialDays: 14 });
    await billing.query(
      `insert into plan_prices (company_id, plan_id, version, price, currency, interval, interval_count)
       select company_id, plan_id, version + 1, 1200, currency, interval, interval_count from plan_prices
       where plan_id = $1`,
      [plan.id],
    );
    await billing.query('update subscriptions set next_price_version = price_version + 1');
    await billing.chargeOn('2041-01-12');
    const email = await (await openMailbox(fixture.services)).next(client.email);
    expect(email.text).toContain('Price after the trial: $12.00 per month');
  });

  test('are sent three days before the trial ends, even if the clock advances past its end', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await onTrial(billing, 14);
    await billing.advanceDays(20);
    expect(await sentNotices(billing)).toMatchObject([{ day: '2041-01-12' }]);
    expect(await billing.payments()).toMatchObject([{ createdOn: '2041-01-15', status: 'Succeeded' }]);
  });

  test('are sent again when the trial is extended', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await onTrial(billing, 14);
    await billing.chargeOn('2041-01-12');
    await billing.query(
      `update subscriptions set trial_ends_at = trial_ends_at + interval '30 days',
       billed_until = billed_until + interval '30 days', current_period_end = current_period_end + interval '30 days'`,
    );
    await billing.chargeOn('2041-02-12');
    expect(await sentNotices(billing)).toHaveLength(2);
  });

  test.each([
    ['of three days', 3, ''],
    ['of a closed company', 14, `update companies set status = 'Cancelled'`],
    ['that ends without a renewal', 14, 'update subscriptions set cancel_at_period_end = true'],
    ['that is paused', 14, `update subscriptions set status = 'Paused'`],
  ])('are not sent for a trial %s', async (_case, days, change) => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await onTrial(billing, days);
    if (change) await billing.query(change);
    await billing.chargeOn(days === 3 ? '2041-01-03' : '2041-01-13');
    expect([await isDue(billing), await sentNotices(billing)]).toEqual([false, []]);
  });
});

describe('charging jobs', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const countQueued = async (billing: BillingFixture): Promise<number> => {
    const waiting = await fixture.services.jobs.unfinished('charge-company');
    return waiting.filter(({ companyId }) => companyId === billing.company.id).length;
  };

  const enqueueAndCount = async (billing: BillingFixture): Promise<number> => {
    await enqueueCharging(fixture.services, companiesWithDueCharges);
    return countQueued(billing);
  };

  test('are enqueued once for each company with due charges', async () => {
    const [idle, due] = [
      await BillingFixture.open(fixture, '2041-01-01'),
      await BillingFixture.open(fixture, '2041-01-01'),
    ];
    await due.subscriber();
    expect(await enqueueAndCount(due)).toBe(1);
    expect(await enqueueAndCount(due)).toBe(1);
    expect(await countQueued(idle)).toBe(0);
  });

  test('are enqueued for due retries, interrupted payments and advancing clocks', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await billing.subscriber({}, 'sandbox_declined_later');
    await billing.charge();
    expect(await enqueueAndCount(billing)).toBe(0);
    await billing.setDate('2041-01-04');
    expect(await enqueueAndCount(billing)).toBe(1);

    const interrupted = await BillingFixture.open(fixture, '2041-01-01');
    await interrupted.subscriber();
    const rejectUnreachable = (): Promise<never> => Promise.reject(new Error('unreachable'));
    await expect(
      interrupted.charge({ ...fixture.services.cardProvider, charge: rejectUnreachable }),
    ).rejects.toThrow('unreachable');
    expect(await enqueueAndCount(interrupted)).toBe(1);

    const advancing = await BillingFixture.open(fixture, '2041-01-01');
    await advancing.query(`update companies set clock_goal = clock_goal + interval '1 day'`);
    expect(await enqueueAndCount(advancing)).toBe(1);
  });

  test('are not enqueued for companies that cannot charge', async () => {
    const unconnected = await BillingFixture.open(fixture, '2041-01-01', null);
    await unconnected.subscriber();
    const closed = await BillingFixture.open(fixture, '2041-01-01');
    await closed.subscriber();
    await closed.query(`update companies set status = 'Cancelled'`);
    expect(await enqueueAndCount(unconnected)).toBe(0);
    expect(await enqueueAndCount(closed)).toBe(0);
  });

  test('publish the payment of a new subscriber without waiting for the schedule', async () => {
    await startCharging(fixture.services);
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const paymentEvents = paymentChanges(await fixture.signedIn(billing.company, ['MANAGE_PAYMENTS']));
    const { id } = await billing.subscriber();
    expect((await paymentEvents.next()).value).toMatchObject({ kind: 'Created', clientIds: [id], count: 1 });
    expect((await paymentEvents.next()).value).toMatchObject({ kind: 'Updated', clientIds: [id] });
    await paymentEvents.return?.();
    expect(await billing.payments()).toMatchObject([{ status: 'Succeeded' }]);
  });
});
