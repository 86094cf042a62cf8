import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attack, Refusal } from '../attack';
import { longFile } from '../longFile';

/** How long each is given, and how much later the API may look at it. */
const given = { headers: 15_000, body: 120_000, reading: 120_000 };
const lookedAtMs = 10_000;
const halfSeconds = (given.reading + lookedAtMs) / 1000;

const tries = 300;
const byteEveryMs = 1000;
/** How much longer it is waited for what comes too late, to say how late it was. */
const patienceMs = 60_000;

function open(url: string, text: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname, function (this: Socket) {
    this.write(text);
  }).on('error', () => {});
}

/** Resolves once this happens, or the connection is closed, however that comes; and when nothing does for so long. */
function whenever(socket: Socket, event: 'data' | 'close', withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, withinMs);
    const happened = (): void => {
      clearTimeout(late);
      resolve();
    };
    socket.once(event, happened).once('close', happened);
  });
}

/** Sends a byte at a time until it is let go, which is to be in time and in words. */
async function dripping(url: string, what: 'headers' | 'body', beginning: string): Promise<Refusal> {
  const began = performance.now();
  const socket = open(url, beginning);
  const drip = setInterval(() => socket.write('a'), byteEveryMs);
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString('latin1')));
  await whenever(socket, 'close', given[what] + patienceMs);
  clearInterval(drip);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? (socket.closed ? 'closed' : 'never let go');
  socket.destroy();
  const tookMs = performance.now() - began;
  const isInTime = tookMs >= given[what] - byteEveryMs && tookMs <= given[what] + lookedAtMs;
  return {
    isRefused: status === '408' && isInTime,
    how: `${what} ${status}${isInTime ? '' : ` after ${Math.round(tookMs / 1000)} s`}`,
    tookMs,
  };
}

/** Reads the beginning of a long file and then nothing, until it should have been cut off; then whatever is left. */
async function stalling(url: string, file: string, bytes: number): Promise<Refusal> {
  const socket = open(url, `GET ${file} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let got = 0;
  let head = '';
  socket.on('data', (data: Buffer) => {
    head ||= data.toString('latin1', 0, 100);
    got += data.length;
  });
  await whenever(socket, 'data', patienceMs);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 'nothing';
  // Only so many files are sent to one person at a time.
  if (status !== '200') {
    socket.destroy();
    return { isRefused: status === '429', how: `reader ${status}` };
  }
  socket.pause();
  await delay(given.reading + lookedAtMs);
  socket.resume();
  await whenever(socket, 'close', lookedAtMs);
  socket.destroy();
  const isCutOff = got < bytes;
  return { isRefused: isCutOff, how: isCutOff ? 'reader cut off' : 'reader sent everything' };
}

const beginnings = {
  headers: 'GET / HTTP/1.1\r\nX-A: ',
  body: 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
};

export const slowClients: Readonly<Record<string, Attack>> = {
  'slow-clients': {
    what: `${tries} connections: a third sends headers and a third a body a byte at a time, a third reads nothing of a file`,
    everyMs: 10,
    atOnce: tries,
    refusedWithinMs: null,
    because: `let go ${given.headers / 1000} s after the first byte of headers, ${given.body / 1000} s after that of a body or after the last that was read, or ${lookedAtMs / 1000} s later at most`,
    demands: ['headers 408', 'body 408', 'reader cut off'],
    patienceMs: given.reading + 2 * patienceMs,
    once: { tries, seconds: halfSeconds },
    async prepare(target) {
      const { url } = target;
      const { path, bytes } = await longFile(target);
      const kinds = [
        () => dripping(url, 'headers', beginnings.headers),
        () => dripping(url, 'body', beginnings.body),
        () => stalling(url, path, bytes),
      ];
      let count = 0;
      return { strike: () => kinds[count++ % kinds.length]!() };
    },
  },
};
