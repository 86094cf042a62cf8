import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { selectRefreshToken, type AuthRoot } from '@/state/authSlice';
import { localCodes, type ApiError } from './errors';
import { retryWhileUnavailable } from './retryWhileUnavailable';
import type { Call, Transport } from './transport';

/** The specification requires the query on load and the mutation after a 401. */
export type ExchangeKind = 'onLoad' | 'afterRefusal';

// Not generated, because generated code would import the API whose transport makes these calls.
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

type ExchangeResult = { accessToken: string; error?: undefined } | { error: ApiError };

const badResponse: ApiError = {
  code: localCodes.badResponse,
  status: 200,
  message: '',
  fields: {},
  requestId: null,
  conflict: null,
};

export type SessionApi = Pick<BaseQueryApi, 'dispatch' | 'getState'>;

const createCallApi = (api: SessionApi): BaseQueryApi => ({
  ...api,
  extra: undefined,
  signal: new AbortController().signal,
  abort: () => undefined,
  endpoint: 'exchange',
  type: 'mutation',
});

/**
 * Exchanges the refresh token of the state for an access token. Retries for ten seconds while the server is
 * unavailable.
 */
export async function exchangeTokens(
  base: Transport,
  api: SessionApi,
  kind: ExchangeKind,
): Promise<ExchangeResult> {
  const refreshToken = selectRefreshToken(api.getState() as AuthRoot);
  const call: Call = { document: exchangeDocuments[kind], variables: { refreshToken } };
  const { data, error } = await retryWhileUnavailable(async () => base(call, createCallApi(api), {}));
  if (error) return { error };
  const [tokens] = Object.values(data as Record<string, { accessToken: string }>);
  return tokens ?? { error: badResponse };
}
