import { createSourceEventStream } from 'graphql';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import type { Services } from '../context';
import type { Asker } from '../graphql/errors';
import { createPipeline, type Pipeline } from '../graphql/pipeline';
import { ask } from '../http/testRequests';
import { authenticate } from '../modules/auth/authenticate';
import { contract, type Operation } from './operations';
import type { Route } from './restMatrix';

/** The API over some services, as its callers reach it. */
export interface Site {
  app: FastifyInstance;
  services: Services;
  pipeline: Pipeline;
}

export interface Answer {
  status: number;
  /** Null for an answer without errors. */
  code: string | null;
  fields: string[];
  data: Record<string, unknown> | null;
}

interface ErrorLike {
  extensions?: Record<string, unknown>;
}

export async function openSite(services: Services): Promise<Site> {
  const app = await buildApp(services);
  return { app, services, pipeline: createPipeline(contract, services.settings.isProduction) };
}

function answerOf(
  status: number,
  data: Record<string, unknown> | null | undefined,
  errors: readonly ErrorLike[] | undefined,
): Answer {
  const extensions = errors?.[0]?.extensions;
  return {
    status,
    code: extensions ? String(extensions['code']) : null,
    fields: Object.keys(extensions?.['fields'] ?? {}),
    data: data ?? null,
  };
}

/** What the socket does with a subscription, up to its first event. */
async function subscribe(
  { app, services, pipeline }: Site,
  query: string,
  variables: Record<string, unknown>,
  token: string | undefined,
): Promise<Answer> {
  const asker: Asker = { requestId: 'test', log: app.log };
  const caller = { requestId: 'test', ipAddress: '127.0.0.1', userAgent: null };
  const contextFor = async () => ({ services, viewer: await authenticate(services, token), caller });
  const outcome = await pipeline.admit({ query, variables }, contextFor, asker);
  if ('refused' in outcome) return answerOf(outcome.refused.status ?? 200, null, outcome.refused.errors);
  const stream = await createSourceEventStream(outcome.admitted);
  if (Symbol.asyncIterator in stream) {
    await stream[Symbol.asyncIterator]().return?.();
    return answerOf(200, null, undefined);
  }
  const settled = pipeline.settle(stream, outcome.admitted, asker);
  return 'refused' in settled
    ? answerOf(settled.refused.status ?? 200, null, settled.refused.errors)
    : answerOf(200, null, settled.result.errors);
}

/** Calls an operation: over HTTP, or as the socket does where it is a subscription. */
export async function call(
  site: Site,
  { root, document }: Operation,
  variables: Record<string, unknown>,
  token?: string,
): Promise<Answer> {
  if (root === 'Subscription') return subscribe(site, document, variables, token);
  const { status, body } = await ask(site.app, document, { token, variables });
  return answerOf(status, body.data, body.errors);
}

type Response = Awaited<ReturnType<FastifyInstance['inject']>>;

interface Sent {
  /** For the address. */
  id?: string;
  token?: string;
}

/** Calls a route of openapi.yaml. */
export async function send(
  { app }: Site,
  { method, path, body, hasTokenInQuery }: Route,
  { id = '', token }: Sent,
): Promise<Answer> {
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
  return restAnswerOf(response);
}

function restAnswerOf({ statusCode: status, headers, json }: Response): Answer {
  const isJson = String(headers['content-type']).startsWith('application/json');
  const body: { code?: string; fields?: object } = isJson ? json() : {};
  return { status, code: body.code ?? null, fields: Object.keys(body.fields ?? {}), data: { ...body } };
}

/** Follows a link without a token. */
export const follow = async ({ app }: Site, url: string): Promise<Answer> =>
  restAnswerOf(await app.inject({ method: 'GET', url }));
