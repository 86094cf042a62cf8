import { isSigned, signatureOf } from './signature';

// The second test case of RFC 4231.
const key = Buffer.from('Jefe');
const text = 'what do ya want for nothing?';
const wanted = Buffer.from('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843', 'hex');

test('a signature is an HMAC of SHA-256, whole', () => {
  expect(signatureOf(key, text)).toBe(wanted.toString('base64url'));
  expect(isSigned([key], text, wanted.toString('base64url'))).toBe(true);
  for (let bytes = 0; bytes < wanted.length; bytes += 1) {
    expect(isSigned([key], text, wanted.subarray(0, bytes).toString('base64url'))).toBe(false);
  }
});
