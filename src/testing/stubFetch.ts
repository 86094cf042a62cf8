/** Handlers by operation name, or by method and path for REST calls, such as `POST /path`. */
export type ApiHandlers = Readonly<Record<string, (variables: Variables) => unknown>>;

export type Variables = Readonly<Record<string, unknown>>;

/** An error response of the API, thrown by a handler. */
export interface StubError {
  code: string;
  message?: string;
  status?: number;
  fields?: Record<string, string>;
  conflict?: object;
  challenge?: object;
}

const statusByCode: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  USER_NOT_FOUND: 401,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

const isStubError = (error: unknown): error is StubError =>
  typeof error === 'object' && error !== null && 'code' in error;

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

interface ApiCall {
  name: string;
  variables: Variables;
  isGraphql: boolean;
}

const bodyTextOf = async (init: RequestInit | undefined) => new Response(init?.body ?? '').text();

async function parseCall(input: RequestInfo | URL, init?: RequestInit): Promise<ApiCall> {
  const { pathname } = new URL(String(input));
  if (pathname === '/graphql') {
    const body = JSON.parse(await bodyTextOf(init)) as { operationName: string; variables: Variables };
    return { name: body.operationName, variables: body.variables, isGraphql: true };
  }
  const variables = init?.body instanceof FormData ? Object.fromEntries(init.body.entries()) : {};
  return { name: `${init?.method ?? 'GET'} ${pathname}`, variables, isGraphql: false };
}

const errorResponse = (
  { code, message = code, status, fields, conflict, challenge }: StubError,
  isGraphql: boolean,
) =>
  isGraphql
    ? json(
        { data: null, errors: [{ message, extensions: { code, fields, conflict, challenge } }] },
        status ?? statusByCode[code] ?? 200,
      )
    : json({ message, code, fields, requestId: 'r1' }, status ?? statusByCode[code] ?? 400);

const unhandledCalls = new Set<string>();

/** Returns the calls without a handler since the last call of this function, and clears them. */
export function takeUnhandledCalls(): string[] {
  const names = [...unhandledCalls];
  unhandledCalls.clear();
  return names;
}

async function respond({ name, variables, isGraphql }: ApiCall, handlers: ApiHandlers): Promise<Response> {
  const handler = handlers[name];
  if (!handler) {
    unhandledCalls.add(name);
    return errorResponse({ code: 'INTERNAL_SERVER_ERROR', message: `No answer for ${name}` }, isGraphql);
  }
  try {
    const data = await handler(variables);
    return json(isGraphql ? { data } : (data as object));
  } catch (error) {
    if (isStubError(error)) return errorResponse(error, isGraphql);
    // Other errors pass through as network failures of `fetch`.
    throw error;
  }
}

/**
 * Replaces `fetch`, which the test setup restores. Returns a list that grows with the name of each call, in
 * order.
 */
export function stubFetch(handlers: ApiHandlers): string[] {
  const calls: string[] = [];
  globalThis.fetch = async (input, init) => {
    const call = await parseCall(input instanceof Request ? input.url : input, init);
    calls.push(call.name);
    return respond(call, handlers);
  };
  return calls;
}
