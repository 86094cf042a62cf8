import * as z from 'zod';
import { marketingFormats } from '../../../contract/enums';
import { isSigned, signatureOf } from '../../lib/signature';
import type { DownloadLink } from '../../platform';

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

const claims = z.object({
  company: z.uuid(),
  slug: z.string(),
  /** Null for a preview. */
  format: z.enum(marketingFormats).nullable(),
  page: z.int().min(1),
  /**
   * Texts are part of the link instead of being loaded from the database, so that later saves do not change
   * the file.
   */
  words: z.record(z.string(), z.string()),
  /** Changes with the brand and the template, so that browsers can cache the file. */
  stamp: z.string(),
  /** Unix time in seconds. */
  expires: z.int(),
});

export type FileClaims = z.infer<typeof claims>;

const signedText = (payload: string): string => `marketing-file|${payload}`;

/**
 * Returns a link that is valid for at least a day without a session. It stays the same within an hour, so
 * that it can be cached.
 */
export function signFileLink(
  key: Uint8Array,
  file: Omit<FileClaims, 'expires'>,
  nowMs = Date.now(),
): DownloadLink {
  const expires = Math.ceil(nowMs / 1000 / hourSeconds) * hourSeconds + daySeconds;
  const payload = Buffer.from(JSON.stringify({ ...file, expires })).toString('base64url');
  const token = `${payload}.${signatureOf(key, signedText(payload))}`;
  return { url: `/marketing-templates/${file.slug}?token=${token}`, expiresAt: new Date(expires * 1000) };
}

function parsePayload(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return null;
  }
}

/** Returns the claims of a token, or null if it is invalid or has expired. */
export function readFileLink(
  keys: readonly Uint8Array[],
  token: string,
  nowMs = Date.now(),
): FileClaims | null {
  const [payload = '', signature = ''] = token.split('.');
  if (!isSigned(keys, signedText(payload), signature)) return null;
  const { data } = claims.safeParse(parsePayload(payload));
  return data && data.expires * 1000 > nowMs ? data : null;
}
