import { limit, platformAccount } from '../../platform';
import { attachTestCard, newChargeRequest } from '../../platform/testing';
import { newId } from '../../lib/ids';
import { seededRandom } from '../../lib/random';
import { startClientSubscription } from '../cards/subscribe.service';
import { setUpBilling, type BillingSetup } from '../cards/testing/billingSetup';
import { createStripeHarness, type StripeHarness } from './testing/providerHarness';
import { recordPayments } from '../payments/recording';
import { receiveCompanyWebhook } from './receiveWebhook.service';
import { requeueEvents } from './processEvents';
import { connectStripeWithKeys } from '../stripe/connectWithKeys.service';
import { readyAccount } from '../../testing/stripe/accounts';
import type { StripeEvent } from '../../testing/stripe/accountStore';
import { signEvent } from '../../testing/stripe/signing';
import { buildPayment } from '../../testing/factories/payments';

let harness: StripeHarness;
beforeAll(async () => {
  // Allows one request a minute, to show that the limit does not apply to webhooks.
  harness = await createStripeHarness({ REQUESTS_PER_MINUTE: '1' });
});
afterAll(() => harness.close());

const storedEvents = (setup: BillingSetup) =>
  harness.fixture.query<{ type: string; status: string; failure: string | null }>(
    setup.company,
    'select type, status, failure from provider_events order by id',
  );

const loadFinancialState = async (setup: BillingSetup) => ({
  payments: await harness.fixture.query(
    setup.company,
    `select status, amount, amount_refunded as refunded, attempt_count as attempts, failure_code as failure,
       dispute_status as dispute, period_start as start from payments order by created_at, id`,
  ),
  refunds: await harness.fixture.query(
    setup.company,
    'select amount, status, reason from refunds order by amount',
  ),
  clients: await harness.fixture.query(setup.company, 'select status, lifetime_value as value from clients'),
  tallies: await harness.fixture.query(
    setup.company,
    'select measure, sum(count)::int as count, sum(amount)::int as amount from daily_tallies group by 1 order by 1',
  ),
});

async function startSubscription(setup: BillingSetup, card: 'pays' | 'short' = 'pays'): Promise<void> {
  const { ctx, client, plan } = setup;
  const token = await harness.createToken(setup, card);
  await startClientSubscription(ctx, { clientId: client.id, planId: plan.id, token }, newId());
  await harness.runQueuedJobs(setup);
}

const send = (
  payload: string,
  headers: Record<string, string>,
  path = '/webhooks/stripe',
  remoteAddress = '127.0.0.1',
) => harness.app.inject({ method: 'POST', url: path, headers, payload, remoteAddress });

const buildEvent = (overrides: object = {}) => ({
  id: `evt_${newId()}`,
  object: 'event',
  type: 'account.updated',
  created: 1_800_000_000,
  data: { object: { id: 'acct_1', object: 'account' } },
  ...overrides,
});

