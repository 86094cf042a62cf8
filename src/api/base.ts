import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from './createApi';
import { withReauth } from './reauth';
import { tagTypes } from './tags';
import { transport } from './transport';

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
