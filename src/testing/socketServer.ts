import { buildSchema, GraphQLError } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer as serveSubscriptions } from 'graphql-ws/use/ws';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

const schema = buildSchema('type Query { none: Int } type Subscription { counted: Int! refused: Int! }');

type Counted = IteratorResult<{ counted: number }, undefined>;

/** What is emitted from now on, one after the other, until its reader returns. */
function heardFrom(listeners: Set<(n: number) => void>): AsyncIterableIterator<{ counted: number }> {
  const heard: Counted[] = [];
  let give: ((next: Counted) => void) | null = null;
  const take = (next: Counted) => {
    if (give) give(next);
    else heard.push(next);
    give = null;
  };
  const hear = (n: number) => take({ value: { counted: n }, done: false });
  listeners.add(hear);
  return {
    next: () =>
      new Promise((resolve) => (heard[0] ? resolve(heard.splice(0, 1)[0] as Counted) : (give = resolve))),
    return: async () => {
      listeners.delete(hear);
      take({ value: undefined, done: true });
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const refused = (): never => {
  throw new GraphQLError('You may not hear this.');
};

/** A real server of graphql-transport-ws, which counts what it was sent. */
export async function startSocketServer(port = 0) {
  const listeners = new Set<(n: number) => void>();
  const seen = {
    greetings: [] as unknown[],
    subprotocols: [] as string[],
    missedMs: [] as unknown[],
    pings: 0,
  };
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, path: '/graphql' });
  let closeCode: number | null = null;
  let isConfused = false;
  sockets.on('connection', (socket) => {
    if (closeCode !== null) socket.close(closeCode, 'Broken');
    if (isConfused) socket.send(JSON.stringify({ id: '1', type: 'complete' }));
    seen.subprotocols.push(socket.protocol);
    socket.on('message', (data) => {
      if (String(data).includes('"ping"')) seen.pings += 1;
    });
  });
  const onConnect = ({ connectionParams }: { connectionParams?: unknown }) => {
    seen.greetings.push(connectionParams);
    return isOpen;
  };
  let isOpen = true;
  let isAway = false;
  const away = new GraphQLError('The database is away.', { extensions: { code: 'UNAVAILABLE' } });
  const onSubscribe = (_context: unknown, _id: string, { extensions }: SubscribePayload) => {
    seen.missedMs.push(extensions?.missedMs);
    return isAway ? [away] : undefined;
  };
  const roots = { subscription: { counted: () => heardFrom(listeners), refused } };
  serveSubscriptions({ schema, roots, onConnect, onSubscribe }, sockets);
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const bound = (http.address() as AddressInfo).port;

  return {
    seen,
    port: bound,
    url: `ws://127.0.0.1:${bound}/graphql`,
    listenerCount: () => listeners.size,
    emit: (n: number) => listeners.forEach((hear) => hear(n)),
    closeAll: (code: number, reason: string) => sockets.clients.forEach((one) => one.close(code, reason)),
    setAway: (is: boolean) => {
      isAway = is;
    },
    /** Closes each connection with a code as soon as it is made. */
    closeEach: (code: number | null) => {
      closeCode = code;
    },
    /** Sends a message before the acknowledgement, which the protocol forbids. */
    sendTooEarly: () => {
      isConfused = true;
    },
    refuseGreetings: () => {
      isOpen = false;
    },
    stop: async () => {
      sockets.clients.forEach((one) => one.terminate());
      sockets.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
