import { requestLanguage } from './requestLanguage';

test.each([
  ['en-GB,en;q=0.9', 'en'],
  ['ja', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('requestLanguage reads %j as %s', (accepted, expected) => {
  expect(requestLanguage({ 'accept-language': accepted })).toBe(expected);
});
