import { createDecipheriv, randomBytes } from 'node:crypto';
import { encrypt, decrypt } from './encryption';

const key = randomBytes(32);

test.each(['sk_test_1', '', 'ключ 🔑'])('decrypt restores an encrypted secret: %j', (secret) => {
  expect(decrypt([key], encrypt(key, secret, 'company'), 'company')).toBe(secret);
});

test('the ciphertext does not contain the secret and differs each time', () => {
  const [first, second] = [encrypt(key, 'sk_test_1', 'company'), encrypt(key, 'sk_test_1', 'company')];
  expect(first.includes('sk_test_1')).toBe(false);
  expect(first.equals(second)).toBe(false);
});

test('encrypt uses AES-256-GCM with a 96-bit IV and a 128-bit tag', () => {
  const encrypted = encrypt(key, 'sk_test_1', 'company');
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from('company'))
    .setAuthTag(encrypted.subarray(12, 28));
  expect(decipher.update(encrypted.subarray(28), undefined, 'utf8') + decipher.final('utf8')).toBe(
    'sk_test_1',
  );
});

test.each([
  ['another key', randomBytes(32), 'company'],
  ['another company', key, 'another company'],
])('decrypt throws with %s', (_case, decryptionKey, associatedData) => {
  const encrypted = encrypt(key, 'sk_test_1', 'company');
  expect(() => decrypt([decryptionKey], encrypted, associatedData)).toThrow();
});

test('decrypt throws when any byte is changed or the end is cut off', () => {
  const encrypted = encrypt(key, 'sk_test_1', 'company');
  for (let index = 0; index < encrypted.length; index += 1) {
    const tampered = Buffer.from(encrypted);
    tampered.writeUInt8(tampered.readUInt8(index) ^ 1, index);
    expect(() => decrypt([key], tampered, 'company')).toThrow();
    expect(() => decrypt([key], encrypted.subarray(0, index), 'company')).toThrow();
  }
});
