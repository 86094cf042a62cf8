import { buildSchema, GraphQLError } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer as serveSubscriptions } from 'graphql-ws/use/ws';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

const schema = buildSchema('type Query { none: Int } type Subscription { counted: Int! refused: Int! }');

type Counted = IteratorResult<{ counted: number }, undefined>;

/** Yields the numbers emitted after the call, in order, until the consumer returns. */
function iterateEmitted(listeners: Set<(n: number) => void>): AsyncIterableIterator<{ counted: number }> {
  const buffered: Counted[] = [];
  let resolveNext: ((next: Counted) => void) | null = null;
  const deliver = (next: Counted) => {
    if (resolveNext) resolveNext(next);
    else buffered.push(next);
    resolveNext = null;
  };
  const listener = (n: number) => deliver({ value: { counted: n }, done: false });
  listeners.add(listener);
  return {
    next: () =>
      new Promise((resolve) =>
        buffered[0] ? resolve(buffered.splice(0, 1)[0] as Counted) : (resolveNext = resolve),
      ),
    return: async () => {
      listeners.delete(listener);
      deliver({ value: undefined, done: true });
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const rejectSubscription = (): never => {
  throw new GraphQLError('Subscription not allowed.');
};

/** Starts a real graphql-transport-ws server that records what its clients send. */
export async function startSocketServer(port = 0) {
  const listeners = new Set<(n: number) => void>();
  const seen = {
    connectionParams: [] as unknown[],
    subprotocols: [] as string[],
    paths: [] as unknown[],
    missedMs: [] as unknown[],
    pings: 0,
  };
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, path: '/graphql' });
  let closeCode: number | null = null;
  let sendsBeforeAck = false;
  sockets.on('connection', (socket, { url }) => {
    if (closeCode !== null) socket.close(closeCode, 'Broken');
    if (sendsBeforeAck) socket.send(JSON.stringify({ id: '1', type: 'complete' }));
    seen.subprotocols.push(socket.protocol);
    seen.paths.push(url);
    socket.on('message', (data) => {
      if (String(data).includes('"ping"')) seen.pings += 1;
    });
  });
  const onConnect = ({ connectionParams }: { connectionParams?: unknown }) => {
    seen.connectionParams.push(connectionParams);
    return acceptsConnections;
  };
  let acceptsConnections = true;
  let isUnavailable = false;
  const unavailableError = new GraphQLError('The database is unavailable.', {
    extensions: { code: 'UNAVAILABLE' },
  });
  const onSubscribe = (_context: unknown, _id: string, { extensions }: SubscribePayload) => {
    seen.missedMs.push(extensions?.missedMs);
    return isUnavailable ? [unavailableError] : undefined;
  };
  const roots = { subscription: { counted: () => iterateEmitted(listeners), refused: rejectSubscription } };
  serveSubscriptions({ schema, roots, onConnect, onSubscribe }, sockets);
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const boundPort = (http.address() as AddressInfo).port;

  return {
    seen,
    port: boundPort,
    url: `ws://127.0.0.1:${boundPort}/graphql`,
    listenerCount: () => listeners.size,
    emit: (n: number) => listeners.forEach((listener) => listener(n)),
    closeAll: (code: number, reason: string) =>
      sockets.clients.forEach((client) => client.close(code, reason)),
    setUnavailable: (value: boolean) => {
      isUnavailable = value;
    },
    /** Closes each new connection immediately with this code. Null accepts connections again. */
    closeNewConnections: (code: number | null) => {
      closeCode = code;
    },
    /** Sends each new connection a message before the acknowledgement, which the protocol forbids. */
    sendBeforeAck: () => {
      sendsBeforeAck = true;
    },
    rejectConnections: () => {
      acceptsConnections = false;
    },
    stop: async () => {
      sockets.clients.forEach((client) => client.terminate());
      sockets.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
