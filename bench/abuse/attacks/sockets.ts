import { WebSocket } from 'ws';
import type { Attack, Refusal } from '../attack';

const patienceMs = 10_000;

/** Opens a socket, does this once it is open, and waits until it is closed, which is to be with one of these codes. */
const closedAfter = (
  url: string,
  codes: readonly number[],
  act: (socket: WebSocket) => void,
): Promise<Refusal> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, ['graphql-transport-ws']);
    let openedAt: number | null = null;
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      socket.terminate();
    }, patienceMs);
    socket.on('error', () => {});
    socket.on('open', () => {
      openedAt = performance.now();
      act(socket);
    });
    socket.on('close', (said) => {
      clearTimeout(late);
      if (isLate) resolve({ isRefused: false, how: 'no answer' });
      else if (openedAt === null) resolve({ isRefused: false, how: 'never opened' });
      else
        resolve({ isRefused: codes.includes(said), how: String(said), tookMs: performance.now() - openedAt });
    });
  });

const flood = (codes: readonly number[], act: (socket: WebSocket) => void): Attack['prepare'] => {
  return async ({ url }) => ({ strike: () => closedAfter(url, codes, act) });
};

/** Nothing is said to who would not hear it any more. */
const cutOff = 1006;
const tooMany = 4400;
const tooLarge = 1009;
const unauthorised = 4401;

const common = { everyMs: 200, atOnce: 5, refusedWithinMs: 150 };

export const sockets: Readonly<Record<string, Attack>> = {
  'socket-floods': {
    ...common,
    what: 'sockets that send 1,000 pings at once',
    prepare: flood([cutOff, tooMany], (socket) => {
      for (let count = 0; count < 1000; count += 1) socket.ping();
    }),
  },
  'large-frames': {
    ...common,
    what: 'sockets that send a message of 150 kB in pieces',
    prepare: flood([tooLarge], (socket) => {
      for (let piece = 0; piece < 15; piece += 1) socket.send('x'.repeat(10_000), { fin: false });
    }),
  },
  'uninvited-subscriptions': {
    ...common,
    what: 'sockets that subscribe without saying who they are',
    prepare: flood([unauthorised], (socket) =>
      socket.send(
        '{"id":"1","type":"subscribe","payload":{"query":"subscription { companyChanged { id } }"}}',
      ),
    ),
  },
};
