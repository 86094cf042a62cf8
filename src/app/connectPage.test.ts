import { waitFor } from '@testing-library/dom';
import type { ConnectionEvent } from '@/api/socket';
import { sessionGraceMs } from '@/config/limits';
import { clearTokens, readTokens, storeSignIn } from '@/lib/cookies';
import { openCrossTab } from '@/lib/crossTab';
import { accessTokenRenewed, authStateFrom, signedIn, signedOut } from '@/state/authSlice';
import { reconnectRequested } from '@/state/connectionSlice';
import { sessionApi } from '@/api/sessionApi';
import { stubFetch } from '@/testing/stubFetch';
import { stubAppParts } from '@/testing/stubAppParts';
import { operatorWith } from '@/testing/operatorWith';
import { connectPage, detectSessionChange, type SessionChange } from './connectPage';
import { makeStore, type AppParts, type TabMessage } from './store';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((stop) => stop()));

/** A browser tab with a separate store, the shared cookies and a real channel to the other tabs. */
function openTab() {
  let notify: (event: ConnectionEvent) => void = () => undefined;
  const fakes = stubAppParts().parts;
  const parts: AppParts = {
    ...fakes,
    socket: { ...fakes.socket, onEvent: (listener) => (notify = listener) },
    crossTab: openCrossTab<TabMessage>('livery'),
  };
  const store = makeStore({ auth: authStateFrom(readTokens()) }, parts);
  cleanups.push(connectPage(store, parts));
  const emit = (event: Partial<ConnectionEvent>) =>
    notify({ status: 'connected', message: null, isReconnected: false, disconnectReason: null, ...event });
  return { store, parts, emit, auth: () => store.getState().auth.authData };
}

const storeTokens = (accessToken: string, refreshToken: string) =>
  storeSignIn({ accessToken, refreshToken, rememberMe: true });

describe('connectPage in two tabs', () => {
  test('signs the other tab out immediately after a sign-out', async () => {
    storeTokens('a1', 'r1');
    const [first, second] = [openTab(), openTab()];
    // Fake timers never fire here, so only the message can cause the sign-out.
    jest.useFakeTimers();
    const messageReceived = new Promise<void>((resolve) => second.parts.crossTab.subscribe(() => resolve()));
    first.store.dispatch(signedOut());
    await messageReceived;
    expect(second.auth().accessToken).toBeNull();
    expect(second.parts.socket.close).toHaveBeenCalled();
    expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
  });

  test('tells the other tab why the session ended', async () => {
    storeTokens('a1', 'r1');
    const [first, second] = [openTab(), openTab()];
    first.store.dispatch(signedOut('Expired'));
    await waitFor(() => expect(second.store.getState().lastSession.endReason).toBe('Expired'));
  });

  test('keeps a sign-in that immediately follows a sign-out', async () => {
    storeTokens('a1', 'r1');
    const [first, second] = [openTab(), openTab()];
    first.store.dispatch(signedOut());
    first.store.dispatch(signedIn({ accessToken: 'a2', refreshToken: 'r2' }));
    await waitFor(() => expect(second.auth().accessToken).toBeNull());
    // This message would arrive after an echo of the sign-out, if the second tab had sent one.
    const messageReceived = new Promise<void>((resolve) => first.parts.crossTab.subscribe(() => resolve()));
    second.parts.crossTab.publish({ type: 'accessTokenRenewed' });
    await messageReceived;
    expect(first.auth()).toMatchObject({ accessToken: 'a2', refreshToken: 'r2' });
    expect(readTokens()).toEqual({ accessToken: 'a2', refreshToken: 'r2' });
  });

  test('passes a new access token to the other tab and its socket', async () => {
    storeTokens('a1', 'r1');
    const [first, second] = [openTab(), openTab()];
    first.store.dispatch(accessTokenRenewed('a2'));
    await waitFor(() => expect(second.auth().accessToken).toBe('a2'));
    expect(second.parts.socket.connect).toHaveBeenLastCalledWith('a2');
  });

  test('reloads the other tab when another operator signs in', async () => {
    storeTokens('a1', 'r1');
    const [first, second] = [openTab(), openTab()];
    first.store.dispatch(signedIn({ accessToken: 'b1', refreshToken: 'rb' }));
    await waitFor(() => expect(second.parts.reloadPage).toHaveBeenCalled());
    expect(first.parts.reloadPage).not.toHaveBeenCalled();
  });

  test('signs out a tab that missed a sign-out when the tab becomes visible', () => {
    storeTokens('a1', 'r1');
    const tab = openTab();
    clearTokens();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(tab.auth().accessToken).toBeNull();
  });
});

const noTokens = { accessToken: null, refreshToken: null };
const ownTokens = { accessToken: 'a1', refreshToken: 'r1' };

test.each<[string, SessionChange, Parameters<typeof detectSessionChange>]>([
  ['nothing changed', 'same', [ownTokens, ownTokens, '/dashboard']],
  ['the cookies are missing', 'signedOut', [ownTokens, noTokens, '/dashboard']],
  ['the access token differs', 'renewed', [ownTokens, { ...ownTokens, accessToken: 'a2' }, '/dashboard']],
  ['the access cookie has expired', 'same', [ownTokens, { ...ownTokens, accessToken: null }, '/dashboard']],
  [
    'the session differs',
    'otherSession',
    [ownTokens, { accessToken: 'b', refreshToken: 'rb' }, '/dashboard'],
  ],
  [
    'the session differs, without refresh tokens',
    'otherSession',
    [{ accessToken: 'a', refreshToken: null }, { accessToken: 'b', refreshToken: null }, '/dashboard'],
  ],
  ['another tab signed in, on the login page', 'signedIn', [noTokens, ownTokens, '/login']],
  ['another tab signed in, on another form', 'same', [noTokens, ownTokens, '/signup']],
  ['no tab is signed in', 'same', [noTokens, noTokens, '/login']],
])('when %s, detectSessionChange returns %s', (_description, expected, args) => {
  expect(detectSessionChange(...args)).toBe(expected);
});

