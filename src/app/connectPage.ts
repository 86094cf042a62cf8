import { api, renewSession } from '@/api/base';
import { refetchOperator, sessionApi } from '@/api/sessionApi';
import { tagTypes } from '@/api/tags';
import { isAt } from './routeEntry';
import { paths } from '@/config/paths';
import { readTokens, type StoredTokens } from '@/lib/cookies';
import {
  accessTokenRenewed,
  type AuthData,
  selectAccessToken,
  selectOperator,
  signedOut,
} from '@/state/authSlice';
import { connectionChanged } from '@/state/connectionSlice';
import type { AppParts, AppStore } from './store';

export type SessionChange = 'same' | 'signedOut' | 'renewed' | 'otherSession' | 'signedIn';

type Tokens = Pick<AuthData, 'accessToken' | 'refreshToken'>;

const isEmpty = ({ accessToken, refreshToken }: Tokens) => accessToken === null && refreshToken === null;

/**
 * Compares this tab's tokens with the cookies that all tabs share, to detect how another tab changed the
 * session.
 */
export function detectSessionChange(own: Tokens, stored: StoredTokens, pathname: string): SessionChange {
  // Only the login page adopts another tab's sign-in, because other public pages may have unfinished input.
  if (isEmpty(own)) return !isEmpty(stored) && isAt(paths.login, pathname) ? 'signedIn' : 'same';
  if (isEmpty(stored)) return 'signedOut';
  if (stored.refreshToken !== own.refreshToken) return 'otherSession';
  if (stored.accessToken === null || stored.accessToken === own.accessToken) return 'same';
  return own.refreshToken === null ? 'otherSession' : 'renewed';
}

/**
 * Connects a store to the socket, the other tabs, the network and the tab's visibility. Returns a function
 * that disconnects them.
 */
export function connectPage(store: AppStore, { socket, crossTab, reloadPage }: AppParts): () => void {
  const { dispatch, getState } = store;
  // Prevents a loop when the server rejects a token that was just renewed.
  let canRenew = true;
  let operatorRefetch: PromiseLike<unknown> = Promise.resolve();

  // An operator query that fails during an outage would sign the operator out, so it is aborted and refetched
  // after the reconnect.
  const abortOperatorQuery = () => {
    if (!selectOperator(getState())) return;
    dispatch(sessionApi.util.getRunningQueryThunk('GetCurrentOperator', undefined))?.abort();
  };

  socket.onEvent(({ status, message, isReconnected, disconnectReason }) => {
    const isDisconnect = getState().connection.status === 'connected' && status === 'retrying';
    if (isDisconnect && disconnectReason !== 'accessChanged') abortOperatorQuery();
    dispatch(connectionChanged({ status, message }));
    if (status === 'connected') canRenew = true;
    if (disconnectReason === 'accessChanged') {
      operatorRefetch = dispatch(refetchOperator());
      void operatorRefetch.then(() => socket.retryNow());
    }
    // Events were missed while disconnected, so all queries are refetched. Revoked screens must close first,
    // because the API would reject their queries.
    if (isReconnected) void operatorRefetch.then(() => dispatch(api.util.invalidateTags([...tagTypes])));
    if (disconnectReason === 'refused' && canRenew) {
      canRenew = false;
      void dispatch(renewSession());
    }
  });

  const syncWithOtherTabs = () => {
    const stored = readTokens();
    const sessionChange = detectSessionChange(getState().auth.authData, stored, globalThis.location.pathname);
    if (sessionChange === 'signedOut') dispatch(signedOut('SignedOut', true));
    if (sessionChange === 'renewed' && stored.accessToken) dispatch(accessTokenRenewed(stored.accessToken));
    if (sessionChange === 'otherSession' || sessionChange === 'signedIn') reloadPage();
  };

  const unsubscribe = crossTab.subscribe((message) => {
    if (message.type === 'signedOut') dispatch(signedOut(message.reason, true));
    else syncWithOtherTabs();
  });

  const handleReturn = () => {
    if (document.visibilityState === 'hidden') return;
    // A suspended tab misses the messages of the other tabs, so it syncs as soon as it is active again.
    syncWithOtherTabs();
    canRenew = true;
  };
  window.addEventListener('online', handleReturn);
  window.addEventListener('pageshow', handleReturn);
  document.addEventListener('visibilitychange', handleReturn);

  const accessToken = selectAccessToken(getState());
  if (accessToken) socket.connect(accessToken);

  return () => {
    unsubscribe();
    crossTab.close();
    socket.close();
    window.removeEventListener('online', handleReturn);
    window.removeEventListener('pageshow', handleReturn);
    document.removeEventListener('visibilitychange', handleReturn);
  };
}
