import { newId } from '../../lib/ids';
import type { CompanyStatus } from '../../schema.generated';
import { startClientSubscription } from '../client-cards/subscribe';
import { setClockAhead } from '../client-cards/testing/clock';
import { queryCompany, setUpBilling, type BillingSetup } from '../client-cards/testing/billingSetup';
import { moveCompany } from '../company/moves';
import {
  openSandboxSide,
  openStripeSide,
  type Side,
  type StripeSide,
} from '../provider-events/testing/sides';
import { isSlowRun } from '../../testing/repetitions';
import { connectStripeWithKeys } from '../stripe/connectWithKeys';
import { disconnectStripe } from '../stripe/disconnect';
import { companiesToSync } from './sql';
import { syncSubscriptions } from './sync';

const subscribe = async (side: Side, stage: BillingSetup): Promise<void> => {
  const { ctx, client, plan } = stage;
  const input = { clientId: client.id, planId: plan.id, token: await side.token(stage, 'pays') };
  await startClientSubscription(ctx, input, newId());
  await side.settle(stage);
};

const move = async ({ world }: Side, { company }: BillingSetup, to: CompanyStatus): Promise<void> => {
  const ctx = await world.asAdmin(company);
  await world.services.database.inCompany(company.id, (db) => moveCompany(db, ctx, company.id, to));
};

const timers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
] as const;

/** With a date so much later, which stands still there, and timers that run as ever. */
async function inDays(days: number, work: () => Promise<void>): Promise<void> {
  const doNotFake = [...timers, 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const;
  jest.useFakeTimers({ now: Date.now() + days * 86_400_000 + 60_000, doNotFake: [...doNotFake] });
  try {
    await work();
  } finally {
    jest.useRealTimers();
  }
}

const payments = (side: Side, stage: BillingSetup) =>
  queryCompany<{ status: string; follows: boolean }>(
    side.world,
    stage,
    `select status, period_start is not distinct from lag(period_end) over (order by period_start) as follows
     from payments where direction = 'Incoming' order by period_start`,
  );

describe.each([
  ['the sandbox', openSandboxSide],
  ['Stripe', openStripeSide as () => Promise<Side>],
])('with %s', (_name, openSide) => {
  let side: Side;
  // How many days have gone by on the side of the provider.
  let gone = 0;
  beforeAll(async () => void (side = await openSide()));
  afterAll(() => side.close());

  test.each<CompanyStatus>(isSlowRun ? ['Cancelled', 'Blocked'] : ['Blocked'])(
    'no client of a company that is %s is charged, and one period is that begins when it is back',
    async (status) => {
      const stage = await side.open();
      await subscribe(side, stage);
      await move(side, stage, status);
      await side.settle(stage);
      await side.pass(stage, 64);
      expect(await payments(side, stage)).toHaveLength(1);
      gone += 65;
      await inDays(gone, async () => {
        // The company's own clock is never ahead with Stripe, whose days went by here alone.
        await setClockAhead(side.world, stage.company, `${gone} days`);
        await move(side, stage, 'Active');
        await side.settle(stage);
        await side.settle(stage);
      });
      await side.pass(stage, 1);
      expect(await payments(side, stage)).toEqual([
        { status: 'Succeeded', follows: false },
        { status: 'Succeeded', follows: false },
      ]);
    },
  );

  test('nobody is charged any more when the account is disconnected', async () => {
    const stage = await side.open();
    await subscribe(side, stage);
    await disconnectStripe(await side.world.asAdmin(stage.company));
    await side.settle(stage);
    await side.passMonth(stage);
    expect(await payments(side, stage)).toHaveLength(1);
  });
});

describe('Stripe', () => {
  let side: StripeSide;
  beforeAll(async () => void (side = await openStripeSide()));
  afterAll(() => side.close());

  const isWaiting = async ({ company }: BillingSetup): Promise<boolean> =>
    (await side.world.services.database.onPlatform(companiesToSync)).includes(company.id);
  const paid = async (account: string) =>
    side.server.stripe
      .store(account)
      .all('charge')
      .filter(({ paid }) => paid).length;

  test('is told once, by the queue, at once', async () => {
    const stage = await side.open();
    await subscribe(side, stage);
    expect(await isWaiting(stage)).toBe(false);
    await move(side, stage, 'Blocked');
    expect(await isWaiting(stage)).toBe(true);
    await side.settle(stage);
    expect(await isWaiting(stage)).toBe(false);
    await side.passMonth(stage);
    expect(await paid(await side.accountOf(stage.company))).toBe(1);
  });

  test('a company that comes and goes before it was told is charged for as ever', async () => {
    const stage = await side.open();
    await subscribe(side, stage);
    await move(side, stage, 'Blocked');
    await move(side, stage, 'Active');
    expect(await isWaiting(stage)).toBe(false);
    await side.passMonth(stage);
    expect(await payments(side, stage)).toHaveLength(2);
  });

  test('who is paused by hand meanwhile owes nothing for it', async () => {
    const stage = await side.open();
    await subscribe(side, stage);
    await move(side, stage, 'Blocked');
    await side.settle(stage);
    await queryCompany(side.world, stage, `update subscriptions set status = 'Paused'`);
    await side.settle(stage);
    await side.passMonth(stage);
    await move(side, stage, 'Active');
    await side.settle(stage);
    await side.pass(stage, 1);
    expect(await payments(side, stage)).toHaveLength(1);
  });

  test('an account with keys of its own is told with them, and then they are forgotten', async () => {
    const stage = await setUpBilling(side.world, { account: null });
    const own = side.server.stripe.addStandaloneAccount(`own${newId().replace(/-/g, '')}`);
    const admin = await side.world.asAdmin(stage.company);
    await connectStripeWithKeys(admin, { secretKey: own.secretKey, publishableKey: own.publishableKey });
    await subscribe(side, stage);
    const hasKey = async () =>
      (
        await queryCompany<{ is: boolean }>(
          side.world,
          stage,
          'select secret_key is not null as is from stripe_integrations',
        )
      )[0]?.is;
    await disconnectStripe(admin);
    expect(await hasKey()).toBe(true);
    await syncSubscriptions(side.world.services, stage.company.id);
    expect(await hasKey()).toBe(false);
    side.server.stripe.advance(32);
    expect(await paid(own.id)).toBe(1);
  });
});
