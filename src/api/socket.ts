import {
  socketImmediateRetryWindowMs,
  socketImmediateRetries,
  socketReplayMs,
  socketRetries,
} from '@/config/limits';
import { loadWithRetry } from '@/lib/loadWithRetry';
import type { Connection } from '@/state/connectionSlice';
import type { ClientHost, LiveSubscription, SocketClient } from './socketClient';
import type { DisconnectReason } from './socketMessages';

export interface ConnectionEvent extends Connection {
  /**
   * Whether the socket connected after a disconnection, a failed attempt or a long wait, so that events may
   * have been missed.
   */
  isReconnected: boolean;
  /** Why the server closed the connection. Null while connected, or if the reason is unknown. */
  disconnectReason: DisconnectReason | null;
}

export interface LiveSocket {
  /**
   * Opens the socket, or reopens it with a new token. A new token starts a pending retry immediately, and a
   * lost socket saves it for `reconnect()`.
   */
  connect(accessToken: string): void;
  /** Opens a lost socket, which otherwise only a new sign-in does. Does nothing in any other state. */
  reconnect(): void;
  /**
   * Starts the next retry without its delay, at most `socketImmediateRetries` times within
   * `socketImmediateRetryWindowMs`.
   */
  retryNow(): void;
  close(): void;
  /** Subscribes across reconnects until the returned function is called. */
  subscribe(subscription: LiveSubscription): () => void;
  onEvent(notify: (event: ConnectionEvent) => void): void;
}

export function createLiveSocket(url: string): LiveSocket {
  const subscriptions = new Map<LiveSubscription, () => void>();
  let notify: (event: ConnectionEvent) => void = () => undefined;
  let client: SocketClient | null = null;
  let token: string | null = null;
  let sentToken: string | null = null;
  let retries = 0;
  let status: Connection['status'] = 'off';
  let mayHaveMissedEvents = false;
  let openedAt = 0;
  // All events before this time were received.
  let receivedUntil = -Infinity;
  // Identifies the current connection attempt, so that reports of earlier ones are ignored.
  let attemptId = 0;
  let immediateRetryTimes: number[] = [];

  const report: ClientHost['report'] = (next, message = null, disconnectReason = null) => {
    const now = performance.now();
    const isReplayWindowExceeded = now - openedAt > socketReplayMs;
    const isReconnected =
      next === 'connected' && status !== 'connected' && (mayHaveMissedEvents || isReplayWindowExceeded);
    if (status === 'connected' && next !== 'connected') receivedUntil = now;
    status = next;
    mayHaveMissedEvents ||= next === 'connected' || next === 'retrying' || next === 'lost';
    // graphql-ws would open another socket for the next subscription unless the client is disposed.
    if (next === 'lost') disposeClient();
    if (next === 'connected') retries = 0;
    notify({ status, message, isReconnected, disconnectReason });
    // Reopens the socket if the token changed after the greeting was sent.
    if (next === 'connected' && sentToken !== token) void open();
  };

  const start = (subscription: LiveSubscription) => {
    if (client) subscriptions.set(subscription, client.subscribe(subscription));
  };

  const disposeClient = () => {
    client?.dispose();
    client = null;
  };

  const cancelAttempt = () => {
    attemptId += 1;
    disposeClient();
  };

  const open = async () => {
    cancelAttempt();
    const ownAttemptId = attemptId;
    const isCurrent = () => ownAttemptId === attemptId;
    openedAt = performance.now();
    report('connecting');
    const socketClient = await loadWithRetry(() => import('./socketClient')).catch(() => null);
    if (!isCurrent()) return;
    if (!socketClient) return report('lost');
    client = socketClient.openClient(url, {
      takeToken: () => (sentToken = token),
      status: () => status,
      retries: () => retries,
      countRetry: () => (retries += 1),
      receivedUntil: () => receivedUntil,
      isCurrent,
      report,
    });
    for (const subscription of subscriptions.keys()) start(subscription);
  };

  const startRetry = () => {
    if (retries >= socketRetries) return;
    retries += 1;
    void open();
  };

  return {
    connect(accessToken) {
      const isNew = accessToken !== token;
      token = accessToken;
      if (status === 'off' || (isNew && status === 'connected')) void open();
      if (isNew && status === 'retrying') startRetry();
    },
    reconnect() {
      if (status !== 'lost') return;
      retries = 0;
      void open();
    },
    retryNow() {
      const now = Date.now();
      immediateRetryTimes = immediateRetryTimes.filter((at) => now - at < socketImmediateRetryWindowMs);
      // Limits immediate retries, so that a server that keeps closing connections is retried with the normal
      // delays.
      if (status !== 'retrying' || immediateRetryTimes.length >= socketImmediateRetries) return;
      immediateRetryTimes.push(now);
      startRetry();
    },
    close() {
      cancelAttempt();
      token = null;
      retries = 0;
      mayHaveMissedEvents = false;
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
    onEvent(listener) {
      notify = listener;
    },
  };
}
