import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { authDataOf } from '@/state/authSlice';
import { type ApiError, localCodes } from './errors';
import { AccessTokenQueryDocument, RefreshTokensDocument } from './exchange.generated';
import { retryWhileUnavailable } from './retryWhileUnavailable';
import type { Call, Transport } from './transport';

/** The specification requires the query on load and the mutation after a 401. */
export type ExchangeKind = 'onLoad' | 'afterRefusal';

const exchangeDocuments = { onLoad: AccessTokenQueryDocument, afterRefusal: RefreshTokensDocument };

type ExchangeResult = { accessToken: string; error?: undefined } | { error: ApiError };

const isTokens = (value: unknown): value is { accessToken: string } =>
  typeof value === 'object' &&
  value !== null &&
  'accessToken' in value &&
  typeof value.accessToken === 'string';

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
  const { refreshToken } = authDataOf(api.getState());
  const call: Call = { document: String(exchangeDocuments[kind]), variables: { refreshToken } };
  const { data, error } = await retryWhileUnavailable(async () => base(call, createCallApi(api), {}));
  if (error) return { error };
  return Object.values(data ?? {}).find(isTokens) ?? { error: badResponse };
}
