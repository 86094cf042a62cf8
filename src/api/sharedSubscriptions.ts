import type { LiveSocket, LiveSubscription } from './socket';

/** Longer than the slowest query whose result a subscription updates. */
const rememberedMs = 60_000;

interface Shared {
  askedAt: number;
  listeners: Set<LiveSubscription['onData']>;
  recent: { at: number; data: object }[];
  stop: () => void;
}

const sharedBySocket = new WeakMap<LiveSocket, Map<string, Shared>>();

function sharedOf(socket: LiveSocket): Map<string, Shared> {
  const known = sharedBySocket.get(socket) ?? new Map<string, Shared>();
  sharedBySocket.set(socket, known);
  return known;
}

/**
 * Keeps one subscription for all listeners to the same document and variables. A listener that joins later first gets
 * the events since its `askedAt`.
 */
export function subscribeShared(
  socket: LiveSocket,
  { document, variables, askedAt = performance.now(), onData }: LiveSubscription,
): () => void {
  const all = sharedOf(socket);
  const key = JSON.stringify([document, variables]);
  const shared: Shared = all.get(key) ?? {
    askedAt: Infinity,
    listeners: new Set(),
    recent: [],
    stop: () => undefined,
  };
  all.set(key, shared);

  const receive = (data: object) => {
    const at = performance.now();
    shared.recent = [...shared.recent.filter((event) => at - event.at < rememberedMs), { at, data }];
    for (const listener of [...shared.listeners]) listener(data);
  };
  const isCovered = askedAt >= shared.askedAt;
  shared.listeners.add(onData);
  if (isCovered) shared.recent.filter(({ at }) => at >= askedAt).forEach(({ data }) => onData(data));
  else {
    // The server replays events since `askedAt`, and the current subscription starts too late for this listener.
    const { stop } = shared;
    shared.askedAt = askedAt;
    shared.stop = socket.subscribe({ document, variables, askedAt, onData: receive });
    stop();
  }

  return () => {
    shared.listeners.delete(onData);
    if (shared.listeners.size > 0) return;
    shared.stop();
    if (all.get(key) === shared) all.delete(key);
  };
}
