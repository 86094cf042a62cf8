import type { DownloadLink } from '../schema.generated';
import type { Settings } from '../settings';
import { readToken, signToken } from './signedToken';

const usualLifetimeMs = 5 * 60_000;

/** What a link was made for: one that opens an export opens nothing else. */
export type DownloadPurpose = 'payment-export' | 'audit-export' | 'payment-document' | 'company-export';

const audienceOf = (purpose: DownloadPurpose): string => `livery-download:${purpose}`;

/** A link that holds its own permission, since a browser that saves a file sends no header. Who has it reads its claims. */
export async function signDownload(
  { signingKey }: Pick<Settings, 'signingKey'>,
  purpose: DownloadPurpose,
  path: string,
  claims: Readonly<Record<string, unknown>>,
  lifetimeMs = usualLifetimeMs,
): Promise<DownloadLink> {
  const expiresAt = new Date(Math.floor((Date.now() + lifetimeMs) / 1000) * 1000);
  const audience = audienceOf(purpose);
  const token = await signToken(signingKey, { audience, expires: expiresAt, claims: { claims } });
  return { url: `${path}?token=${token}`, expiresAt };
}

/** What a link was signed with, for the caller to parse; null for whatever is not a live link of ours for this purpose. */
export async function readDownload(
  { signingKeys }: Pick<Settings, 'signingKeys'>,
  purpose: DownloadPurpose,
  token: string,
): Promise<unknown> {
  return (await readToken(signingKeys, audienceOf(purpose), token))?.claims ?? null;
}
