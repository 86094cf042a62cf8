import type { Every } from '../../../contract/calendarDays';
import type { TestCard } from '../../card-provider/testing/providerFixtures';
import { newId } from '../../lib/ids';
import { isSlowRun } from '../../testing/repetitions';
import { startClientSubscription } from '../client-cards/subscribe';
import { queryCompany, type BillingSetup } from '../client-cards/testing/billingSetup';
import { bookOf } from './testing/declinedRenewal';
import { openStripeSide, type StripeSide } from './testing/sides';

let side: StripeSide;
beforeEach(async () => void (side = await openStripeSide()));
afterEach(() => side.close());

const monthly: Every = { interval: 'Month', intervalCount: 1 };
const quarterly: Every = { interval: 'Month', intervalCount: 3 };
const yearly: Every = { interval: 'Year', intervalCount: 1 };

/** Lets time pass at Stripe until so many hours after a moment. */
async function advanceTo(stage: BillingSetup, moment: string, hours: number): Promise<void> {
  const { now } = await bookOf(side, stage);
  side.server.stripe.advance((Date.parse(moment) / 1000 + hours * 3600 - now) / 86_400);
}

/** Opens a client on a trial that ends at this moment. */
async function openTrial(
  every: Every,
  timeZone: string,
  trialEnd: string,
  card: TestCard = 'pays',
): Promise<BillingSetup> {
  const stage = await side.open({ plan: { ...every, name: 'Growth', trialDays: 14 } });
  const { ctx, client, plan } = stage;
  await queryCompany(side.world, stage, 'update companies set time_zone = $1', [timeZone]);
  // A card lasts for some years.
  await advanceTo(stage, trialEnd, -14 * 24);
  const token = await side.token(stage, card);
  await startClientSubscription(ctx, { clientId: client.id, planId: plan.id, token }, newId());
  await queryCompany(
    side.world,
    stage,
    'update subscriptions set trial_ends_at = $1, current_period_end = $1, billed_until = $1',
    [trialEnd],
  );
  await queryCompany(side.world, stage, 'update clients set trial_ends_at = $1', [trialEnd]);
  await side.settle(stage);
  return stage;
}

async function passTo(stage: BillingSetup, moment: string, hours: number): Promise<void> {
  await advanceTo(stage, moment, hours);
  await side.settle(stage);
  await side.settle(stage);
}

interface Paid {
  description: string;
  start: Date;
  from: string;
  to: string;
}

const paymentsOf = (stage: BillingSetup): Promise<Paid[]> =>
  queryCompany<Paid>(
    side.world,
    stage,
    `select description, period_start as start, period_from::text as from, period_to::text as to
     from payments where direction = 'Incoming' and status = 'Succeeded' order by period_start`,
  );

const invoicesOf = async (stage: BillingSetup) =>
  (await bookOf(side, stage)).all('invoice').filter(({ total }) => total > 0);

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

describe('a subscription that Stripe renews', () => {
  test.each(isSlowRun ? calendars : calendars.slice(0, 1))(
    'is charged on the days of the company’s calendar: %s',
    async (_case, every, zone, starts, said) => {
      const [trialEnd] = starts;
      const stage = await openTrial(every, zone, trialEnd);
      for (const [index, start] of starts.slice(0, 3).entries()) {
        await passTo(stage, start, -1);
        expect(await paymentsOf(stage)).toHaveLength(index);
        await passTo(stage, start, 1);
        expect(await paymentsOf(stage)).toHaveLength(index + 1);
      }
      const paid = await paymentsOf(stage);
      expect(paid.map(({ description }) => description)).toEqual(said);
      expect(paid.map(({ start }) => start.toISOString())).toEqual(
        starts.slice(0, 3).map((start) => new Date(start).toISOString()),
      );
      const [subscription] = await queryCompany<{ until: Date }>(
        side.world,
        stage,
        'select billed_until as until from subscriptions',
      );
      expect(subscription?.until).toEqual(new Date(starts[3]));
      expect(await invoicesOf(stage)).toHaveLength(3);
    },
  );

  test('is charged next when its period ends, also after Stripe’s own retry of the payment', async () => {
    const stage = await openTrial(monthly, 'America/Los_Angeles', '2041-01-31T05:30:00Z', 'short');
    await passTo(stage, '2041-01-31T05:30:00Z', 1);
    expect(await paymentsOf(stage)).toEqual([]);
    await passTo(stage, '2041-02-07T05:30:00Z', 0);
    await passTo(stage, '2041-03-01T05:30:00Z', -1);
    expect(await invoicesOf(stage)).toHaveLength(1);
    await passTo(stage, '2041-03-01T05:30:00Z', 1);
    expect(await invoicesOf(stage)).toHaveLength(2);
    await passTo(stage, '2041-03-08T05:30:00Z', 1);
    expect((await paymentsOf(stage)).map(({ from, to }) => [from, to])).toEqual([
      ['2041-01-30', '2041-02-27'],
      ['2041-02-28', '2041-03-29'],
    ]);
  });

  test('counts a period that Stripe began a day early, while Livery was away, as the one of its calendar', async () => {
    const stage = await openTrial(monthly, 'America/Los_Angeles', '2041-01-31T05:30:00Z');
    await advanceTo(stage, '2041-01-31T05:30:00Z', 1);
    await side.settle(stage);
    await passTo(stage, '2041-03-05T00:00:00Z', 0);
    expect((await paymentsOf(stage)).map(({ from, to }) => [from, to])).toEqual([
      ['2041-01-30', '2041-02-27'],
      ['2041-02-28', '2041-03-29'],
    ]);
    await passTo(stage, '2041-03-31T04:30:00Z', 1);
    expect((await paymentsOf(stage)).map(({ from }) => from)).toEqual([
      '2041-01-30',
      '2041-02-28',
      '2041-03-30',
    ]);
  });
});
