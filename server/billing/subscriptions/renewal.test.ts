import { newId } from '../../lib/ids';
import { calendarPeriod } from './renewal';
import { newSubscription, type PlanPrice, type Subscription } from './subscription';

const monthly = { interval: 'Month', intervalCount: 1 } as const;

const plan: PlanPrice = {
  ...monthly,
  planId: newId(),
  name: 'Growth',
  version: 1,
  price: 2500,
  yearlyPrice: null,
  trialDays: 0,
  setupFee: 0,
  requireCardForTrial: false,
  isOffered: true,
};

/** Returns a subscription that starts at `now` and was charged until `billedUntil`. */
const createSubscription = (now: string, billedUntil: string, timeZone: string): Subscription => ({
  ...newSubscription(newId(), plan, { now, renewedUntil: now, timeZone }, { isBilled: true, isPaid: false }),
  billedUntil,
});

const period = (periodStart: string, periodEnd: string) => ({ periodStart, periodEnd });

describe('calendarPeriod', () => {
  const losAngeles = 'America/Los_Angeles';
  const first = '2027-01-31T05:30:00.000Z';

  test.each([
    ['the end of a month', '2027-02-28T05:30:00.000Z', '2027-03-01T05:30:00.000Z'],
    ['the same day at another time of day', '2027-03-01T04:00:00.000Z', '2027-03-01T04:00:00.000Z'],
    ['a time that is not a boundary', '2027-02-20T05:30:00.000Z', '2027-02-20T05:30:00.000Z'],
  ])('corrects a reported end only if it drifted to another day: %s', (_end, reported, expected) => {
    const subscription = createSubscription(first, first, losAngeles);
    expect(calendarPeriod(subscription, monthly, period(first, reported), losAngeles)).toEqual(
      period(first, expected),
    );
  });

  test('starts at the end of the paid period when the provider starts a day early', () => {
    const subscription = createSubscription(first, '2027-03-01T05:30:00.000Z', losAngeles);
    const reported = period('2027-02-28T05:30:00.000Z', '2027-03-31T05:30:00.000Z');
    expect(calendarPeriod(subscription, monthly, reported, losAngeles)).toEqual(
      period('2027-03-01T05:30:00.000Z', '2027-03-31T05:30:00.000Z'),
    );
  });

  test('starts on the anchor day when a later period was already charged', () => {
    const subscription = createSubscription(first, '2027-05-01T04:30:00.000Z', losAngeles);
    const reported = period('2027-02-28T05:30:00.000Z', '2027-03-31T05:30:00.000Z');
    expect(calendarPeriod(subscription, monthly, reported, losAngeles)).toEqual(
      period('2027-03-01T05:30:00.000Z', '2027-03-31T05:30:00.000Z'),
    );
  });

  test("equals the provider's period when the plan was never charged", () => {
    const subscription = createSubscription(first, first, losAngeles);
    const reported = period('2027-02-02T05:30:00.000Z', '2027-03-02T05:30:00.000Z');
    expect(calendarPeriod(subscription, monthly, reported, losAngeles)).toEqual(reported);
  });

  test('keeps the start of the paid period after the company changes its time zone', () => {
    const start = '2027-03-01T06:27:00.000Z';
    const subscription = createSubscription('2027-01-31T06:27:00.000Z', start, losAngeles);
    const reported = period(start, '2027-04-01T06:27:00.000Z');
    expect(calendarPeriod(subscription, monthly, reported, 'Pacific/Auckland')).toEqual(
      period(start, '2027-03-30T09:27:00.000Z'),
    );
  });
});
