import { randomBytes } from 'node:crypto';
import { seal, unseal } from './seal';

const key = randomBytes(32);

test.each(['sk_test_1', '', 'ключ 🔑'])('what is sealed opens again: %j', (secret) => {
  expect(unseal([key], seal(key, secret, 'company'), 'company')).toBe(secret);
});

test('the secret does not stand in what is sealed, and the same one is never sealed the same way', () => {
  const [first, second] = [seal(key, 'sk_test_1', 'company'), seal(key, 'sk_test_1', 'company')];
  expect(first.includes('sk_test_1')).toBe(false);
  expect(first.equals(second)).toBe(false);
});

test.each([
  ['another key', randomBytes(32), 'company'],
  ['another company', key, 'another company'],
])('it does not open with %s', (_what, otherKey, about) => {
  const sealed = seal(key, 'sk_test_1', 'company');
  expect(() => unseal([otherKey], sealed, about)).toThrow();
});

test('it does not open once any of its bytes was changed, or when it was cut short', () => {
  const sealed = seal(key, 'sk_test_1', 'company');
  for (let at = 0; at < sealed.length; at += 1) {
    const spoilt = Buffer.from(sealed);
    spoilt.writeUInt8(spoilt.readUInt8(at) ^ 1, at);
    expect(() => unseal([key], spoilt, 'company')).toThrow();
    expect(() => unseal([key], sealed.subarray(0, at), 'company')).toThrow();
  }
});
