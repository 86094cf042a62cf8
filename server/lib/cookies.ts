interface CookieSettings {
  /** The console's URL. Portals use HTTPS if the console does, because both are behind the same proxy. */
  publicUrl: string;
}

interface CookieOptions {
  sameSite?: 'Lax' | 'Strict';
  /** Without it, the cookie ends with the browser session. */
  maxAgeSeconds?: number;
}

export const isSecure = ({ publicUrl }: CookieSettings): boolean => publicUrl.startsWith('https:');

/** `__Host-` binds the cookie to this host, so that no sibling host can set it. */
const cookieNameOf = (settings: CookieSettings, name: string): string =>
  isSecure(settings) ? `__Host-${name}` : name;

export function newCookie(
  settings: CookieSettings,
  name: string,
  value: string,
  { sameSite = 'Lax', maxAgeSeconds }: CookieOptions = {},
): string {
  const parts = [`${cookieNameOf(settings, name)}=${value}`, 'Path=/', 'HttpOnly', `SameSite=${sameSite}`];
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
  if (isSecure(settings)) parts.push('Secure');
  return parts.join('; ');
}

/** Returns a cookie's value from a Cookie header, or null if the cookie is missing or malformed. */
export function readCookie(
  settings: CookieSettings,
  name: string,
  pattern: RegExp,
  header: string | undefined,
): string | null {
  const prefix = `${cookieNameOf(settings, name)}=`;
  const cookie = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix));
  const value = cookie?.slice(prefix.length) ?? '';
  return pattern.test(value) ? value : null;
}
