import { waitFor } from '@testing-library/dom';
import type { ConnectionNews } from '@/api/socket';
import { sessionGraceMs } from '@/config/limits';
import { clearTokens, readTokens, storeSignIn } from '@/lib/cookies';
import { openCrossTab } from '@/lib/crossTab';
import { accessTokenRenewed, authStateFrom, signedIn, signedOut } from '@/state/authSlice';
import { reconnectAsked } from '@/state/connectionSlice';
import { sessionApi } from '@/api/sessionApi';
import { answerFetch } from '@/testing/answers';
import { fakeParts } from '@/testing/fakeParts';
import { operatorWith } from '@/testing/operator';
import type { AppParts, TabMessage } from './appParts';
import { connectPage } from './connectPage';
import { makeStore } from './store';
import { detectSessionChange, type SessionChange } from './tabSession';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A tab of the browser: its own store, the browser's cookies, and a real line to the other tabs. */
function openTab() {
  let hear: (news: ConnectionNews) => void = () => undefined;
  const fakes = fakeParts().parts;
  const parts: AppParts = {
    ...fakes,
    socket: { ...fakes.socket, onNews: (listener) => (hear = listener) },
    crossTab: openCrossTab<TabMessage>('livery'),
  };
  const store = makeStore({ auth: authStateFrom(readTokens()) }, parts);
  stops.push(connectPage(store, parts));
  const news = (item: Partial<ConnectionNews>) =>
    hear({ status: 'connected', message: null, isBack: false, farewell: null, ...item });
  return { store, parts, news, auth: () => store.getState().auth.authData };
}

const remember = (accessToken: string, refreshToken: string) =>
  storeSignIn({ accessToken, refreshToken, rememberMe: true });

describe('two tabs', () => {
  test('a sign-out in one signs the other out at once', async () => {
    remember('a1', 'r1');
    const [first, second] = [openTab(), openTab()];
    // No timer passes, so the sign-out takes no longer than its message.
    jest.useFakeTimers();
    const heard = new Promise<void>((resolve) => second.parts.crossTab.hear(() => resolve()));
    first.store.dispatch(signedOut());
    await heard;
    expect(second.auth().accessToken).toBeNull();
    expect(second.parts.socket.close).toHaveBeenCalled();
    expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
  });

  test('why the session ended is known in both', async () => {
    remember('a1', 'r1');
    const [first, second] = [openTab(), openTab()];
    first.store.dispatch(signedOut('Expired'));
    await waitFor(() => expect(second.store.getState().lastSession.endedBecause).toBe('Expired'));
  });

  test('a sign-in right after the sign-out is not undone by its echo', async () => {
    remember('a1', 'r1');
    const [first, second] = [openTab(), openTab()];
    first.store.dispatch(signedOut());
    first.store.dispatch(signedIn({ accessToken: 'a2', refreshToken: 'r2' }));
    await waitFor(() => expect(second.auth().accessToken).toBeNull());
    // What the second tab tells now arrives after the echo of its sign-out, if it had one.
    const heard = new Promise<void>((resolve) => first.parts.crossTab.hear(() => resolve()));
    second.parts.crossTab.tell({ type: 'accessTokenRenewed' });
    await heard;
    expect(first.auth()).toMatchObject({ accessToken: 'a2', refreshToken: 'r2' });
    expect(readTokens()).toEqual({ accessToken: 'a2', refreshToken: 'r2' });
  });

  test('a new access token reaches the other tab, and its socket', async () => {
    remember('a1', 'r1');
    const [first, second] = [openTab(), openTab()];
    first.store.dispatch(accessTokenRenewed('a2'));
    await waitFor(() => expect(second.auth().accessToken).toBe('a2'));
    expect(second.parts.socket.connect).toHaveBeenLastCalledWith('a2');
  });

  test("another operator's sign-in reloads the tab, so that no page shows one and works as the other", async () => {
    remember('a1', 'r1');
    const [first, second] = [openTab(), openTab()];
    first.store.dispatch(signedIn({ accessToken: 'b1', refreshToken: 'rb' }));
    await waitFor(() => expect(second.parts.reloadPage).toHaveBeenCalled());
    expect(first.parts.reloadPage).not.toHaveBeenCalled();
  });

  test('a tab that slept through the sign-out notices when it is looked at again', () => {
    remember('a1', 'r1');
    const tab = openTab();
    clearTokens();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(tab.auth().accessToken).toBeNull();
  });
});

const none = { accessToken: null, refreshToken: null };
const mine = { accessToken: 'a1', refreshToken: 'r1' };

test.each<[string, Parameters<typeof detectSessionChange>, SessionChange]>([
  ['nothing changed', [mine, mine, '/dashboard'], 'same'],
  ['the cookies are gone', [mine, none, '/dashboard'], 'signedOut'],
  ['the access token is another', [mine, { ...mine, accessToken: 'a2' }, '/dashboard'], 'renewed'],
  ['the access cookie has expired', [mine, { ...mine, accessToken: null }, '/dashboard'], 'same'],
  ['the session is another', [mine, { accessToken: 'b', refreshToken: 'rb' }, '/dashboard'], 'otherSession'],
  [
    'the session is another, without refresh tokens',
    [{ accessToken: 'a', refreshToken: null }, { accessToken: 'b', refreshToken: null }, '/dashboard'],
    'otherSession',
  ],
  ['somebody signed in, and this is the login page', [none, mine, '/login'], 'signedIn'],
  ['somebody signed in, and a form is being filled in here', [none, mine, '/signup'], 'same'],
  ['nobody is signed in anywhere', [none, none, '/login'], 'same'],
])('when %s', (_what, args, news) => {
  expect(detectSessionChange(...args)).toBe(news);
});

