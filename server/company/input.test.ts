import { parseInput } from '../lib/input';
import { companyDetailsInput } from './input';
import { subdomainsFor } from './claimSubdomain';

describe('companyDetailsInput', () => {
  const validInput = {
    name: 'Acme',
    email: 'hello@acme.test',
    phone: '+351 (21) 000-0000',
    country: 'PT',
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
    website: 'acme.test',
  };

  test('normalizes the name, phone, country and website', () => {
    expect(parseInput(companyDetailsInput, { ...validInput, name: '  Acme \n Ltd ', country: 'pt' })).toEqual(
      {
        ...validInput,
        name: 'Acme Ltd',
        phone: '+351210000000',
        website: 'https://acme.test',
      },
    );
  });

  test('accepts an empty phone and website', () => {
    expect(parseInput(companyDetailsInput, { ...validInput, phone: ' ', website: '' })).toMatchObject({
      phone: null,
      website: null,
    });
    expect(parseInput(companyDetailsInput, { ...validInput, phone: null, website: undefined })).toMatchObject(
      {
        phone: null,
        website: null,
      },
    );
  });

  test('removes NUL characters and lone surrogates, which PostgreSQL cannot store', () => {
    expect(parseInput(companyDetailsInput, { ...validInput, name: 'Ac\0me\ud800' }).name).toBe('Acme');
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
  ])('rejects the %s “%s” with an error on the field', (field, value) => {
    try {
      parseInput(companyDetailsInput, { ...validInput, [field]: value });
    } catch (error) {
      expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
      const { fields } = (error as { details: { fields: Record<string, string> } }).details;
      expect(Object.keys(fields)).toEqual([field]);
      expect(fields[field]).toMatch(/^[A-Z].*\.$/);
      return;
    }
    throw new Error(`${field} “${value}” was accepted`);
  });

  test.each(['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires'])(
    'accepts the time zone %s',
    (timeZone) => {
      expect(parseInput(companyDetailsInput, { ...validInput, timeZone }).timeZone).toBe(timeZone);
    },
  );
});

describe('subdomainsFor', () => {
  test.each([
    ['Acme Ltd.', 'acme-ltd'],
    ["L'Été à São Paulo", 'lete-a-sao-paulo'],
    ['Straße & Søn', 'strasse-son'],
    ['   --- Dash ---   ', 'dash'],
    ['株式会社', 'company-2'],
    ['WWW', 'www-2'],
    ['Hi', 'hi-2'],
    ['a'.repeat(100), 'a'.repeat(30)],
    [`${'a'.repeat(29)} b`, 'a'.repeat(29)],
  ])('for the company name %s, suggests %s first', (name, subdomain) => {
    expect(subdomainsFor(name)[0]).toBe(subdomain);
  });

  test('returns at least eleven valid subdomains', () => {
    for (const name of ['Acme', 'a'.repeat(100), 'x--y', 'é', '9', 'admin']) {
      const candidates = subdomainsFor(name);
      expect(candidates.length).toBeGreaterThanOrEqual(11);
      for (const candidate of candidates) expect(candidate).toMatch(/^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/);
    }
  });
});
