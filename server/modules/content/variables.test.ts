import { emptyVariables, fillVariables, unknownVariables, valuesOf } from './variables';

const values = valuesOf(
  { name: 'Acme & Sons', email: 'hello@acme.test', phone: null, country: 'DE', website: 'https://acme.test' },
  'Acme Portal',
  '2026-01-31',
);

test.each([
  ['{{company}}', 'Acme &amp; Sons'],
  ['{{ title }}', 'Acme Portal'],
  ['<a href="mailto:{{email}}">{{email}}</a>', '<a href="mailto:hello@acme.test">hello@acme.test</a>'],
  ['{{country}}, {{effectiveDate}}', 'Germany, January 31, 2026'],
  ['call {{phone}}.', 'call .'],
  ['{{nonsense}} {{Company}}', '{{nonsense}} {{Company}}'],
  ['{company}', '{company}'],
])('%s reads %s', (html, expected) => expect(fillVariables(html, values)).toBe(expected));

test('a brand without a title goes by the company’s name', () => {
  const { title } = valuesOf(
    { name: 'Acme', email: 'a@b.test', phone: null, country: null, website: null },
    null,
    null,
  );
  expect(title).toBe('Acme');
});

test.each([
  ['<p>{{company}} and {{ email }}</p>', []],
  ['<p>{{compnay}} {{}} {{compnay}}</p>', ['{{compnay}}', '{{}}']],
  ['<p>{{constructor}}</p>', ['{{constructor}}']],
  ['<p>Dear {{company, hello</p>', ['{{company, hello']],
  ['<p>{{com<strong>pany}}</strong></p>', ['{{com', 'pany}}']],
  ['<p>{company} {{{company}}}</p>', []],
])('of %s nobody knows %j', (html, expected) => expect(unknownVariables(html)).toEqual(expected));

test('a variable that the company has not said is named', () => {
  expect(emptyVariables('{{phone}} {{company}} {{phone}} {{nonsense}}', values)).toEqual(['phone']);
});
