import { api } from '@/api/base';
import { clearTokens, readTokens, storeAccessToken, storeSignIn } from '@/lib/cookies';
import { reconnectAsked } from '@/state/connectionSlice';
import { accessTokenRenewed, signedIn, signedOut, type AuthRoot } from '@/state/authSlice';
import { rolePreviewEnded } from '@/state/rolePreviewSlice';
import { toast } from '@/ui/toast';
import type { AppParts } from './appParts';
import { forgetPlace, holdPlace } from './heldPlace';
import type { StartListening } from './listeners';
import { forgetChoices } from './palette/forgetChoices';
import { signOutWords } from './signOutWords';

const hereAndNow = () => `${globalThis.location.pathname}${globalThis.location.search}`;

const hasSession = ({ auth: { authData } }: AuthRoot) =>
  authData.accessToken !== null || authData.refreshToken !== null;

/** What signing in, signing out and a new access token do beyond the state. */
export function listenToSession(startListening: StartListening, { crossTab, socket }: AppParts): void {
  startListening({
    actionCreator: signedIn,
    effect: ({ payload: { accessToken, refreshToken = null, rememberMe = false } }, { dispatch }) => {
      if (accessToken === null) return;
      storeSignIn({ accessToken, refreshToken, rememberMe });
      dispatch(api.util.resetApiState());
      // A new sign-in opens even a socket that was closed for good.
      socket.close();
      socket.connect(accessToken);
      crossTab.tell({ type: 'signedIn' });
    },
  });

  startListening({
    actionCreator: accessTokenRenewed,
    effect: ({ payload: accessToken }) => {
      socket.connect(accessToken);
      // Another tab has stored and told it already.
      if (readTokens().accessToken === accessToken) return;
      storeAccessToken(accessToken);
      crossTab.tell({ type: 'accessTokenRenewed' });
    },
  });

  startListening({
    actionCreator: signedOut,
    effect: async ({ payload: { reason, isFromOtherTab } }, { dispatch, delay, getOriginalState }) => {
      if (!hasSession(getOriginalState())) return;
      socket.close();
      dispatch(rolePreviewEnded());
      // The tab that signed out has cleared the cookies: what is in them now may be the next session's.
      if (!isFromOtherTab) {
        clearTokens();
        crossTab.tell({ type: 'signedOut', reason });
      }
      forgetChoices();
      if (reason === 'SignedOut') forgetPlace();
      else holdPlace(hereAndNow());
      const words = signOutWords[reason];
      if (words) toast.error(words);
      // The screens leave first: one that still stood would ask for its data again.
      await delay(0);
      dispatch(api.util.resetApiState());
    },
  });

  startListening({ actionCreator: reconnectAsked, effect: () => socket.reconnect() });
}
