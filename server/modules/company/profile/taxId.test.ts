import { readTaxId } from './taxId';

test.each([
  ['PT', 'PT 500.000.000', 'PT500000000'],
  ['DE', 'DE123456789', 'DE123456789'],
  ['GR', 'el 123456789', 'EL123456789'],
  ['NL', 'NL123456789B01', 'NL123456789B01'],
  ['DE', '12/345/67890', '12/345/67890'],
  ['US', '12-3456789', '12-3456789'],
  ['IN', '22AAAAA0000A1Z5', '22AAAAA0000A1Z5'],
])('in %s, “%s” is kept as %s', (country, typed, taxId) => {
  expect(readTaxId(typed, country)).toEqual({ taxId });
});

test.each([
  ['PT', 'PT 12'],
  ['DE', 'DE12345678X'],
  ['US', '<script>'],
  ['US', '1'.repeat(41)],
])('in %s, “%s” is refused', (country, typed) => {
  expect(readTaxId(typed, country)).toEqual({ problem: expect.stringMatching(/^[A-Z].*\.$/) });
});
