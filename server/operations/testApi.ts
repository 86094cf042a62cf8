import { createSourceEventStream } from 'graphql';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { createPipeline, type Services } from '../platform';
import type { Pipeline, RequestLog } from '../platform/internals';
import { authenticate } from '../identity/internals';
import { sendGraphQL } from '../testing/httpRequests';
import { contract, type Operation } from './operations';
import type { Route } from './restMatrix';

/** The API under test, with its services. */
export interface TestApi {
  app: FastifyInstance;
  services: Services;
  pipeline: Pipeline;
}

export interface ApiResponse {
  status: number;
  /** Null for a response without errors. */
  code: string | null;
  fields: string[];
  data: Record<string, unknown> | null;
}

interface ErrorLike {
  extensions?: Record<string, unknown>;
}

export async function openTestApi(services: Services): Promise<TestApi> {
  const app = await buildApp(services);
  return { app, services, pipeline: createPipeline(contract, services.settings.isProduction) };
}

function toApiResponse(
  status: number,
  data: Record<string, unknown> | null | undefined,
  errors: readonly ErrorLike[] | undefined,
): ApiResponse {
  const extensions = errors?.[0]?.extensions;
  return {
    status,
    code: extensions ? String(extensions['code']) : null,
    fields: Object.keys(extensions?.['fields'] ?? {}),
    data: data ?? null,
  };
}

/**
 * Opens a subscription as the socket does, and ends it before its first event. Returns a response with the
 * subscription's error, if any.
 */
async function openSubscription(
  { app, services, pipeline }: TestApi,
  query: string,
  variables: Record<string, unknown>,
  token: string | undefined,
): Promise<ApiResponse> {
  const errorContext: RequestLog = { requestId: 'test', log: app.log };
  const caller = { requestId: 'test', ipAddress: '127.0.0.1', userAgent: null };
  const contextFor = async () => ({ services, viewer: await authenticate(services, token), caller });
  const outcome = await pipeline.admit({ query, variables }, contextFor, errorContext);
  if ('refused' in outcome) return toApiResponse(outcome.refused.status ?? 200, null, outcome.refused.errors);
  const stream = await createSourceEventStream(outcome.admitted);
  if (Symbol.asyncIterator in stream) {
    await stream[Symbol.asyncIterator]().return?.();
    return toApiResponse(200, null, undefined);
  }
  const completed = pipeline.finalize(stream, outcome.admitted, errorContext);
  return 'refused' in completed
    ? toApiResponse(completed.refused.status ?? 200, null, completed.refused.errors)
    : toApiResponse(200, null, completed.result.errors);
}

/** Calls an operation over HTTP, or as the socket does for a subscription. */
export async function call(
  api: TestApi,
  { root, document }: Operation,
  variables: Record<string, unknown>,
  token?: string,
): Promise<ApiResponse> {
  if (root === 'Subscription') return openSubscription(api, document, variables, token);
  const { status, body } = await sendGraphQL(api.app, document, { token, variables });
  return toApiResponse(status, body.data, body.errors);
}

type Response = Awaited<ReturnType<FastifyInstance['inject']>>;

interface RequestOptions {
  /** Replaces `{id}` in the path. */
  id?: string;
  token?: string;
}

/** Calls a route of openapi.yaml. */
export async function send(
  { app }: TestApi,
  { method, path, body, hasTokenInQuery }: Route,
  { id = '', token }: RequestOptions,
): Promise<ApiResponse> {
  const form = await body?.();
  const response = await app.inject({
    method,
    url: path.replace('{id}', id) + (hasTokenInQuery && token ? `?accessToken=${token}` : ''),
    headers: {
      ...form?.headers,
      ...(token && !hasTokenInQuery && { authorization: `Bearer ${token}` }),
    },
    payload: form?.payload,
  });
  return toRestResponse(response);
}

function toRestResponse({ statusCode: status, headers, json }: Response): ApiResponse {
  const isJson = String(headers['content-type']).startsWith('application/json');
  const body: { code?: string; fields?: object } = isJson ? json() : {};
  return { status, code: body.code ?? null, fields: Object.keys(body.fields ?? {}), data: { ...body } };
}

/** Requests a URL without an access token. */
export const follow = async ({ app }: TestApi, url: string): Promise<ApiResponse> =>
  toRestResponse(await app.inject({ method: 'GET', url }));
