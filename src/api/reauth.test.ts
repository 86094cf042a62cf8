import { combineReducers, configureStore, isAction, type Middleware } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { clearTokens, storeSignIn } from '@/lib/cookies';
import { accessTokenRenewed, authStateFrom, signedOut, type AuthRoot } from '@/state/authSlice';
import { reducers } from '@/state/reducers';
import { untilPasses } from '@/testing/untilPasses';
import type { ApiError } from './errors';
import { exchangeDocuments } from './exchange';
import { wait } from './patience';
import { withReauth, type Reauth } from './reauth';
import type { Call, Transport } from './transport';

const refusal = (code: string, status: number): { error: ApiError } => ({
  error: { code, status, message: code, fields: {}, requestId: null, conflict: null },
});
const unauthorised = refusal('UNAUTHENTICATED', 401);
const away = refusal('UNREACHABLE', 0);

type Answer = ReturnType<Transport>;

/** A server that takes one access token, and gives another for the refresh token. */
function makeServer(valid: string) {
  const server = {
    valid,
    sent: [] as string[],
    exchanges: 0,
    exchange: (): Answer => {
      server.exchanges += 1;
      server.valid = `new-${server.exchanges}`;
      return { data: { refreshTokens: { accessToken: server.valid } } };
    },
    call: (token: string | null): Answer => (token === server.valid ? { data: 'fine' } : unauthorised),
  };
  const isExchange = (call: Call) =>
    'document' in call && Object.values<string>(exchangeDocuments).includes(call.document);
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
  const record: Middleware = () => (next) => (action) => {
    if (isAction(action)) dispatched.push(action.type);
    return next(action);
  };
  const store = configureStore({
    reducer: combineReducers(reducers),
    preloadedState: { auth: authStateFrom(tokens) },
    middleware: (getDefaults) => getDefaults().concat(record),
  });
  const { baseQuery, renewSession }: Reauth = withReauth(transport);
  const ask = async (endpoint = 'GetClients') => {
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
  return { store, ask, renew: () => renewSession(store, 'onLoad'), dispatched };
}

test('20 calls that fail together are replayed once each after exactly one exchange', async () => {
  const { server, transport } = makeServer('none');
  const { ask, store, dispatched } = makeTab(transport);
  const results = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(server.exchanges).toBe(1);
  expect(results).toEqual(Array.from({ length: 20 }, () => ({ data: 'fine' })));
  expect(server.sent).toHaveLength(40);
  expect(store.getState().auth.authData.accessToken).toBe('new-1');
  expect(dispatched).toEqual([accessTokenRenewed.type]);
});

test('spec 7: the refresh token is kept when the access token is exchanged', async () => {
  const { transport } = makeServer('none');
  const { ask, store } = makeTab(transport);
  await ask();
  expect(store.getState().auth.authData).toMatchObject({ accessToken: 'new-1', refreshToken: 'refresh' });
});

test('a late 401 of a call that carried an old token is replayed without another exchange', async () => {
  const { server, transport } = makeServer('renewed');
  const { ask, store } = makeTab(transport);
  const late = ask();
  store.dispatch(accessTokenRenewed('renewed'));
  expect(await late).toEqual({ data: 'fine' });
  expect(server.exchanges).toBe(0);
  expect(server.sent).toEqual(['old', 'renewed']);
});

test('a call that is refused again after the exchange is not replayed a second time', async () => {
  const { server, transport } = makeServer('none');
  server.call = () => unauthorised;
  const { ask } = makeTab(transport);
  expect(await ask()).toEqual(unauthorised);
  expect(server.exchanges).toBe(1);
  expect(server.sent).toHaveLength(2);
});

test.each([unauthorised, refusal('USER_NOT_FOUND', 401), refusal('USER_NOT_FOUND', 200)])(
  'spec 8: an exchange that is refused signs out once and at once, however many calls wait for it',
  async (refused) => {
    const { server, transport } = makeServer('none');
    server.exchange = () => {
      server.exchanges += 1;
      return refused;
    };
    const { ask, store, dispatched } = makeTab(transport);
    await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(server.exchanges).toBe(1);
    expect(dispatched).toEqual([signedOut.type]);
    expect(store.getState().lastSession.endedBecause).toBe('Expired');
  },
);

test('without a refresh token a refused access token ends the session', async () => {
  const { transport } = makeServer('none');
  const { ask, store } = makeTab(transport, { accessToken: 'old', refreshToken: '' });
  expect(await ask()).toEqual(unauthorised);
  expect(store.getState().auth.authData.accessToken).toBeNull();
});

test.each([refusal('FORBIDDEN', 200), refusal('USER_NOT_FOUND', 401), away])(
  'a failure that a new token cannot mend is not exchanged for one: $error.code',
  async (failure) => {
    const { server, transport } = makeServer('none');
    server.call = () => failure;
    const { ask } = makeTab(transport);
    expect(await ask()).toEqual(failure);
    expect(server.exchanges).toBe(0);
  },
);

test('an answer to an exchange that comes after the sign-out signs nobody in', async () => {
  const { server, transport } = makeServer('none');
  const { ask, store } = makeTab(transport);
  server.exchange = () => {
    store.dispatch(signedOut());
    return { data: { refreshTokens: { accessToken: 'too-late' } } };
  };
  await ask();
  expect(store.getState().auth.authData.accessToken).toBeNull();
});

test('spec 2, rule 1: a page with a refresh token alone exchanges it', async () => {
  const { transport } = makeServer('none');
  const { renew, store } = makeTab(transport);
  expect(await Promise.all([renew(), renew()])).toEqual([true, true]);
  expect(store.getState().auth.authData.accessToken).toBe('new-1');
});

test('the exchange sends what the contract has', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  for (const document of Object.values(exchangeDocuments)) {
    expect(validate(schema, parse(document))).toEqual([]);
  }
});

