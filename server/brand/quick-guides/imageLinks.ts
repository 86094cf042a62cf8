import { isId } from '../../../contract/ids';
import { isSigned, signatureOf } from '../../lib/signature';

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

export interface ImageAccess {
  company: string;
  /** Unix time in seconds. */
  expires: number;
}

const signedTextOf = ({ company, expires }: ImageAccess): string =>
  ['guide-images', company, expires].join('|');

/**
 * Returns a signed query that opens a company's guide images for at least a day. It changes only once an
 * hour, so that browsers can cache the images.
 */
export function signImageQuery(key: Uint8Array, company: string, nowMs = Date.now()): string {
  const expires = Math.ceil(nowMs / 1000 / hourSeconds) * hourSeconds + daySeconds;
  const signature = signatureOf(key, signedTextOf({ company, expires }));
  return new URLSearchParams({ company, expires: String(expires), signature }).toString();
}

export function isSignedImageQuery(
  keys: readonly Uint8Array[],
  access: ImageAccess,
  signature: string,
  nowMs = Date.now(),
): boolean {
  if (!isId(access.company) || !Number.isSafeInteger(access.expires)) return false;
  return isSigned(keys, signedTextOf(access), signature) && access.expires * 1000 > nowMs;
}
