import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { isApiError, isPassing, type ApiError } from '@/api/errors';
import { askWhoIsHere, sessionApi } from '@/api/sessionApi';
import { paths } from '@/config/paths';
import { isAt } from '@/lib/isAt';
import { tellTimesIn, writeNumbersIn } from '@/lib/reader';
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
import type { StartListening } from './listeners';

// Matched by its name: importing the endpoint would bring the chunk of its screen into the first download.
const isAnswerTo =
  <Data>(query: string) =>
  (action: UnknownAction): action is UnknownAction & { payload: Data } =>
    action.type === 'api/executeQuery/fulfilled' &&
    (action as { meta?: { arg?: { endpointName?: string } } }).meta?.arg?.endpointName === query;

// The operator was removed, has to set up two-factor or lost a permission, and no socket event said so. The operator query
// finds out which, and ends the session if needed.
const accessCodes = ['USER_NOT_FOUND', 'TWO_FACTOR_SETUP_REQUIRED', 'FORBIDDEN'];

const isOnLoginPage = () => isAt(paths.login, globalThis.location.pathname);

const reasonOf = (error: ApiError): SignOutReason => {
  if (error.code === 'USER_NOT_FOUND') return 'OperatorRemoved';
  return isPassing(error) ? 'Unreachable' : 'Expired';
};

/** Fills the slices that copy what the server said, and ends the session that the server does not know. */
export function listenToServerData(startListening: StartListening): void {
  const { GetCurrentOperator, GetThemeSetup } = sessionApi.endpoints;

  startListening({
    matcher: GetCurrentOperator.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(operatorReceived(payload.currentOperator)),
  });
  startListening({
    matcher: isAnswerTo<{ operators: OperatorListItem[] }>('GetOperators'),
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
  // The API counts days in the company's time zone, so the console tells times in it: the same day to every operator.
  startListening({
    predicate: (_action, now, before) => selectCompany(now)?.timeZone !== selectCompany(before)?.timeZone,
    effect: (_action, { getState }) => tellTimesIn(selectCompany(getState())?.timeZone ?? null),
  });
  startListening({
    predicate: (_action, now, before) => selectOperator(now)?.locale !== selectOperator(before)?.locale,
    effect: (_action, { getState }) => writeNumbersIn(selectOperator(getState())?.locale ?? null),
  });
  startListening({
    matcher: isAnswerTo<{ clients: { items: ClientListItem[] } }>('GetClients'),
    effect: ({ payload }, { dispatch }) => void dispatch(clientsReceived(payload.clients.items)),
  });
  startListening({
    matcher: isRejectedWithValue,
    effect: (action, { dispatch }) => {
      const error: unknown = action.payload;
      if (!isApiError(error)) return;
      const isOfOperator = GetCurrentOperator.matchRejected(action);
      if (error.code === 'USER_NOT_FOUND' && isOnLoginPage()) return;
      if (isOfOperator) dispatch(signedOut(reasonOf(error)));
      // Refused itself, it would ask again for ever.
      else if (accessCodes.includes(error.code)) void dispatch(askWhoIsHere());
    },
  });
}
