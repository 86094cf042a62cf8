import { parseTaxId } from './company';

describe('parseTaxId', () => {
  test.each([
    ['PT', 'PT 500.000.000', 'PT500000000'],
    ['DE', 'DE123456789', 'DE123456789'],
    ['GR', 'el 123456789', 'EL123456789'],
    ['NL', 'NL123456789B01', 'NL123456789B01'],
    ['DE', '12/345/67890', '12/345/67890'],
    ['US', '12-3456789', '12-3456789'],
    ['IN', '22AAAAA0000A1Z5', '22AAAAA0000A1Z5'],
  ])('in %s, normalizes “%s” to %s', (country, typed, taxId) => {
    expect(parseTaxId(typed, country)).toEqual({ taxId });
  });

  test.each([
    ['PT', 'PT 12', 'Vat'],
    ['DE', 'DE12345678X', 'Vat'],
    ['US', '<script>', 'Malformed'],
    ['US', '1'.repeat(41), 'Malformed'],
  ])('in %s, rejects “%s” as %s', (country, typed, problem) => {
    expect(parseTaxId(typed, country)).toMatchObject({ problem });
  });
});
