import { WebSocket } from 'ws';
import type { LiveSocket } from '../../../src/api/socket';
import type { ConnectionStatus } from '../../../src/state/connectionSlice';
import { handleCommands } from '../program';

/** Opens `perToken` sockets for each token and returns the number of sockets once all are connected. */
export interface OpenCommand {
  do: 'open';
  host: string;
  tokens: string[];
  perToken: number;
}

/** Returns the status of each socket, with its status changes and event times since the previous report. */
export interface ReportCommand {
  do: 'report';
}

/** Reconnects the sockets that stopped retrying, as a user can on a page. */
export interface ReconnectCommand {
  do: 'reconnect';
}

/** Returns the due times of the connection attempts since the previous call, in Unix milliseconds. */
export interface AttemptsCommand {
  do: 'attempts';
}

export type SocketsCommand = OpenCommand | ReportCommand | ReconnectCommand | AttemptsCommand;

/** The history of one socket, with times in Unix milliseconds. */
export interface SocketHistory {
  status: ConnectionStatus;
  changes: { status: ConnectionStatus; atMs: number }[];
  receivedAtMs: number[];
}

const concurrency = 25;
const document = 'subscription { companyChanged { name } }';

const sockets: LiveSocket[] = [];
const histories: SocketHistory[] = [];
let attemptedAtMs: number[] = [];

/**
 * The due time of the running timer. Attempts are recorded by their due times, because a busy machine runs
 * late timers together, unlike the machines of separate users.
 */
let dueAtMs = Date.now();
const originalSetTimeout = globalThis.setTimeout;

const trackedSetTimeout = (callback: () => void, ms = 0): NodeJS.Timeout => {
  const dueAt = Date.now() + ms;
  return originalSetTimeout(() => {
    dueAtMs = dueAt;
    callback();
  }, ms);
};

class TrackedSocket extends WebSocket {
  constructor(...args: ConstructorParameters<typeof WebSocket>) {
    super(...args);
    attemptedAtMs.push(dueAtMs);
  }
}

/**
 * Creates the console's socket. Sets the globals that it reads: the build settings and the browser's
 * `WebSocket`, `setTimeout` and `location`.
 */
async function createConsoleSocket(host: string): Promise<LiveSocket> {
  const browser = { WebSocket: TrackedSocket, setTimeout: trackedSetTimeout, location: { host } };
  Object.assign(globalThis, browser, { BUILD_SETTINGS: { API_SECURE: 'false' } });
  const { createLiveSocket } = await import('../../../src/api/socket');
  return createLiveSocket(`ws://${host}/graphql`);
}

async function open(host: string, token: string): Promise<void> {
  const socket = await createConsoleSocket(host);
  const history: SocketHistory = { status: 'off', changes: [], receivedAtMs: [] };
  sockets.push(socket);
  histories.push(history);
  socket.subscribe({ document, onData: () => history.receivedAtMs.push(Date.now()) });
  await new Promise<void>((resolve) => {
    socket.onEvent(({ status }) => {
      if (status !== history.status) history.changes.push({ status, atMs: Date.now() });
      history.status = status;
      if (status === 'connected') resolve();
    });
    socket.connect(token);
  });
}

async function openAll({ host, tokens, perToken }: OpenCommand): Promise<number> {
  const pendingTokens = tokens.flatMap((token) => Array.from({ length: perToken }, () => token));
  const openNext = async (): Promise<void> => {
    for (let token = pendingTokens.shift(); token; token = pendingTokens.shift()) await open(host, token);
  };
  await Promise.all(Array.from({ length: concurrency }, openNext));
  return histories.length;
}

const takeHistories = (): SocketHistory[] =>
  histories.map((history) => {
    const { status, changes, receivedAtMs } = history;
    Object.assign(history, { changes: [], receivedAtMs: [] });
    return { status, changes, receivedAtMs };
  });

function takeAttempts(): number[] {
  const attempts = attemptedAtMs;
  attemptedAtMs = [];
  return attempts;
}

async function handle(command: SocketsCommand): Promise<unknown> {
  if (command.do === 'open') return openAll(command);
  if (command.do === 'report') return takeHistories();
  if (command.do === 'attempts') return takeAttempts();
  for (const socket of sockets) socket.reconnect();
  return null;
}

handleCommands(handle);
