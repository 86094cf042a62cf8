import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
import { withReauth } from './reauth';
import { tagTypes } from './tags';
import { transport } from './transport';

// Fields of a query result that describe its request. No component uses them.
const requestFields = { endpointName: null, originalArgs: null, requestId: null, startedTimeStamp: null };

const isSameResult = (first: unknown, second: unknown): boolean =>
  shallowEqual(Object.assign({}, first, requestFields), Object.assign({}, second, requestFields));

type Compare<Result> = Parameters<typeof useSelector<unknown, Result>>[1];

function useResult<State, Result>(select: (state: State) => Result, compare?: Compare<Result>): Result {
  return useSelector(select, compare === shallowEqual ? isSameResult : compare);
}

/**
 * Redux Toolkit's `createApi`, with hooks that render a component once while its query loads. The original
 * hooks render again when the request gets its id.
 */
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({
    hooks: {
      useDispatch,
      useSelector: Object.assign(useResult, { withTypes: useSelector.withTypes }),
      useStore,
    },
  }),
);

const reauth = withReauth(transport);

/** The RTK Query API. Sends `{ document, variables }` to GraphQL and `{ url, method, body }` to REST. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: reauth.baseQuery,
  tagTypes,
  endpoints: () => ({}),
});

/**
 * Exchanges the refresh token when a page starts without an access token. Resolves to whether there is a new
 * access token.
 */
export const renewSession =
  () =>
  (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, getState: () => unknown): Promise<boolean> =>
    reauth.renewSession({ dispatch, getState }, 'onLoad');
