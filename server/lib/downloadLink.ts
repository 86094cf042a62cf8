import { errors, jwtVerify, SignJWT } from 'jose';
import type { DownloadLink } from '../schema.generated';
import type { Settings } from '../settings';

const issuer = 'livery';
const algorithm = 'HS256';
const usualLifetimeMs = 5 * 60_000;

/** What a link was made for: one that opens an export opens nothing else. */
export type DownloadPurpose = 'payment-export' | 'audit-export' | 'payment-document' | 'company-export';

type Signing = Pick<Settings, 'signingKey'>;

const audienceOf = (purpose: DownloadPurpose): string => `livery-download:${purpose}`;

/** A link that holds its own permission, since a browser that saves a file sends no header. Who has it reads its claims. */
export async function signDownload(
  { signingKey }: Signing,
  purpose: DownloadPurpose,
  path: string,
  claims: Readonly<Record<string, unknown>>,
  lifetimeMs = usualLifetimeMs,
): Promise<DownloadLink> {
  const expiresAt = new Date(Math.floor((Date.now() + lifetimeMs) / 1000) * 1000);
  const token = await new SignJWT({ claims })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audienceOf(purpose))
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(signingKey);
  return { url: `${path}?token=${token}`, expiresAt };
}

/** What a link was signed with, for the caller to parse; null for whatever is not a live link of ours for this purpose. */
export async function readDownload(
  { signingKey }: Signing,
  purpose: DownloadPurpose,
  token: string,
): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, signingKey, {
      algorithms: [algorithm],
      issuer,
      audience: audienceOf(purpose),
      requiredClaims: ['exp', 'iat', 'claims'],
    });
    return payload.claims;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
