import { parseInput } from '../../lib/parseInput';
import { companyDetailsInput } from './input';

const good = {
  name: 'Acme',
  email: 'hello@acme.test',
  phone: '+351 (21) 000-0000',
  country: 'PT',
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
  website: 'acme.test',
};

test('what people type is kept in its normal form', () => {
  expect(parseInput(companyDetailsInput, { ...good, name: '  Acme \n Ltd ', country: 'pt' })).toEqual({
    ...good,
    name: 'Acme Ltd',
    phone: '+351210000000',
    website: 'https://acme.test',
  });
});

test('phone and website may be left out', () => {
  expect(parseInput(companyDetailsInput, { ...good, phone: ' ', website: '' })).toMatchObject({
    phone: null,
    website: null,
  });
  expect(parseInput(companyDetailsInput, { ...good, phone: null, website: undefined })).toMatchObject({
    phone: null,
    website: null,
  });
});

test('a NUL, which the database can not keep, is dropped', () => {
  expect(parseInput(companyDetailsInput, { ...good, name: 'Ac\0me\ud800' }).name).toBe('Acme');
});

test.each([
  ['name', ''],
  ['name', 'a'.repeat(101)],
  ['email', 'acme'],
  ['phone', 'call me'],
  ['phone', '+1'],
  ['country', 'XX'],
  ['country', 'Portugal'],
  ['currency', 'EURO'],
  ['currency', 'ZZZ'],
  ['timeZone', 'Lisbon'],
  ['timeZone', '+01:00'],
  ['timeZone', ''],
  ['website', 'javascript:alert(1)'],
  ['website', 'ftp://acme.test'],
  ['website', 'https://user:pass@acme.test'],
  ['website', 'localhost'],
  ['website', `https://acme.test/${'a'.repeat(200)}`],
])('%s can not be “%s”, and its message is a sentence', (field, value) => {
  try {
    parseInput(companyDetailsInput, { ...good, [field]: value });
  } catch (error) {
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
    const { fields } = (error as { details: { fields: Record<string, string> } }).details;
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).toMatch(/^[A-Z].*\.$/);
    return;
  }
  throw new Error(`${field} “${value}” was taken`);
});

test.each(['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires'])(
  'the time zone %s is known',
  (timeZone) => {
    expect(parseInput(companyDetailsInput, { ...good, timeZone }).timeZone).toBe(timeZone);
  },
);
