import { openSocket } from '../../sockets/openSocket';
import type { Attack, Refusal } from '../attack';
import { askAndBeRefused, send } from '../wire';

const withinMs = 150;

let made = 0;
/** Another text each time, for an equal one is looked up. */
const anew = (query: string): string => `${query} #${++made}`;

const fragments = Array.from({ length: 200 }, (_, at) => `fragment F${at} on Operator { id ...F${at + 1} }`);

const heavy: readonly (() => string)[] = [
  () => anew(`{ ${'currentOperator { id } '.repeat(390)} }`),
  () => anew(`{ currentOperator { ${'id '.repeat(1900)} } }`),
  () => anew(`{ currentOperator { ...F0 } } ${fragments.join(' ')} fragment F200 on Operator { id }`),
  () => anew(`{ invitation(token: """${'\n x'.repeat(300_000)}""") { email } }`),
  () => anew(`${'{ a '.repeat(490)}${'}'.repeat(490)}`),
  () => anew(`{ ${Array.from({ length: 900 }, (_, at) => `a${at}: __typename`).join(' ')} }`),
];

const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }';
const fields = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [String(at * 65_536), at]));
const wide: readonly string[] = [
  JSON.stringify({ query: signUp, variables: { input: fields } }),
  JSON.stringify({
    query: signUp,
    variables: { input: { companyName: 'x'.repeat(900_000), a: 1, b: 2, c: 3 } },
  }),
  `{"query":"${signUp}","variables":{"input":${'['.repeat(400_000)}${']'.repeat(400_000)}}}`,
];

const inTurn = <Item>(items: readonly Item[]): (() => Item | undefined) => {
  let at = 0;
  return () => items[at++ % items.length];
};

/** One socket, on which each document waits for its refusal. */
async function documentsOn(
  url: string,
  token: string,
): Promise<{ ask(query: string): Promise<Refusal>; end(): void }> {
  const nobody = { event: () => {}, refusal: () => {}, close: () => {} };
  const socket = await openSocket(
    `${url.replace('http', 'ws')}/graphql`,
    { count: 1, token, query: null },
    nobody,
  );
  const waiting = new Map<string, (refusal: Refusal) => void>();
  const answer = (id: string, refusal: Refusal): void => {
    waiting.get(id)?.(refusal);
    waiting.delete(id);
  };
  socket.on('message', (data) => {
    const { type, id } = JSON.parse(String(data)) as { type: string; id: string };
    answer(id, { isRefused: type === 'error', how: type });
  });
  socket.on('close', (code) => {
    for (const id of waiting.keys()) answer(id, { isRefused: false, how: `closed with ${code}` });
  });
  let last = 0;
  return {
    ask: (query) =>
      new Promise((resolve, reject) => {
        const id = String((last += 1));
        waiting.set(id, resolve);
        const message = JSON.stringify({ id, type: 'subscribe', payload: { query } });
        socket.send(message, (error) => error && reject(error));
      }),
    end: () => socket.close(),
  };
}

const most = `{ ${Array.from(
  { length: 10 },
  (_, at) =>
    `a${at}: clients(page: ${at + 1}, pageSize: 100, search: "client.test") { totalCount items { id name } }`,
).join(' ')} }`;

export const documents: Readonly<Record<string, Attack>> = {
  'heavy-documents': {
    what: 'GraphQL that repeats itself, nests, is very long or names very much, from strangers',
    everyMs: 40,
    atOnce: 5,
    refusedWithinMs: withinMs,
    async prepare({ url }) {
      const next = inTurn(heavy);
      return {
        strike: () =>
          askAndBeRefused(url, ['BAD_USER_INPUT', 'UNAUTHENTICATED'], { body: { query: next()?.() } }),
      };
    },
  },
  'heavy-documents-on-socket': {
    what: 'the same over one socket',
    everyMs: 40,
    atOnce: 5,
    refusedWithinMs: withinMs,
    async prepare({ url, attacker }) {
      const socket = await documentsOn(url, await attacker().token());
      // Larger ones close the socket before they are read.
      const next = inTurn(heavy.filter((document) => document().length < 90_000));
      return { strike: () => socket.ask(next()?.() ?? ''), end: socket.end };
    },
  },
  'wide-variables': {
    what: 'variables of a megabyte: 60,000 fields, one long text, 400,000 lists in each other, from strangers and operators',
    everyMs: 300,
    atOnce: 2,
    refusedWithinMs: withinMs,
    async prepare({ url, attacker }) {
      const { token: tokenNow } = attacker();
      const next = inTurn(wide);
      return {
        async strike() {
          const bearer = { authorization: `Bearer ${await tokenNow()}` };
          const headers = Math.random() < 0.5 ? bearer : {};
          return askAndBeRefused(url, ['BAD_USER_INPUT', 'UNAUTHENTICATED'], { body: next() ?? '', headers });
        },
      };
    },
  },
  'most-allowed': {
    what: 'the most that one request may ask for: 10 searches that find all of 140,000 clients, counted',
    everyMs: 500,
    atOnce: 2,
    refusedWithinMs: null,
    because: 'it is within every limit, of somebody who is signed in',
    patienceMs: 30_000,
    async prepare({ url, largest }) {
      const headers = {
        authorization: `Bearer ${await largest.token()}`,
        'content-type': 'application/json',
      };
      return {
        async strike() {
          const { status, text } = await send(`${url}/graphql`, {
            headers,
            body: JSON.stringify({ query: most }),
          });
          const isWhole = status === 200 && text.includes('"totalCount":140000');
          return { isRefused: isWhole, how: isWhole ? 'answered' : String(status) };
        },
      };
    },
  },
};
