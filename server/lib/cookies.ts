interface Secure {
  /** Client dashboards are as secure as the console: both are behind the same proxy. */
  publicUrl: string;
}

interface Lasting {
  sameSite?: 'Lax' | 'Strict';
  /** Without it, the cookie ends with the browser session. */
  maxAgeSeconds?: number;
}

export const isSecure = ({ publicUrl }: Secure): boolean => publicUrl.startsWith('https:');

/** `__Host-` binds the cookie to this host, so that no sibling host can set it. */
const fullName = (settings: Secure, name: string): string => (isSecure(settings) ? `__Host-${name}` : name);

/** Returns the whole Set-Cookie value. */
export function newCookie(
  settings: Secure,
  name: string,
  value: string,
  { sameSite = 'Lax', maxAgeSeconds }: Lasting = {},
): string {
  const parts = [`${fullName(settings, name)}=${value}`, 'Path=/', 'HttpOnly', `SameSite=${sameSite}`];
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
  if (isSecure(settings)) parts.push('Secure');
  return parts.join('; ');
}

/** Returns a cookie's value from a Cookie header, or null for one that is malformed or missing. */
export function readCookie(
  settings: Secure,
  name: string,
  shape: RegExp,
  header: string | undefined,
): string | null {
  const start = `${fullName(settings, name)}=`;
  const given = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start));
  const value = given?.slice(start.length) ?? '';
  return shape.test(value) ? value : null;
}
