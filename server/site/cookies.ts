interface Secure {
  /** Sites are as secure as the console: they stand behind the same proxy. */
  publicUrl: string;
}

export const isSecure = ({ publicUrl }: Secure): boolean => publicUrl.startsWith('https:');

/** `__Host-` binds it to this very host, so that no sibling's can be slipped in. */
const nameOf = (settings: Secure): string => (isSecure(settings) ? '__Host-session' : 'session');

/** The whole Set-Cookie value; without a lifetime it goes with the browser. */
export function sessionCookie(settings: Secure, token: string, maxAgeSeconds?: number): string {
  const parts = [`${nameOf(settings)}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
  if (isSecure(settings)) parts.push('Secure');
  return parts.join('; ');
}

export const endedSessionCookie = (settings: Secure): string => sessionCookie(settings, '', 0);

/** Base64url, as tokens are. */
const tokenShape = /^[A-Za-z0-9_-]{16,200}$/;

export function readSessionCookie(settings: Secure, header: string | undefined): string | null {
  const start = `${nameOf(settings)}=`;
  const given = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start));
  const token = given?.slice(start.length) ?? '';
  return tokenShape.test(token) ? token : null;
}