describe('accepted webhooks', () => {
  test('return 200 before the event is processed', async () => {
    const setup = await harness.setUpBilling();
    harness.server.stripe.updateAccount(await harness.accountOf(setup.company), { payouts_enabled: false });
    const [message] = harness.takeNewEvents();
    expect(await harness.deliver(message ?? {})).toBe(200);
    expect((await storedEvents(setup)).at(-1)).toEqual({
      type: 'account.updated',
      status: 'Waiting',
      failure: null,
    });
    await harness.processEvents();
    expect((await storedEvents(setup)).at(-1)).toMatchObject({ status: 'Done' });
    expect(
      await harness.fixture.query(setup.company, 'select payouts_enabled as on from stripe_integrations'),
    ).toEqual([{ on: false }]);
  });

  test('take effect once when they are delivered 100 times concurrently', async () => {
    const setup = await harness.setUpBilling();
    await startSubscription(setup);
    const before = [await loadFinancialState(setup), (await storedEvents(setup)).length];
    harness.server.stripe.advance(32);
    const paid = harness.takeNewEvents().find(({ type }) => type === 'invoice.paid');
    const responses = await Promise.all(Array.from({ length: 100 }, () => harness.deliver(paid ?? {})));
    expect(new Set(responses)).toEqual(new Set([200]));
    await harness.processEvents();
    const after = await loadFinancialState(setup);
    expect(after.payments).toHaveLength(2);
    expect(after).not.toEqual(before[0]);
    expect(await storedEvents(setup)).toHaveLength(Number(before[1]) + 1);
  });

  test('return 200 for an unknown account without queueing the event', async () => {
    const pending = () => harness.fixture.services.jobs.unfinished('work-provider-event');
    const before = (await pending()).length;
    const unknownObject = { id: 'pi_1', metadata: { companyId: newId() } };
    for (const overrides of [{ account: 'acct_unknown' }, {}, { data: { object: unknownObject } }]) {
      expect(await harness.deliver(buildEvent(overrides))).toBe(200);
    }
    expect(await pending()).toHaveLength(before);
  });

  test('are marked as ignored when the event has no effect', async () => {
    const setup = await harness.setUpBilling();
    await harness.deliver(
      buildEvent({ type: 'customer.created', account: await harness.accountOf(setup.company) }),
    );
    await harness.processEvents();
    expect((await storedEvents(setup)).at(-1)).toMatchObject({ type: 'customer.created', status: 'Ignored' });
  });

  test('are accepted during a Stripe outage and processed afterwards', async () => {
    const setup = await harness.setUpBilling();
    harness.server.stripe.updateAccount(await harness.accountOf(setup.company), { payouts_enabled: false });
    const [message] = harness.takeNewEvents();
    harness.server.stripe.failureMode = 'returning errors';
    expect(await harness.deliver(message ?? {})).toBe(200);
    await expect(harness.processEvents()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await storedEvents(setup)).at(-1)).toMatchObject({
      status: 'Failed',
      failure: 'Stripe is not responding. Try again in a minute.',
    });
    harness.server.stripe.failureMode = 'none';
    await harness.processEvents();
    expect((await storedEvents(setup)).at(-1)).toMatchObject({ status: 'Done', failure: null });
  });

  test('requeue a failed event on redelivery, and requeueEvents requeues a lost event once', async () => {
    const setup = await harness.setUpBilling();
    harness.server.stripe.updateAccount(await harness.accountOf(setup.company), { payouts_enabled: false });
    const [message] = harness.takeNewEvents();
    await harness.deliver(message ?? {});
    await harness.fixture.query(
      setup.company,
      "update provider_events set status = 'Failed', failure = 'Away.'",
    );
    const { services } = harness.fixture;
    const countQueued = async () =>
      (await services.jobs.unfinished('work-provider-event')).filter(
        ({ companyId }) => companyId === setup.company.id,
      ).length;
    const before = await countQueued();
    await harness.deliver(message ?? {});
    expect(await countQueued()).toBe(before + 1);
    await harness.processEvents();
    await harness.deliver(message ?? {});
    expect(await countQueued()).toBe(before + 1);

    const [lost] = await harness.fixture.query<{ id: string }>(
      setup.company,
      `insert into provider_events (company_id, id, provider, event_reference, type, status, happened_at)
       values ('${setup.company.id}', '${newId()}', 'Stripe', 'evt_lost', 'customer.created', 'Waiting', now())
       returning id`,
    );
    for (let run = 0; run < 2; run += 1) await requeueEvents(services);
    expect(await services.jobs.unfinished('work-provider-event')).toContainEqual({
      companyId: setup.company.id,
      eventId: lost?.id,
    });
    expect(await countQueued()).toBe(before + 2);
    await harness.processEvents();
    await requeueEvents(services);
    expect((await storedEvents(setup)).at(-1)).toMatchObject({ status: 'Ignored' });
  });

  test("apply a dispute of a platform fee to the company's own payment", async () => {
    const setup = await harness.setUpBilling();
    const account = platformAccount(setup.company.id);
    const { cardProvider: provider, database } = harness.fixture.services;
    const chargeContext = { server: harness.server, stripe: harness.server.stripe, provider, account };
    const fee = newChargeRequest(chargeContext, await attachTestCard(chargeContext));
    const [paid] = await provider.charge([fee]);
    const payment = {
      ...buildPayment(setup.client.id),
      id: fee.paymentId,
      direction: 'Outgoing',
      type: 'PlatformFee',
      clientId: null,
      planId: null,
      amount: fee.amount,
      provider: 'Stripe',
      providerPaymentId: paid?.reference ?? '',
    } as const;
    await database.inCompany(setup.company.id, (db) => recordPayments(db, setup.company.id, [payment]));
    harness.server.stripe.setDisputeStatus(null, paid?.reference ?? '', 'needs_response');
    harness.server.stripe.setDisputeStatus(null, paid?.reference ?? '', 'lost');
    for (const message of harness.takeNewEvents().filter(({ type }) => type.startsWith('charge.dispute.'))) {
      expect(await harness.deliver(message)).toBe(200);
    }
    await harness.processEvents();
    expect(await loadFinancialState(setup)).toMatchObject({
      payments: [{ status: 'Disputed', refunded: fee.amount, dispute: 'Lost' }],
      refunds: [{ amount: fee.amount, reason: 'Dispute' }],
      // The refund to the company is not a refund to its clients.
      tallies: [{ measure: 'ClientsAdded' }],
    });
  });

  test.each([
    { claim: 'an unpaid platform fee', status: 'Failed' as const },
    { claim: 'a paid platform fee', status: 'Succeeded' as const },
  ])("ignore a payment on the company's own account that claims to be $claim", async ({ status }) => {
    const setup = await harness.setUpBilling();
    const reference = await harness.accountOf(setup.company);
    const fee = {
      ...buildPayment(setup.client.id),
      direction: 'Outgoing',
      type: 'PlatformFee',
      status,
      clientId: null,
      planId: null,
      provider: 'Stripe',
      providerPaymentId: 'pi_of_livery',
    } as const;
    const { cardProvider: provider, database } = harness.fixture.services;
    await database.inCompany(setup.company.id, (db) => recordPayments(db, setup.company.id, [fee]));
    const before = await loadFinancialState(setup);

    const account = { companyId: setup.company.id, reference, secretKey: null };
    const chargeContext = { server: harness.server, stripe: harness.server.stripe, provider, account };
    const forged = newChargeRequest(chargeContext, await attachTestCard(chargeContext), {
      paymentId: fee.id,
      amount: 50,
    });
    const [charged] = await provider.charge([forged]);
    expect(charged?.status).toBe('Succeeded');
    harness.server.stripe.setDisputeStatus(reference, charged?.reference ?? '', 'lost');
    for (const message of harness.takeNewEvents()) await harness.deliver(message);
    await harness.processEvents();
    expect(await loadFinancialState(setup)).toEqual(before);
  });

  test('disable charges when the account is deauthorized', async () => {
    const setup = await harness.setUpBilling();
    harness.server.stripe.deauthorize(await harness.accountOf(setup.company));
    for (const message of harness.takeNewEvents()) await harness.deliver(message);
    await harness.processEvents();
    const [row] = await harness.fixture.query(
      setup.company,
      'select charges_enabled as on, disconnected_at is not null as gone from stripe_integrations',
    );
    expect(row).toEqual({ on: false, gone: true });
  });
});

