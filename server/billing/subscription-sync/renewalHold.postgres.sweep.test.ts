import { newId } from '../../lib/ids';
import type { CompanyStatus } from '../../../contract/enums';
import { startClientSubscription } from '../cards/subscribe.service';
import { setUpBilling, type BillingSetup } from '../cards/testing/billingSetup';
import { changeCompanyStatus } from '../../company-lifecycle/internals';
import {
  createSandboxHarness,
  createStripeHarness,
  type ProviderHarness,
  type StripeHarness,
} from '../provider-events/testing/providerHarness';
import { isSlowRun } from '../../testing/repetitions';
import { connectStripeWithKeys } from '../stripe/connectWithKeys.service';
import { disconnectStripe } from '../stripe/disconnect.service';
import { findCompaniesToSync } from './subscriptionSync.repository';
import { syncSubscriptions } from './sync';
import { setClockAhead } from '../../testing/factories/companies';

const subscribe = async (providerSetup: ProviderHarness, setup: BillingSetup): Promise<void> => {
  const { ctx, client, plan } = setup;
  const input = {
    clientId: client.id,
    planId: plan.id,
    token: await providerSetup.createToken(setup, 'pays'),
  };
  await startClientSubscription(ctx, input, newId());
  await providerSetup.runQueuedJobs(setup);
};

const setCompanyStatus = async (
  { fixture }: ProviderHarness,
  { company }: BillingSetup,
  status: CompanyStatus,
): Promise<void> => {
  const ctx = await fixture.signedIn(company);
  await fixture.inCompany(company, (db) => changeCompanyStatus(db, ctx, company.id, status));
};

const realTimers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
] as const;

