/** @jest-environment-options {"url": "https://console.test/"} */
import { clearTokens, readTokens, storeAccessToken, storeSignIn } from './cookies';

test('spec 9: storeSignIn and storeAccessToken set Secure cookies bound to the host on https', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: false });
  storeAccessToken('a2');
  const cookies = set.mock.calls.map(([cookie]) => cookie);
  set.mockRestore();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-access',
    '__Host-refresh',
    '__Host-access',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; secure/i);
    expect(cookie).toMatch(/; path=\//i);
    expect(cookie).not.toMatch(/domain=/i);
  }
  expect(readTokens()).toEqual({ accessToken: 'a2', refreshToken: 'r1' });
  clearTokens();
  expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
});
