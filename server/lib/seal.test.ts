import { createDecipheriv, randomBytes } from 'node:crypto';
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

test('it is AES-256-GCM, with 96 bits of a start and 128 of a tag', () => {
  const sealed = seal(key, 'sk_test_1', 'company');
  const opening = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from('company'))
    .setAuthTag(sealed.subarray(12, 28));
  expect(opening.update(sealed.subarray(28), undefined, 'utf8') + opening.final('utf8')).toBe('sk_test_1');
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
