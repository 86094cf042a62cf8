/** What the server says to each operation, by its name; to a REST call by `POST /its/path`. */
export type Answers = Readonly<Record<string, (variables: Variables) => unknown>>;

/** Whatever a call was sent with: each test knows its own. */
export type Variables = Readonly<Record<string, unknown>>;

/** Thrown by an answer, it becomes the server's refusal. */
export interface Refusal {
  code: string;
  message?: string;
  status?: number;
  fields?: Record<string, string>;
  conflict?: object;
  challenge?: object;
}

const statusOf: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  USER_NOT_FOUND: 401,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

const isRefusal = (thrown: unknown): thrown is Refusal =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown;

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

interface Asked {
  name: string;
  variables: Variables;
  isGraphql: boolean;
}

const textOf = async (init: RequestInit | undefined) => new Response(init?.body ?? '').text();

async function read(input: RequestInfo | URL, init?: RequestInit): Promise<Asked> {
  const { pathname } = new URL(String(input));
  if (pathname === '/graphql') {
    const body = JSON.parse(await textOf(init)) as { operationName: string; variables: Variables };
    return { name: body.operationName, variables: body.variables, isGraphql: true };
  }
  const variables = init?.body instanceof FormData ? Object.fromEntries(init.body.entries()) : {};
  return { name: `${init?.method ?? 'GET'} ${pathname}`, variables, isGraphql: false };
}

const refused = (
  { code, message = code, status, fields, conflict, challenge }: Refusal,
  isGraphql: boolean,
) =>
  isGraphql
    ? json(
        { data: null, errors: [{ message, extensions: { code, fields, conflict, challenge } }] },
        status ?? statusOf[code] ?? 200,
      )
    : json({ message, code, fields, requestId: 'r1' }, status ?? statusOf[code] ?? 400);

const unanswered = new Set<string>();

/** What was asked without an answer since the last time this was called. */
export function takeUnanswered(): string[] {
  const names = [...unanswered];
  unanswered.clear();
  return names;
}

async function answer({ name, variables, isGraphql }: Asked, answers: Answers): Promise<Response> {
  const said = answers[name];
  if (!said) {
    unanswered.add(name);
    return refused({ code: 'INTERNAL_SERVER_ERROR', message: `No answer for ${name}` }, isGraphql);
  }
  try {
    const data = await said(variables);
    return json(isGraphql ? { data } : (data as object));
  } catch (thrown) {
    if (isRefusal(thrown)) return refused(thrown, isGraphql);
    // Anything else that is thrown is the network's failure, as fetch reports it.
    throw thrown;
  }
}

/** Answers every fetch until the test ends, and returns the names of what was asked, in order. */
export function answerFetch(answers: Answers): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (input, init) => {
    const call = await read(input instanceof Request ? input.url : input, init);
    asked.push(call.name);
    return answer(call, answers);
  };
  return asked;
}
