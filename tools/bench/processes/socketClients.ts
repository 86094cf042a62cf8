import { WebSocket } from 'ws';
import { handleCommands } from '../../lib/childProcess';
import { monotonicMs } from '../../lib/measure';

/** Sockets of one session of the API, or of a bare WebSocket server if there is no token. */
export interface SocketGroup {
  count: number;
  token: string | null;
  /** The subscription of each socket, or null for none. */
  query: string | null;
  /** The client address that a trusted proxy reports. */
  ipAddress?: string;
}

/**
 * `open` opens sockets. `collect` waits until `events` events arrive or `withinMs` passes, and returns
 * everything received since the previous collection.
 */
export type SocketsCommand =
  { do: 'open'; url: string; groups: SocketGroup[] } | { do: 'collect'; events: number; withinMs: number };

export interface CollectedEvents {
  /** The times at which events arrived, by `monotonicMs`. */
  receivedMs: number[];
  /** The size of the last event. */
  bytes: number;
  /** The reasons for which sockets closed or subscriptions were rejected. */
  problems: string[];
}

const timeoutMs = 60_000;
const concurrency = 25;

let collected: CollectedEvents = { receivedMs: [], bytes: 0, problems: [] };
let onEvent = (): void => {};

/** Opens a socket. Resolves once the server has accepted it and any subscription has been sent. */
function open(url: string, { token, query, ipAddress }: SocketGroup): Promise<void> {
  const socket = new WebSocket(url, token === null ? [] : ['graphql-transport-ws'], {
    perMessageDeflate: false,
    handshakeTimeout: timeoutMs,
    headers: ipAddress === undefined ? {} : { 'x-forwarded-for': ipAddress },
  });
  const send = (message: object): void => socket.send(JSON.stringify(message));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.terminate(), timeoutMs);
    const onAccepted = (): void => {
      clearTimeout(timer);
      if (query !== null) send({ id: 'subscription', type: 'subscribe', payload: { query } });
      resolve();
    };
    socket.on('error', reject);
    socket.on('open', () => {
      if (token === null) onAccepted();
      else send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
    });
    socket.on('message', (message: Buffer) => {
      if (message.includes('"type":"next"')) {
        collected.receivedMs.push(monotonicMs());
        collected.bytes = message.length;
        onEvent();
      } else if (message.includes('"type":"connection_ack"')) onAccepted();
      else if (message.includes('"type":"error"')) collected.problems.push(String(message));
    });
    socket.on('close', (code) => {
      collected.problems.push(`A socket was closed with ${code}.`);
      reject(new Error(`A socket was closed with ${code} before the API accepted it.`));
    });
  });
}

async function openAll(url: string, groups: SocketGroup[]): Promise<void> {
  const pending = groups.flatMap((group) => Array.from({ length: group.count }, () => group));
  const openNext = async (): Promise<void> => {
    for (let group = pending.shift(); group; group = pending.shift()) await open(url, group);
  };
  await Promise.all(Array.from({ length: concurrency }, openNext));
}

async function collect(events: number, withinMs: number): Promise<CollectedEvents> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, withinMs);
    onEvent = () => {
      if (collected.receivedMs.length < events) return;
      clearTimeout(timer);
      resolve();
    };
    onEvent();
  });
  onEvent = () => {};
  const result = collected;
  collected = { receivedMs: [], bytes: 0, problems: [] };
  return result;
}

handleCommands<SocketsCommand>((command) =>
  command.do === 'open' ? openAll(command.url, command.groups) : collect(command.events, command.withinMs),
);