describe('connectPage', () => {
  beforeEach(() => storeTokens('a1', 'r1'));

  test('spec 9: opens the socket on load when an operator is signed in', () => {
    expect(openTab().parts.socket.connect).toHaveBeenCalledWith('a1');
  });

  test('opens no socket without a session', () => {
    clearTokens();
    expect(openTab().parts.socket.connect).not.toHaveBeenCalled();
  });

  test('stores the connection status, and reconnects after the reconnectRequested action', () => {
    const { store, emit, parts } = openTab();
    emit({ status: 'lost', message: 'Socket closed with event 4500 Oops' });
    expect(store.getState().connection).toEqual({
      status: 'lost',
      message: 'Socket closed with event 4500 Oops',
    });
    store.dispatch(reconnectRequested());
    expect(parts.socket.reconnect).toHaveBeenCalledTimes(1);
  });

  test('spec 8: reopens the socket on sign-in, but not on online or visibility events', () => {
    const { store, parts } = openTab();
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(parts.socket.reconnect).not.toHaveBeenCalled();
    expect(parts.socket.close).not.toHaveBeenCalled();
    store.dispatch(signedIn({ accessToken: 'b1', refreshToken: 'rb' }));
    expect(parts.socket.close).toHaveBeenCalledTimes(1);
    expect(parts.socket.connect).toHaveBeenLastCalledWith('b1');
  });

  test('refetches cached queries after a reconnect, but not after the first connection', async () => {
    const requests = stubFetch({ GetCurrentOperator: () => ({ currentOperator: operatorWith() }) });
    const { store, emit } = openTab();
    const query = store.dispatch(sessionApi.endpoints.GetCurrentOperator.initiate());
    await query;
    emit({ isReconnected: false });
    expect(requests).toHaveLength(1);
    emit({ isReconnected: true });
    await waitFor(() => expect(requests).toHaveLength(2));
    query.unsubscribe();
  });

  test('spec 8: keeps the session when the connection drops, and refetches the operator on reconnect', async () => {
    let isUnavailable = false;
    const requests = stubFetch({
      GetCurrentOperator: () => {
        if (isUnavailable) throw new TypeError('Failed to fetch');
        return { currentOperator: operatorWith() };
      },
    });
    const { store, emit, auth } = openTab();
    const query = store.dispatch(sessionApi.endpoints.GetCurrentOperator.initiate());
    await query;

    jest.useFakeTimers();
    isUnavailable = true;
    emit({ isReconnected: true });
    await waitFor(() => expect(requests).toHaveLength(2));
    emit({ status: 'retrying' });
    await jest.advanceTimersByTimeAsync(sessionGraceMs + 1500);
    jest.useRealTimers();
    expect(auth()).toMatchObject({ accessToken: 'a1', refreshToken: 'r1' });
    expect(auth().operator).not.toBeNull();

    isUnavailable = false;
    const countBefore = requests.length;
    emit({ isReconnected: true });
    await waitFor(() => expect(requests.length).toBeGreaterThan(countBefore));
    await waitFor(() =>
      expect(sessionApi.endpoints.GetCurrentOperator.select()(store.getState()).isSuccess).toBe(true),
    );
    query.unsubscribe();
  });

  test('refetches the operator when access changes, before it reconnects and refetches all queries', async () => {
    let respond: () => void = () => undefined;
    const responses: Promise<void>[] = [Promise.resolve(), new Promise((resolve) => (respond = resolve))];
    const permissions = [['MANAGE_PAYMENTS'], []] as const;
    let count = 0;
    const requests = stubFetch({
      GetCurrentOperator: async () => {
        const index = count++;
        await responses[index];
        return { currentOperator: operatorWith({ permissions: [...(permissions[index] ?? [])] }) };
      },
    });
    const { store, emit, parts, auth } = openTab();
    const query = store.dispatch(sessionApi.endpoints.GetCurrentOperator.initiate());
    await query;

    emit({ status: 'retrying', disconnectReason: 'accessChanged' });
    await waitFor(() => expect(requests).toHaveLength(2));
    emit({ isReconnected: true });
    expect(parts.socket.retryNow).not.toHaveBeenCalled();
    expect(requests).toHaveLength(2);

    respond();
    await waitFor(() => expect(auth().operator?.permissions).toEqual([]));
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(parts.socket.retryNow).toHaveBeenCalledTimes(1);
    query.unsubscribe();
  });

  test('exchanges a rejected token once, and again only after a successful connection', async () => {
    let count = 0;
    const requests = stubFetch({
      AccessTokenQuery: () => ({ accessToken: { accessToken: `new-${++count}` } }),
    });
    const { emit, auth } = openTab();
    emit({ status: 'retrying', disconnectReason: 'refused' });
    await waitFor(() => expect(auth().accessToken).toBe('new-1'));
    emit({ status: 'retrying', disconnectReason: 'refused' });
    emit({ status: 'connected' });
    emit({ status: 'retrying', disconnectReason: 'refused' });
    await waitFor(() => expect(auth().accessToken).toBe('new-2'));
    expect(requests).toHaveLength(2);
  });
});
