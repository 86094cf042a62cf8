import { env } from '@/config/env';
import { clearTokens, readTokens, storeAccessToken, storeSignIn } from './cookies';

// The current time, because the browser drops expired cookies. Cookie dates have a precision of one second.
const now = new Date(Math.floor(Date.now() / 1000) * 1000);
const hour = 3_600_000;

/** Returns the cookies that `act` writes, with their attributes, by name. */
function captureCookies(act: () => void): Record<string, string> {
  const set = jest.spyOn(document, 'cookie', 'set');
  act();
  const cookies = set.mock.calls.map(([text]) => [text.split('=')[0] ?? '', text]);
  set.mockRestore();
  return Object.fromEntries(cookies);
}

const lifetimeMsOf = (cookie: string | undefined) => {
  const text = /expires=([^;]+)/.exec(cookie ?? '')?.[1];
  return text === undefined ? null : new Date(text).getTime() - now.getTime();
};

beforeEach(() => {
  jest.useFakeTimers({ now });
});
afterEach(() => {
  jest.useRealTimers();
});

test('spec 9: storeSignIn with rememberMe keeps access tokens 8 hours and refresh tokens 30 days', () => {
  const { access, refresh } = captureCookies(() =>
    storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true }),
  );
  expect(lifetimeMsOf(access)).toBe(8 * hour);
  expect(lifetimeMsOf(refresh)).toBe(30 * 24 * hour);
});

test('spec 9: storeSignIn stores both tokens as session cookies without rememberMe', () => {
  const { access, refresh } = captureCookies(() =>
    storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: false }),
  );
  expect([lifetimeMsOf(access), lifetimeMsOf(refresh)]).toEqual([null, null]);
  expect(readTokens()).toEqual({ accessToken: 'a1', refreshToken: 'r1' });
});

test('spec 9: storeSignIn stores the refresh token only when provided', () => {
  storeSignIn({ accessToken: 'a1', refreshToken: null, rememberMe: true });
  expect(readTokens()).toEqual({ accessToken: 'a1', refreshToken: null });
});

test('storeSignIn removes the refresh token of an earlier session when the sign-in has none', () => {
  storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
  storeSignIn({ accessToken: 'a2', refreshToken: null, rememberMe: false });
  expect(readTokens()).toEqual({ accessToken: 'a2', refreshToken: null });
});

test('spec 9: storeAccessToken sets a cookie without expiry and preserves the refresh token', () => {
  storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
  const cookies = captureCookies(() => storeAccessToken('a2'));
  expect(Object.keys(cookies)).toEqual(['access']);
  expect(lifetimeMsOf(cookies.access)).toBeNull();
  expect(readTokens()).toEqual({ accessToken: 'a2', refreshToken: 'r1' });
});

test('spec 9: storeSignIn sets SameSite=Strict without Secure on an http page', () => {
  const cookies = captureCookies(() =>
    storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true }),
  );
  for (const cookie of Object.values(cookies)) {
    expect(cookie).toMatch(/sameSite=strict/i);
    expect(cookie).toMatch(/path=\//);
    expect(cookie).not.toMatch(/secure/i);
  }
});

test('spec 4: clearTokens removes both cookies', () => {
  storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
  clearTokens();
  expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
});

test('spec 9: storeAccessToken sets Secure on an http page only in a production build for https', () => {
  const areCookiesSecure = (): boolean =>
    Object.values(captureCookies(() => storeAccessToken('a1'))).every((cookie) => /; secure/i.test(cookie));
  expect(areCookiesSecure()).toBe(false);
  const https = jest.replaceProperty(env, 'isSecure', true);
  expect(areCookiesSecure()).toBe(true);
  const staging = jest.replaceProperty(env, 'environment', 'staging');
  expect(areCookiesSecure()).toBe(false);
  staging.restore();
  https.restore();
});
