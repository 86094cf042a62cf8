import type { PeriodLength } from '../../../contract/calendarDays';
import type { TestCard } from '../../platform/testing';
import { newId } from '../../lib/ids';
import { isSlowRun } from '../../testing/repetitions';
import { startClientSubscription } from '../cards/subscribe.service';
import type { BillingSetup } from '../cards/testing/billingSetup';
import { storeOf } from './testing/declinedRenewal';
import { createStripeHarness, type StripeHarness } from './testing/providerHarness';

let harness: StripeHarness;
beforeEach(async () => void (harness = await createStripeHarness()));
afterEach(() => harness.close());

const monthly: PeriodLength = { interval: 'Month', intervalCount: 1 };
const quarterly: PeriodLength = { interval: 'Month', intervalCount: 3 };
const yearly: PeriodLength = { interval: 'Year', intervalCount: 1 };

async function advanceTo(setup: BillingSetup, timestamp: string, hours: number): Promise<void> {
  const { now } = await storeOf(harness, setup);
  harness.server.stripe.advance((Date.parse(timestamp) / 1000 + hours * 3600 - now) / 86_400);
}

async function openTrial(
  every: PeriodLength,
  timeZone: string,
  trialEnd: string,
  card: TestCard = 'pays',
): Promise<BillingSetup> {
  const setup = await harness.setUpBilling({ plan: { ...every, name: 'Growth', trialDays: 14 } });
  const { ctx, client, plan } = setup;
  await harness.fixture.query(setup.company, 'update companies set time_zone = $1', [timeZone]);
  // The card is added after the clock advances, because an earlier card would expire before the trial ends.
  await advanceTo(setup, trialEnd, -14 * 24);
  const token = await harness.createToken(setup, card);
  await startClientSubscription(ctx, { clientId: client.id, planId: plan.id, token }, newId());
  await harness.fixture.query(
    setup.company,
    'update subscriptions set trial_ends_at = $1, current_period_end = $1, billed_until = $1',
    [trialEnd],
  );
  await harness.fixture.query(setup.company, 'update clients set trial_ends_at = $1', [trialEnd]);
  await harness.runQueuedJobs(setup);
  return setup;
}

async function advanceAndProcess(setup: BillingSetup, timestamp: string, hours: number): Promise<void> {
  await advanceTo(setup, timestamp, hours);
  await harness.runQueuedJobs(setup);
  await harness.runQueuedJobs(setup);
}

interface PaidPeriod {
  description: string;
  start: Date;
  from: string;
  to: string;
}

const paymentsOf = (setup: BillingSetup): Promise<PaidPeriod[]> =>
  harness.fixture.query<PaidPeriod>(
    setup.company,
    `select description, period_start as start, period_from::text as from, period_to::text as to
     from payments where direction = 'Incoming' and status = 'Succeeded' order by period_start`,
  );

const invoicesOf = async (setup: BillingSetup) =>
  (await storeOf(harness, setup)).all('invoice').filter(({ total }) => total > 0);

const calendars = [
  [
    'from January 30 in Los Angeles, January 31 in UTC',
    monthly,
    'America/Los_Angeles',
    ['2041-01-31T05:30:00Z', '2041-03-01T05:30:00Z', '2041-03-31T04:30:00Z', '2041-05-01T04:30:00Z'],
    ['Growth, Jan 30 – Feb 27, 2041', 'Growth, Feb 28 – Mar 29, 2041', 'Growth, Mar 30 – Apr 29, 2041'],
  ],
  [
    'each quarter from November 30 in Los Angeles, December 1 in UTC',
    quarterly,
    'America/Los_Angeles',
    ['2041-12-01T05:30:00Z', '2042-03-01T05:30:00Z', '2042-05-31T04:30:00Z', '2042-08-31T04:30:00Z'],
    ['Growth, Nov 30, 2041 – Feb 27, 2042', 'Growth, Feb 28 – May 29, 2042', 'Growth, May 30 – Aug 29, 2042'],
  ],
  [
    'from March 1 in Kiritimati, February 28 in UTC',
    monthly,
    'Pacific/Kiritimati',
    ['2043-02-28T20:00:00Z', '2043-03-31T20:00:00Z', '2043-04-30T20:00:00Z', '2043-05-31T20:00:00Z'],
    ['Growth, Mar 1 – 31, 2043', 'Growth, Apr 1 – 30, 2043', 'Growth, May 1 – 31, 2043'],
  ],
  [
    'each year from February 29 in Auckland, February 28 in UTC',
    yearly,
    'Pacific/Auckland',
    ['2044-02-28T20:00:00Z', '2045-02-27T20:00:00Z', '2046-02-27T20:00:00Z', '2047-02-27T20:00:00Z'],
    [
      'Growth, Feb 29, 2044 – Feb 27, 2045',
      'Growth, Feb 28, 2045 – Feb 27, 2046',
      'Growth, Feb 28, 2046 – Feb 27, 2047',
    ],
  ],
] as const;

