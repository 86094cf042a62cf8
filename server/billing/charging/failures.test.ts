import { companiesWithDueCharges } from './company.repository';
import { BillingFixture } from './testing/billingFixture';
import { loadPayment } from '../payments/detail.service';
import { beginManualRetry } from '../payments/retry.service';
import { openFixture, type Fixture } from '../../testing/fixture';

describe('failed payments', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const retryManually = async (billing: BillingFixture): Promise<void> => {
    const [payment] = await billing.query<{ id: string }>('select id from payments order by id limit 1');
    await billing.inCompany(async (db) => {
      const { id: companyId } = billing.company;
      const failed = await loadPayment(db, companyId, payment?.id ?? '');
      await beginManualRetry(db, fixture.services, companyId, failed);
    });
  };

  test('are retried only three times: after 3, 5 and 7 days', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const client = await billing.subscriber({}, 'sandbox_declined_later');
    await billing.charge();
    const attemptsAndRetries: (string | null)[] = [];
    for (const day of ['2041-01-03', '2041-01-04', '2041-01-09', '2041-01-15', '2041-01-16', '2041-03-01']) {
      attemptsAndRetries.push(
        ...(await billing.payments()).map(({ attempts, nextRetryOn }) => `${attempts}: ${nextRetryOn}`),
      );
      await billing.chargeOn(day);
    }
    expect(attemptsAndRetries).toEqual([
      '1: 2041-01-04',
      '1: 2041-01-04',
      '2: 2041-01-09',
      '3: 2041-01-16',
      '3: 2041-01-16',
      '4: null',
    ]);
    expect(await billing.payments()).toMatchObject([
      { status: 'Failed', attempts: 4, failureCode: 'card_declined', declineCode: 'do_not_honor' },
    ]);
    // The grace period after the last retry is over.
    expect(await billing.statusOf(client.id)).toBe('Deactivated');
    expect(
      await billing.query('select number, trigger, status from payment_attempts order by number'),
    ).toEqual([
      { number: 1, trigger: 'Purchase', status: 'Failed' },
      ...[2, 3, 4].map((number) => ({ number, trigger: 'RetryAuto', status: 'Failed' })),
    ]);
  });

  test('that succeed on a retry make the client Active and do not shift the next renewal', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const client = await billing.subscriber({}, 'sandbox_short');
    await billing.charge();
    expect(await billing.statusOf(client.id)).toBe('PastDue');
    await billing.chargeOn('2041-01-04');
    expect(await billing.payments()).toMatchObject([{ status: 'Succeeded', attempts: 2, nextRetryOn: null }]);
    expect(await billing.statusOf(client.id)).toBe('Active');
    await billing.chargeOn('2041-02-01');
    expect((await billing.payments()).at(-1)).toMatchObject({ status: 'Failed', from: '2041-02-01' });
    const events = await billing.query(
      `select action from audit_events where target_id = $1 and action <> 'client.subscribed' order by id`,
      [client.id],
    );
    const [pastDue, active] = ['client.fellBehind', 'client.activated'].map((action) => ({ action }));
    expect(events).toEqual([pastDue, active, pastDue]);
  });

  test('start a new period without charging the gap when paid after the period’s end', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const client = await billing.subscriber({ interval: 'Week' }, 'sandbox_declined_later');
    await billing.chargeOn('2041-01-02');
    await billing.setDate('2041-02-10');
    await billing.setDefaultCard(client.id, 'sandbox_pays');
    await billing.charge();
    expect(await billing.payments()).toMatchObject([
      { status: 'Succeeded', attempts: 2, from: '2041-01-01' },
      { status: 'Succeeded', from: '2041-02-10', until: '2041-02-17' },
    ]);
    expect(await billing.statusOf(client.id)).toBe('Active');
  });

  test('have the decline code expired_card after the card’s last month', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-05');
    await billing.subscriber({ interval: 'Week' }, 'sandbox_expires');
    for (const day of ['2041-01-05', '2041-01-12', '2041-01-19', '2041-01-26']) await billing.chargeOn(day);
    expect((await billing.payments()).map(({ status }) => status)).toEqual(Array(4).fill('Succeeded'));
    await billing.chargeOn('2041-02-02');
    expect((await billing.payments()).at(-1)).toMatchObject({
      status: 'Failed',
      declineCode: 'expired_card',
    });
  });

  test('have the decline code authentication_required when the cardholder must confirm each payment', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-05');
    const client = await billing.subscriber({}, 'sandbox_needs_action');
    await billing.charge();
    expect(await billing.payments()).toMatchObject([
      { status: 'Failed', declineCode: 'authentication_required', nextRetryOn: '2041-01-08' },
    ]);
    expect(await billing.statusOf(client.id)).toBe('PastDue');
  });

  test('result from a trial that ends without a card, and succeed on a retry with a new card', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-05');
    const [client, plan] = [await billing.client(null), await billing.plan()];
    await billing.subscribe(client.id, plan.id, { trialDays: 7 });
    await billing.chargeOn('2041-01-12');
    expect(await billing.payments()).toMatchObject([{ status: 'Failed', failureCode: 'card_missing' }]);
    expect(await billing.query('select from sandbox_charges')).toEqual([]);
    expect(await billing.statusOf(client.id)).toBe('PastDue');
    await billing.setDefaultCard(client.id, 'sandbox_pays');
    await billing.chargeOn('2041-01-15');
    expect(await billing.payments()).toMatchObject([{ status: 'Succeeded', failureCode: null }]);
    expect(await billing.query(`select method->>'last4' as last4 from payments`)).toEqual([
      { last4: '4242' },
    ]);
    expect(await billing.statusOf(client.id)).toBe('Active');
  });

  test('keep their retry schedule when a manual retry fails', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await billing.subscriber({}, 'sandbox_declined_later');
    await billing.charge();
    await billing.setDate('2041-01-03');
    await retryManually(billing);
    await billing.charge();
    expect(await billing.payments()).toMatchObject([
      { status: 'Failed', attempts: 2, nextRetryOn: '2041-01-04' },
    ]);
    for (const day of ['2041-01-04', '2041-01-09', '2041-01-16']) await billing.chargeOn(day);
    expect(await billing.payments()).toMatchObject([{ attempts: 5, nextRetryOn: null }]);
    await retryManually(billing);
    await billing.charge();
    expect(await billing.payments()).toMatchObject([{ status: 'Failed', attempts: 6, nextRetryOn: null }]);
  });

  test('have the failure code card_missing when the card is from another provider', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await billing.subscriber();
    await billing.query(`update client_cards set provider = 'Stripe'`);
    await billing.charge();
    expect(await billing.payments()).toMatchObject([{ status: 'Failed', failureCode: 'card_missing' }]);
  });

  describe('payments without an outcome from the provider', () => {
    const rejectUnreachable = (): Promise<never> => Promise.reject(new Error('The provider is unreachable.'));

    test('remain processing while the provider is unreachable, and are charged once afterwards', async () => {
      const billing = await BillingFixture.open(fixture, '2041-01-01');
      await billing.subscriber();
      const { cardProvider } = fixture.services;
      await expect(billing.charge({ ...cardProvider, charge: rejectUnreachable })).rejects.toThrow(
        'unreachable',
      );
      await expect(billing.charge({ ...cardProvider, charge: rejectUnreachable })).rejects.toThrow(
        'unreachable',
      );
      expect(await billing.payments()).toMatchObject([{ status: 'Processing', attempts: 1 }]);
      await billing.charge();
      expect(await billing.payments()).toMatchObject([{ status: 'Succeeded', attempts: 1 }]);
      expect(await billing.query('select from sandbox_charges')).toHaveLength(1);
    });

    test('do not block other clients and are completed by the next run', async () => {
      const billing = await BillingFixture.open(fixture, '2041-01-01');
      await billing.subscriber();
      const { cardProvider } = fixture.services;
      await billing.charge({
        ...cardProvider,
        charge: async (requests) =>
          (await cardProvider.charge(requests)).map((outcome) => ({ ...outcome, status: 'Processing' })),
      });
      expect(await billing.payments()).toMatchObject([{ status: 'Processing' }]);
      await billing.subscriber();
      await billing.charge();
      expect(await billing.payments()).toMatchObject([{ status: 'Succeeded' }, { status: 'Succeeded' }]);
    });
  });
});

