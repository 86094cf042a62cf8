import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  isRejectedWithValue,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { ErrorCode } from '@contract/errors';
import { languageOrDefault } from '@contract/languages';
import { api } from '@/api/base';
import { type ApiError, hasCode, isApiError, isTransient } from '@/api/errors';
import type { StoreParts } from '@/api/liveUpdates';
import { refetchOperator, sessionApi } from '@/api/sessionApi';
import { createLiveSocket } from '@/api/socket';
import { tagTypes } from '@/api/tags';
import { isAt } from './routeEntry';
import { realtimeBase } from '@/config/env';
import { paths } from '@/config/paths';
import { clearTokens, readTokens, storeAccessToken, storeSignIn } from '@/lib/cookies';
import { type CrossTab, openCrossTab } from '@/lib/crossTab';
import { changeLanguage } from '@/lib/i18n';
import { setLocale, setTimeZone } from '@/lib/localeSettings';
import {
  accessTokenRenewed,
  type AuthRoot,
  operatorReceived,
  selectCompany,
  selectOperator,
  signedIn,
  signedOut,
  type SignOutReason,
} from '@/state/authSlice';
import { reconnectRequested } from '@/state/connectionSlice';
import { type ClientState, reducers } from '@/state/reducers';
import { rolePreviewEnded } from '@/state/rolePreviewSlice';
import { themeSetupReceived } from '@/state/themeSetupSlice';
import { toast } from '@/ui/toast';
import { clearRecentChoices } from './palette/clearRecentChoices';
import { clearReturnPath, saveReturnPath } from './rememberedUrls';

/** A message from one tab to the others. Tokens are never sent, because tabs read them from the cookies. */
export type TabMessage =
  { type: 'signedIn' } | { type: 'accessTokenRenewed' } | { type: 'signedOut'; reason: SignOutReason };

/** The external dependencies of the store, which tests can replace. */
export interface AppParts extends StoreParts {
  crossTab: CrossTab<TabMessage>;
  reloadPage(): void;
}

type AppDispatch = ThunkDispatch<AuthRoot, AppParts, UnknownAction>;
type StartListening = TypedStartListening<AuthRoot, AppDispatch>;

// These errors mean that access changed without a socket event. Refetching the operator finds the cause and,
// if needed, ends the session.
const accessErrorCodes: readonly ErrorCode[] = ['USER_NOT_FOUND', 'TWO_FACTOR_SETUP_REQUIRED', 'FORBIDDEN'];

const isOnLoginPage = () => isAt(paths.login, globalThis.location.pathname);

const signOutReasonOf = (error: ApiError): SignOutReason => {
  if (hasCode(error, 'USER_NOT_FOUND')) return 'OperatorRemoved';
  return isTransient(error) ? 'Unreachable' : 'Expired';
};

/**
 * Registers listeners that copy server data into slices, apply the time zone and locale, and, after errors,
 * end the session or refetch the operator.
 */
