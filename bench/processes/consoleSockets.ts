import { WebSocket } from 'ws';
import type { LiveSocket } from '../../src/api/socket';
import type { ConnectionStatus } from '../../src/state/connectionSlice';
import { answerQuestions } from '../program';

/** Opens sockets, so many for each token, and answers when all of them are connected. */
export interface OpenQuestion {
  do: 'open';
  host: string;
  tokens: string[];
  perToken: number;
}

/** Answers what became of each socket since the last time. */
export interface TellQuestion {
  do: 'tell';
}

/** Has those that have given up try again, as a page does whose reader reconnects. */
export interface ReconnectQuestion {
  do: 'reconnect';
}

/** Answers when each socket was to be tried since the last time, by the clock of the machine. */
export interface TriesQuestion {
  do: 'tries';
}

export type SocketsQuestion = OpenQuestion | TellQuestion | ReconnectQuestion | TriesQuestion;

/** What became of one socket, in the order in which it happened, by the clock of the machine. */
export interface SocketStory {
  status: ConnectionStatus;
  changes: { status: ConnectionStatus; atMs: number }[];
  receivedAtMs: number[];
}

const openedAtOnce = 25;
const document = 'subscription { companyChanged { name } }';

const sockets: LiveSocket[] = [];
const stories: SocketStory[] = [];
let triedAtMs: number[] = [];

/** When the timer that runs just now was due: those that a busy machine held up run together, a thousand people's do not. */
let dueAtMs = Date.now();
const begin = globalThis.setTimeout;

const beginAndNote = (work: () => void, ms = 0): NodeJS.Timeout => {
  const at = Date.now() + ms;
  return begin(() => {
    dueAtMs = at;
    work();
  }, ms);
};

class NotedSocket extends WebSocket {
  constructor(...given: ConstructorParameters<typeof WebSocket>) {
    super(...given);
    triedAtMs.push(dueAtMs);
  }
}

/** The console's own socket, as a page has it: it reads the build's settings and the browser's WebSocket. */
async function consoleSocket(host: string): Promise<LiveSocket> {
  const browser = { WebSocket: NotedSocket, setTimeout: beginAndNote, location: { host } };
  Object.assign(globalThis, browser, { BUILD_SETTINGS: { API_SECURE: 'false' } });
  const { createLiveSocket } = await import('../../src/api/socket');
  return createLiveSocket(`ws://${host}/graphql`);
}

async function open(host: string, token: string): Promise<void> {
  const socket = await consoleSocket(host);
  const story: SocketStory = { status: 'off', changes: [], receivedAtMs: [] };
  sockets.push(socket);
  stories.push(story);
  socket.subscribe({ document, onData: () => story.receivedAtMs.push(Date.now()) });
  await new Promise<void>((resolve) => {
    socket.onEvent(({ status }) => {
      if (status !== story.status) story.changes.push({ status, atMs: Date.now() });
      story.status = status;
      if (status === 'connected') resolve();
    });
    socket.connect(token);
  });
}

async function openAll({ host, tokens, perToken }: OpenQuestion): Promise<number> {
  const wanted = tokens.flatMap((token) => Array.from({ length: perToken }, () => token));
  const openNext = async (): Promise<void> => {
    for (let token = wanted.shift(); token; token = wanted.shift()) await open(host, token);
  };
  await Promise.all(Array.from({ length: openedAtOnce }, openNext));
  return stories.length;
}

const tell = (): SocketStory[] =>
  stories.map((story) => {
    const { status, changes, receivedAtMs } = story;
    Object.assign(story, { changes: [], receivedAtMs: [] });
    return { status, changes, receivedAtMs };
  });

function tries(): number[] {
  const tried = triedAtMs;
  triedAtMs = [];
  return tried;
}

async function answer(question: SocketsQuestion): Promise<unknown> {
  if (question.do === 'open') return openAll(question);
  if (question.do === 'tell') return tell();
  if (question.do === 'tries') return tries();
  for (const socket of sockets) socket.reconnect();
  return null;
}

/** Holds sockets as consoles hold them, with their waits and tries, and remembers what became of each. */
answerQuestions(answer);
