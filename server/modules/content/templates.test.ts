import { sanitiseHtml } from './sanitise';
import { guideTemplates, legalPathnames, templateOf } from './templates';
import { harmOf } from './testing/harmOf';
import { emptyVariables, unknownVariables, valuesOf } from './variables';
import { wordsIn } from './words';

// What every company has said once it was onboarded.
const company = { name: 'Acme', email: 'hello@acme.test', phone: null, country: 'GB', website: null };
const values = valuesOf(company, 'Acme', '2026-01-31');

const templates = [
  ...legalPathnames.map((pathname) => ({ pathname, ...templateOf(pathname) })),
  ...guideTemplates,
].map((template) => [template.pathname, template] as const);

test('spec PEERS: five legal pages, and guides to start with', () => {
  expect(legalPathnames).toEqual([
    'privacy-policy',
    'terms-of-service',
    'cookie-policy',
    'refund-policy',
    'acceptable-use',
  ]);
  expect(guideTemplates.length).toBeGreaterThanOrEqual(4);
});

test.each(templates)('%s is ready to be published as it is', (_pathname, { title, summary, html }) => {
  expect(sanitiseHtml(html)).toBe(html);
  expect(harmOf(html)).toEqual([]);
  expect(html).not.toMatch(/>\s+<|\[|Livery/);
  expect(unknownVariables(html)).toEqual([]);
  expect(emptyVariables(html, values)).toEqual([]);
  expect(title.length).toBeLessThanOrEqual(120);
  expect(summary.length).toBeLessThanOrEqual(200);
});

test.each([
  ['privacy-policy', 600],
  ['terms-of-service', 600],
  ['cookie-policy', 200],
  ['refund-policy', 200],
  ['acceptable-use', 200],
] as const)('%s says something: %i words at least', (pathname, least) => {
  expect(wordsIn(templateOf(pathname).html)).toBeGreaterThan(least);
});