describe('invalid webhooks', () => {
  const expectRejected = async (response: ReturnType<typeof send>) => {
    const { statusCode, body } = await response;
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'BAD_USER_INPUT']);
  };

  test('are rejected for a wrong or missing signature', async () => {
    const { payload, headers } = signEvent(buildEvent(), ['whsec_forged']);
    await expectRejected(send(payload, headers));
    await expectRejected(send(payload, { 'content-type': 'application/json' }));
    await expectRejected(send('', headers));
  });

  test.each([-301, 301])('are rejected when their signature time is off by %d seconds', async (seconds) => {
    const at = new Date(Date.now() + seconds * 1000);
    expect(await harness.deliver(buildEvent(), undefined, at)).toBe(400);
  });

  test('are rejected if the payload was changed after signing', async () => {
    const { payload, headers } = signEvent(buildEvent(), ['whsec_platform']);
    await expectRejected(send(payload.replace('acct_1', 'acct_2'), headers));
  });

  test('are rejected for an unknown company, and for one without its own keys', async () => {
    const setup = await harness.setUpBilling();
    const { payload, headers } = signEvent(buildEvent(), ['whsec_platform']);
    for (const id of [setup.company.id, newId(), 'nonsense', "'; drop table clients"]) {
      await expectRejected(send(payload, headers, `/webhooks/stripe/${encodeURIComponent(id)}`));
    }
  });

  test('are rate limited by network, without limiting signed webhooks', async () => {
    const setup = await harness.setUpBilling();
    const forged = signEvent(buildEvent(), ['whsec_forged']);
    const paths = ['/webhooks/stripe', `/webhooks/stripe/${setup.company.id}`];
    const codes: number[] = [];
    for (let count = 0; count < 62; count += 1) {
      const response = await send(forged.payload, forged.headers, paths[count % 2], '203.0.113.9');
      codes.push(response.statusCode);
    }
    expect(codes).toEqual([...Array<number>(60).fill(400), 429, 429]);
    const signed = signEvent(buildEvent({ account: await harness.accountOf(setup.company) }), [
      'whsec_platform',
    ]);
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => send(signed.payload, signed.headers, paths[0], '203.0.113.9')),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await send(forged.payload, forged.headers, paths[0], '203.0.113.10')).statusCode).toBe(400);
  });

  test("are rejected while 200 others of their /48 network wait for a company's secret", async () => {
    const { services } = harness.fixture;
    const unavailable = new Error('away');
    let fail: () => void = () => {};
    const pendingRead = new Promise<never>((_resolve, reject) => (fail = () => reject(unavailable)));
    const database = Object.assign(Object.create(services.database), { inCompany: () => pendingRead });
    const { payload, headers } = signEvent(buildEvent(), ['whsec_forged']);
    const receiveFrom = (ipAddress: string) =>
      receiveCompanyWebhook(
        { ...services, database },
        newId(),
        { raw: Buffer.from(payload), signature: headers['stripe-signature'] },
        ipAddress,
      );
    const pending = Array.from({ length: 200 }, (_value, at) => receiveFrom(`2001:db8:1:${at + 100}::1`));
    const all = Promise.allSettled(pending);
    await expect(receiveFrom('2001:db8:1:999::1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const otherNetwork = receiveFrom('2001:db8:2::1');
    fail();
    await expect(otherNetwork).rejects.toBe(unavailable);
    expect(await all).toEqual(Array(200).fill({ status: 'rejected', reason: unavailable }));
  });

  test('are rejected for an oversized payload', async () => {
    const { payload, headers } = signEvent(buildEvent({ padding: 'x'.repeat(256_001) }), ['whsec_platform']);
    expect((await send(payload, headers)).statusCode).toBe(413);
  });
});

