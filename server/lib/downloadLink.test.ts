import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { Settings } from '../settings';
import { readDownload, signDownload } from './downloadLink';

const settingsWith = (name: string): Pick<Settings, 'signingKey' | 'signingKeys'> => {
  const signingKey = createHash('sha256').update(name).digest();
  return { signingKey, signingKeys: [signingKey] };
};
const settings = settingsWith('ours');
const others = settingsWith('theirs');
const claims = { companyId: 'c1', filter: { search: 'Ada & Bo' } };

const tokenOf = (url: string): string => new URL(url, 'http://api.test').searchParams.get('token') ?? '';

test('a link reads back what it was made with, for five minutes', async () => {
  const before = Date.now();
  const { url, expiresAt } = await signDownload(settings, 'payment-export', '/payment-exports', claims);
  expect(url).toMatch(/^\/payment-exports\?token=[\w-]+\.[\w-]+\.[\w-]+$/);
  const lasts = new Date(expiresAt).getTime() - before;
  expect(lasts).toBeGreaterThan(4 * 60_000);
  expect(lasts).toBeLessThanOrEqual(6 * 60_000);
  expect(decodeJwt(tokenOf(url)).exp).toBe(new Date(expiresAt).getTime() / 1000);
  await expect(readDownload(settings, 'payment-export', tokenOf(url))).resolves.toEqual(claims);
});

test('a link opens nothing else, not with another key, and not when it has run out', async () => {
  const { url } = await signDownload(settings, 'payment-export', '/payment-exports', claims);
  const token = tokenOf(url);
  await expect(readDownload(settings, 'payment-document', token)).resolves.toBeNull();
  await expect(readDownload(others, 'payment-export', token)).resolves.toBeNull();
  const old = await signDownload(settings, 'payment-export', '/payment-exports', claims, -1000);
  await expect(readDownload(settings, 'payment-export', tokenOf(old.url))).resolves.toBeNull();
});

test.each(['', 'none', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJjbGFpbXMiOnt9fQ.'])(
  '%j is no link',
  async (token) => {
    await expect(readDownload(settings, 'payment-export', token)).resolves.toBeNull();
  },
);

test('a token with anything changed is no link', async () => {
  const { url } = await signDownload(settings, 'payment-document', '/payment-documents/p1', claims);
  const [header, payload, signature] = tokenOf(url).split('.');
  const forged = Buffer.from(JSON.stringify({ ...decodeJwt(tokenOf(url)), claims: { companyId: 'c2' } }));
  for (const token of [
    `${header}.${forged.toString('base64url')}.${signature}`,
    `${header}.${payload}.${signature?.startsWith('A') ? 'B' : 'A'}${signature?.slice(1)}`,
  ]) {
    await expect(readDownload(settings, 'payment-document', token)).resolves.toBeNull();
  }
});
