import { createClient } from 'graphql-ws/client';
import { socketBackOffMs, socketJitterMs, socketPingMs, socketRetries } from '@/config/limits';
import type { Connection } from '@/state/connectionSlice';
import type { LiveSubscription } from './socket';
import {
  closedMessage,
  farewellOf,
  isFatal,
  isNormalClose,
  joinedMessages,
  type Farewell,
} from './socketMessages';
import { authorization } from './transport';

/** What a client asks of the live socket that opened it. */
export interface Opener {
  /** Returns the token to greet with, and remembers that it was sent. */
  takeToken(): string | null;
  /** Retries since the last connection, those of earlier clients included. */
  retries(): number;
  countRetry(): void;
  status(): Connection['status'];
  /** When the last connection was lost, by `performance.now()`. */
  heardUntil(): number;
  /** False once another client has taken this one's place. */
  isCurrent(): boolean;
  report(next: Connection['status'], message?: string | null, farewell?: Farewell | null): void;
}

export interface OpenedClient {
  /** Listens over every reconnection until the returned function is called. */
  listen(subscription: LiveSubscription): () => void;
  leave(): void;
}

const pongWaitMs = socketPingMs / 2;

const retryWait = (retriesBefore: number): Promise<void> => {
  const jitter = socketJitterMs.min + Math.random() * (socketJitterMs.max - socketJitterMs.min);
  return new Promise((resolve) => setTimeout(resolve, socketBackOffMs * 2 ** retriesBefore + jitter));
};

/** The server could not ask its database: nothing is said of the subscription, which may be begun again. */
const isForNow = (errors: readonly { extensions?: { code?: unknown } }[]): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'UNAVAILABLE');

/** Between the first wait of a lost socket and the last. */
const refusedWait = 2;

const never = new Promise<never>(() => undefined);

/** The part of the live socket that loads with the first access token: the sign-in page has no use for it. */
export function openClient(
  url: string,
  { takeToken, retries, countRetry, status, heardUntil, isCurrent, report }: Opener,
): OpenedClient {
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  let lastClose: unknown = null;
  const refusedForNow = new Set<() => void>();
  const waitForRetry = async () => {
    await retryWait(retries());
    // A client that was replaced or given up while it waited must not open a socket any more.
    if (!isCurrent() || status() === 'lost') await never;
    countRetry();
  };
  const client = createClient({
    // graphql-ws reconnects after a normal close without asking `shouldRetry` or `retryWait`.
    url: async () => {
      if (isNormalClose(lastClose)) await waitForRetry();
      return url;
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
        report('lost', closedMessage(cause, lastClose), farewellOf(cause, false));
    },
    on: {
      connected() {
        if (!isCurrent()) return;
        report('connected');
        for (const begin of [...refusedForNow]) begin();
      },
      closed: (cause) => {
        clearTimeout(pongTimer);
        // A connection that was never made fails with an error and a close, in either order: the close has the code.
        lastClose = cause;
        if (!isCurrent()) return;
        const isLast = isNormalClose(cause) && retries() >= socketRetries;
        const next = isFatal(cause) || isLast || status() === 'lost' ? 'lost' : 'retrying';
        report(next, closedMessage(cause), farewellOf(cause, status() === 'connected'));
      },
      ping: (isReceived) => {
        if (!isReceived) pongTimer = setTimeout(() => client.terminate(), pongWaitMs);
      },
      pong: (isReceived) => isReceived && clearTimeout(pongTimer),
    },
  });

  return {
    listen({ document, variables, askedAt, onData }) {
      let stop = () => {};
      const asking = {
        query: document,
        variables: { ...variables },
        // Read each time that it is sent: a socket may have to open first, or again.
        get extensions() {
          if (askedAt === undefined) return null;
          return { missedMs: Math.ceil(performance.now() - Math.max(askedAt, heardUntil())) };
        },
      };
      const beginInTime = async () => {
        refusedForNow.add(begin);
        await retryWait(refusedWait);
        if (!isCurrent() || !refusedForNow.has(begin)) return;
        // It is no longer what people have to know.
        report(status());
        begin();
      };
      const begin = () => {
        refusedForNow.delete(begin);
        stop = client.subscribe<object>(asking, {
          // Without data it is a part that the operator may not hear: its screen, if it stands, says so itself.
          next: ({ data }) => data && onData(data),
          // A closed socket is reported by the connection; what is left here are the server's own refusals.
          error(cause) {
            if (!Array.isArray(cause)) return;
            report(status(), joinedMessages(cause));
            if (isForNow(cause)) void beginInTime();
          },
          complete: () => undefined,
        });
      };
      begin();
      return () => {
        refusedForNow.delete(begin);
        stop();
      };
    },
    leave: () => {
      refusedForNow.clear();
      client.dispose()?.then(undefined, () => undefined);
    },
  };
}
