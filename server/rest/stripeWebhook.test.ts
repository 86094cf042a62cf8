import { platformAccount } from '../card-provider/platformAccount';
import { newChargeRequest, attachTestCard } from '../card-provider/testing/stripeFixture';
import { newId } from '../lib/ids';
import { seededRandom } from '../lib/random';
import { limit } from '../modules/auth/limits';
import { startClientSubscription } from '../modules/client-cards/subscribe';
import { queryCompany, setUpBilling, type BillingSetup } from '../modules/client-cards/testing/billingSetup';
import { createStripeHarness, type StripeHarness } from '../modules/provider-events/testing/providerHarness';
import { recordPayments } from '../modules/payments/recording';
import { buildPayment } from '../modules/payments/testing/buildPayment';
import { receiveCompanyWebhook } from '../modules/provider-events/receiveWebhook';
import { requeueEvents } from '../modules/provider-events/processEvents';
import { connectStripeWithKeys } from '../modules/stripe/connectWithKeys';
import { readyAccount } from '../testing/stripe/accounts';
import type { StripeEvent } from '../testing/stripe/accountStore';
import { signEvent } from '../testing/stripe/signing';

let side: StripeHarness;
beforeAll(async () => {
  // One request a minute, which messages are not counted by.
  side = await createStripeHarness({ REQUESTS_PER_MINUTE: '1' });
});
afterAll(() => side.close());

const kept = (stage: BillingSetup) =>
  queryCompany<{ type: string; status: string; failure: string | null }>(
    side.fixture,
    stage,
    'select type, status, failure from provider_events order by id',
  );

/** All that a company's books say of money. */
const booksOf = async (stage: BillingSetup) => ({
  payments: await queryCompany(
    side.fixture,
    stage,
    `select status, amount, amount_refunded as refunded, attempt_count as attempts, failure_code as failure,
       dispute_status as dispute, period_start as start from payments order by created_at, id`,
  ),
  refunds: await queryCompany(
    side.fixture,
    stage,
    'select amount, status, reason from refunds order by amount',
  ),
  clients: await queryCompany(side.fixture, stage, 'select status, lifetime_value as value from clients'),
  tallies: await queryCompany(
    side.fixture,
    stage,
    'select measure, sum(count)::int as count, sum(amount)::int as amount from daily_tallies group by 1 order by 1',
  ),
});

async function subscribe(stage: BillingSetup, card: 'pays' | 'short' = 'pays'): Promise<void> {
  const { ctx, client, plan } = stage;
  const token = await side.createToken(stage, card);
  await startClientSubscription(ctx, { clientId: client.id, planId: plan.id, token }, newId());
  await side.runQueuedJobs(stage);
}

const send = (
  payload: string,
  headers: Record<string, string>,
  path = '/webhooks/stripe',
  remoteAddress = '127.0.0.1',
) => side.app.inject({ method: 'POST', url: path, headers, payload, remoteAddress });

const anEvent = (given: object = {}) => ({
  id: `evt_${newId()}`,
  object: 'event',
  type: 'account.updated',
  created: 1_800_000_000,
  data: { object: { id: 'acct_1', object: 'account' } },
  ...given,
});

