import { newId } from './ids';
import { newCompanyToken, readCompanyToken } from './companyToken';

test('a token encodes its company and matches the stored hash', () => {
  const companyId = newId();
  const { token, hash } = newCompanyToken(companyId);

  expect(readCompanyToken(token)).toEqual({ companyId, hash });
  expect(token).not.toContain(hash.toString('base64url'));
});

test('two tokens of one company have different values and hashes', () => {
  const companyId = newId();
  const [first, second] = [newCompanyToken(companyId), newCompanyToken(companyId)];

  expect(first.token).not.toBe(second.token);
  expect(first.hash.equals(second.hash)).toBe(false);
});

test('a token has 256 random bits', () => {
  const companyId = newId();
  const secrets = Array.from({ length: 100 }, () =>
    Buffer.from(newCompanyToken(companyId).token, 'base64url').subarray(16),
  );
  for (const secret of secrets) expect(secret).toHaveLength(32);
  for (let bit = 0; bit < 256; bit += 1) {
    const secretsWithBit = secrets.filter((secret) => secret.readUInt8(bit >> 3) & (1 << (bit & 7)));
    expect(secretsWithBit.length).toBeGreaterThan(10);
    expect(secretsWithBit.length).toBeLessThan(90);
  }
});

test.each([
  ['an empty string', ''],
  ['a short string', 'abc'],
  ['a padded token', `${'A'.repeat(63)}=`],
  ['a token with a space', `${'A'.repeat(32)} ${'A'.repeat(31)}`],
  ['a token with an invalid company ID', Buffer.alloc(48, 7).toString('base64url')],
  ['a string of 5 MB', 'A'.repeat(5_000_000)],
])('readCompanyToken returns null for %s', (_name, text) => {
  expect(readCompanyToken(text)).toBeNull();
});

test('changing any character of a token invalidates it or changes its hash or company', () => {
  const companyId = newId();
  const { token, hash } = newCompanyToken(companyId);
  for (let index = 0; index < token.length; index += 1) {
    const changedToken = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1);
    const result = readCompanyToken(changedToken);
    expect(result?.companyId === companyId && result.hash.equals(hash)).toBe(false);
  }
});
