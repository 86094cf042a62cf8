import { isId } from '../../lib/ids';
import { isSigned, signatureOf } from '../../lib/signature';

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

export interface ImageAccess {
  company: string;
  /** Seconds since 1970. */
  expires: number;
}

const textOf = ({ company, expires }: ImageAccess): string => ['guide-images', company, expires].join('|');

/** Opens the pictures of a company's guides for a day at least; the same all through an hour, to be cached. */
export function signImageQuery(key: Uint8Array, company: string, nowMs = Date.now()): string {
  const expires = Math.ceil(nowMs / 1000 / hourSeconds) * hourSeconds + daySeconds;
  const signature = signatureOf(key, textOf({ company, expires }));
  return new URLSearchParams({ company, expires: String(expires), signature }).toString();
}

/** Whether this server made it, and not longer ago than it holds. */
export function isSignedImageQuery(
  keys: readonly Uint8Array[],
  access: ImageAccess,
  signature: string,
  nowMs = Date.now(),
): boolean {
  if (!isId(access.company) || !Number.isSafeInteger(access.expires)) return false;
  return isSigned(keys, textOf(access), signature) && access.expires * 1000 > nowMs;
}