describe('Stripe renewal', () => {
  test.each(isSlowRun ? calendars : calendars.slice(0, 1))(
    'charges on the days of the company’s calendar: %s',
    async (_case, every, timeZone, starts, descriptions) => {
      const [trialEnd] = starts;
      const setup = await openTrial(every, timeZone, trialEnd);
      for (const [index, start] of starts.slice(0, 3).entries()) {
        await advanceAndProcess(setup, start, -1);
        expect(await paymentsOf(setup)).toHaveLength(index);
        await advanceAndProcess(setup, start, 1);
        expect(await paymentsOf(setup)).toHaveLength(index + 1);
      }
      const payments = await paymentsOf(setup);
      expect(payments.map(({ description }) => description)).toEqual(descriptions);
      expect(payments.map(({ start }) => start.toISOString())).toEqual(
        starts.slice(0, 3).map((start) => new Date(start).toISOString()),
      );
      const [subscription] = await harness.fixture.query<{ until: Date }>(
        setup.company,
        'select billed_until as until from subscriptions',
      );
      expect(subscription?.until).toEqual(new Date(starts[3]));
      expect(await invoicesOf(setup)).toHaveLength(3);
    },
  );

  test('charges at the end of the period, even after Stripe retries a payment', async () => {
    const setup = await openTrial(monthly, 'America/Los_Angeles', '2041-01-31T05:30:00Z', 'short');
    await advanceAndProcess(setup, '2041-01-31T05:30:00Z', 1);
    expect(await paymentsOf(setup)).toEqual([]);
    await advanceAndProcess(setup, '2041-02-07T05:30:00Z', 0);
    await advanceAndProcess(setup, '2041-03-01T05:30:00Z', -1);
    expect(await invoicesOf(setup)).toHaveLength(1);
    await advanceAndProcess(setup, '2041-03-01T05:30:00Z', 1);
    expect(await invoicesOf(setup)).toHaveLength(2);
    await advanceAndProcess(setup, '2041-03-08T05:30:00Z', 1);
    expect((await paymentsOf(setup)).map(({ from, to }) => [from, to])).toEqual([
      ['2041-01-30', '2041-02-27'],
      ['2041-02-28', '2041-03-29'],
    ]);
  });

  test('uses calendar dates for a period that Stripe started early while Livery was offline', async () => {
    const setup = await openTrial(monthly, 'America/Los_Angeles', '2041-01-31T05:30:00Z');
    await advanceTo(setup, '2041-01-31T05:30:00Z', 1);
    await harness.runQueuedJobs(setup);
    await advanceAndProcess(setup, '2041-03-05T00:00:00Z', 0);
    expect((await paymentsOf(setup)).map(({ from, to }) => [from, to])).toEqual([
      ['2041-01-30', '2041-02-27'],
      ['2041-02-28', '2041-03-29'],
    ]);
    await advanceAndProcess(setup, '2041-03-31T04:30:00Z', 1);
    expect((await paymentsOf(setup)).map(({ from }) => from)).toEqual([
      '2041-01-30',
      '2041-02-28',
      '2041-03-30',
    ]);
  });
});
