import { quotedName } from './quotedName';

test.each([
  ['Ada Lovelace', '“Ada Lovelace”'],
  ['Acme.com', '“Acme.com”'],
  ['Smith / Sons', '“Smith / Sons”'],
  ['Ada” of “Livery', '“Ada of Livery”'],
  ['A\u202Eda\u200B\u2066 B\u0007', '“Ada B”'],
  ['https://evil.test', null],
  ['Sign in at WWW.evil.test', null],
  ['evil.test/login now', null],
  ['www\u200B.evil.test', null],
  ['\u200B', null],
])('%j is named as %j', (name, quoted) => {
  expect(quotedName(name)).toBe(quoted);
});
