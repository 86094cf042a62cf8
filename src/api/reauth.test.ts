import { combineReducers, configureStore, isAction, type Middleware } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { clearTokens, storeSignIn } from '@/lib/cookies';
import { accessTokenRenewed, authStateFrom, signedOut, type AuthRoot } from '@/state/authSlice';
import { reducers } from '@/state/reducers';
import { pollUntilPasses } from '@/testing/pollUntilPasses';
import type { ApiError } from './errors';
import { wait } from './retryWhileUnavailable';
import { withReauth, type Reauth } from './reauth';
import { type Call, operationNameOf, type Transport } from './transport';

const refusal = (code: string, status: number): { error: ApiError } => ({
  error: { code, status, message: code, fields: {}, requestId: null, conflict: null },
});
const unauthorized = refusal('UNAUTHENTICATED', 401);
const unreachable = refusal('UNREACHABLE', 0);

type TransportResult = ReturnType<Transport>;

function makeServer(valid: string) {
  const server = {
    valid,
    sent: [] as string[],
    exchanges: 0,
    exchange: (): TransportResult => {
      server.exchanges += 1;
      server.valid = `new-${server.exchanges}`;
      return { data: { refreshTokens: { accessToken: server.valid } } };
    },
    call: (token: string | null): TransportResult =>
      token === server.valid ? { data: 'fine' } : unauthorized,
  };
  const isExchange = (call: Call) =>
    'document' in call &&
    ['AccessTokenQuery', 'RefreshTokens'].includes(operationNameOf(call.document) ?? '');
  const transport: Transport = async (call, { getState }) => {
    const token = (getState() as AuthRoot).auth.authData.accessToken;
    await wait(0);
    if (isExchange(call)) return server.exchange();
    server.sent.push(token ?? '');
    return server.call(token);
  };
  return { server, transport };
}

function makeTab(transport: Transport, tokens = { accessToken: 'old', refreshToken: 'refresh' }) {
  const dispatched: string[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    if (isAction(action)) dispatched.push(action.type);
    return next(action);
  };
  const store = configureStore({
    reducer: combineReducers(reducers),
    preloadedState: { auth: authStateFrom(tokens) },
    middleware: (getDefaults) => getDefaults().concat(recorder),
  });
  const { baseQuery, renewSession }: Reauth = withReauth(transport);
  const send = async (endpoint = 'GetClients') => {
    const controller = new AbortController();
    const api: BaseQueryApi = {
      dispatch: store.dispatch,
      getState: store.getState,
      extra: undefined,
      signal: controller.signal,
      abort: () => controller.abort(),
      endpoint,
      type: 'query',
    };
    return baseQuery({ document: `query ${endpoint} { clients { page } }` }, api, {});
  };
  return { store, send, renew: () => renewSession(store, 'onLoad'), dispatched };
}

test('withReauth replays 20 concurrent failed calls once each after exactly one exchange', async () => {
  const { server, transport } = makeServer('none');
  const { send, store, dispatched } = makeTab(transport);
  const results = await Promise.all(Array.from({ length: 20 }, () => send()));
  expect(server.exchanges).toBe(1);
  expect(results).toEqual(Array.from({ length: 20 }, () => ({ data: 'fine' })));
  expect(server.sent).toHaveLength(40);
  expect(store.getState().auth.authData.accessToken).toBe('new-1');
  expect(dispatched).toEqual([accessTokenRenewed.type]);
});

test('spec 7: withReauth keeps the refresh token when it renews the access token', async () => {
  const { transport } = makeServer('none');
  const { send, store } = makeTab(transport);
  await send();
  expect(store.getState().auth.authData).toMatchObject({ accessToken: 'new-1', refreshToken: 'refresh' });
});

test('withReauth replays a call with the newer token after a late 401, without an exchange', async () => {
  const { server, transport } = makeServer('renewed');
  const { send, store } = makeTab(transport);
  const late = send();
  store.dispatch(accessTokenRenewed('renewed'));
  expect(await late).toEqual({ data: 'fine' });
  expect(server.exchanges).toBe(0);
  expect(server.sent).toEqual(['old', 'renewed']);
});

test('withReauth returns the error of a call that is rejected again after the exchange', async () => {
  const { server, transport } = makeServer('none');
  server.call = () => unauthorized;
  const { send } = makeTab(transport);
  expect(await send()).toEqual(unauthorized);
  expect(server.exchanges).toBe(1);
  expect(server.sent).toHaveLength(2);
});

test.each([unauthorized, refusal('USER_NOT_FOUND', 401), refusal('USER_NOT_FOUND', 200)])(
  'spec 8: withReauth signs out once, without retries, when the exchange for 20 calls fails with $error.code ($error.status)',
  async (refused) => {
    const { server, transport } = makeServer('none');
    server.exchange = () => {
      server.exchanges += 1;
      return refused;
    };
    const { send, store, dispatched } = makeTab(transport);
    await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(server.exchanges).toBe(1);
    expect(dispatched).toEqual([signedOut.type]);
    expect(store.getState().lastSession.endReason).toBe('Expired');
  },
);

test('withReauth ends the session when an access token is rejected and there is no refresh token', async () => {
  const { transport } = makeServer('none');
  const { send, store } = makeTab(transport, { accessToken: 'old', refreshToken: '' });
  expect(await send()).toEqual(unauthorized);
  expect(store.getState().auth.authData.accessToken).toBeNull();
});

