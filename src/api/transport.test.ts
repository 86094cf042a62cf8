import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { authStateFrom } from '@/state/authSlice';
import { setLocale } from '@/lib/localeSettings';
import { pollUntilPasses } from '@/testing/pollUntilPasses';
import { errorMessage, fieldErrors, isApiError } from './errors';
import { transport, type Call } from './transport';

interface SentRequest {
  url: string;
  init: RequestInit;
}

async function sendToServer(server: typeof fetch, call: Call, accessToken: string | null = 'a1') {
  globalThis.fetch = server;
  const controller = new AbortController();
  const api: BaseQueryApi = {
    dispatch: jest.fn(),
    getState: () => ({ auth: authStateFrom({ accessToken, refreshToken: null }) }),
    extra: undefined,
    signal: controller.signal,
    abort: () => controller.abort(),
    endpoint: 'Any',
    type: 'query',
  };
  return transport(call, api, {});
}

async function send(call: Call, respond: () => Response, accessToken: string | null = 'a1') {
  const sent: SentRequest[] = [];
  const server: typeof fetch = async (input, init = {}) => {
    sent.push({ url: String(input), init });
    return respond();
  };
  const result = await sendToServer(server, call, accessToken);
  const [first] = sent;
  if (!first) throw new Error('Nothing was sent.');
  return { result, ...first, header: (name: string) => new Headers(first.init.headers).get(name) };
}

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const call = {
  document: 'query GetClients($page: Int) { clients(page: $page) { page } }',
  variables: { page: 2 },
};

test('spec 7: transport sends queries as POST with a JSON body of query, variables and operation name', async () => {
  const { url, init, header, result } = await send(call, () => json({ data: { clients: { page: 2 } } }));
  expect(url).toBe('http://localhost/graphql');
  expect(init.method).toBe('POST');
  expect(header('content-type')).toBe('application/json');
  expect(JSON.parse(String(init.body))).toEqual({
    query: call.document,
    variables: { page: 2 },
    operationName: 'GetClients',
  });
  expect(result).toEqual({ data: { clients: { page: 2 } } });
});

test('spec 7: transport sends the access token as a bearer token in the Authorization header', async () => {
  expect((await send(call, () => json({ data: {} }))).header('authorization')).toBe('Bearer a1');
});

test('spec 7: transport sends an empty Authorization header without an access token', async () => {
  expect((await send(call, () => json({ data: {} }), null)).header('authorization')).toBe('');
});

test('transport sends the language of the console, in the region of the operator’s locale', async () => {
  setLocale('de-CH');
  const { header } = await send(call, () => json({ data: {} })).finally(() => setLocale(null));
  expect(header('accept-language')).toBe('en-CH');
});

test('transport uploads a file to REST as form data with the Authorization header', async () => {
  const file = new File(['logo'], 'logo.png', { type: 'image/png' });
  const upload = { url: '/theme-setups/square-logo/upload', method: 'POST', body: { file } };
  const { url, init, header, result } = await send(upload, () => json({ version: 'v1' }));
  expect(url).toBe('http://localhost/theme-setups/square-logo/upload');
  expect(init.method).toBe('POST');
  expect(header('authorization')).toBe('Bearer a1');
  expect(header('content-type')).toBeNull();
  expect((init.body as FormData).get('file')).toMatchObject({ name: 'logo.png', size: 4 });
  expect(result).toEqual({ data: { version: 'v1' } });
});

test('transport omits undefined query parameters of a REST call', async () => {
  const params = { encoding: 'KOI8-R', other: undefined };
  const { url } = await send({ url: '/client-imports', method: 'POST', params }, () => json({}));
  expect(url).toBe('http://localhost/client-imports?encoding=KOI8-R');
});

const graphqlError = (extensions: object, message = 'No.') => ({
  errors: [{ message, extensions }],
  data: null,
});

test.each([
  [
    'a rejected call',
    () => json(graphqlError({ code: 'FORBIDDEN' })),
    { code: 'FORBIDDEN', status: 200, message: 'No.' },
  ],
  [
    'a 401',
    () => json(graphqlError({ code: 'UNAUTHENTICATED' }), 401),
    { code: 'UNAUTHENTICATED', status: 401 },
  ],
  [
    'field errors',
    () => json(graphqlError({ code: 'BAD_USER_INPUT', fields: { email: 'Taken.' } })),
    { code: 'BAD_USER_INPUT', fields: { email: 'Taken.' } },
  ],
  [
    'a masked failure',
    () => json(graphqlError({ code: 'INTERNAL_SERVER_ERROR', requestId: 'r9' })),
    { code: 'INTERNAL_SERVER_ERROR', requestId: 'r9' },
  ],
  [
    'a bad gateway',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    { code: 'UNAVAILABLE', status: 502 },
  ],
  ['an HTML response', () => new Response('<html>', { status: 200 }), { code: 'BAD_RESPONSE' }],
  [
    'a network failure',
    (): Response => {
      throw new TypeError('Failed to fetch');
    },
    { code: 'UNREACHABLE', status: 0 },
  ],
])('transport converts %s to an ApiError', async (_description, respond, error) => {
  const { result } = await send(call, respond);
  expect(result.error).toMatchObject(error);
  expect(isApiError(result.error)).toBe(true);
});

