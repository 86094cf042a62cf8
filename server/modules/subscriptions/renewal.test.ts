import { newId } from '../../lib/ids';
import { calendarPeriod } from './renewal';
import { begun, type PlanPrice, type Subscription } from './subscription';

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

/** Charged for until `billedUntil`, on the day of `now`. */
const subscriptionFrom = (now: string, billedUntil: string, timeZone: string): Subscription => ({
  ...begun(newId(), plan, { now, renewedUntil: now, timeZone }, { isBilled: true, isPaid: false }),
  billedUntil,
});

const period = (periodStart: string, periodEnd: string) => ({ periodStart, periodEnd });

describe('calendarPeriod', () => {
  const losAngeles = 'America/Los_Angeles';
  const first = '2027-01-31T05:30:00.000Z';

  test.each([
    ['the end of a month', '2027-02-28T05:30:00.000Z', '2027-03-01T05:30:00.000Z'],
    ['the same day at another time of day', '2027-03-01T04:00:00.000Z', '2027-03-01T04:00:00.000Z'],
    ['a moment that is no boundary', '2027-02-20T05:30:00.000Z', '2027-02-20T05:30:00.000Z'],
  ])('ends on the day of the anchor where the provider’s period ends at %s', (_end, provided, expected) => {
    const subscription = subscriptionFrom(first, first, losAngeles);
    expect(calendarPeriod(subscription, monthly, period(first, provided), losAngeles)).toEqual(
      period(first, expected),
    );
  });

  test('begins when the paid period ends where the provider began a day early', () => {
    const subscription = subscriptionFrom(first, '2027-03-01T05:30:00.000Z', losAngeles);
    const provided = period('2027-02-28T05:30:00.000Z', '2027-03-31T05:30:00.000Z');
    expect(calendarPeriod(subscription, monthly, provided, losAngeles)).toEqual(
      period('2027-03-01T05:30:00.000Z', '2027-03-31T05:30:00.000Z'),
    );
  });

  test('begins on the day of the anchor where a later period was charged before', () => {
    const subscription = subscriptionFrom(first, '2027-05-01T04:30:00.000Z', losAngeles);
    const provided = period('2027-02-28T05:30:00.000Z', '2027-03-31T05:30:00.000Z');
    expect(calendarPeriod(subscription, monthly, provided, losAngeles)).toEqual(
      period('2027-03-01T05:30:00.000Z', '2027-03-31T05:30:00.000Z'),
    );
  });

  test('of a plan that nothing was charged for yet begins where the provider’s period begins', () => {
    const subscription = subscriptionFrom(first, first, losAngeles);
    const provided = period('2027-02-02T05:30:00.000Z', '2027-03-02T05:30:00.000Z');
    expect(calendarPeriod(subscription, monthly, provided, losAngeles)).toEqual(provided);
  });

  test('keeps the start of the paid period after the company has moved to another time zone', () => {
    const start = '2027-03-01T06:27:00.000Z';
    const subscription = subscriptionFrom('2027-01-31T06:27:00.000Z', start, losAngeles);
    const provided = period(start, '2027-04-01T06:27:00.000Z');
    expect(calendarPeriod(subscription, monthly, provided, 'Pacific/Auckland')).toEqual(
      period(start, '2027-03-30T09:27:00.000Z'),
    );
  });
});
