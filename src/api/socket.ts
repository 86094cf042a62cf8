import type { Client } from 'graphql-ws';
import { socketBackOffMs, socketJitterMs, socketPingMs, socketRetries } from '@/config/limits';
import type { Connection } from '@/state/connectionSlice';
import { closedMessage, isFatal, isRefusal, joinedMessages } from './socketMessages';
import { authorization } from './transport';

export interface LiveSubscription {
  document: string;
  variables?: object | undefined;
  onData(data: object): void;
}

export interface ConnectionNews extends Connection {
  /** Connected anew after a loss, so what happened meanwhile was not heard. */
  isBack: boolean;
  /** The server did not take the access token. */
  isRefused: boolean;
}

export interface LiveSocket {
  /** Opens the socket with a token, or opens it anew with another one. */
  connect(accessToken: string): void;
  /** Tries again when the tries were spent, and does nothing otherwise. */
  reconnect(): void;
  close(): void;
  /** Stays subscribed over every reconnection until the returned function is called. */
  subscribe(subscription: LiveSubscription): () => void;
  onNews(hear: (news: ConnectionNews) => void): void;
}

const pongWaitMs = socketPingMs / 2;

const retryWait = (retries: number): Promise<void> => {
  const jitter = socketJitterMs.min + Math.random() * (socketJitterMs.max - socketJitterMs.min);
  return new Promise((resolve) => setTimeout(resolve, socketBackOffMs * 2 ** retries + jitter));
};

const never = new Promise<never>(() => undefined);

export function createLiveSocket(url: string): LiveSocket {
  const subscriptions = new Map<LiveSubscription, () => void>();
  let hear: (news: ConnectionNews) => void = () => undefined;
  let client: Client | null = null;
  let token: string | null = null;
  let status: Connection['status'] = 'off';
  let wasConnected = false;
  // Each opening has its number: what an older one still reports is not news.
  let opening = 0;

  const report = (next: Connection['status'], message: string | null = null, isRefused = false) => {
    const isBack = next === 'connected' && status !== 'connected' && wasConnected;
    status = next;
    wasConnected ||= next === 'connected';
    hear({ status, message, isBack, isRefused });
  };

  const start = (subscription: LiveSubscription) => {
    if (!client) return;
    const { document, variables, onData } = subscription;
    const stop = client.subscribe<object>(
      { query: document, variables: { ...variables } },
      {
        next: ({ data }) => data && onData(data),
        // A closed socket is reported by the connection; what is left here are the server's own refusals.
        error: (cause) => Array.isArray(cause) && report(status, joinedMessages(cause)),
        complete: () => undefined,
      },
    );
    subscriptions.set(subscription, stop);
  };

  const drop = () => {
    opening += 1;
    client?.dispose()?.then(undefined, () => undefined);
    client = null;
  };

  const open = async () => {
    drop();
    const mine = opening;
    const isCurrent = () => mine === opening;
    report('connecting');
    const { createClient } = await import('graphql-ws/client');
    if (!isCurrent()) return;
    let pongTimer: ReturnType<typeof setTimeout> | undefined;
    let lastClose: unknown = null;
    const opened = createClient({
      url,
      lazy: false,
      keepAlive: socketPingMs,
      retryAttempts: socketRetries,
      // A client that was replaced while it waited must not open a socket any more.
      retryWait: (retries) => retryWait(retries).then(() => (isCurrent() ? undefined : never)),
      // Without this the very first refused connection would be the last.
      shouldRetry: (cause) => !isFatal(cause),
      connectionParams: () => ({ Authorization: authorization(token) }),
      onNonLazyError: (cause) =>
        isCurrent() && report('lost', closedMessage(cause, lastClose), isRefusal(cause)),
      on: {
        connected: () => isCurrent() && report('connected'),
        closed: (cause) => {
          clearTimeout(pongTimer);
          // A connection that was never made fails with an error and a close, in either order: the close has the code.
          lastClose = cause;
          const next = status === 'lost' ? 'lost' : 'retrying';
          if (isCurrent() && !isFatal(cause)) report(next, closedMessage(cause), isRefusal(cause));
        },
        ping: (isReceived) => {
          if (!isReceived) pongTimer = setTimeout(() => opened.terminate(), pongWaitMs);
        },
        pong: (isReceived) => isReceived && clearTimeout(pongTimer),
      },
    });
    client = opened;
    for (const subscription of subscriptions.keys()) start(subscription);
  };

  return {
    connect(accessToken) {
      if (accessToken === token && status !== 'off' && status !== 'lost') return;
      token = accessToken;
      void open();
    },
    reconnect() {
      if (status === 'lost') void open();
    },
    close() {
      drop();
      token = null;
      wasConnected = false;
      report('off');
    },
    subscribe(subscription) {
      subscriptions.set(subscription, () => undefined);
      start(subscription);
      return () => {
        subscriptions.get(subscription)?.();
        subscriptions.delete(subscription);
      };
    },
    onNews(listener) {
      hear = listener;
    },
  };
}
