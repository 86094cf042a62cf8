import { api } from '@/api/base';
import { clearTokens, readTokens, storeAccessToken, storeSignIn } from '@/lib/cookies';
import { reconnectRequested } from '@/state/connectionSlice';
import { accessTokenRenewed, signedIn, signedOut, type AuthRoot } from '@/state/authSlice';
import { rolePreviewEnded } from '@/state/rolePreviewSlice';
import { toast } from '@/ui/toast';
import type { AppParts, StartListening } from './appParts';
import { clearReturnPath, saveReturnPath } from './returnPath';
import { clearRecentChoices } from './palette/clearRecentChoices';
import { signOutMessages } from './signOutMessages';

const currentUrl = () => `${globalThis.location.pathname}${globalThis.location.search}`;

const hasSession = ({ auth: { authData } }: AuthRoot) =>
  authData.accessToken !== null || authData.refreshToken !== null;

/**
 * Registers the side effects of signing in, signing out, renewing the access token and reconnecting the
 * socket.
 */
export function listenToSession(startListening: StartListening, { crossTab, socket }: AppParts): void {
  startListening({
    actionCreator: signedIn,
    effect: ({ payload: { accessToken, refreshToken = null, rememberMe = false } }, { dispatch }) => {
      if (accessToken === null) return;
      storeSignIn({ accessToken, refreshToken, rememberMe });
      dispatch(api.util.resetApiState());
      // Closes the socket first, because `connect` does not reopen a lost one.
      socket.close();
      socket.connect(accessToken);
      crossTab.publish({ type: 'signedIn' });
    },
  });

  startListening({
    actionCreator: accessTokenRenewed,
    effect: ({ payload: accessToken }) => {
      socket.connect(accessToken);
      // Another tab has already stored and announced this token.
      if (readTokens().accessToken === accessToken) return;
      storeAccessToken(accessToken);
      crossTab.publish({ type: 'accessTokenRenewed' });
    },
  });

  startListening({
    actionCreator: signedOut,
    effect: async ({ payload: { reason, isFromOtherTab } }, { dispatch, delay, getOriginalState }) => {
      if (!hasSession(getOriginalState())) return;
      socket.close();
      dispatch(rolePreviewEnded());
      // The tab that signed out clears the cookies. Clearing them in other tabs could end the next session.
      if (!isFromOtherTab) {
        clearTokens();
        crossTab.publish({ type: 'signedOut', reason });
      }
      clearRecentChoices();
      if (reason === 'SignedOut') clearReturnPath();
      else saveReturnPath(currentUrl());
      const message = signOutMessages[reason];
      if (message) toast.error(message);
      // Lets the screens unmount first. A mounted screen would refetch its data.
      await delay(0);
      dispatch(api.util.resetApiState());
    },
  });

  startListening({ actionCreator: reconnectRequested, effect: () => socket.reconnect() });
}
