import type { LogoKind } from '../../../contract/enums';
import { isId } from '../../../contract/ids';
import { isSigned, signatureOf } from '../../lib/signature';

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
  /** Unix time in seconds. */
  expires: number;
}

const textOf = ({ company, kind, version, expires }: LogoLink): string =>
  ['logo', company, kind, version, expires].join('|');

/**
 * Returns a signed path that shows the logo for at least a day. It changes only once an hour, so that
 * browsers can cache it.
 */
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
    signature: signatureOf(key, textOf({ ...logo, expires })),
  });
  return `${logoPaths[logo.kind]}?${query}`;
}

/** Returns whether this server signed the link and it has not expired. */
export function isSignedLogoLink(
  keys: readonly Uint8Array[],
  link: LogoLink,
  signature: string,
  nowMs = Date.now(),
): boolean {
  if (!isId(link.company) || !isId(link.version) || !Number.isSafeInteger(link.expires)) return false;
  return isSigned(keys, textOf(link), signature) && link.expires * 1000 > nowMs;
}