/** Runs `work` at a fixed later date. Timers keep running in real time. */
async function runInDays(days: number, work: () => Promise<void>): Promise<void> {
  const doNotFake = [...realTimers, 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const;
  jest.useFakeTimers({ now: Date.now() + days * 86_400_000 + 60_000, doNotFake: [...doNotFake] });
  try {
    await work();
  } finally {
    jest.useRealTimers();
  }
}

const loadPayments = (providerSetup: ProviderHarness, setup: BillingSetup) =>
  providerSetup.fixture.query<{ status: string; follows: boolean }>(
    setup.company,
    `select status, period_start is not distinct from lag(period_end) over (order by period_start) as follows
     from payments where direction = 'Incoming' order by period_start`,
  );

describe.each([
  ['the sandbox', createSandboxHarness],
  ['Stripe', createStripeHarness as () => Promise<ProviderHarness>],
])('renewal billing with %s', (_name, openProvider) => {
  let providerSetup: ProviderHarness;
  // Days that have elapsed at the provider.
  let elapsedDays = 0;
  beforeAll(async () => void (providerSetup = await openProvider()));
  afterAll(() => providerSetup.close());

  test.each<CompanyStatus>(isSlowRun ? ['Cancelled', 'Blocked'] : ['Blocked'])(
    'charges no client of a %s company, and one new period once the company is active again',
    async (status) => {
      const setup = await providerSetup.setUpBilling();
      await subscribe(providerSetup, setup);
      await setCompanyStatus(providerSetup, setup, status);
      await providerSetup.runQueuedJobs(setup);
      await providerSetup.advanceDays(setup, 64);
      expect(await loadPayments(providerSetup, setup)).toHaveLength(1);
      elapsedDays += 65;
      await runInDays(elapsedDays, async () => {
        // With Stripe, the days elapsed only at the provider, so the company's clock must be advanced too.
        await setClockAhead(providerSetup.fixture, setup.company, `${elapsedDays} days`);
        await setCompanyStatus(providerSetup, setup, 'Active');
        await providerSetup.runQueuedJobs(setup);
        await providerSetup.runQueuedJobs(setup);
      });
      await providerSetup.advanceDays(setup, 1);
      expect(await loadPayments(providerSetup, setup)).toEqual([
        { status: 'Succeeded', follows: false },
        { status: 'Succeeded', follows: false },
      ]);
    },
  );

  test('charges no client after the account is disconnected', async () => {
    const setup = await providerSetup.setUpBilling();
    await subscribe(providerSetup, setup);
    await disconnectStripe(await providerSetup.fixture.signedIn(setup.company));
    await providerSetup.runQueuedJobs(setup);
    await providerSetup.advanceMonth(setup);
    expect(await loadPayments(providerSetup, setup)).toHaveLength(1);
  });
});

describe('renewal billing at Stripe', () => {
  let providerSetup: StripeHarness;
  beforeAll(async () => void (providerSetup = await createStripeHarness()));
  afterAll(() => providerSetup.close());

  const needsSync = async ({ company }: BillingSetup): Promise<boolean> =>
    (await providerSetup.fixture.services.database.onPlatform(findCompaniesToSync)).includes(company.id);
  const countPaidCharges = async (account: string) =>
    providerSetup.server.stripe
      .store(account)
      .all('charge')
      .filter(({ paid }) => paid).length;

  test('pauses collection when the sync job runs for a blocked company', async () => {
    const setup = await providerSetup.setUpBilling();
    await subscribe(providerSetup, setup);
    expect(await needsSync(setup)).toBe(false);
    await setCompanyStatus(providerSetup, setup, 'Blocked');
    expect(await needsSync(setup)).toBe(true);
    await providerSetup.runQueuedJobs(setup);
    expect(await needsSync(setup)).toBe(false);
    await providerSetup.advanceMonth(setup);
    expect(await countPaidCharges(await providerSetup.accountOf(setup.company))).toBe(1);
  });

  test('charges clients as usual if the company is active again before the sync', async () => {
    const setup = await providerSetup.setUpBilling();
    await subscribe(providerSetup, setup);
    await setCompanyStatus(providerSetup, setup, 'Blocked');
    await setCompanyStatus(providerSetup, setup, 'Active');
    expect(await needsSync(setup)).toBe(false);
    await providerSetup.advanceMonth(setup);
    expect(await loadPayments(providerSetup, setup)).toHaveLength(2);
  });

  test('charges nothing for a period in which the subscription was paused', async () => {
    const setup = await providerSetup.setUpBilling();
    await subscribe(providerSetup, setup);
    await setCompanyStatus(providerSetup, setup, 'Blocked');
    await providerSetup.runQueuedJobs(setup);
    await providerSetup.fixture.query(setup.company, `update subscriptions set status = 'Paused'`);
    await providerSetup.runQueuedJobs(setup);
    await providerSetup.advanceMonth(setup);
    await setCompanyStatus(providerSetup, setup, 'Active');
    await providerSetup.runQueuedJobs(setup);
    await providerSetup.advanceDays(setup, 1);
    expect(await loadPayments(providerSetup, setup)).toHaveLength(1);
  });

  test('uses the keys of a disconnected account to pause collection, then deletes them', async () => {
    const setup = await setUpBilling(providerSetup.fixture, { account: null });
    const standaloneAccount = providerSetup.server.stripe.addStandaloneAccount(
      `own${newId().replace(/-/g, '')}`,
    );
    const admin = await providerSetup.fixture.signedIn(setup.company);
    await connectStripeWithKeys(admin, {
      secretKey: standaloneAccount.secretKey,
      publishableKey: standaloneAccount.publishableKey,
    });
    await subscribe(providerSetup, setup);
    const hasKey = async () =>
      (
        await providerSetup.fixture.query<{ is: boolean }>(
          setup.company,
          'select secret_key is not null as is from stripe_integrations',
        )
      )[0]?.is;
    await disconnectStripe(admin);
    expect(await hasKey()).toBe(true);
    await syncSubscriptions(providerSetup.fixture.services, setup.company.id);
    expect(await hasKey()).toBe(false);
    providerSetup.server.stripe.advance(32);
    expect(await countPaidCharges(standaloneAccount.id)).toBe(1);
  });
});
