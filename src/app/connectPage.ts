import { api, renewSession } from '@/api/base';
import { askWhoIsHere, sessionApi } from '@/api/sessionApi';
import { tagTypes } from '@/api/tags';
import { readTokens } from '@/lib/cookies';
import { accessTokenRenewed, selectAccessToken, selectOperator, signedOut } from '@/state/authSlice';
import { connectionChanged } from '@/state/connectionSlice';
import type { AppParts } from './appParts';
import type { AppStore } from './store';
import { detectSessionChange } from './tabSession';

/** Ties a store to what happens around it: the socket, the other tabs, the network and the tab's visibility. */
export function connectPage(store: AppStore, { socket, crossTab, reloadPage }: AppParts): () => void {
  const { dispatch, getState } = store;
  // A token that the server refuses although it was just renewed must not be renewed for ever.
  let mayRenew = true;
  let access: PromiseLike<unknown> = Promise.resolve();

  // A server that answers nobody would have the operator's question sign out whom it had let in: it is asked anew when
  // the socket is back.
  const letGoOfOperator = () => {
    if (!selectOperator(getState())) return;
    dispatch(sessionApi.util.getRunningQueryThunk('GetCurrentOperator', undefined))?.abort();
  };

  socket.onNews(({ status, message, isBack, farewell }) => {
    const isLoss = getState().connection.status === 'connected' && status === 'retrying';
    if (isLoss && farewell !== 'accessChanged') letGoOfOperator();
    dispatch(connectionChanged({ status, message }));
    if (status === 'connected') mayRenew = true;
    if (farewell === 'accessChanged') {
      access = dispatch(askWhoIsHere());
      void access.then(() => socket.hasten());
    }
    // What happened while the socket was away was not heard, so what is shown is asked for again: once the screens that
    // are no longer allowed have gone, for they would be refused.
    if (isBack) void access.then(() => dispatch(api.util.invalidateTags([...tagTypes])));
    if (farewell === 'refused' && mayRenew) {
      mayRenew = false;
      void dispatch(renewSession());
    }
  });

  const followOtherTabs = () => {
    const stored = readTokens();
    const news = detectSessionChange(getState().auth.authData, stored, globalThis.location.pathname);
    if (news === 'signedOut') dispatch(signedOut('SignedOut', true));
    if (news === 'renewed' && stored.accessToken) dispatch(accessTokenRenewed(stored.accessToken));
    if (news === 'otherSession' || news === 'signedIn') reloadPage();
  };

  const stopHearing = crossTab.hear((message) => {
    if (message.type === 'signedOut') dispatch(signedOut(message.reason, true));
    else followOtherTabs();
  });

  const comeBack = () => {
    if (document.visibilityState === 'hidden') return;
    // A tab that slept has heard nothing of the others.
    followOtherTabs();
    mayRenew = true;
  };
  window.addEventListener('online', comeBack);
  window.addEventListener('pageshow', comeBack);
  document.addEventListener('visibilitychange', comeBack);

  const accessToken = selectAccessToken(getState());
  if (accessToken) socket.connect(accessToken);

  return () => {
    stopHearing();
    crossTab.close();
    socket.close();
    window.removeEventListener('online', comeBack);
    window.removeEventListener('pageshow', comeBack);
    document.removeEventListener('visibilitychange', comeBack);
  };
}
