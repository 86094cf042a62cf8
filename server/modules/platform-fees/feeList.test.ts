import { feeFor, feeList } from './feeList';

test('each currency has its own fee, and the first counts for all others', () => {
  const fees = feeList.parse('USD:4900, EUR:4500,JPY:7000');
  expect(feeFor(fees, 'EUR')).toEqual({ currency: 'EUR', amount: 4500 });
  expect(feeFor(fees, 'JPY')).toEqual({ currency: 'JPY', amount: 7000 });
  expect(feeFor(fees, 'GBP')).toEqual({ currency: 'USD', amount: 4900 });
});

test('0 is no fee for anybody', () => {
  expect(feeFor(feeList.parse('0'), 'EUR')).toEqual({ currency: 'EUR', amount: 0 });
});

test.each(['USD', 'USD:49.00', 'usd:4900', 'ABC:100', 'USD:-1', 'USD:4900,', 'USD:123456789', '4900'])(
  '%s is refused',
  (text) => {
    expect(feeList.safeParse(text).error?.issues[0]?.message).toBe(
      'fees such as USD:4900,EUR:4500 in minor units, or 0 for none',
    );
  },
);
