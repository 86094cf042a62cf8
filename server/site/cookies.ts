import { isSecure, newCookie, readCookie } from '../lib/cookies';

export { isSecure };

type Secure = Parameters<typeof isSecure>[0];

const name = 'session';

/** The whole Set-Cookie value; without a lifetime it goes with the browser. */
export const sessionCookie = (settings: Secure, token: string, maxAgeSeconds?: number): string =>
  newCookie(settings, name, token, { maxAgeSeconds });

export const endedSessionCookie = (settings: Secure): string => sessionCookie(settings, '', 0);

/** Base64url, as tokens are. */
const tokenShape = /^[A-Za-z0-9_-]{16,200}$/;

export const readSessionCookie = (settings: Secure, header: string | undefined): string | null =>
  readCookie(settings, name, tokenShape, header);
