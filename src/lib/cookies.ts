import Cookies from 'js-cookie';
import { env } from '@/config/env';
import { sessionDays } from '@contract/limits';
import { accessTokenCookieHours } from '@/config/limits';

export interface StoredTokens {
  accessToken: string | null;
  refreshToken: string | null;
}

// In production, cookies are secure regardless of the page's scheme, unless the build is for plain http.
const isSecure = () =>
  (env.environment === 'production' && env.isSecure) || globalThis.location.protocol === 'https:';

// With the `__Host-` prefix, browsers accept the cookie only from this host, never from a sibling subdomain.
const cookieName = (token: 'access' | 'refresh') => (isSecure() ? `__Host-${token}` : token);

const attributes = () => ({ path: '/', sameSite: 'strict', secure: isSecure() }) as const;

export const readTokens = (): StoredTokens => ({
  accessToken: Cookies.get(cookieName('access')) ?? null,
  refreshToken: Cookies.get(cookieName('refresh')) ?? null,
});

export interface SignInTokens {
  accessToken: string;
  refreshToken: string | null;
  rememberMe: boolean;
}

/**
 * Stores the access token for 8 hours and the refresh token for 30 days with `rememberMe`, otherwise until
 * the browser closes.
 */
export function storeSignIn({ accessToken, refreshToken, rememberMe }: SignInTokens): void {
  const attributesWithExpiry = (days: number) =>
    rememberMe ? { ...attributes(), expires: days } : attributes();
  Cookies.set(cookieName('access'), accessToken, attributesWithExpiry(accessTokenCookieHours / 24));
  if (refreshToken) Cookies.set(cookieName('refresh'), refreshToken, attributesWithExpiry(sessionDays));
  // An earlier session's refresh token must not outlive the sign-in that replaced it.
  else Cookies.remove(cookieName('refresh'), attributes());
}

export function storeAccessToken(accessToken: string): void {
  Cookies.set(cookieName('access'), accessToken, attributes());
}

export function clearTokens(): void {
  Cookies.remove(cookieName('access'), attributes());
  Cookies.remove(cookieName('refresh'), attributes());
}
