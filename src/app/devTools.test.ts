import { accessTokenRenewed, authStateFrom, signedIn } from '@/state/authSlice';
import { devTools } from './devTools';
import { makeStore } from './store';
import { fakeParts } from '@/testing/fakeParts';

const secret = 'eyJ-very-secret';

test('Redux DevTools is shown no token of the state', () => {
  const store = makeStore(
    { auth: authStateFrom({ accessToken: secret, refreshToken: secret }) },
    fakeParts().parts,
  );
  const shown = devTools.stateSanitizer(store.getState());
  expect(JSON.stringify(shown)).not.toContain(secret);
  expect(shown.auth.authData.accessToken).toBe('••••••');
  expect(store.getState().auth.authData.accessToken).toBe(secret);
});

test('Redux DevTools still shows what is no secret, an absent token too', () => {
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
    payload: { invitationLink: { url: `https://livery.test/onboard/user?token=${secret}` } },
  },
  {
    type: 'api/executeMutation/fulfilled',
    payload: { exportPayments: { url: `/payments/export?format=csv&token=${secret}` } },
  },
  { type: 'themeSetup/received', payload: { squareLogoUrl: `/square-logo?signature=${secret}&v=2` } },
])('Redux DevTools is shown no secret of $type', (action) => {
  const shown = devTools.actionSanitizer(action);
  expect(JSON.stringify(shown)).not.toContain(secret);
  expect(shown.type).toBe(action.type);
});

test('a code that is no secret stays, and so does the rest of an address', () => {
  const action = {
    type: 'api/executeQuery/rejected',
    payload: { code: 'FORBIDDEN', url: `/clients?page=2&token=${secret}&size=50` },
  };
  expect(devTools.actionSanitizer(action).payload).toEqual({
    code: 'FORBIDDEN',
    url: '/clients?page=2&token=••••••&size=50',
  });
});

test('cache keys lose the secrets in them, and stay apart from each other', () => {
  const shown = devTools.stateSanitizer({
    queries: {
      [`GetInvitation({"token":"${secret}"})`]: { status: 'fulfilled' },
      'GetClients({"page":2})': {},
    },
  });
  expect(Object.keys(shown.queries)).toEqual(['GetInvitation({"token":"••••••"})', 'GetClients({"page":2})']);
});

test('every state and action of the client survives JSON', () => {
  const store = makeStore({}, fakeParts().parts);
  const state = store.getState();
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});
