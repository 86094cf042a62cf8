import { normalizePhone } from './phone';

test.each([
  ['+44 (0)20 7946 0958', null, '+442079460958'],
  ['0044 20 7946 0958', null, '+442079460958'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['06 1 234 5678', 'HU', '+3612345678'],
  ['8 (912) 345-67-89', 'RU', '+79123456789'],
  ['1 415 555 0123', 'US', '+14155550123'],
  ['+1 (0)415 555 0123', null, '+14155550123'],
  ['01/2345678', 'AT', '+4312345678'],
  ['+49 151 1234‑5678', 'US', '+4915112345678'],
])('normalizePhone reads “%s” in %s as %s', (typed, country, phone) => {
  expect(normalizePhone(typed, country)).toEqual({ phone });
});

test.each([
  ['1-800-FLOWERS', 'US', 'NotDigits'],
  ['+1 415 555 0123 ext 5', null, 'NotDigits'],
  ['+1 415 555 0123#5', null, 'NotDigits'],
  ['+1 415 555 0123,,5', null, 'NotDigits'],
  ['+1 415 555 0123;5', null, 'NotDigits'],
  ['+1 415 555 0123~5', null, 'NotDigits'],
  ['call me', 'US', 'NotDigits'],
  ['', null, 'NotDigits'],
  ['415-555-0123', null, 'NoCountryCode'],
  ['415-555-0123', 'XX', 'NoCountryCode'],
  ['+999 1234567', null, 'NoCountryCode'],
  ['+1', null, 'WrongLength'],
  ['+49 1', null, 'WrongLength'],
  ['+49 151 1234 5678 9012 3456', null, 'WrongLength'],
])('normalizePhone rejects “%s” in %s as %s', (typed, country, problem) => {
  expect(normalizePhone(typed, country)).toEqual({ problem });
});