describe('a message is taken', () => {
  test('and answered before it is worked off', async () => {
    const stage = await side.setUpBilling();
    side.server.stripe.updateAccount(await side.accountOf(stage.company), { payouts_enabled: false });
    const [message] = side.takeNewEvents();
    expect(await side.deliver(message ?? {})).toBe(200);
    expect((await kept(stage)).at(-1)).toEqual({ type: 'account.updated', status: 'Waiting', failure: null });
    await side.processEvents();
    expect((await kept(stage)).at(-1)).toMatchObject({ status: 'Done' });
    expect(
      await queryCompany(side.fixture, stage, 'select payouts_enabled as on from stripe_integrations'),
    ).toEqual([{ on: false }]);
  });

  test('100 times, at once, and has one effect', async () => {
    const stage = await side.setUpBilling();
    await subscribe(stage);
    const before = [await booksOf(stage), (await kept(stage)).length];
    side.server.stripe.advance(32);
    const paid = side.takeNewEvents().find(({ type }) => type === 'invoice.paid');
    const answers = await Promise.all(Array.from({ length: 100 }, () => side.deliver(paid ?? {})));
    expect(new Set(answers)).toEqual(new Set([200]));
    await side.processEvents();
    const after = await booksOf(stage);
    expect(after.payments).toHaveLength(2);
    expect(after).not.toEqual(before[0]);
    expect(await kept(stage)).toHaveLength(Number(before[1]) + 1);
  });

  test('of an account that nobody here has, and not kept', async () => {
    const waiting = () => side.fixture.services.jobs.unfinished('work-provider-event');
    const before = (await waiting()).length;
    const ofNobody = { id: 'pi_1', metadata: { companyId: newId() } };
    for (const given of [{ account: 'acct_unknown' }, {}, { data: { object: ofNobody } }]) {
      expect(await side.deliver(anEvent(given))).toBe(200);
    }
    expect(await waiting()).toHaveLength(before);
  });

  test('that nothing follows from, and says so', async () => {
    const stage = await side.setUpBilling();
    await side.deliver(anEvent({ type: 'customer.created', account: await side.accountOf(stage.company) }));
    await side.processEvents();
    expect((await kept(stage)).at(-1)).toMatchObject({ type: 'customer.created', status: 'Ignored' });
  });

  test('while Stripe itself is away, and worked off when it is back', async () => {
    const stage = await side.setUpBilling();
    side.server.stripe.updateAccount(await side.accountOf(stage.company), { payouts_enabled: false });
    const [message] = side.takeNewEvents();
    side.server.stripe.failureMode = 'broken';
    expect(await side.deliver(message ?? {})).toBe(200);
    await expect(side.processEvents()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await kept(stage)).at(-1)).toMatchObject({
      status: 'Failed',
      failure: 'Stripe does not answer at the moment. Try again in a minute.',
    });
    side.server.stripe.failureMode = 'none';
    await side.processEvents();
    expect((await kept(stage)).at(-1)).toMatchObject({ status: 'Done', failure: null });
  });

  test('that was given up, and is taken up again by the next look, or when Stripe sends it once more', async () => {
    const stage = await side.setUpBilling();
    side.server.stripe.updateAccount(await side.accountOf(stage.company), { payouts_enabled: false });
    const [message] = side.takeNewEvents();
    await side.deliver(message ?? {});
    await queryCompany(
      side.fixture,
      stage,
      "update provider_events set status = 'Failed', failure = 'Away.'",
    );
    const { services } = side.fixture;
    const queued = async () =>
      (await services.jobs.unfinished('work-provider-event')).filter(
        ({ companyId }) => companyId === stage.company.id,
      ).length;
    const before = await queued();
    await side.deliver(message ?? {});
    expect(await queued()).toBe(before + 1);
    await side.processEvents();
    await side.deliver(message ?? {});
    expect(await queued()).toBe(before + 1);

    const [lost] = await queryCompany<{ id: string }>(
      side.fixture,
      stage,
      `insert into provider_events (company_id, id, provider, event_reference, type, status, happened_at)
       values ('${stage.company.id}', '${newId()}', 'Stripe', 'evt_lost', 'customer.created', 'Waiting', now())
       returning id`,
    );
    for (let look = 0; look < 2; look += 1) await requeueEvents(services);
    expect(await services.jobs.unfinished('work-provider-event')).toContainEqual({
      companyId: stage.company.id,
      eventId: lost?.id,
    });
    expect(await queued()).toBe(before + 2);
    await side.processEvents();
    await requeueEvents(services);
    expect((await kept(stage)).at(-1)).toMatchObject({ status: 'Ignored' });
  });

  test("of a dispute about what the company paid to Livery: it stands on the company's own payment", async () => {
    const stage = await side.setUpBilling();
    const account = platformAccount(stage.company.id);
    const { cardProvider: provider, database } = side.fixture.services;
    const local = { server: side.server, stripe: side.server.stripe, provider, account };
    const fee = newChargeRequest(local, await attachTestCard(local));
    const [paid] = await provider.charge([fee]);
    const payment = {
      ...buildPayment(stage.client.id),
      id: fee.paymentId,
      direction: 'Outgoing',
      type: 'PlatformFee',
      clientId: null,
      planId: null,
      amount: fee.amount,
      provider: 'Stripe',
      providerPaymentId: paid?.reference ?? '',
    } as const;
    await database.inCompany(stage.company.id, (db) => recordPayments(db, stage.company.id, [payment]));
    side.server.stripe.setDisputeStatus(null, paid?.reference ?? '', 'needs_response');
    side.server.stripe.setDisputeStatus(null, paid?.reference ?? '', 'lost');
    for (const message of side.takeNewEvents().filter(({ type }) => type.startsWith('charge.dispute.'))) {
      expect(await side.deliver(message)).toBe(200);
    }
    await side.processEvents();
    expect(await booksOf(stage)).toMatchObject({
      payments: [{ status: 'Disputed', refunded: fee.amount, dispute: 'Lost' }],
      refunds: [{ amount: fee.amount, reason: 'Dispute' }],
      // What goes back to the company is nothing that it gave back to its clients.
      tallies: [{ measure: 'ClientsAdded' }],
    });
  });

  test.each([
    { owed: 'what it owes Livery', settled: 'Failed' as const },
    { owed: 'what it paid to Livery', settled: 'Succeeded' as const },
  ])(
    "of a payment on the company's own account that passes for $owed: that stays as it is",
    async ({ settled }) => {
      const stage = await side.setUpBilling();
      const reference = await side.accountOf(stage.company);
      const fee = {
        ...buildPayment(stage.client.id),
        direction: 'Outgoing',
        type: 'PlatformFee',
        status: settled,
        clientId: null,
        planId: null,
        provider: 'Stripe',
        providerPaymentId: 'pi_of_livery',
      } as const;
      const { cardProvider: provider, database } = side.fixture.services;
      await database.inCompany(stage.company.id, (db) => recordPayments(db, stage.company.id, [fee]));
      const before = await booksOf(stage);

      const account = { companyId: stage.company.id, reference, secretKey: null };
      const local = { server: side.server, stripe: side.server.stripe, provider, account };
      const forged = newChargeRequest(local, await attachTestCard(local), { paymentId: fee.id, amount: 50 });
      const [charged] = await provider.charge([forged]);
      expect(charged?.status).toBe('Succeeded');
      side.server.stripe.setDisputeStatus(reference, charged?.reference ?? '', 'lost');
      for (const message of side.takeNewEvents()) await side.deliver(message);
      await side.processEvents();
      expect(await booksOf(stage)).toEqual(before);
    },
  );

  test('that the account was taken away: nothing is charged there any more', async () => {
    const stage = await side.setUpBilling();
    side.server.stripe.deauthorize(await side.accountOf(stage.company));
    for (const message of side.takeNewEvents()) await side.deliver(message);
    await side.processEvents();
    const [row] = await queryCompany(
      side.fixture,
      stage,
      'select charges_enabled as on, disconnected_at is not null as gone from stripe_integrations',
    );
    expect(row).toEqual({ on: false, gone: true });
  });
});

