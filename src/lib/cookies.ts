import Cookies from 'js-cookie';
import { env } from '@/config/env';
import { accessTokenCookieHours, refreshTokenCookieDays } from '@/config/limits';

export interface StoredTokens {
  accessToken: string | null;
  refreshToken: string | null;
}

// In production, cookies are secure whatever the page's scheme, unless the build is for plain http.
const isSecure = () =>
  (env.environment === 'production' && env.isSecure) || globalThis.location.protocol === 'https:';

// With the prefix a browser takes the cookie from this very host alone, never from a sibling subdomain.
const nameOf = (token: 'access' | 'refresh') => (isSecure() ? `__Host-${token}` : token);

const attributes = () => ({ path: '/', sameSite: 'strict', secure: isSecure() }) as const;

export const readTokens = (): StoredTokens => ({
  accessToken: Cookies.get(nameOf('access')) ?? null,
  refreshToken: Cookies.get(nameOf('refresh')) ?? null,
});

export interface SignInTokens {
  accessToken: string;
  refreshToken: string | null;
  rememberMe: boolean;
}

/** Keeps a sign-in for 8 hours and 30 days when it is to be remembered, else until the browser closes. */
export function storeSignIn({ accessToken, refreshToken, rememberMe }: SignInTokens): void {
  const lasting = (days: number) => (rememberMe ? { ...attributes(), expires: days } : attributes());
  Cookies.set(nameOf('access'), accessToken, lasting(accessTokenCookieHours / 24));
  if (refreshToken) Cookies.set(nameOf('refresh'), refreshToken, lasting(refreshTokenCookieDays));
  // An earlier session's refresh token must not outlive the sign-in that replaced it.
  else Cookies.remove(nameOf('refresh'), attributes());
}

export function storeAccessToken(accessToken: string): void {
  Cookies.set(nameOf('access'), accessToken, attributes());
}

export function clearTokens(): void {
  Cookies.remove(nameOf('access'), attributes());
  Cookies.remove(nameOf('refresh'), attributes());
}
