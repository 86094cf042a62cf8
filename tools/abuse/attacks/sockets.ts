import { WebSocket } from 'ws';
import type { AttemptResult } from '../wire';
import type { Attack } from '../attack';

const timeoutMs = 10_000;

/** Opens a socket, calls `act`, and expects the server to close it with one of `codes`. */
const expectClose = (
  url: string,
  codes: readonly number[],
  act: (socket: WebSocket) => void,
): Promise<AttemptResult> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, ['graphql-transport-ws']);
    let openedAt: number | null = null;
    let isTimedOut = false;
    const timer = setTimeout(() => {
      isTimedOut = true;
      socket.terminate();
    }, timeoutMs);
    socket.on('error', () => {});
    socket.on('open', () => {
      openedAt = performance.now();
      act(socket);
    });
    socket.on('close', (closeCode) => {
      clearTimeout(timer);
      if (isTimedOut) resolve({ isRefused: false, outcome: 'time-out' });
      else if (openedAt === null) resolve({ isRefused: false, outcome: 'not opened' });
      else
        resolve({
          isRefused: codes.includes(closeCode),
          outcome: String(closeCode),
          tookMs: performance.now() - openedAt,
        });
    });
  });

const flood = (codes: readonly number[], act: (socket: WebSocket) => void): Attack['prepare'] => {
  return async ({ url }) => ({ attempt: () => expectClose(url, codes, act) });
};

/** The code that the client reports if the connection ends without a close frame, such as after a reset. */
const abnormalClosure = 1006;
const tooManyMessages = 4400;
const messageTooLarge = 1009;
const unauthorized = 4401;

const common = { everyMs: 200, maxConcurrency: 5, refusedWithinMs: 150 };

export const sockets: Readonly<Record<string, Attack>> = {
  'socket-floods': {
    ...common,
    description: 'WebSockets that send 1,000 pings at once',
    prepare: flood([abnormalClosure, tooManyMessages], (socket) => {
      for (let count = 0; count < 1000; count += 1) socket.ping();
    }),
  },
  'large-frames': {
    ...common,
    description: 'WebSockets that send a message of 150 kB in fragments',
    prepare: flood([messageTooLarge], (socket) => {
      for (let piece = 0; piece < 15; piece += 1) socket.send('x'.repeat(10_000), { fin: false });
    }),
  },
  'uninvited-subscriptions': {
    ...common,
    description: 'WebSockets that subscribe without an access token',
    prepare: flood([unauthorized], (socket) =>
      socket.send(
        '{"id":"1","type":"subscribe","payload":{"query":"subscription { companyChanged { id } }"}}',
      ),
    ),
  },
};
