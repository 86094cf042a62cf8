import { subdomainsFor } from './subdomain';

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
])('a company called %s is offered %s first', (name, subdomain) => {
  expect(subdomainsFor(name)[0]).toBe(subdomain);
});

test('every offer is a name that a host can have, and there are enough of them', () => {
  for (const name of ['Acme', 'a'.repeat(100), 'x--y', 'é', '9', 'admin']) {
    const offers = subdomainsFor(name);
    expect(offers.length).toBeGreaterThanOrEqual(11);
    for (const offer of offers) expect(offer).toMatch(/^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/);
  }
});
