import { env } from '@/config/env';
import { clearTokens, readTokens, storeAccessToken, storeSignIn } from './cookies';

// Whole seconds, as cookies count, and today's: the browser drops what has expired.
const now = new Date(Math.floor(Date.now() / 1000) * 1000);
const hour = 3_600_000;

/** The cookies as they were written, by name, with their attributes. */
function written(act: () => void): Record<string, string> {
  const set = jest.spyOn(document, 'cookie', 'set');
  act();
  const cookies = set.mock.calls.map(([text]) => [text.split('=')[0] ?? '', text]);
  set.mockRestore();
  return Object.fromEntries(cookies);
}

const expiryOf = (cookie: string | undefined) => {
  const text = /expires=([^;]+)/.exec(cookie ?? '')?.[1];
  return text === undefined ? null : new Date(text).getTime() - now.getTime();
};

beforeEach(() => {
  jest.useFakeTimers({ now });
});
afterEach(() => {
  jest.useRealTimers();
});

test('spec 9: with rememberMe the access token lasts 8 hours and the refresh token 30 days', () => {
  const { access, refresh } = written(() =>
    storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true }),
  );
  expect(expiryOf(access)).toBe(8 * hour);
  expect(expiryOf(refresh)).toBe(30 * 24 * hour);
});

test('spec 9: without rememberMe both tokens go with the browser session', () => {
  const { access, refresh } = written(() =>
    storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: false }),
  );
  expect([expiryOf(access), expiryOf(refresh)]).toEqual([null, null]);
  expect(readTokens()).toEqual({ accessToken: 'a1', refreshToken: 'r1' });
});

test('spec 9: the refresh token is stored only when provided', () => {
  storeSignIn({ accessToken: 'a1', refreshToken: null, rememberMe: true });
  expect(readTokens()).toEqual({ accessToken: 'a1', refreshToken: null });
});

test("a sign-in without a refresh token does not keep the earlier session's", () => {
  storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
  storeSignIn({ accessToken: 'a2', refreshToken: null, rememberMe: false });
  expect(readTokens()).toEqual({ accessToken: 'a2', refreshToken: null });
});

test('spec 9: a new access token alone is stored without expiry, and the refresh token is kept', () => {
  storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
  const cookies = written(() => storeAccessToken('a2'));
  expect(Object.keys(cookies)).toEqual(['access']);
  expect(expiryOf(cookies.access)).toBeNull();
  expect(readTokens()).toEqual({ accessToken: 'a2', refreshToken: 'r1' });
});

test('spec 9: cookies use SameSite Strict, and are not secure on a plain page', () => {
  const cookies = written(() => storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true }));
  for (const cookie of Object.values(cookies)) {
    expect(cookie).toMatch(/sameSite=strict/i);
    expect(cookie).toMatch(/path=\//);
    expect(cookie).not.toMatch(/secure/i);
  }
});

test('spec 4: signing out clears both cookies', () => {
  storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
  clearTokens();
  expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
});

test('spec 9: a production that was built for https keeps its cookies secure, and any other on this page does not', () => {
  const secure = (): boolean =>
    Object.values(written(() => storeAccessToken('a1'))).every((cookie) => /; secure/i.test(cookie));
  expect(secure()).toBe(false);
  const https = jest.replaceProperty(env, 'isSecure', true);
  expect(secure()).toBe(true);
  const staging = jest.replaceProperty(env, 'environment', 'staging');
  expect(secure()).toBe(false);
  staging.restore();
  https.restore();
});