describe('a message is refused', () => {
  const refused = async (answer: ReturnType<typeof send>) => {
    const { statusCode, body } = await answer;
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'BAD_USER_INPUT']);
  };

  test('that somebody else signed, or nobody', async () => {
    const { payload, headers } = signEvent(anEvent(), ['whsec_forged']);
    await refused(send(payload, headers));
    await refused(send(payload, { 'content-type': 'application/json' }));
    await refused(send('', headers));
  });

  test.each([-301, 301])('that is sent again %d seconds away from when it was signed', async (seconds) => {
    const at = new Date(Date.now() + seconds * 1000);
    expect(await side.deliver(anEvent(), undefined, at)).toBe(400);
  });

  test('that was changed on its way', async () => {
    const { payload, headers } = signEvent(anEvent(), ['whsec_platform']);
    await refused(send(payload.replace('acct_1', 'acct_2'), headers));
  });

  test('at the address of a company that has no keys of its own, or is none', async () => {
    const stage = await side.setUpBilling();
    const { payload, headers } = signEvent(anEvent(), ['whsec_platform']);
    for (const id of [stage.company.id, newId(), 'nonsense', "'; drop table clients"]) {
      await refused(send(payload, headers, `/webhooks/stripe/${encodeURIComponent(id)}`));
    }
  });

  test('that is one forged of very many from one network; what Stripe signs is taken from there as ever', async () => {
    const stage = await side.setUpBilling();
    const forged = signEvent(anEvent(), ['whsec_forged']);
    const paths = ['/webhooks/stripe', `/webhooks/stripe/${stage.company.id}`];
    const codes: number[] = [];
    for (let count = 0; count < 62; count += 1) {
      const answer = await send(forged.payload, forged.headers, paths[count % 2], '203.0.113.9');
      codes.push(answer.statusCode);
    }
    expect(codes).toEqual([...Array<number>(60).fill(400), 429, 429]);
    const real = signEvent(anEvent({ account: await side.accountOf(stage.company) }), ['whsec_platform']);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => send(real.payload, real.headers, paths[0], '203.0.113.9')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await send(forged.payload, forged.headers, paths[0], '203.0.113.10')).statusCode).toBe(400);
  });

  test('that comes while 200 others from its /48 wait for the secret of a company', async () => {
    const { services } = side.fixture;
    const away = new Error('away');
    let fail: () => void = () => {};
    const held = new Promise<never>((_resolve, reject) => (fail = () => reject(away)));
    const database = Object.assign(Object.create(services.database), { inCompany: () => held });
    const { payload, headers } = signEvent(anEvent(), ['whsec_forged']);
    const from = (ipAddress: string) =>
      receiveCompanyWebhook(
        { ...services, database },
        newId(),
        { raw: Buffer.from(payload), signature: headers['stripe-signature'] },
        ipAddress,
      );
    const waiting = Array.from({ length: 200 }, (_none, at) => from(`2001:db8:1:${at + 100}::1`));
    const all = Promise.allSettled(waiting);
    await expect(from('2001:db8:1:999::1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const elsewhere = from('2001:db8:2::1');
    fail();
    await expect(elsewhere).rejects.toBe(away);
    expect(await all).toEqual(Array(200).fill({ status: 'rejected', reason: away }));
  });

  test('that is larger than a message can be', async () => {
    const { payload, headers } = signEvent(anEvent({ padding: 'x'.repeat(256_001) }), ['whsec_platform']);
    expect((await send(payload, headers)).statusCode).toBe(413);
  });
});

