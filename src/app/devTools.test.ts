import { accessTokenRenewed, authStateFrom, signedIn } from '@/state/authSlice';
import { devTools } from './devTools';
import { makeStore } from './store';
import { stubAppParts } from '@/testing/stubAppParts';

const secret = 'eyJ-very-secret';

test('Redux DevTools masks the tokens of the state', () => {
  const store = makeStore(
    { auth: authStateFrom({ accessToken: secret, refreshToken: secret }) },
    stubAppParts().parts,
  );
  const sanitized = devTools.stateSanitizer(store.getState());
  expect(JSON.stringify(sanitized)).not.toContain(secret);
  expect(sanitized.auth.authData.accessToken).toBe('••••••');
  expect(store.getState().auth.authData.accessToken).toBe(secret);
});

test('Redux DevTools leaves other values and empty tokens unmasked', () => {
  const state = { ...authStateFrom({ accessToken: null, refreshToken: secret }), note: 'plain' };
  expect(devTools.stateSanitizer(state)).toMatchObject({
    authData: { accessToken: null, rememberMe: false },
    note: 'plain',
  });
});

test.each([
  signedIn({ accessToken: secret, refreshToken: secret, rememberMe: true }),
  accessTokenRenewed(secret),
  {
    type: 'api/executeMutation/pending',
    meta: { arg: { endpointName: 'Login', originalArgs: { email: 'a@x.test', password: secret } } },
  },
  {
    type: 'api/executeQuery/pending',
    meta: { arg: { queryCacheKey: `GetInvitation({"token":"${secret}"})` } },
  },
  {
    type: 'api/executeMutation/fulfilled',
    payload: { login: { accessToken: secret, refreshToken: secret } },
  },
  {
    type: 'api/executeMutation/pending',
    meta: { arg: { endpointName: 'CompleteSignIn', originalArgs: { challenge: secret, code: secret } } },
  },
  {
    type: 'api/executeMutation/fulfilled',
    payload: { createInvitationLink: { url: `https://livery.test/onboard/user?token=${secret}` } },
  },
  {
    type: 'api/executeMutation/fulfilled',
    payload: { exportPayments: { url: `/payments/export?format=csv&token=${secret}` } },
  },
  { type: 'themeSetup/received', payload: { squareLogoUrl: `/square-logo?signature=${secret}&v=2` } },
])('Redux DevTools masks the secrets of $type', (action) => {
  const sanitized = devTools.actionSanitizer(action);
  expect(JSON.stringify(sanitized)).not.toContain(secret);
  expect(sanitized.type).toBe(action.type);
});

test('Redux DevTools leaves error codes and other URL parameters unmasked', () => {
  const action = {
    type: 'api/executeQuery/rejected',
    payload: { code: 'FORBIDDEN', url: `/clients?page=2&token=${secret}&size=50` },
  };
  expect(devTools.actionSanitizer(action).payload).toEqual({
    code: 'FORBIDDEN',
    url: '/clients?page=2&token=••••••&size=50',
  });
});

test('Redux DevTools masks the secrets in cache keys and keeps the keys distinct', () => {
  const sanitized = devTools.stateSanitizer({
    queries: {
      [`GetInvitation({"token":"${secret}"})`]: { status: 'fulfilled' },
      'GetClients({"page":2})': {},
    },
  });
  expect(Object.keys(sanitized.queries)).toEqual([
    'GetInvitation({"token":"••••••"})',
    'GetClients({"page":2})',
  ]);
});

test('the initial state of the store is serializable as JSON', () => {
  const store = makeStore({}, stubAppParts().parts);
  const state = store.getState();
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});
