import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '../../lib/ids';

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

export interface ImageAccess {
  company: string;
  /** Seconds since 1970. */
  expires: number;
}

const signatureOf = (key: Uint8Array, { company, expires }: ImageAccess): Buffer =>
  createHmac('sha256', key).update(['guide-images', company, expires].join('|')).digest();

/** Opens the pictures of a company's guides for a day at least; the same all through an hour, to be cached. */
export function signImageQuery(key: Uint8Array, company: string, nowMs = Date.now()): string {
  const expires = Math.ceil(nowMs / 1000 / hourSeconds) * hourSeconds + daySeconds;
  const signature = signatureOf(key, { company, expires }).toString('base64url');
  return new URLSearchParams({ company, expires: String(expires), signature }).toString();
}

/** Whether this server made it, and not longer ago than it holds. */
export function isSignedImageQuery(
  key: Uint8Array,
  access: ImageAccess,
  signature: string,
  nowMs = Date.now(),
): boolean {
  if (!isId(access.company) || !Number.isSafeInteger(access.expires)) return false;
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(key, access);
  return given.length === wanted.length && timingSafeEqual(given, wanted) && access.expires * 1000 > nowMs;
}
