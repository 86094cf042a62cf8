import { answerQuestions } from '../program';
import { openSocket, type SocketGroup } from '../sockets/openSocket';
import { monotonicMs } from '../measure';

/** Opens sockets beside those that are held already, and gives how many are held then. */
export interface HoldQuestion {
  do: 'hold';
  url: string;
  groups: SocketGroup[];
}

/** Waits for so many events, or so long, and gives all that came since the last time. */
export interface CollectQuestion {
  do: 'collect';
  events: number;
  withinMs: number;
}

export interface Collected {
  /** When each event arrived, by the clock that all processes of the machine share. */
  receivedMs: number[];
  /** Of the last of them. */
  bytes: number;
  /** Close codes of sockets that were let go, each with its moment. */
  closed: { code: number; atMs: number }[];
  /** What subscriptions were refused with. */
  refused: string[];
  held: number;
}

const openedAtOnce = 25;

let receivedMs: number[] = [];
let bytes = 0;
let closed: Collected['closed'] = [];
let refused: string[] = [];
let held = 0;
let heard = (): void => {};

const hearing = {
  event(size: number): void {
    receivedMs.push(monotonicMs());
    bytes = size;
    heard();
  },
  refusal: (words: string): void => void refused.push(words),
  close(code: number): void {
    held -= 1;
    closed.push({ code, atMs: monotonicMs() });
  },
};

async function hold({ url, groups }: HoldQuestion): Promise<number> {
  const wanted = groups.flatMap((group) => Array.from({ length: group.count }, () => group));
  const openNext = async (): Promise<void> => {
    for (let group = wanted.shift(); group; group = wanted.shift()) {
      await openSocket(url, group, hearing);
      held += 1;
    }
  };
  await Promise.all(Array.from({ length: openedAtOnce }, openNext));
  return held;
}

function arrived(events: number, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, withinMs);
    heard = () => {
      if (receivedMs.length < events) return;
      clearTimeout(late);
      heard = () => {};
      resolve();
    };
    heard();
  });
}

async function collect({ events, withinMs }: CollectQuestion): Promise<Collected> {
  await arrived(events, withinMs);
  const collected = { receivedMs, bytes, closed, refused, held };
  receivedMs = [];
  closed = [];
  refused = [];
  return collected;
}

/** Holds sockets of an API, or of a bare server, and says when it heard what. */
answerQuestions<HoldQuestion | CollectQuestion>((question) =>
  question.do === 'hold' ? hold(question) : collect(question),
);
