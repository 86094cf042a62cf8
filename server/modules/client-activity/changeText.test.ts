import { changeTexts } from './changeText';

const locality = { currency: 'EUR', timeZone: 'America/New_York', locale: 'en' };

const textOf = (field: string, after: unknown): string | null | undefined =>
  changeTexts([{ field, before: null, after }], locality, true)[0]?.after;

test('amounts and times are written as whoever reads them writes theirs', () => {
  const german = { ...locality, locale: 'de-DE' };
  const texts = [
    ['price', 790_000],
    ['trialEndsAt', '2026-03-01T12:30:00.000Z'],
  ].map(
    ([field, after]) => changeTexts([{ field: String(field), before: null, after }], german, true)[0]?.after,
  );
  expect(texts).toEqual(['7.900,00\u00a0€', '01.03.2026, 07:30']);
});

test.each<[string, unknown, string | undefined]>([
  ['name', 'Ada Lovelace', 'Ada Lovelace'],
  ['name', 'McDonald', 'McDonald'],
  ['status', 'PastDue', 'Past due'],
  ['source', 'SelfSignup', 'Self signup'],
  ['deactivationReason', 'NonPayment', 'Non payment'],
  ['country', 'GB', 'United Kingdom'],
  ['country', 'Atlantis', 'Atlantis'],
  ['tags', ['vip', 'london'], 'vip, london'],
  ['isShared', true, 'Yes'],
  ['isShared', false, 'No'],
  ['priceVersion', 2, '2'],
  ['trialDays', 14, '14'],
  ['price', 7900, '€79.00'],
  ['mrr', 0, '€0.00'],
  ['price', '7900', '7900'],
  ['trialEndsAt', '2026-03-01T02:30:00.000Z', 'Feb 28, 2026, 9:30 PM'],
  ['plan', { id: 'p1', name: 'Growth' }, 'Growth'],
  ['address', { city: 'Paris', country: 'FR', line2: null }, 'city: Paris, country: France'],
  ['plans', [{ name: 'Growth' }, { name: 'Partner' }], 'Growth, Partner'],
  // Nothing became nothing: that is no change to tell of.
  ['note', '', undefined],
  ['tags', [], undefined],
  ['note', undefined, undefined],
])('%s: %j', (field, value, text) => {
  expect(textOf(field, value)?.replace(/\u202f/g, ' ')).toBe(text);
});

test.each(['password', 'refreshToken', 'apiKey', 'clientSecret'])('a secret is never shown: %s', (field) => {
  const [change] = changeTexts([{ field, before: 'one', after: { deep: 'two' } }], locality, true);
  expect(change).toEqual({ field, before: '••••••', after: '••••••' });
});

test('a secret inside of something else is never shown either', () => {
  expect(textOf('integration', { url: 'https://x.test', apiKey: 'k-1' })).toBe(
    'url: https://x.test, apiKey: ••••••',
  );
});

test.each([
  ...['price', 'mrr', 'amount', 'refundAmount', 'lifetimeValue', 'lastPaymentStatus', 'fee'],
  ...['nextChargeAmount', 'unit_price'],
])('without money, %s is left out', (field) => {
  expect(changeTexts([{ field, before: 1, after: 2 }], locality, false)).toEqual([]);
  expect(changeTexts([{ field, before: 1, after: 2 }], locality, true)).toHaveLength(1);
});

test.each(['name', 'taxId', 'feedback', 'priceVersion', 'plan', 'status', 'trialEndsAt', 'country'])(
  'without money, %s stays',
  (field) => {
    expect(changeTexts([{ field, before: 'one', after: 'two' }], locality, false)).toHaveLength(1);
  },
);
