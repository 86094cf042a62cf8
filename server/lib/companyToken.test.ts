import { newId } from './ids';
import { newCompanyToken, readCompanyToken } from './companyToken';

test('a token says its company and hashes to what was stored', () => {
  const companyId = newId();
  const { token, hash } = newCompanyToken(companyId);

  expect(readCompanyToken(token)).toEqual({ companyId, hash });
  expect(token).not.toContain(hash.toString('base64url'));
});

test('two tokens of one company differ, and so do their hashes', () => {
  const companyId = newId();
  const [first, second] = [newCompanyToken(companyId), newCompanyToken(companyId)];

  expect(first.token).not.toBe(second.token);
  expect(first.hash.equals(second.hash)).toBe(false);
});

test('a token has 256 bits that tell nothing of the company, each of them drawn', () => {
  const companyId = newId();
  const secrets = Array.from({ length: 100 }, () =>
    Buffer.from(newCompanyToken(companyId).token, 'base64url').subarray(16),
  );
  for (const secret of secrets) expect(secret).toHaveLength(32);
  for (let bit = 0; bit < 256; bit += 1) {
    const set = secrets.filter((secret) => secret.readUInt8(bit >> 3) & (1 << (bit & 7)));
    expect(set.length).toBeGreaterThan(10);
    expect(set.length).toBeLessThan(90);
  }
});

test.each([
  ['nothing', ''],
  ['a short text', 'abc'],
  ['padding', `${'A'.repeat(63)}=`],
  ['a space inside', `${'A'.repeat(32)} ${'A'.repeat(31)}`],
  ['a company id that is none', Buffer.alloc(48, 7).toString('base64url')],
  ['5 MB', 'A'.repeat(5_000_000)],
])('%s is no token', (_what, text) => {
  expect(readCompanyToken(text)).toBeNull();
});

test('a changed character changes the hash or the company', () => {
  const companyId = newId();
  const { token, hash } = newCompanyToken(companyId);
  for (let at = 0; at < token.length; at += 1) {
    const flipped = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    const read = readCompanyToken(flipped);
    expect(read?.companyId === companyId && read.hash.equals(hash)).toBe(false);
  }
});
