/** @jest-environment-options {"url": "https://console.test/"} */
import { clearTokens, readTokens, storeAccessToken, storeSignIn } from './cookies';

test('spec 9: on an https page the cookies are secure, and bound to this very host', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: false });
  storeAccessToken('a2');
  const texts = set.mock.calls.map(([text]) => text);
  set.mockRestore();
  expect(texts.map((text) => text.split('=')[0])).toEqual([
    '__Host-access',
    '__Host-refresh',
    '__Host-access',
  ]);
  for (const text of texts) {
    expect(text).toMatch(/; secure/i);
    expect(text).toMatch(/; path=\//i);
    expect(text).not.toMatch(/domain=/i);
  }
  expect(readTokens()).toEqual({ accessToken: 'a2', refreshToken: 'r1' });
  clearTokens();
  expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
});