describe('the books are the same', () => {
  /** A month with a decline, a retry, a refund by hand and a lost dispute, and all that was told of it. */
  async function eventfulMonth(stage: BillingSetup): Promise<StripeEvent[]> {
    await subscribe(stage);
    const account = await side.accountOf(stage.company);
    const book = side.server.stripe.store(account);
    const [first] = book.all('payment_intent');
    side.server.stripe.advance(32);
    const [second] = book.all('payment_intent');
    await side.fixture.services.cardProvider.refund({
      account: { companyId: stage.company.id, reference: account, secretKey: null },
      idempotencyKey: newId(),
      payment: first?.id ?? '',
      amount: 300,
      currency: 'USD',
      reason: 'Other',
      firstRequestedAt: new Date(),
      at: new Date(),
    });
    side.server.stripe.setDisputeStatus(account, second?.id ?? '', 'needs_response');
    side.server.stripe.setDisputeStatus(account, second?.id ?? '', 'lost');
    return side.takeNewEvents();
  }

  const withoutTimes = (books: Awaited<ReturnType<typeof booksOf>>) =>
    JSON.parse(JSON.stringify(books, (key, value: unknown) => (key === 'start' ? undefined : value)));

  test('in whatever order messages come, however often', async () => {
    const seen: unknown[] = [];
    for (const seed of [1, 2]) {
      const stage = await side.setUpBilling();
      const told = await eventfulMonth(stage);
      const random = seededRandom(seed);
      const shuffled = [...told, ...told.filter(() => random.chance(0.5))]
        .map((message) => ({ message, place: random.next() }))
        .sort((one, other) => one.place - other.place);
      for (const { message } of shuffled) {
        await side.deliver(message);
        if (random.chance(0.3)) await side.processEvents();
      }
      await side.processEvents();
      seen.push(withoutTimes(await booksOf(stage)));
    }
    expect(seen[0]).toMatchObject({
      payments: [
        { status: 'PartiallyRefunded', amount: 1000, refunded: 300, dispute: null },
        { status: 'Disputed', amount: 1000, refunded: 1000, dispute: 'Lost' },
      ],
    });
    for (const books of seen.slice(1)) expect(books).toEqual(seen[0]);
  });
});

test('a company with keys of its own hears at its own address', async () => {
  const stage = await setUpBilling(side.fixture, { account: null });
  const { services } = side.fixture;
  const { id, secretKey, publishableKey } = side.server.stripe.addStandaloneAccount(
    `own${newId().replace(/-/g, '')}`,
  );
  const ctx = await side.fixture.asAdmin(stage.company);
  await connectStripeWithKeys(
    {
      ...ctx,
      services: { ...services, settings: { ...services.settings, publicUrl: 'https://console.test' } },
    },
    { secretKey, publishableKey },
  );
  const [endpoint] = side.server.stripe.store(id).all('webhook_endpoint');
  expect(endpoint?.url).toBe(`https://console.test/webhooks/stripe/${stage.company.id}`);
  side.server.stripe.updateAccount(id, { ...readyAccount, payouts_enabled: false });
  const told = side.takeNewEvents().find(({ type }) => type === 'account.updated');
  const { payload, headers } = signEvent({ ...told, account: undefined }, [`whsec_${endpoint?.id}`]);
  const answer = await send(payload, headers, `/webhooks/stripe/${stage.company.id}`);
  expect(answer.statusCode).toBe(200);
  await side.processEvents();
  expect(
    await queryCompany(side.fixture, stage, 'select payouts_enabled as on from stripe_integrations'),
  ).toEqual([{ on: false }]);

  // Nobody else's messages wait for those of a company that signs one after the other.
  for (let count = 0; count < 600; count += 1) {
    await limit(services, 'own-message-company', stage.company.id).catch(() => undefined);
  }
  expect((await send(payload, headers, `/webhooks/stripe/${stage.company.id}`)).statusCode).toBe(429);
});