describe('the connection', () => {
  beforeEach(() => remember('a1', 'r1'));

  test('spec 9: the socket opens on load for whoever is signed in', () => {
    expect(openTab().parts.socket.connect).toHaveBeenCalledWith('a1');
  });

  test('a page without a session opens no socket', () => {
    clearTokens();
    expect(openTab().parts.socket.connect).not.toHaveBeenCalled();
  });

  test('its state is in the store, for the line that offers to reconnect', () => {
    const { store, news, parts } = openTab();
    news({ status: 'lost', message: 'Socket closed with event 4500 Oops' });
    expect(store.getState().connection).toEqual({
      status: 'lost',
      message: 'Socket closed with event 4500 Oops',
    });
    store.dispatch(reconnectAsked());
    expect(parts.socket.reconnect).toHaveBeenCalledTimes(1);
  });

  test('spec 8: neither coming back online nor to the tab opens a lost socket, and a new sign-in does', () => {
    const { store, parts } = openTab();
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(parts.socket.reconnect).not.toHaveBeenCalled();
    expect(parts.socket.close).not.toHaveBeenCalled();
    store.dispatch(signedIn({ accessToken: 'b1', refreshToken: 'rb' }));
    expect(parts.socket.close).toHaveBeenCalledTimes(1);
    expect(parts.socket.connect).toHaveBeenLastCalledWith('b1');
  });

  test('what is shown is asked for again after a loss, and not after the first connection', async () => {
    const asked = answerFetch({ GetCurrentOperator: () => ({ currentOperator: operatorWith() }) });
    const { store, news } = openTab();
    const query = store.dispatch(sessionApi.endpoints.GetCurrentOperator.initiate());
    await query;
    news({ isBack: false });
    expect(asked).toHaveLength(1);
    news({ isBack: true });
    await waitFor(() => expect(asked).toHaveLength(2));
    query.unsubscribe();
  });

  test('spec 8: an operator who is asked for as the connection goes again is not signed out, and is asked for anew when it is back', async () => {
    let isAway = false;
    const asked = answerFetch({
      GetCurrentOperator: () => {
        if (isAway) throw new TypeError('Failed to fetch');
        return { currentOperator: operatorWith() };
      },
    });
    const { store, news, auth } = openTab();
    const query = store.dispatch(sessionApi.endpoints.GetCurrentOperator.initiate());
    await query;

    jest.useFakeTimers();
    isAway = true;
    news({ isBack: true });
    await waitFor(() => expect(asked).toHaveLength(2));
    news({ status: 'retrying' });
    await jest.advanceTimersByTimeAsync(sessionGraceMs + 1500);
    jest.useRealTimers();
    expect(auth()).toMatchObject({ accessToken: 'a1', refreshToken: 'r1' });
    expect(auth().operator).not.toBeNull();

    isAway = false;
    const before = asked.length;
    news({ isBack: true });
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await waitFor(() =>
      expect(sessionApi.endpoints.GetCurrentOperator.select()(store.getState()).isSuccess).toBe(true),
    );
    query.unsubscribe();
  });

  test('what the operator may do now is asked at once when it changed, then the socket opens, then all else is asked', async () => {
    let answer: () => void = () => undefined;
    const answers: Promise<void>[] = [Promise.resolve(), new Promise((resolve) => (answer = resolve))];
    const permissions = [['MANAGE_PAYMENTS'], []] as const;
    let count = 0;
    const asked = answerFetch({
      GetCurrentOperator: async () => {
        const time = count++;
        await answers[time];
        return { currentOperator: operatorWith({ permissions: [...(permissions[time] ?? [])] }) };
      },
    });
    const { store, news, parts, auth } = openTab();
    const query = store.dispatch(sessionApi.endpoints.GetCurrentOperator.initiate());
    await query;

    news({ status: 'retrying', farewell: 'accessChanged' });
    await waitFor(() => expect(asked).toHaveLength(2));
    news({ isBack: true });
    expect(parts.socket.hasten).not.toHaveBeenCalled();
    expect(asked).toHaveLength(2);

    answer();
    await waitFor(() => expect(auth().operator?.permissions).toEqual([]));
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(parts.socket.hasten).toHaveBeenCalledTimes(1);
    query.unsubscribe();
  });

  test('a refused token is exchanged once, and again only after a connection was made', async () => {
    let count = 0;
    const asked = answerFetch({
      AccessTokenQuery: () => ({ accessToken: { accessToken: `new-${++count}` } }),
    });
    const { news, auth } = openTab();
    news({ status: 'retrying', farewell: 'refused' });
    await waitFor(() => expect(auth().accessToken).toBe('new-1'));
    news({ status: 'retrying', farewell: 'refused' });
    news({ status: 'connected' });
    news({ status: 'retrying', farewell: 'refused' });
    await waitFor(() => expect(auth().accessToken).toBe('new-2'));
    expect(asked).toHaveLength(2);
  });
});
