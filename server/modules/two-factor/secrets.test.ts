import { cheapHasher } from '../../testing/cheapHasher';
import { setHasher } from '../auth/hashing';
import { makeRecoveryCodes } from './recoveryCodes';
import { newSecret } from './totp';

beforeAll(() => setHasher(cheapHasher));

test('a secret for an app is 160 bits in base32, and another one each time', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(secrets.length);
});

test('a recovery code is ten of 31 letters and digits, which is 49 bits', async () => {
  const made = await Promise.all([makeRecoveryCodes(), makeRecoveryCodes(), makeRecoveryCodes()]);
  const codes = made.flatMap((one) => one.codes);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
  // Of 300 drawn alike, one of 31 is missing once in six hundred times, two hardly ever.
  const met = new Set(codes.join('').replaceAll('-', ''));
  expect(met.size).toBeGreaterThanOrEqual(30);
  expect(10 * Math.log2(met.size)).toBeGreaterThan(49);
});