function listenToServerData(startListening: StartListening): void {
  const { GetCurrentOperator, GetThemeSetup } = sessionApi.endpoints;

  startListening({
    matcher: GetCurrentOperator.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(operatorReceived(payload.currentOperator)),
  });
  startListening({
    matcher: GetThemeSetup.matchFulfilled,
    effect: ({ payload: { themeSetup } }, { dispatch }) => {
      if (!themeSetup) return;
      const { title, colour, haveLogosBeenUploaded } = themeSetup;
      dispatch(themeSetupReceived({ title, colour, haveLogosBeenUploaded }));
    },
  });
  // The API counts days in the company's time zone, so every operator sees times in that zone.
  startListening({
    predicate: (_action, current, previous) =>
      selectCompany(current)?.timeZone !== selectCompany(previous)?.timeZone,
    effect: (_action, { getState }) => setTimeZone(selectCompany(getState())?.timeZone ?? null),
  });
  startListening({
    predicate: (_action, current, previous) =>
      selectOperator(current)?.locale !== selectOperator(previous)?.locale,
    effect: (_action, { getState }) => setLocale(selectOperator(getState())?.locale ?? null),
  });
  startListening({
    predicate: (_action, current, previous) =>
      selectOperator(current)?.language !== selectOperator(previous)?.language,
    effect: async (_action, { dispatch, getState }) => {
      const language = selectOperator(getState())?.language;
      if (!language) return;
      const isChange = language !== i18n.locale;
      try {
        // Also without a change, so that an earlier one that is still loading has no effect.
        await changeLanguage(languageOrDefault(language));
      } catch {
        toast.error(i18n._(msg`Couldn’t load this language. Check your connection and reload the page.`));
        return;
      }
      if (!isChange) return;
      // Responses contain texts in the language of their request.
      dispatch(api.util.invalidateTags([...tagTypes]));
      dispatch(reconnectRequested());
    },
  });
  startListening({
    matcher: isRejectedWithValue,
    effect: (action, { dispatch }) => {
      const error: unknown = action.payload;
      if (!isApiError(error)) return;
      const isOperatorQuery = GetCurrentOperator.matchRejected(action);
      if (hasCode(error, 'USER_NOT_FOUND') && isOnLoginPage()) return;
      if (isOperatorQuery) dispatch(signedOut(signOutReasonOf(error)));
      // Only other operations refetch the operator, because the operator query would refetch itself forever.
      else if (accessErrorCodes.some((code) => hasCode(error, code))) void dispatch(refetchOperator());
    },
  });
}

/** The messages to show when a session ends, by reason. Null if the operator signed out. */
const signOutMessages: Readonly<Record<SignOutReason, MessageDescriptor | null>> = {
  SignedOut: null,
  Revoked: msg`You were signed out from another device. Sign in again.`,
  PasswordChanged: msg`Your password has changed. Sign in with your new password.`,
  TwoFactorChanged: msg`Your two-factor authentication has changed. Sign in again.`,
  EmailChanged: msg`Your email address has changed. Sign in with your new address.`,
  OperatorRemoved: msg`You no longer have access to this company. If this is a mistake, contact an Admin.`,
  Expired: msg`Your session has ended. Sign in again.`,
  Unreachable: msg`You were signed out because the server couldn’t be reached. Sign in again.`,
  OperatorPending: msg`To finish joining, open the link in your invitation email.`,
};

const currentUrl = () => `${globalThis.location.pathname}${globalThis.location.search}`;

const hasSession = ({ auth: { authData } }: AuthRoot) =>
  authData.accessToken !== null || authData.refreshToken !== null;

/**
 * Registers the side effects of signing in, signing out, renewing the access token and reconnecting the
 * socket.
 */
function listenToSession(startListening: StartListening, { crossTab, socket }: AppParts): void {
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
      if (message) toast.error(i18n._(message));
      // Lets the screens unmount first. A mounted screen would refetch its data.
      await delay(0);
      dispatch(api.util.resetApiState());
    },
  });

  startListening({ actionCreator: reconnectRequested, effect: () => socket.reconnect() });
}

/** Creates the middleware with the side effects of actions. Reducers have none. */
function createListeners(parts: AppParts) {
  const listeners = createListenerMiddleware<AuthRoot, AppDispatch>();
  listenToSession(listeners.startListening, parts);
  listenToServerData(listeners.startListening);
  return listeners;
}

export const realParts = (): AppParts => ({
  socket: createLiveSocket(`${realtimeBase}/graphql`),
  crossTab: openCrossTab('livery'),
  reloadPage: () => globalThis.location.reload(),
});

// Disables the timing warnings of the development checks, which depend more on the machine than on the state.
const withoutTimingWarning = { warnAfter: Infinity };

const reducer = combineReducers({ ...reducers, [api.reducerPath]: api.reducer });

export function makeStore(
  preloadedState: Partial<ClientState> = {},
  parts: AppParts = realParts(),
  devTools: DevToolsEnhancerOptions | false = false,
) {
  const listeners = createListeners(parts);
  const store = configureStore({
    reducer,
    preloadedState,
    devTools,
    middleware: (getDefaults) =>
      getDefaults({
        thunk: { extraArgument: parts },
        immutableCheck: withoutTimingWarning,
        serializableCheck: withoutTimingWarning,
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
