import * as z from 'zod';
import { isSigned, signatureOf } from '../../lib/signature';
import type { DownloadLink } from '../../schema.generated';

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

const claims = z.object({
  company: z.uuid(),
  slug: z.string(),
  /** Null for a picture to look at. */
  format: z.enum(['Png', 'Pdf', 'Html']).nullable(),
  page: z.int().min(1),
  /** In place of the saved ones, which are not asked for again: what is linked stays what it is. */
  words: z.record(z.string(), z.string()),
  /** Another one when the brand or the template is, so that a browser can keep what it has. */
  stamp: z.string(),
  /** Seconds since 1970. */
  expires: z.int(),
});

export type FileClaims = z.infer<typeof claims>;

const textOf = (payload: string): string => `marketing-file|${payload}`;

/** A link that holds its own permission for a day at least; the same all through an hour, to be cached. */
export function signFileLink(
  key: Uint8Array,
  file: Omit<FileClaims, 'expires'>,
  nowMs = Date.now(),
): DownloadLink {
  const expires = Math.ceil(nowMs / 1000 / hourSeconds) * hourSeconds + daySeconds;
  const payload = Buffer.from(JSON.stringify({ ...file, expires })).toString('base64url');
  const token = `${payload}.${signatureOf(key, textOf(payload))}`;
  return { url: `/marketing-templates/${file.slug}?token=${token}`, expiresAt: new Date(expires * 1000) };
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return null;
  }
}

/** Null where the token opens nothing. */
export function readFileLink(
  keys: readonly Uint8Array[],
  token: string,
  nowMs = Date.now(),
): FileClaims | null {
  const [payload = '', signature = ''] = token.split('.');
  if (!isSigned(keys, textOf(payload), signature)) return null;
  const { data } = claims.safeParse(parsed(payload));
  return data && data.expires * 1000 > nowMs ? data : null;
}
