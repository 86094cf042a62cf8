import { openSocket } from '../../bench/sockets/openSocket';
import type { Attack } from '../attack';
import { expectGraphqlRefusal, send, type AttemptResult } from '../wire';

const maxRefusalMs = 150;

let queryCount = 0;
/** Appends a unique comment, so that the API does not find the query in its document cache. */
const uniqueQuery = (query: string): string => `${query} #${++queryCount}`;

const fragments = Array.from(
  { length: 200 },
  (_, index) => `fragment F${index} on Operator { id ...F${index + 1} }`,
);

const heavyQueries: readonly (() => string)[] = [
  () => uniqueQuery(`{ ${'currentOperator { id } '.repeat(390)} }`),
  () => uniqueQuery(`{ currentOperator { ${'id '.repeat(1900)} } }`),
  () => uniqueQuery(`{ currentOperator { ...F0 } } ${fragments.join(' ')} fragment F200 on Operator { id }`),
  () => uniqueQuery(`{ invitation(token: """${'\n x'.repeat(300_000)}""") { email } }`),
  () => uniqueQuery(`${'{ a '.repeat(490)}${'}'.repeat(490)}`),
  () => uniqueQuery(`{ ${Array.from({ length: 900 }, (_, index) => `a${index}: __typename`).join(' ')} }`),
];

const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }';
const fields = Object.fromEntries(
  Array.from({ length: 60_000 }, (_, index) => [String(index * 65_536), index]),
);
const wideBodies: readonly string[] = [
  JSON.stringify({ query: signUp, variables: { input: fields } }),
  JSON.stringify({
    query: signUp,
    variables: { input: { companyName: 'x'.repeat(900_000), a: 1, b: 2, c: 3 } },
  }),
  `{"query":"${signUp}","variables":{"input":${'['.repeat(400_000)}${']'.repeat(400_000)}}}`,
];

const roundRobin = <Item>(items: readonly Item[]): (() => Item | undefined) => {
  let index = 0;
  return () => items[index++ % items.length];
};

/**
 * Opens a socket. `sendQuery` resolves with the API's first response to its query, or with the close code if
 * the socket closes first.
 */
async function openDocumentSocket(
  url: string,
  token: string,
): Promise<{ sendQuery(query: string): Promise<AttemptResult>; end(): void }> {
  const noHandlers = { event: () => {}, refusal: () => {}, close: () => {} };
  const socket = await openSocket(
    `${url.replace('http', 'ws')}/graphql`,
    { count: 1, token, query: null },
    noHandlers,
  );
  const pendingQueries = new Map<string, (refusal: AttemptResult) => void>();
  const resolveQuery = (id: string, refusal: AttemptResult): void => {
    pendingQueries.get(id)?.(refusal);
    pendingQueries.delete(id);
  };
  socket.on('message', (data) => {
    const { type, id } = JSON.parse(String(data)) as { type: string; id: string };
    resolveQuery(id, { isRefused: type === 'error', outcome: type });
  });
  socket.on('close', (code) => {
    for (const id of pendingQueries.keys())
      resolveQuery(id, { isRefused: false, outcome: `closed with ${code}` });
  });
  let lastId = 0;
  return {
    sendQuery: (query) =>
      new Promise((resolve, reject) => {
        const id = String((lastId += 1));
        pendingQueries.set(id, resolve);
        const message = JSON.stringify({ id, type: 'subscribe', payload: { query } });
        socket.send(message, (error) => error && reject(error));
      }),
    end: () => socket.close(),
  };
}

const largestQuery = `{ ${Array.from(
  { length: 10 },
  (_, index) =>
    `a${index}: clients(page: ${index + 1}, pageSize: 100, search: "client.test") { totalCount items { id name } }`,
).join(' ')} }`;

export const documents: Readonly<Record<string, Attack>> = {
  'heavy-documents': {
    description:
      'unauthenticated GraphQL documents with repeated fields, deep nesting, great length or many fields',
    everyMs: 40,
    maxConcurrency: 5,
    refusedWithinMs: maxRefusalMs,
    async prepare({ url }) {
      const next = roundRobin(heavyQueries);
      return {
        attempt: () =>
          expectGraphqlRefusal(url, ['BAD_USER_INPUT', 'UNAUTHENTICATED'], { body: { query: next()?.() } }),
      };
    },
  },
  'heavy-documents-on-socket': {
    description: 'the same documents over one WebSocket',
    everyMs: 40,
    maxConcurrency: 5,
    refusedWithinMs: maxRefusalMs,
    async prepare({ url, attacker }) {
      const socket = await openDocumentSocket(url, await attacker().token());
      // Omits documents near or above the socket's limit of 100 kB, because the API closes the socket without
      // parsing them.
      const next = roundRobin(heavyQueries.filter((document) => document().length < 90_000));
      return { attempt: () => socket.sendQuery(next()?.() ?? ''), end: socket.end };
    },
  },
  'wide-variables': {
    description:
      'GraphQL variables of 1 MB (60,000 fields, one long text, 400,000 nested lists), with and without a session',
    everyMs: 300,
    maxConcurrency: 2,
    refusedWithinMs: maxRefusalMs,
    async prepare({ url, attacker }) {
      const { token: getToken } = attacker();
      const next = roundRobin(wideBodies);
      return {
        async attempt() {
          const bearer = { authorization: `Bearer ${await getToken()}` };
          const headers = Math.random() < 0.5 ? bearer : {};
          return expectGraphqlRefusal(url, ['BAD_USER_INPUT', 'UNAUTHENTICATED'], {
            body: next() ?? '',
            headers,
          });
        },
      };
    },
  },
  'most-allowed': {
    description: 'the most expensive allowed request: 10 counted searches that match all 140,000 clients',
    everyMs: 500,
    maxConcurrency: 2,
    refusedWithinMs: null,
    budgetNote: 'nothing is refused, because the request is authenticated and within every limit',
    timeoutMs: 30_000,
    async prepare({ url, largest }) {
      const headers = {
        authorization: `Bearer ${await largest.token()}`,
        'content-type': 'application/json',
      };
      return {
        async attempt() {
          const { status, text } = await send(`${url}/graphql`, {
            headers,
            body: JSON.stringify({ query: largestQuery }),
          });
          const isComplete = status === 200 && text.includes('"totalCount":140000');
          return { isRefused: isComplete, outcome: isComplete ? 'complete' : String(status) };
        },
      };
    },
  },
};