test.each([
  [
    'an error code',
    () => json({ code: 'BAD_USER_INPUT', message: 'Not an image.', requestId: 'r1' }, 400),
    'BAD_USER_INPUT',
  ],
  ['413 from a proxy', () => new Response('', { status: 413 }), 'BAD_USER_INPUT'],
  ['401 without a body', () => new Response('', { status: 401 }), 'UNAUTHENTICATED'],
])('transport converts an upload rejected with %s to an ApiError', async (_description, respond, code) => {
  const { result } = await send({ url: '/client-imports', method: 'POST', body: {} }, respond);
  expect(result.error).toMatchObject({ code });
});

test.each<[string, Call]>([
  ['a query', call],
  ['an upload', { url: '/files', method: 'POST', body: {} }],
])('transport treats an incomplete response to %s as unreachable', async (_description, interruptedCall) => {
  const respondPartially = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"data":'));
          controller.error(new TypeError('network error'));
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    );
  const { result } = await send(interruptedCall, respondPartially);
  expect(result).toMatchObject({ error: { code: 'UNREACHABLE', status: 0 } });
});

test('transport never includes request data in an error', async () => {
  const login = {
    document: 'mutation Login($password: String!) { login }',
    variables: { password: 'hunter2-hunter2' },
  };
  const { result } = await send(login, () => new Response('Internal error', { status: 500 }));
  expect(JSON.stringify(result)).not.toContain('hunter2');
});

test('errorMessage returns a readable message, with the request id of an unexpected failure', async () => {
  const { result } = await send(call, () =>
    json(graphqlError({ code: 'INTERNAL_SERVER_ERROR', requestId: 'r9' }, 'x')),
  );
  expect(errorMessage(result.error)).toMatch(/Something went wrong on our side.*r9/);
  const { result: conflict } = await send(call, () =>
    json(graphqlError({ code: 'CONFLICT' }, 'An import runs already.')),
  );
  expect(errorMessage(conflict.error)).toBe('An import runs already.');
  expect(errorMessage(new Error('boom'))).toBe('Something went wrong. Try again.');
  expect(fieldErrors(new Error('boom'))).toEqual({});
});

describe('transport without a complete response', () => {
  beforeEach(() => {
    // Fake timers do not reach jsdom's AbortSignal.timeout.
    jest.useFakeTimers();
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      // eslint-disable-next-line no-restricted-globals -- the replacement follows the fake timers
      setTimeout(() => controller.abort(new DOMException('Too late.', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const neverRespond: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted.', 'AbortError')));
    });

  // Sends the headers, but never a complete body.
  const neverFinishBody: typeof fetch = async (_input, init) => {
    const body = new ReadableStream({
      start: (stream) =>
        init?.signal?.addEventListener('abort', () =>
          stream.error(new DOMException('Aborted.', 'AbortError')),
        ),
    });
    return new Response(body, { status: 200, headers: { 'content-type': 'application/json' } });
  };

  const upload = { url: '/client-imports', method: 'POST', body: { file: new File(['a'], 'a.csv') } };

  test.each([
    ['a call', call, neverRespond, 30_000],
    ['an upload', upload, neverRespond, 300_000],
    ['a call with an incomplete response', call, neverFinishBody, 30_000],
    ['an upload with an incomplete response', upload, neverFinishBody, 300_000],
  ])(
    'reports %s as unreachable after its time-out, but not before',
    async (_description, sent, respond, ms) => {
      let result: unknown;
      void sendToServer(respond, sent).then((outcome) => (result = outcome));
      await pollUntilPasses(() => expect(jest.getTimerCount()).toBeGreaterThan(0));
      await jest.advanceTimersByTimeAsync(ms - 100);
      expect(result).toBeUndefined();
      await jest.advanceTimersByTimeAsync(200);
      await pollUntilPasses(() =>
        expect(result).toMatchObject({ error: { code: 'UNREACHABLE', status: 0 } }),
      );
    },
  );
});
