import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import type { ErrorCode } from '@contract/errors';
import { hasCode, isApiError, isTransient, type ApiError } from '@/api/errors';
import { refetchOperator, sessionApi } from '@/api/sessionApi';
import { paths } from '@/config/paths';
import { isAt } from '@/lib/isAt';
import { setTimeZone, setLocale } from '@/lib/localeSettings';
import {
  operatorReceived,
  selectCompany,
  selectOperator,
  signedOut,
  type SignOutReason,
} from '@/state/authSlice';
import { clientsReceived, type ClientListItem } from '@/state/clientsSlice';
import { operatorsReceived, type OperatorListItem } from '@/state/operatorsSlice';
import { themeSetupReceived } from '@/state/themeSetupSlice';
import type { StartListening } from './appParts';

// Matches by name, because importing the endpoint would add its screen's chunk to the initial download.
const isResponseTo =
  <Data>(query: string) =>
  (action: UnknownAction): action is UnknownAction & { payload: Data } =>
    action.type === 'api/executeQuery/fulfilled' &&
    (action as { meta?: { arg?: { endpointName?: string } } }).meta?.arg?.endpointName === query;

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
export function listenToServerData(startListening: StartListening): void {
  const { GetCurrentOperator, GetThemeSetup } = sessionApi.endpoints;

  startListening({
    matcher: GetCurrentOperator.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(operatorReceived(payload.currentOperator)),
  });
  startListening({
    matcher: isResponseTo<{ operators: OperatorListItem[] }>('GetOperators'),
    effect: ({ payload }, { dispatch }) => void dispatch(operatorsReceived(payload.operators)),
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
    matcher: isResponseTo<{ clients: { items: ClientListItem[] } }>('GetClients'),
    effect: ({ payload }, { dispatch }) => void dispatch(clientsReceived(payload.clients.items)),
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
