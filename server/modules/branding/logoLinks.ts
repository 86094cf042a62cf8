import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '../../lib/ids';
import type { LogoKind } from './sql';

export const logoPaths: Readonly<Record<LogoKind, string>> = {
  SquareLogo: '/theme-setups/square-logo',
  FullLogo: '/theme-setups/full-logo',
};

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

export interface LogoLink {
  company: string;
  kind: LogoKind;
  version: string;
  /** Seconds since 1970. */
  expires: number;
}

const signatureOf = (key: Uint8Array, { company, kind, version, expires }: LogoLink): Buffer =>
  createHmac('sha256', key).update(['logo', company, kind, version, expires].join('|')).digest();

/** A path that shows the logo without a token for a day at least; the same all through an hour, to be cached. */
export function signLogoLink(
  key: Uint8Array,
  logo: Pick<LogoLink, 'company' | 'kind' | 'version'>,
  nowMs = Date.now(),
): string {
  const expires = Math.ceil(nowMs / 1000 / hourSeconds) * hourSeconds + daySeconds;
  const query = new URLSearchParams({
    company: logo.company,
    version: logo.version,
    expires: String(expires),
    signature: signatureOf(key, { ...logo, expires }).toString('base64url'),
  });
  return `${logoPaths[logo.kind]}?${query}`;
}

/** Whether this server made the link, and not longer ago than it holds. */
export function isSignedLogoLink(
  key: Uint8Array,
  link: LogoLink,
  signature: string,
  nowMs = Date.now(),
): boolean {
  if (!isId(link.company) || !isId(link.version) || !Number.isSafeInteger(link.expires)) return false;
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(key, link);
  return given.length === wanted.length && timingSafeEqual(given, wanted) && link.expires * 1000 > nowMs;
}
