import { toLinkAddress } from './linkAddress';

test.each([
  [' https://example.com/a?b=c ', 'https://example.com/a?b=c'],
  ['example.com', 'https://example.com'],
  ['example.com/a', 'https://example.com/a'],
  ['hello@example.com', 'mailto:hello@example.com'],
  ['{{email}}', 'mailto:{{email}}'],
  ['{{website}}', '{{website}}'],
  ['tel:+441234567', 'tel:+441234567'],
  ['/guides/first-steps', '/guides/first-steps'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.test', null],
  ['/\\evil.test', null],
  ['two words', null],
  ['', null],
])('%s becomes %s', (typed, address) => expect(toLinkAddress(typed)).toBe(address));