describe('event order', () => {
  /** Simulates a month with a renewal, a refund and a lost dispute, and returns its Stripe events. */
  async function eventfulMonth(setup: BillingSetup): Promise<StripeEvent[]> {
    await startSubscription(setup);
    const account = await harness.accountOf(setup.company);
    const store = harness.server.stripe.store(account);
    const [first] = store.all('payment_intent');
    harness.server.stripe.advance(32);
    const [second] = store.all('payment_intent');
    await harness.fixture.services.cardProvider.refund({
      account: { companyId: setup.company.id, reference: account, secretKey: null },
      idempotencyKey: newId(),
      payment: first?.id ?? '',
      amount: 300,
      currency: 'USD',
      reason: 'Other',
      firstRequestedAt: new Date(),
      at: new Date(),
    });
    harness.server.stripe.setDisputeStatus(account, second?.id ?? '', 'needs_response');
    harness.server.stripe.setDisputeStatus(account, second?.id ?? '', 'lost');
    return harness.takeNewEvents();
  }

  const withoutTimes = (state: Awaited<ReturnType<typeof loadFinancialState>>) =>
    JSON.parse(JSON.stringify(state, (key, value: unknown) => (key === 'start' ? undefined : value)));

  test('does not change the result, even with duplicate events', async () => {
    const results: unknown[] = [];
    for (const seed of [1, 2]) {
      const setup = await harness.setUpBilling();
      const sentEvents = await eventfulMonth(setup);
      const random = seededRandom(seed);
      const shuffled = [...sentEvents, ...sentEvents.filter(() => random.chance(0.5))]
        .map((message) => ({ message, place: random.next() }))
        .sort((one, other) => one.place - other.place);
      for (const { message } of shuffled) {
        await harness.deliver(message);
        if (random.chance(0.3)) await harness.processEvents();
      }
      await harness.processEvents();
      results.push(withoutTimes(await loadFinancialState(setup)));
    }
    expect(results[0]).toMatchObject({
      payments: [
        { status: 'PartiallyRefunded', amount: 1000, refunded: 300, dispute: null },
        { status: 'Disputed', amount: 1000, refunded: 1000, dispute: 'Lost' },
      ],
    });
    for (const state of results.slice(1)) expect(state).toEqual(results[0]);
  });
});

test('POST /webhooks/stripe/:id accepts and rate limits the events of a company with its own keys', async () => {
  const setup = await setUpBilling(harness.fixture, { account: null });
  const { services } = harness.fixture;
  const { id, secretKey, publishableKey } = harness.server.stripe.addStandaloneAccount(
    `own${newId().replace(/-/g, '')}`,
  );
  const ctx = await harness.fixture.signedIn(setup.company);
  await connectStripeWithKeys(
    {
      ...ctx,
      services: { ...services, settings: { ...services.settings, publicUrl: 'https://console.test' } },
    },
    { secretKey, publishableKey },
  );
  const [endpoint] = harness.server.stripe.store(id).all('webhook_endpoint');
  expect(endpoint?.url).toBe(`https://console.test/webhooks/stripe/${setup.company.id}`);
  harness.server.stripe.updateAccount(id, { ...readyAccount, payouts_enabled: false });
  const sentEvent = harness.takeNewEvents().find(({ type }) => type === 'account.updated');
  const { payload, headers } = signEvent({ ...sentEvent, account: undefined }, [`whsec_${endpoint?.id}`]);
  const response = await send(payload, headers, `/webhooks/stripe/${setup.company.id}`);
  expect(response.statusCode).toBe(200);
  await harness.processEvents();
  expect(
    await harness.fixture.query(setup.company, 'select payouts_enabled as on from stripe_integrations'),
  ).toEqual([{ on: false }]);

  // A company can forge webhooks signed with its own keys, so their limit protects the events of other
  // companies.
  for (let count = 0; count < 600; count += 1) {
    await limit(services, 'own-message-company', setup.company.id).catch(() => undefined);
  }
  expect((await send(payload, headers, `/webhooks/stripe/${setup.company.id}`)).statusCode).toBe(429);
});
