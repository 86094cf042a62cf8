import { setTimeZone } from '@/lib/localeSettings';
import { chargesOf, type Terms } from './subscriptionTerms';

afterEach(() => setTimeZone(null));

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
] as const)('in %s, chargesOf with the offer %j titles the next charge “%s”', (timeZone, offer, title) => {
  setTimeZone(timeZone);
  expect(chargesOf(terms(offer), 'EUR', evening)[1]?.title).toBe(title);
});

test('chargesOf counts trial days as calendar days across a daylight saving change', () => {
  setTimeZone('America/Los_Angeles');
  const [, trialEnd] = chargesOf(terms({}, true), 'EUR', '2027-03-06T07:30:00.000Z');
  expect(trialEnd?.title).toContain('Mar 19, 2027');
});