describe('chargeCompany', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const statuses = async (billing: BillingFixture): Promise<string[]> =>
    (await billing.payments()).map(({ status }) => status);

  const deactivation = { kind: 'Deactivate', reason: 'ClientRequest', note: null } as const;

  test.each([
    ['is paused', { kind: 'Pause' }],
    ['is deactivated', { ...deactivation, when: 'Now' }],
    ['is deactivated at period end', { ...deactivation, when: 'PeriodEnd' }],
  ] as const)('makes no further charge for a client who %s', async (_case, command) => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const client = await billing.subscriber();
    await billing.charge();
    await billing.applyAction(client.id, command);
    await billing.chargeOn('2041-04-01');
    expect(await statuses(billing)).toEqual(['Succeeded']);
  });

  test('does not charge a past-due client for another period', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await billing.subscriber({}, 'sandbox_declined_later');
    await billing.advanceDays(45);
    expect(await statuses(billing)).toEqual(['Failed']);
  });

  test('charges a client who subscribed while past due when a card is added, but not twice', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const isDue = async () =>
      (await fixture.services.database.onPlatform(companiesWithDueCharges)).includes(billing.company.id);
    const { id } = await fixture.client(billing.company, { status: 'PastDue' });
    await billing.query(`update companies set after_last_retry = 'KeepPastDue' where id = $1`, [
      billing.company.id,
    ]);
    await billing.applyAction(id, { kind: 'ChangePlan', planId: (await billing.plan({ price: 2500 })).id });
    expect(await isDue()).toBe(false);
    await billing.chargeOn('2041-04-05');
    expect([await billing.payments(), await billing.statusOf(id)]).toEqual([[], 'PastDue']);
    await billing.setDefaultCard(id, 'sandbox_declined_later');
    expect(await isDue()).toBe(true);
    await billing.charge();
    await billing.charge();
    expect([await billing.amounts(), await billing.statusOf(id)]).toEqual([['Failed 2500'], 'PastDue']);
    expect(await isDue()).toBe(false);
    await billing.payFailedPayments(id);
    expect([await billing.amounts(), await billing.statusOf(id)]).toEqual([['Succeeded 2500'], 'Active']);
    await billing.chargeOn('2041-05-04');
    expect(await billing.payments()).toMatchObject([{ from: '2041-04-05', until: '2041-05-05' }]);
    await billing.chargeOn('2041-05-05');
    expect(await billing.payments()).toHaveLength(2);
  });

  test.each([
    ['a yearly plan', { price: 25_000, interval: 'Year' }],
    ['a yearly free plan', { price: 0, interval: 'Year' }],
  ] as const)('starts no new charge for a past-due client who changes to %s', async (_case, plan) => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const { id } = await billing.subscriber();
    await billing.charge();
    await billing.setDefaultCard(id, 'sandbox_declined_later');
    await billing.chargeOn('2041-02-01');
    await billing.applyAction(id, { kind: 'ChangePlan', planId: (await billing.plan(plan)).id });
    await billing.setDefaultCard(id, 'sandbox_pays');
    await billing.charge();
    expect([await statuses(billing), await billing.statusOf(id)]).toEqual([
      ['Succeeded', 'Failed'],
      'PastDue',
    ]);
  });

  test('starts a new period when a paused client resumes after the paid period', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const client = await billing.subscriber();
    await billing.charge();
    await billing.applyAction(client.id, { kind: 'Pause' });
    await billing.setDate('2041-03-10');
    await billing.applyAction(client.id, { kind: 'Resume' });
    await billing.charge();
    expect(await billing.payments()).toMatchObject([{}, { from: '2041-03-10', until: '2041-04-10' }]);
  });

  test('retries the failed payment of a deactivated client only after reactivation', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const client = await billing.subscriber({}, 'sandbox_short');
    await billing.charge();
    await billing.applyAction(client.id, { ...deactivation, when: 'Now' });
    await billing.chargeOn('2041-01-20');
    expect(await billing.payments()).toMatchObject([{ status: 'Failed', attempts: 1 }]);
    await billing.applyAction(client.id, { kind: 'Reactivate' });
    await billing.charge();
    expect(await billing.payments()).toMatchObject([{ status: 'Succeeded', attempts: 2 }]);
  });

  test('does not charge a client who pays outside Livery', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const [client, plan] = [await billing.client(null), await billing.plan()];
    await billing.query(`update clients set status = 'Active' where id = $1`, [client.id]);
    await billing.applyAction(client.id, { kind: 'ChangePlan', planId: plan.id });
    await billing.chargeOn('2041-04-01');
    expect(await statuses(billing)).toEqual([]);
  });

  test('does not charge a subscription that the provider renews', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await billing.subscriber();
    await billing.query(`update subscriptions set provider = 'Stripe', provider_reference = 'sub_1'`);
    await billing.chargeOn('2041-04-01');
    expect(await statuses(billing)).toEqual([]);
  });

  test('charges nothing until the integration is ready, and then everything that is due', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01', null);
    await billing.subscriber();
    await billing.chargeOn('2041-01-20');
    await billing.connect('sandbox_under_review');
    await billing.charge();
    expect(await statuses(billing)).toEqual([]);
    await billing.query('update stripe_integrations set charges_enabled = true');
    await billing.chargeOn('2041-02-01');
    expect(await billing.payments()).toMatchObject([
      { status: 'Succeeded', from: '2041-01-01' },
      { status: 'Succeeded', from: '2041-02-01' },
    ]);
  });

  test('suspends retries and payments in Processing while the integration is not ready', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await billing.subscriber({}, 'sandbox_short');
    await billing.charge();
    await billing.subscriber();
    const rejectUnreachable = (): Promise<never> => Promise.reject(new Error('unreachable'));
    await expect(
      billing.charge({ ...fixture.services.cardProvider, charge: rejectUnreachable }),
    ).rejects.toThrow('unreachable');
    await billing.query('update stripe_integrations set charges_enabled = false');
    await billing.chargeOn('2041-01-10');
    expect(await statuses(billing)).toEqual(['Failed', 'Processing']);
    await billing.query('update stripe_integrations set charges_enabled = true');
    await billing.charge();
    expect(await statuses(billing)).toEqual(['Succeeded', 'Succeeded']);
  });

  test.each(['Cancelled', 'Blocked'])('starts no charge for a company that is %s', async (status) => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await billing.subscriber({}, 'sandbox_short');
    await billing.charge();
    await billing.subscriber();
    await billing.query('update companies set status = $1', [status]);
    await billing.chargeOn('2041-01-20');
    expect(await statuses(billing)).toEqual(['Failed']);
    await billing.query(`update companies set status = 'Active'`);
    await billing.charge();
    expect(await statuses(billing)).toEqual(['Succeeded', 'Succeeded']);
  });

  test('does not charge a period again for a client who is reactivated within it', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const client = await billing.subscriber();
    const { cardProvider } = fixture.services;
    await billing.charge({
      ...cardProvider,
      charge: async (requests) => {
        await billing.applyAction(client.id, { ...deactivation, when: 'Now' });
        return cardProvider.charge(requests);
      },
    });
    expect(await statuses(billing)).toEqual(['Succeeded']);
    expect(await billing.statusOf(client.id)).toBe('Deactivated');
    await billing.applyAction(client.id, { kind: 'Reactivate' });
    await billing.charge();
    expect(await statuses(billing)).toEqual(['Succeeded']);
    await billing.chargeOn('2041-02-01');
    expect(await billing.payments()).toMatchObject([{}, { from: '2041-02-01' }]);
  });

  test('charges each payment once in concurrent runs', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    for (let count = 0; count < 5; count += 1) await billing.subscriber();
    await billing.subscriber({}, 'sandbox_declined_later');
    await Promise.all([billing.charge(), billing.charge(), billing.charge()]);
    await billing.setDate('2041-01-04');
    await Promise.all([billing.charge(), billing.charge(), billing.charge()]);
    expect(await statuses(billing)).toEqual([...Array<string>(5).fill('Succeeded'), 'Failed']);
    expect((await billing.payments()).at(-1)).toMatchObject({ attempts: 2 });
    expect(await billing.query('select from sandbox_charges')).toHaveLength(7);
  });

  test('charges more clients than fit into one batch', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const plan = await billing.plan();
    const clients = [];
    for (let count = 0; count < 120; count += 1) clients.push(await billing.client());
    for (const { id } of clients) await billing.subscribe(id, plan.id);
    await billing.charge();
    expect(await statuses(billing)).toEqual(Array(120).fill('Succeeded'));
  });

  test('does not charge clients of another company', async () => {
    const [billing, other] = [
      await BillingFixture.open(fixture, '2041-01-01'),
      await BillingFixture.open(fixture, '2041-01-01'),
    ];
    await billing.subscriber();
    await other.subscriber();
    await billing.charge();
    expect(await statuses(billing)).toEqual(['Succeeded']);
    expect(await statuses(other)).toEqual([]);
  });
});
