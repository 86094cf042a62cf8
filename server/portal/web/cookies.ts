import { newCookie, readCookie } from '../../lib/cookies';

type Secure = Parameters<typeof newCookie>[0];

const cookieName = 'session';

/**
 * Returns the complete Set-Cookie value. Without `maxAgeSeconds`, the cookie ends with the browser session.
 */
export const sessionCookie = (settings: Secure, token: string, maxAgeSeconds?: number): string =>
  newCookie(settings, cookieName, token, { maxAgeSeconds });

export const clearedSessionCookie = (settings: Secure): string => sessionCookie(settings, '', 0);

/** Tokens are base64url. */
const tokenPattern = /^[A-Za-z0-9_-]{16,200}$/;

export const readSessionCookie = (settings: Secure, header: string | undefined): string | null =>
  readCookie(settings, cookieName, tokenPattern, header);
