import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { newId } from '../../server/lib/ids';
import { pngChunk, pngSignature } from '../../server/platform/testing';
import { platformKeys } from '../../server/testing/stripe/platformAccounts';
import { signEvent } from '../../server/testing/stripe/signing';
import { bearer, fromRandomNetwork, json, type LoadRequest } from './sendLoad';
import { largestClientCount, type Target } from './target';

interface AttackSettings {
  description: string;
  /**
   * The rate of attempts, low enough that the attackers themselves use little CPU. Those of one second start
   * together.
   */
  perSecond: number;
  /** The outcomes of all attempts. Each must occur at least once. */
  outcomes: readonly string[];
  /**
   * The budget for the 95th percentile of the attempts with the last outcome. Null if these are slow by design,
   * as `note` explains.
   */
  withinMs: number | null;
  note?: string;
  timeoutSeconds?: number;
  /** The minimum duration of a round, also with `--short`, because attempts take several seconds. */
  minSeconds?: number;
}

interface HttpAttack extends AttackSettings {
  connections: number;
  /** Returns a function that creates the request of each attempt. */
  prepare(target: Target): Promise<() => LoadRequest>;
}

interface SocketAttack extends AttackSettings {
  /** Opens a socket and returns the code with which the API closes it. */
  attempt(url: string): Promise<string>;
}

export type Attack = HttpAttack | SocketAttack;

const maxRefusalMs = 150;

const inTurn = <Item>(items: readonly [Item, ...Item[]]): (() => Item) => {
  let turn = 0;
  return () => items[turn++ % items.length] ?? items[0];
};

const randomToken = (): string => randomBytes(48).toString('base64url');

const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }';
const whoAmI = '{ currentOperator { id } }';
const refresh = 'query ($token: String!) { accessToken(refreshToken: $token) { accessToken } }';

let queryCount = 0;
/** Sends a query with a unique comment, so that the API does not find it in its document cache. */
const unique = (query: string): LoadRequest => json({ query: `${query} #${++queryCount}` });

const fragments = Array.from({ length: 200 }, (_, at) => `fragment F${at} on Operator { id ...F${at + 1} }`);
const aliases = Array.from({ length: 900 }, (_, at) => `a${at}: __typename`);

const heavyDocuments = [
  `{ ${'currentOperator { id } '.repeat(390)} }`,
  `{ currentOperator { ${'id '.repeat(1900)} } }`,
  `{ currentOperator { ...F0 } } ${fragments.join(' ')} fragment F200 on Operator { id }`,
  `{ invitation(token: """${'\n x'.repeat(200_000)}""") { email } }`,
  `${'{ a '.repeat(490)}${'}'.repeat(490)}`,
  `{ ${aliases.join(' ')} }`,
] as const;

const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }';
const manyFields = Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [String(at * 65_536), at]));
const wideBodies = [
  JSON.stringify({ query: signUp, variables: { input: manyFields } }),
  JSON.stringify({ query: signUp, variables: { input: { companyName: 'x'.repeat(900_000), a: 1, b: 2 } } }),
  `{"query":"${signUp}","variables":{"input":${'['.repeat(400_000)}${']'.repeat(400_000)}}}`,
] as const;

const searches = Array.from(
  { length: 10 },
  (_, at) =>
    `a${at}: clients(page: ${at + 1}, pageSize: 100, search: "client.test") { totalCount items { id name } }`,
);

/** Returns attempts that upload the files in turn. */
const uploads =
  (path: string, files: readonly [Buffer, ...Buffer[]]): HttpAttack['prepare'] =>
  async ({ signInAttacker }) => {
    const headers = {
      ...bearer(await signInAttacker()),
      'content-type': 'multipart/form-data; boundary=b',
    };
    const nextFile = inTurn(files);
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
    return () => ({
      path,
      method: 'POST',
      headers,
      body: Buffer.concat([Buffer.from(head), nextFile(), Buffer.from('\r\n--b--\r\n')]),
    });
  };

const logoPath = '/theme-setups/square-logo/upload';

function createPng(side: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0], 8);
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([pngSignature, ...chunks]);
}

const bombSide = 30_000;

/** Files of at most 1 MB that decompress to 900 MB or declare at least four billion pixels. */
const createImageBombs = (): [Buffer, Buffer, Buffer] => [
  createPng(bombSide, deflateSync(Buffer.alloc(bombSide * (bombSide + 1)), { level: 9 })),
  createPng(2 ** 31 - 1, deflateSync(Buffer.alloc(1000))),
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108ffffffff03011100021100031100', 'hex'),
];

const turbulence = '<feTurbulence baseFrequency="0.9" numOctaves="9999"/>'.repeat(50);

/** An SVG that takes minutes to draw. */
const slowSvg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="f">${turbulence}</filter><rect width="9" height="9" filter="url(#f)"/></svg>`,
);

const largeImports = [
  Buffer.alloc(19_900_000, `Name,Email\n"${'x'.repeat(1000)}`),
  Buffer.alloc(19_900_000, ','),
  Buffer.concat([Buffer.from('Name,Email\n"'), Buffer.alloc(19_900_000, 'x')]),
] as const;

const hourMs = 60 * 60_000;

/** Returns a signed webhook from a random network. */
function createWebhook(
  secret: string = platformKeys.webhookSecret,
  at?: Date,
): LoadRequest & { body: string } {
  const event = {
    id: `evt_${newId()}`,
    object: 'event',
    type: 'invoice.paid',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: 'in_1', object: 'invoice' } },
  };
  const { payload, headers } = signEvent(event, [secret], at);
  return {
    path: '/webhooks/stripe',
    method: 'POST',
    headers: { ...headers, ...fromRandomNetwork() },
    body: payload,
  };
}

