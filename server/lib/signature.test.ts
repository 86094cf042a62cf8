import { isSigned, signatureOf } from './signature';

// Test case 2 of RFC 4231.
const key = Buffer.from('Jefe');
const text = 'what do ya want for nothing?';
const expected = Buffer.from('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843', 'hex');

test('signatureOf uses HMAC-SHA-256, and isSigned rejects truncated signatures', () => {
  expect(signatureOf(key, text)).toBe(expected.toString('base64url'));
  expect(isSigned([key], text, expected.toString('base64url'))).toBe(true);
  for (let length = 0; length < expected.length; length += 1) {
    expect(isSigned([key], text, expected.subarray(0, length).toString('base64url'))).toBe(false);
  }
});
