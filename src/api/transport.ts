import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { GraphQLClient } from 'graphql-request';
import { apiBase } from '@/config/env';
import { requestTimeoutMs, uploadTimeoutMs } from '@/config/limits';
import { messageLocale } from '@/lib/localeSettings';
import { authDataOf } from '@/state/authSlice';
import type { ApiError } from './errors';
import { apiErrorOf, toApiError, UnreachableError } from './toApiError';

export interface GraphqlCall {
  document: string;
  variables?: object | void;
}

export interface RestCall {
  url: string;
  method?: string;
  body?: object;
  params?: Readonly<Record<string, string | undefined>>;
}

export type Call = GraphqlCall | RestCall;
export type Transport = BaseQueryFn<Call, unknown, ApiError>;

/**
 * Returns the value of the Authorization header, which the socket's init payload also contains. Returns an
 * empty string without a token.
 */
export const authorization = (accessToken: string | null): string =>
  accessToken ? `Bearer ${accessToken}` : '';

/** Fetches a response with its complete body, so that an interrupted one counts as unreachable. */
const fetchResponse: typeof fetch = async (input, init) => {
  try {
    const response = await globalThis.fetch(input, init);
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch {
    throw new UnreachableError();
  }
};

const operationName = /\b(?:query|mutation|subscription)\s+(\w+)/;

export const operationNameOf = (document: string): string | undefined => operationName.exec(document)?.[1];

// graphql-request would find the operation name with graphql's parser, which would add it to the bundle.
const jsonSerializer = {
  parse: (text: string): unknown => JSON.parse(text),
  stringify: (body: { query: string; variables?: object }) =>
    JSON.stringify({ ...body, operationName: operationNameOf(body.query) }),
};

const graphql = new GraphQLClient(`${apiBase}/graphql`, {
  excludeOperationName: true,
  fetch: fetchResponse,
  jsonSerializer,
});

const sendGraphql = ({ document, variables }: GraphqlCall, headers: HeadersInit, signal: AbortSignal) =>
  graphql.request<unknown>({
    document: String(document),
    variables: variables ? { ...variables } : {},
    requestHeaders: headers,
    signal,
  });

function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

const readJson = async (response: Response): Promise<object> => {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
};

function queryStringOf(params: RestCall['params'] = {}): string {
  const definedParams = Object.entries(params).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return definedParams.length > 0 ? `?${new URLSearchParams(definedParams)}` : '';
}

async function sendRest(
  { url, method = 'GET', body, params }: RestCall,
  headers: HeadersInit,
  signal: AbortSignal,
) {
  const form = body ? toFormData(body) : undefined;
  const response = await fetchResponse(`${apiBase}${url}${queryStringOf(params)}`, {
    method,
    headers,
    signal,
    body: form,
  });
  const responseBody = await readJson(response);
  return response.ok ? { data: responseBody } : { error: toApiError(response.status, responseBody) };
}

// A server that accepts a call and never responds must not block a form forever.
const timeoutOf = (call: Call) => AbortSignal.timeout('body' in call ? uploadTimeoutMs : requestTimeoutMs);

/** Sends one call, and returns every failure as an `ApiError`. */
export const transport: Transport = async (call, api: BaseQueryApi) => {
  const headers = {
    Authorization: authorization(authDataOf(api.getState()).accessToken),
    'Accept-Language': messageLocale(),
  };
  const timeout = timeoutOf(call);
  const signal = AbortSignal.any([api.signal, timeout]);
  try {
    if ('document' in call) return { data: await sendGraphql(call, headers, signal) };
    return await sendRest(call, headers, signal);
  } catch (error) {
    return { error: apiErrorOf(timeout.aborted ? new UnreachableError() : error) };
  }
};
