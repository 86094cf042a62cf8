import { handleCommands } from '../program';
import { openSocket, type SocketGroup } from '../sockets/openSocket';
import { monotonicMs } from '../measure';

/** Opens more sockets and returns the number of open sockets. */
export interface OpenCommand {
  do: 'open';
  url: string;
  groups: SocketGroup[];
}

/**
 * Waits until `events` events arrive or `withinMs` passes. Returns everything received since the previous
 * collection.
 */
export interface CollectCommand {
  do: 'collect';
  events: number;
  withinMs: number;
}

export interface CollectedEvents {
  /** The times at which events arrived, by `monotonicMs`. */
  receivedMs: number[];
  /** The size of the last event. */
  bytes: number;
  /** The close code and time of each closed socket. */
  closed: { code: number; atMs: number }[];
  /** The errors of rejected subscriptions. */
  refused: string[];
  openCount: number;
}

const concurrency = 25;

let receivedMs: number[] = [];
let bytes = 0;
let closed: CollectedEvents['closed'] = [];
let refused: string[] = [];
let openCount = 0;
let onEvent = (): void => {};

const handlers = {
  event(size: number): void {
    receivedMs.push(monotonicMs());
    bytes = size;
    onEvent();
  },
  refusal: (message: string): void => void refused.push(message),
  close(code: number): void {
    openCount -= 1;
    closed.push({ code, atMs: monotonicMs() });
  },
};

async function openAll({ url, groups }: OpenCommand): Promise<number> {
  const pendingGroups = groups.flatMap((group) => Array.from({ length: group.count }, () => group));
  const openNext = async (): Promise<void> => {
    for (let group = pendingGroups.shift(); group; group = pendingGroups.shift()) {
      await openSocket(url, group, handlers);
      openCount += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, openNext));
  return openCount;
}

function waitForEvents(events: number, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, withinMs);
    onEvent = () => {
      if (receivedMs.length < events) return;
      clearTimeout(timer);
      onEvent = () => {};
      resolve();
    };
    onEvent();
  });
}

async function collect({ events, withinMs }: CollectCommand): Promise<CollectedEvents> {
  await waitForEvents(events, withinMs);
  const collected = { receivedMs, bytes, closed, refused, openCount };
  receivedMs = [];
  closed = [];
  refused = [];
  return collected;
}

handleCommands<OpenCommand | CollectCommand>((command) =>
  command.do === 'open' ? openAll(command) : collect(command),
);
