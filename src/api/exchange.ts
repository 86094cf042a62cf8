import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { selectRefreshToken, type AuthRoot } from '@/state/authSlice';
import { localCodes, type ApiError } from './errors';
import { withPatience } from './patience';
import type { Call, Transport } from './transport';

/** On load, with a refresh token alone, the specification names the query; after a 401 it is the mutation. */
export type ExchangeKind = 'onLoad' | 'afterRefusal';

// Written here, because a generated file would import the very api that these calls are made below.
export const exchangeDocuments = {
  onLoad: `query AccessTokenQuery($refreshToken: String!) {
  accessToken(refreshToken: $refreshToken) {
    accessToken
  }
}`,
  afterRefusal: `mutation RefreshTokens($refreshToken: String!) {
  refreshTokens(refreshToken: $refreshToken) {
    accessToken
  }
}`,
} as const satisfies Record<ExchangeKind, string>;

type Exchanged = { accessToken: string; error?: undefined } | { error: ApiError };

const badResponse: ApiError = {
  code: localCodes.badResponse,
  status: 200,
  message: '',
  fields: {},
  requestId: null,
  conflict: null,
};

export type SessionApi = Pick<BaseQueryApi, 'dispatch' | 'getState'>;

const callApi = (api: SessionApi): BaseQueryApi => ({
  ...api,
  extra: undefined,
  signal: new AbortController().signal,
  abort: () => undefined,
  endpoint: 'exchange',
  type: 'mutation',
});

/** A new access token for the refresh token of the state, tried for ten seconds while nobody answers. */
export async function exchangeTokens(
  base: Transport,
  api: SessionApi,
  kind: ExchangeKind,
): Promise<Exchanged> {
  const refreshToken = selectRefreshToken(api.getState() as AuthRoot);
  const call: Call = { document: exchangeDocuments[kind], variables: { refreshToken } };
  const { data, error } = await withPatience(async () => base(call, callApi(api), {}));
  if (error) return { error };
  const [answer] = Object.values(data as Record<string, { accessToken: string }>);
  return answer ?? { error: badResponse };
}