test.each([refusal('FORBIDDEN', 200), refusal('USER_NOT_FOUND', 401), unreachable])(
  'withReauth does not exchange the token on $error.code',
  async (failure) => {
    const { server, transport } = makeServer('none');
    server.call = () => failure;
    const { send } = makeTab(transport);
    expect(await send()).toEqual(failure);
    expect(server.exchanges).toBe(0);
  },
);

test('withReauth ignores the result of an exchange that completes after the sign-out', async () => {
  const { server, transport } = makeServer('none');
  const { send, store } = makeTab(transport);
  server.exchange = () => {
    store.dispatch(signedOut());
    return { data: { refreshTokens: { accessToken: 'too-late' } } };
  };
  await send();
  expect(store.getState().auth.authData.accessToken).toBeNull();
});

test('spec 2, rule 1: renewSession exchanges the refresh token once for concurrent callers', async () => {
  const { transport } = makeServer('none');
  const { renew, store } = makeTab(transport);
  expect(await Promise.all([renew(), renew()])).toEqual([true, true]);
  expect(store.getState().auth.authData.accessToken).toBe('new-1');
});

/** Advances the fake clock once the pending calls wait for a timer. */
async function advance(ms: number): Promise<void> {
  await pollUntilPasses(() => expect(jest.getTimerCount()).toBeGreaterThan(0));
  await jest.advanceTimersByTimeAsync(ms);
}

describe('withReauth during an outage', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  test.each([unreachable, refusal('UNAVAILABLE', 503), refusal('INTERNAL_SERVER_ERROR', 500)])(
    'retries an exchange that fails with $error.code, and keeps the session when the server recovers',
    async (failure) => {
      const { server, transport } = makeServer('none');
      const { exchange } = server;
      const availableAt = Date.now() + 8000;
      server.exchange = () => (Date.now() < availableAt ? failure : exchange());
      const { send, store } = makeTab(transport);
      const pendingCall = send();
      await advance(10_000);
      expect(await pendingCall).toEqual({ data: 'fine' });
      expect(store.getState().auth.authData.accessToken).toBe('new-1');
    },
  );

  test('signs out when the exchange stays unreachable for 10 seconds, but not earlier', async () => {
    const { server, transport } = makeServer('none');
    server.exchange = () => unreachable;
    const { send, store } = makeTab(transport);
    const pendingCall = send();
    await advance(9_900);
    expect(store.getState().auth.authData.accessToken).toBe('old');
    await advance(200);
    await pendingCall;
    expect(store.getState().auth.authData.accessToken).toBeNull();
    expect(store.getState().lastSession.endReason).toBe('Unreachable');
  });

  test('retries the operator query until the server recovers', async () => {
    const { server, transport } = makeServer('old');
    const availableAt = Date.now() + 5000;
    server.call = () => (Date.now() < availableAt ? refusal('UNAVAILABLE', 503) : { data: 'fine' });
    const { send } = makeTab(transport);
    const pendingCall = send('GetCurrentOperator');
    await advance(10_000);
    expect(await pendingCall).toEqual({ data: 'fine' });
  });

  test('returns the error of a query other than the operator query immediately', async () => {
    const { server, transport } = makeServer('old');
    server.call = () => unreachable;
    const { send } = makeTab(transport);
    const pendingCall = send('GetClients');
    await advance(10);
    expect(await pendingCall).toEqual(unreachable);
    expect(server.sent).toHaveLength(1);
  });
});

describe('withReauth in two tabs', () => {
  beforeEach(() => {
    // A queue like the browser's Web Locks, which jsdom lacks.
    let queue: Promise<unknown> = Promise.resolve();
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: {
        request: (_name: string, work: () => Promise<unknown>) => {
          const queued = queue.then(work);
          queue = queued.catch(() => undefined);
          return queued;
        },
      },
    });
    storeSignIn({ accessToken: 'old', refreshToken: 'refresh', rememberMe: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
    clearTokens();
  });

  test('uses the token that the other tab has just stored', async () => {
    const { server, transport } = makeServer('none');
    const { exchange } = server;
    server.exchange = () => {
      const result = exchange();
      storeSignIn({ accessToken: server.valid, refreshToken: 'refresh', rememberMe: true });
      return result;
    };
    const [first, second] = [makeTab(transport), makeTab(transport)];
    const results = await Promise.all([first.send(), second.send(), first.send(), second.send()]);
    expect(server.exchanges).toBe(1);
    expect(results).toEqual(Array.from({ length: 4 }, () => ({ data: 'fine' })));
    expect(second.store.getState().auth.authData.accessToken).toBe('new-1');
  });

  test('waits until the token that the other tab stored is readable', async () => {
    jest.useFakeTimers();
    const { server, transport } = makeServer('none');
    const [first, second] = [makeTab(transport), makeTab(transport)];
    const pendingCall = Promise.all([first.send(), second.send()]);
    await advance(100);
    expect(server.exchanges).toBe(1);
    storeSignIn({ accessToken: server.valid, refreshToken: 'refresh', rememberMe: true });
    await advance(1000);
    await pendingCall;
    expect(server.exchanges).toBe(1);
    expect(second.store.getState().auth.authData.accessToken).toBe('new-1');
  });

  test('ignores the stored token of another session', async () => {
    const { server, transport } = makeServer('none');
    storeSignIn({ accessToken: 'of-another-session', refreshToken: 'another', rememberMe: true });
    const { send, store } = makeTab(transport);
    await send();
    expect(server.exchanges).toBe(1);
    expect(store.getState().auth.authData.accessToken).toBe('new-1');
  });
});
