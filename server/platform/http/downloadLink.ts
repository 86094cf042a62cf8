import type { DownloadLink } from '../api/types';
import type { Settings } from '../settings/settings';
import { verifyToken, signToken } from '../../lib/signedToken';

const defaultLifetimeMs = 5 * 60_000;

/** The purpose of a link. A link for one purpose is invalid for every other. */
export type DownloadPurpose = 'payment-export' | 'audit-export' | 'payment-document' | 'company-export';

const audienceOf = (purpose: DownloadPurpose): string => `livery-download:${purpose}`;

/**
 * Returns a link with a signed token, because a browser that downloads a file sends no Authorization header.
 * The claims are not encrypted.
 */
export async function signDownload(
  { signingKey }: Pick<Settings, 'signingKey'>,
  purpose: DownloadPurpose,
  path: string,
  claims: Readonly<Record<string, unknown>>,
  lifetimeMs = defaultLifetimeMs,
): Promise<DownloadLink> {
  const expiresAt = new Date(Math.floor((Date.now() + lifetimeMs) / 1000) * 1000);
  const audience = audienceOf(purpose);
  const token = await signToken(signingKey, { audience, expires: expiresAt, claims: { claims } });
  return { url: `${path}?token=${token}`, expiresAt };
}

/**
 * Returns the claims of a link for the caller to parse, or null if it is invalid, expired or for another
 * purpose.
 */
export async function readDownload(
  { signingKeys }: Pick<Settings, 'signingKeys'>,
  purpose: DownloadPurpose,
  token: string,
): Promise<unknown> {
  return (await verifyToken(signingKeys, audienceOf(purpose), token))?.claims ?? null;
}
