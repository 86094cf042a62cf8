import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { inLocale } from '../../lib/i18n/i18n';
import type { Settings } from '../settings/settings';
import { readDownload, signDownload } from './downloads';

const settingsWith = (name: string): Pick<Settings, 'signingKey' | 'signingKeys'> => {
  const signingKey = createHash('sha256').update(name).digest();
  return { signingKey, signingKeys: [signingKey] };
};
const settings = settingsWith('ours');
const otherSettings = settingsWith('theirs');
const claims = { companyId: 'c1', filter: { search: 'Ada & Bo' } };

const tokenOf = (url: string): string => new URL(url, 'http://api.test').searchParams.get('token') ?? '';

test('signDownload signs a link that expires after five minutes, and readDownload returns its claims', async () => {
  const before = Date.now();
  const { url, expiresAt } = await signDownload(settings, 'payment-export', '/payment-exports', claims);
  expect(url).toMatch(/^\/payment-exports\?lang=en&token=[\w-]+\.[\w-]+\.[\w-]+$/);
  const lifetimeMs = new Date(expiresAt).getTime() - before;
  expect(lifetimeMs).toBeGreaterThan(4 * 60_000);
  expect(lifetimeMs).toBeLessThanOrEqual(6 * 60_000);
  expect(decodeJwt(tokenOf(url)).exp).toBe(new Date(expiresAt).getTime() / 1000);
  await expect(readDownload(settings, 'payment-export', tokenOf(url))).resolves.toEqual(claims);
});

test('signDownload adds the language and region of the request', async () => {
  const { url } = await inLocale('de-CH', () =>
    signDownload(settings, 'payment-export', '/payment-exports', claims),
  );
  expect(url).toMatch(/\?lang=de-CH&token=/);
});

test('readDownload returns null for another purpose, with another key or after the link has expired', async () => {
  const { url } = await signDownload(settings, 'payment-export', '/payment-exports', claims);
  const token = tokenOf(url);
  await expect(readDownload(settings, 'payment-document', token)).resolves.toBeNull();
  await expect(readDownload(otherSettings, 'payment-export', token)).resolves.toBeNull();
  const expired = await signDownload(settings, 'payment-export', '/payment-exports', claims, -1000);
  await expect(readDownload(settings, 'payment-export', tokenOf(expired.url))).resolves.toBeNull();
});

test.each(['', 'none', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJjbGFpbXMiOnt9fQ.'])(
  'readDownload returns null for %j',
  async (token) => {
    await expect(readDownload(settings, 'payment-export', token)).resolves.toBeNull();
  },
);

test('readDownload returns null for a token with a changed payload or signature', async () => {
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
