import { tellTimesIn } from '@/lib/reader';
import { chargesOf, type Terms } from './beginTerms';

afterEach(() => tellTimesIn(null));

const terms = (offer: Partial<Terms['offer']>, withTrial = false): Terms => ({
  offer: {
    id: 'plan',
    name: 'Plan',
    interval: 'Month',
    intervalCount: 1,
    trialDays: 14,
    price: 1900,
    yearlyPrice: null,
    setupFee: 0,
    requireCardForTrial: true,
    isDefault: false,
    ...offer,
  },
  isYearly: false,
  withTrial,
});

const evening = '2027-01-31T06:27:00.000Z';

test.each([
  ['America/Los_Angeles', {}, 'On Feb 28, 2027'],
  ['Pacific/Kiritimati', {}, 'On Feb 28, 2027'],
  ['America/Los_Angeles', { intervalCount: 3 }, 'On Apr 30, 2027'],
  ['America/Los_Angeles', { interval: 'Year' }, 'On Jan 30, 2028'],
  ['Pacific/Kiritimati', { interval: 'Week' }, 'On Feb 7, 2027'],
] as const)('in %s a plan %j that begins now is charged next %s', (timeZone, offer, title) => {
  tellTimesIn(timeZone);
  expect(chargesOf(terms(offer), 'EUR', evening)[1]?.title).toBe(title);
});

test('a trial ends so many days later, summer time or not', () => {
  tellTimesIn('America/Los_Angeles');
  const [, end] = chargesOf(terms({}, true), 'EUR', '2027-03-06T07:30:00.000Z');
  expect(end?.title).toContain('Mar 19, 2027');
});