/** Advances fake time once the calls under way wait for a timer. */
async function advance(ms: number): Promise<void> {
  await untilPasses(() => expect(jest.getTimerCount()).toBeGreaterThan(0));
  await jest.advanceTimersByTimeAsync(ms);
}

describe('while nobody answers', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  test.each([away, refusal('UNAVAILABLE', 503), refusal('INTERNAL_SERVER_ERROR', 500)])(
    'an exchange that meets $error.status is tried again, and signs nobody out when the server is back',
    async (failure) => {
      const { server, transport } = makeServer('none');
      const { exchange } = server;
      const backAt = Date.now() + 8000;
      server.exchange = () => (Date.now() < backAt ? failure : exchange());
      const { ask, store } = makeTab(transport);
      const asked = ask();
      await advance(10_000);
      expect(await asked).toEqual({ data: 'fine' });
      expect(store.getState().auth.authData.accessToken).toBe('new-1');
    },
  );

  test('an exchange that nobody answers for 10 seconds signs out, not sooner', async () => {
    const { server, transport } = makeServer('none');
    server.exchange = () => away;
    const { ask, store } = makeTab(transport);
    const asked = ask();
    await advance(9_900);
    expect(store.getState().auth.authData.accessToken).toBe('old');
    await advance(200);
    await asked;
    expect(store.getState().auth.authData.accessToken).toBeNull();
    expect(store.getState().lastSession.endedBecause).toBe('Unreachable');
  });

  test('the operator query is tried again for 10 seconds', async () => {
    const { server, transport } = makeServer('old');
    const backAt = Date.now() + 5000;
    server.call = () => (Date.now() < backAt ? refusal('UNAVAILABLE', 503) : { data: 'fine' });
    const { ask } = makeTab(transport);
    const asked = ask('GetCurrentOperator');
    await advance(10_000);
    expect(await asked).toEqual({ data: 'fine' });
  });

  test('every other query shows its failure at once', async () => {
    const { server, transport } = makeServer('old');
    server.call = () => away;
    const { ask } = makeTab(transport);
    const asked = ask('GetClients');
    await advance(10);
    expect(await asked).toEqual(away);
    expect(server.sent).toHaveLength(1);
  });
});

describe('two tabs', () => {
  beforeEach(() => {
    // The browser's own locks are one line of people waiting; jsdom has none.
    let line: Promise<unknown> = Promise.resolve();
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: {
        request: (_name: string, work: () => Promise<unknown>) => {
          const mine = line.then(work);
          line = mine.catch(() => undefined);
          return mine;
        },
      },
    });
    storeSignIn({ accessToken: 'old', refreshToken: 'refresh', rememberMe: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
    clearTokens();
  });

  test('the second tab takes the token that the first has just stored', async () => {
    const { server, transport } = makeServer('none');
    const { exchange } = server;
    server.exchange = () => {
      const answer = exchange();
      storeSignIn({ accessToken: server.valid, refreshToken: 'refresh', rememberMe: true });
      return answer;
    };
    const [first, second] = [makeTab(transport), makeTab(transport)];
    const results = await Promise.all([first.ask(), second.ask(), first.ask(), second.ask()]);
    expect(server.exchanges).toBe(1);
    expect(results).toEqual(Array.from({ length: 4 }, () => ({ data: 'fine' })));
    expect(second.store.getState().auth.authData.accessToken).toBe('new-1');
  });

  test('the second tab waits until it can read what the first has stored', async () => {
    jest.useFakeTimers();
    const { server, transport } = makeServer('none');
    const [first, second] = [makeTab(transport), makeTab(transport)];
    const asked = Promise.all([first.ask(), second.ask()]);
    await advance(100);
    expect(server.exchanges).toBe(1);
    storeSignIn({ accessToken: server.valid, refreshToken: 'refresh', rememberMe: true });
    await advance(1000);
    await asked;
    expect(server.exchanges).toBe(1);
    expect(second.store.getState().auth.authData.accessToken).toBe('new-1');
  });

  test("a token of another session is never taken for this tab's own", async () => {
    const { server, transport } = makeServer('none');
    storeSignIn({ accessToken: 'of-somebody-else', refreshToken: 'another', rememberMe: true });
    const { ask, store } = makeTab(transport);
    await ask();
    expect(server.exchanges).toBe(1);
    expect(store.getState().auth.authData.accessToken).toBe('new-1');
  });
});
