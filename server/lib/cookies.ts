interface Secure {
  /** Sites are as secure as the console: they stand behind the same proxy. */
  publicUrl: string;
}

interface Lasting {
  sameSite?: 'Lax' | 'Strict';
  /** Without it the cookie goes with the browser. */
  maxAgeSeconds?: number;
}

export const isSecure = ({ publicUrl }: Secure): boolean => publicUrl.startsWith('https:');

/** `__Host-` binds it to this very host, so that no sibling's can be slipped in. */
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

/** Returns a cookie's value from a Cookie header, or null for one that has another shape or is not there. */
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