function createUnsignedWebhook(): LoadRequest {
  const webhook = createWebhook();
  return { ...webhook, headers: { ...webhook.headers, 'stripe-signature': '' } };
}

const forgedWebhooks = [
  createUnsignedWebhook,
  () => createWebhook(`${platformKeys.webhookSecret}x`),
  () => createWebhook(undefined, new Date(Date.now() - hourMs)),
  () => createWebhook(undefined, new Date(Date.now() + hourMs)),
] as const;

const socketTimeoutMs = 10_000;

/** Opens a WebSocket and sends a message of 150 kB in 15 fragments. Returns the code of the closure. */
function sendLargeMessage(url: string): Promise<string> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, ['graphql-transport-ws']);
  return new Promise((resolve) => {
    const timeout = setTimeout(() => socket.terminate(), socketTimeoutMs);
    socket.on('error', () => {});
    socket.on('open', () => {
      for (let fragment = 0; fragment < 15; fragment += 1) socket.send('x'.repeat(10_000), { fin: false });
    });
    socket.on('close', (code) => {
      clearTimeout(timeout);
      resolve(String(code));
    });
  });
}

/** Attacks whose load must not slow down other operators. Tests of the API prove that each one is refused. */
export const attacks: Readonly<Record<string, Attack>> = {
  'hash-flood': {
    description: '150 sign-ins at once, each second, for random addresses from random networks',
    perSecond: 150,
    connections: 150,
    outcomes: ['INVALID_CREDENTIALS', '429'],
    // The sign-ins of each second arrive at the same time.
    withinMs: 500,
    note: 'at most 102 queued passwords are hashed',
    prepare: async () => () =>
      json(
        {
          query: login,
          variables: { email: `${randomBytes(6).toString('hex')}@unknown.test`, password: 'wrong wrong' },
        },
        fromRandomNetwork(),
      ),
  },
  guesses: {
    description: 'guessed access and refresh tokens from random networks',
    perSecond: 50,
    connections: 20,
    outcomes: ['401'],
    withinMs: maxRefusalMs,
    async prepare() {
      const next = inTurn([
        () => json({ query: whoAmI }, { ...fromRandomNetwork(), ...bearer(randomToken()) }),
        () => json({ query: refresh, variables: { token: randomToken() } }, fromRandomNetwork()),
      ]);
      return () => next()();
    },
  },
  'heavy-documents': {
    description:
      'unauthenticated GraphQL documents with repeated fields, deep nesting, great length or many fields',
    perSecond: 25,
    connections: 5,
    outcomes: ['401', 'BAD_USER_INPUT'],
    withinMs: maxRefusalMs,
    async prepare() {
      const next = inTurn(heavyDocuments);
      return () => unique(next());
    },
  },
  'wide-variables': {
    description: 'GraphQL variables of 1 MB: 40,000 fields, one long text, 400,000 nested lists',
    perSecond: 3,
    connections: 2,
    outcomes: ['400', 'BAD_USER_INPUT'],
    withinMs: maxRefusalMs,
    async prepare({ signInAttacker }) {
      const headers = bearer(await signInAttacker());
      const next = inTurn(wideBodies);
      return () => json(next(), headers);
    },
  },
  'most-allowed': {
    description: `the most expensive allowed request: 10 counted searches that match all ${largestClientCount.toLocaleString('en')} clients`,
    perSecond: 2,
    connections: 2,
    outcomes: ['200'],
    withinMs: null,
    note: 'nothing is refused, because the request is authenticated and within every limit',
    timeoutSeconds: 30,
    async prepare({ signInLargest }) {
      const request = json({ query: `{ ${searches.join(' ')} }` }, bearer(await signInLargest()));
      return () => request;
    },
  },
  'image-bombs': {
    description: 'images of a few kilobytes that expand to gigabytes or declare such a size',
    perSecond: 2,
    connections: 2,
    outcomes: ['400'],
    withinMs: maxRefusalMs,
    prepare: (target) => uploads(logoPath, createImageBombs())(target),
  },
  'burning-images': {
    description: 'SVGs that take minutes to render',
    perSecond: 2,
    connections: 2,
    outcomes: ['400'],
    withinMs: null,
    note: 'the rendering process is killed after 5 s',
    timeoutSeconds: 60,
    minSeconds: 20,
    prepare: uploads(logoPath, [slowSvg]),
  },
  'large-imports': {
    description: 'imports of 20 MB that contain a single cell or only commas',
    perSecond: 1,
    connections: 1,
    minSeconds: 10,
    outcomes: ['400'],
    withinMs: null,
    note: 'no limit, because the file is read before it is refused',
    timeoutSeconds: 30,
    prepare: uploads('/client-imports', largeImports),
  },
  'forged-webhooks': {
    description:
      'Stripe webhooks from random networks: unsigned, with a wrong secret, expired, and dated in the future',
    perSecond: 50,
    connections: 20,
    outcomes: ['400'],
    withinMs: maxRefusalMs,
    async prepare({ url }) {
      // Otherwise, a wrong address or secret would also refuse the forgeries.
      const { path, ...valid } = createWebhook();
      const { status } = await fetch(url + path, valid);
      if (status !== 200) throw new Error(`The API responded to a valid webhook with ${status}.`);
      const next = inTurn(forgedWebhooks);
      return () => next()();
    },
  },
  'large-frames': {
    description: 'WebSockets that send a message of 150 kB in fragments',
    perSecond: 5,
    outcomes: ['1009'],
    withinMs: maxRefusalMs,
    attempt: sendLargeMessage,
  },
};
