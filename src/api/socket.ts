import {
  socketImmediateRetryWindowMs,
  socketImmediateRetries,
  socketReplayMs,
  socketRetries,
} from '@/config/limits';
import { loadPatiently } from '@/lib/loadPatiently';
import type { Connection } from '@/state/connectionSlice';
import type { OpenedClient, Opener } from './socketClient';
import type { Farewell } from './socketMessages';

export interface LiveSubscription {
  document: string;
  variables?: object | undefined;
  /** When what it keeps up to date was asked for, by `performance.now()`: the server tells first what happened since. */
  askedAt?: number;
  onData(data: object): void;
}

export interface ConnectionNews extends Connection {
  /** Connected after a loss or after tries that failed, so what happened meanwhile was not heard. */
  isBack: boolean;
  /** Why the server let the connection go, where it said so. */
  farewell: Farewell | null;
}

export interface LiveSocket {
  /**
   * Opens the socket with a token, or opens it again with another one. While retries go on, a new token starts the next
   * one at once; a lost socket keeps it for `reconnect()`.
   */
  connect(accessToken: string): void;
  /** Opens a lost socket, which nothing but this or a new sign-in does, and does nothing otherwise. */
  reconnect(): void;
  /** Starts the next retry without its wait, unless that was asked for too often just now. */
  hasten(): void;
  close(): void;
  /** Stays subscribed over every reconnection until the returned function is called. */
  subscribe(subscription: LiveSubscription): () => void;
  onNews(hear: (news: ConnectionNews) => void): void;
}

export function createLiveSocket(url: string): LiveSocket {
  const subscriptions = new Map<LiveSubscription, () => void>();
  let hear: (news: ConnectionNews) => void = () => undefined;
  let client: OpenedClient | null = null;
  let token: string | null = null;
  let sentToken: string | null = null;
  let retries = 0;
  let status: Connection['status'] = 'off';
  let mayHaveMissed = false;
  let openedAt = 0;
  // Until then everything was heard.
  let heardUntil = -Infinity;
  // Each opening has its number: what an older one still reports is not news.
  let opening = 0;
  let hastened: number[] = [];

  const report: Opener['report'] = (next, message = null, farewell = null) => {
    const now = performance.now();
    const isTooLate = now - openedAt > socketReplayMs;
    const isBack = next === 'connected' && status !== 'connected' && (mayHaveMissed || isTooLate);
    if (status === 'connected' && next !== 'connected') heardUntil = now;
    status = next;
    mayHaveMissed ||= next === 'connected' || next === 'retrying' || next === 'lost';
    // A closed client would open another socket for the next subscription.
    if (next === 'lost') leave();
    if (next === 'connected') retries = 0;
    hear({ status, message, isBack, farewell });
    // A token that arrived after the greeting was sent.
    if (next === 'connected' && sentToken !== token) void open();
  };

  const start = (subscription: LiveSubscription) => {
    if (client) subscriptions.set(subscription, client.listen(subscription));
  };

  const leave = () => {
    client?.leave();
    client = null;
  };

  const drop = () => {
    opening += 1;
    leave();
  };

  const open = async () => {
    drop();
    const mine = opening;
    const isCurrent = () => mine === opening;
    openedAt = performance.now();
    report('connecting');
    const loaded = await loadPatiently(() => import('./socketClient')).catch(() => null);
    if (!isCurrent()) return;
    if (!loaded) return report('lost');
    client = loaded.openClient(url, {
      takeToken: () => (sentToken = token),
      status: () => status,
      retries: () => retries,
      countRetry: () => (retries += 1),
      heardUntil: () => heardUntil,
      isCurrent,
      report,
    });
    for (const subscription of subscriptions.keys()) start(subscription);
  };

  const retryNow = () => {
    if (retries >= socketRetries) return;
    retries += 1;
    void open();
  };

  return {
    connect(accessToken) {
      const isNew = accessToken !== token;
      token = accessToken;
      if (status === 'off' || (isNew && status === 'connected')) void open();
      if (isNew && status === 'retrying') retryNow();
    },
    reconnect() {
      if (status !== 'lost') return;
      retries = 0;
      void open();
    },
    hasten() {
      const now = Date.now();
      hastened = hastened.filter((at) => now - at < socketImmediateRetryWindowMs);
      // A server that lets in and closes again and again gets the waits of every other failure.
      if (status !== 'retrying' || hastened.length >= socketImmediateRetries) return;
      hastened.push(now);
      retryNow();
    },
    close() {
      drop();
      token = null;
      retries = 0;
      mayHaveMissed = false;
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
