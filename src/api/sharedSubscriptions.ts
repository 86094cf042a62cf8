import type { LiveSocket } from './socket';
import type { LiveSubscription } from './socketClient';

/** Longer than the slowest query whose result a subscription updates. */
const replayWindowMs = 60_000;

interface SharedSubscription {
  requestedAt: number;
  listeners: Set<LiveSubscription['onData']>;
  recent: { receivedAt: number; data: object }[];
  stop: () => void;
}

const sharedBySocket = new WeakMap<LiveSocket, Map<string, SharedSubscription>>();

function subscriptionsOf(socket: LiveSocket): Map<string, SharedSubscription> {
  const existing = sharedBySocket.get(socket) ?? new Map<string, SharedSubscription>();
  sharedBySocket.set(socket, existing);
  return existing;
}

/**
 * Shares one subscription among all listeners to the same document and variables. A later listener first
 * receives the events since its `requestedAt`. Returns a function that removes the listener.
 */
export function subscribeShared(
  socket: LiveSocket,
  { document, variables, requestedAt = performance.now(), onData }: LiveSubscription,
): () => void {
  const subscriptions = subscriptionsOf(socket);
  const key = JSON.stringify([document, variables]);
  const shared: SharedSubscription = subscriptions.get(key) ?? {
    requestedAt: Infinity,
    listeners: new Set(),
    recent: [],
    stop: () => undefined,
  };
  subscriptions.set(key, shared);

  const receive = (data: object) => {
    const receivedAt = performance.now();
    shared.recent = [
      ...shared.recent.filter((event) => receivedAt - event.receivedAt < replayWindowMs),
      { receivedAt, data },
    ];
    for (const listener of [...shared.listeners]) listener(data);
  };
  const isCovered = requestedAt >= shared.requestedAt;
  shared.listeners.add(onData);
  if (isCovered)
    shared.recent.filter(({ receivedAt }) => receivedAt >= requestedAt).forEach(({ data }) => onData(data));
  else {
    // The current subscription starts too late for this listener, so a new one replays the events since
    // `requestedAt`.
    const { stop } = shared;
    shared.requestedAt = requestedAt;
    shared.stop = socket.subscribe({ document, variables, requestedAt, onData: receive });
    stop();
  }

  return () => {
    shared.listeners.delete(onData);
    if (shared.listeners.size > 0) return;
    shared.stop();
    if (subscriptions.get(key) === shared) subscriptions.delete(key);
  };
}
