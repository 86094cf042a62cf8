import { createClient } from 'graphql-ws/client';
import { socketBackOffMs, socketJitterMs, socketPingMs, socketRetries } from '@/config/limits';
import { messageLocale } from '@/lib/localeSettings';
import type { Connection } from '@/state/connectionSlice';
import {
  closedMessage,
  disconnectReasonOf,
  isFatal,
  isNormalClose,
  joinedMessages,
  type DisconnectReason,
} from './socketMessages';
import { authorization } from './transport';

export interface LiveSubscription {
  document: string;
  variables?: object | undefined;
  /**
   * When the data that the subscription updates was requested, by `performance.now()`. The server first sends
   * the events since then.
   */
  requestedAt?: number;
  onData(data: object): void;
}

export interface ClientHost {
  /** Returns the token for the greeting, and records it as sent. */
  takeToken(): string | null;
  /** Retries since the last connection, including those of earlier clients. */
  retries(): number;
  countRetry(): void;
  status(): Connection['status'];
  /** When the last connection was lost, by `performance.now()`, or -Infinity before the first disconnect. */
  receivedUntil(): number;
  /** False once another client has replaced this one or the socket was closed. */
  isCurrent(): boolean;
  report(
    next: Connection['status'],
    message?: string | null,
    disconnectReason?: DisconnectReason | null,
  ): void;
}

export interface SocketClient {
  subscribe(subscription: LiveSubscription): () => void;
  dispose(): void;
}

const pongTimeoutMs = socketPingMs / 2;

const retryWait = (retriesBefore: number): Promise<void> => {
  const jitter = socketJitterMs.min + Math.random() * (socketJitterMs.max - socketJitterMs.min);
  return new Promise((resolve) => setTimeout(resolve, socketBackOffMs * 2 ** retriesBefore + jitter));
};

/** Returns whether the server's database was unavailable, so that the subscription can be retried. */
const isTemporary = (errors: readonly { extensions?: { code?: unknown } }[]): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'UNAVAILABLE');

/** The exponent of the delay before a failed subscription restarts: about four seconds plus jitter. */
const resubscribeBackoffStep = 2;

const never = new Promise<never>(() => undefined);

/**
 * Opens the connection of a live socket. `socket.ts` loads this module on demand, because the sign-in page
 * does not need it.
 */
export function openClient(
  url: string,
  { takeToken, retries, countRetry, status, receivedUntil, isCurrent, report }: ClientHost,
): SocketClient {
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  let lastClose: unknown = null;
  const pendingRestarts = new Set<() => void>();
  const waitForRetry = async () => {
    await retryWait(retries());
    // A client that was replaced or lost while it waited must not open another socket.
    if (!isCurrent() || status() === 'lost') await never;
    countRetry();
  };
  const client = createClient({
    // graphql-ws reconnects after a normal close without calling `shouldRetry` or `retryWait`, so `url`
    // waits.
    url: async () => {
      if (isNormalClose(lastClose)) await waitForRetry();
      return `${url}?lang=${messageLocale()}`;
    },
    lazy: false,
    keepAlive: socketPingMs,
    // The library counts retries for each client separately, so `shouldRetry` limits them instead.
    retryAttempts: Infinity,
    retryWait: waitForRetry,
    shouldRetry: (cause) => !isFatal(cause) && retries() < socketRetries,
    connectionParams: () => ({ Authorization: authorization(takeToken()) }),
    onNonLazyError: (cause) => {
      if (isCurrent() && status() !== 'lost')
        report('lost', closedMessage(cause, lastClose), disconnectReasonOf(cause, false));
    },
    on: {
      connected() {
        if (!isCurrent()) return;
        report('connected');
        for (const start of [...pendingRestarts]) start();
      },
      closed: (cause) => {
        clearTimeout(pongTimer);
        // A failed connection raises an error and a close in either order. Only the close has the code, so
        // `onNonLazyError` reads it from here.
        lastClose = cause;
        if (!isCurrent()) return;
        const isLast = isNormalClose(cause) && retries() >= socketRetries;
        const next = isFatal(cause) || isLast || status() === 'lost' ? 'lost' : 'retrying';
        report(next, closedMessage(cause), disconnectReasonOf(cause, status() === 'connected'));
      },
      ping: (isReceived) => {
        if (!isReceived) pongTimer = setTimeout(() => client.terminate(), pongTimeoutMs);
      },
      pong: (isReceived) => isReceived && clearTimeout(pongTimer),
    },
  });

  return {
    subscribe({ document, variables, requestedAt, onData }) {
      let stop = () => {};
      const request = {
        query: document,
        variables: { ...variables },
        // Computed each time the subscription is sent, because the socket may open later or reopen.
        get extensions() {
          if (requestedAt === undefined) return null;
          return { missedMs: Math.ceil(performance.now() - Math.max(requestedAt, receivedUntil())) };
        },
      };
      const restartLater = async () => {
        pendingRestarts.add(start);
        await retryWait(resubscribeBackoffStep);
        if (!isCurrent() || !pendingRestarts.has(start)) return;
        // Clears the message of the failed subscription.
        report(status());
        start();
      };
      const start = () => {
        pendingRestarts.delete(start);
        stop = client.subscribe<object>(request, {
          // A result without data means that the operator lacks access, which the screen reports.
          next: ({ data }) => data && onData(data),
          // The connection reports closed sockets. An array contains the server's errors for this
          // subscription.
          error(cause) {
            if (!Array.isArray(cause)) return;
            report(status(), joinedMessages(cause));
            if (isTemporary(cause)) void restartLater();
          },
          complete: () => undefined,
        });
      };
      start();
      return () => {
        pendingRestarts.delete(start);
        stop();
      };
    },
    dispose: () => {
      pendingRestarts.clear();
      client.dispose()?.then(undefined, () => undefined);
    },
  };
}
