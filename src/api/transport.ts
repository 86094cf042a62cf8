import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { GraphQLClient } from 'graphql-request';
import { apiBase } from '@/config/env';
import { requestTimeoutMs, uploadTimeoutMs } from '@/config/limits';
import { selectAccessToken, type AuthRoot } from '@/state/authSlice';
import type { ApiError } from './errors';
import { failureOf, toApiError, Unreachable } from './failures';

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

/** The value of the Authorization header, and of the socket's init payload: empty without a token. */
export const authorization = (accessToken: string | null): string =>
  accessToken ? `Bearer ${accessToken}` : '';

/** With the whole answer: one that is cut off, as by a server that dies in the middle of it, never came. */
const reach: typeof fetch = async (input, init) => {
  try {
    const response = await globalThis.fetch(input, init);
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch {
    throw new Unreachable();
  }
};

const operationName = /\b(?:query|mutation|subscription)\s+(\w+)/;

export const operationNameOf = (document: string): string | undefined => operationName.exec(document)?.[1];

// graphql-request would parse the document to find its name, and bring graphql's parser along for it.
const jsonSerializer = {
  parse: (text: string): unknown => JSON.parse(text),
  stringify: (body: { query: string; variables?: object }) =>
    JSON.stringify({ ...body, operationName: operationNameOf(body.query) }),
};

const graphql = new GraphQLClient(`${apiBase}/graphql`, {
  excludeOperationName: true,
  fetch: reach,
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

function queryOf(params: RestCall['params'] = {}): string {
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

async function sendRest(
  { url, method = 'GET', body, params }: RestCall,
  headers: HeadersInit,
  signal: AbortSignal,
) {
  const form = body ? toFormData(body) : undefined;
  const response = await reach(`${apiBase}${url}${queryOf(params)}`, { method, headers, signal, body: form });
  const answer = await readJson(response);
  return response.ok ? { data: answer } : { error: toApiError(response.status, answer) };
}

// A server that accepts a call and never answers must not keep a form waiting for ever.
const timeoutOf = (call: Call) => AbortSignal.timeout('body' in call ? uploadTimeoutMs : requestTimeoutMs);

/** Sends one call, and turns every failure into an `ApiError`. */
export const transport: Transport = async (call, api: BaseQueryApi) => {
  const headers = { Authorization: authorization(selectAccessToken(api.getState() as AuthRoot)) };
  const timeout = timeoutOf(call);
  const signal = AbortSignal.any([api.signal, timeout]);
  try {
    if ('document' in call) return { data: await sendGraphql(call, headers, signal) };
    return await sendRest(call, headers, signal);
  } catch (error) {
    return { error: failureOf(timeout.aborted ? new Unreachable() : error) };
  }
};
