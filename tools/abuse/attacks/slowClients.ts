import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { AttemptResult } from '../wire';
import type { Attack } from '../attack';
import { exportLongFile } from '../exportLongFile';

/** The API's time-outs in milliseconds, and the maximum delay until it enforces them. */
const timeoutsMs = { headers: 15_000, body: 120_000, reading: 120_000 };
const enforcementDelayMs = 10_000;
const roundSeconds = (timeoutsMs.reading + enforcementDelayMs) / 1000;

const connectionCount = 300;
const byteEveryMs = 1000;
/** The wait beyond the time-out in milliseconds, so that a late disconnect is reported with its delay. */
const extraWaitMs = 60_000;

function openConnection(url: string, text: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname, function (this: Socket) {
    this.write(text);
  }).on('error', () => {});
}

/** Resolves on the event, when the connection closes, or after `withinMs`. */
function waitFor(socket: Socket, event: 'data' | 'close', withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, withinMs);
    const finish = (): void => {
      clearTimeout(timer);
      resolve();
    };
    socket.once(event, finish).once('close', finish);
  });
}

/**
 * Sends one byte per second until the API disconnects or the wait ends. The attempt is refused only if the
 * API disconnects in time and with status 408.
 */
async function sendSlowly(url: string, part: 'headers' | 'body', prefix: string): Promise<AttemptResult> {
  const startedAt = performance.now();
  const socket = openConnection(url, prefix);
  const interval = setInterval(() => socket.write('a'), byteEveryMs);
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString('latin1')));
  await waitFor(socket, 'close', timeoutsMs[part] + extraWaitMs);
  clearInterval(interval);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? (socket.closed ? 'closed' : 'not disconnected');
  socket.destroy();
  const tookMs = performance.now() - startedAt;
  const isInTime =
    tookMs >= timeoutsMs[part] - byteEveryMs && tookMs <= timeoutsMs[part] + enforcementDelayMs;
  return {
    isRefused: status === '408' && isInTime,
    outcome: `${part} ${status}${isInTime ? '' : ` after ${Math.round(tookMs / 1000)} s`}`,
    tookMs,
  };
}

/** Reads the start of a long file, pauses until the API should have disconnected, then consumes the rest. */
async function readPartially(url: string, file: string, bytes: number): Promise<AttemptResult> {
  const socket = openConnection(url, `GET ${file} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let receivedBytes = 0;
  let head = '';
  socket.on('data', (data: Buffer) => {
    head ||= data.toString('latin1', 0, 100);
    receivedBytes += data.length;
  });
  await waitFor(socket, 'data', extraWaitMs);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 'no response';
  // A 429 counts as refused, because the API limits the concurrent downloads of one operator.
  if (status !== '200') {
    socket.destroy();
    return { isRefused: status === '429', outcome: `download ${status}` };
  }
  socket.pause();
  await delay(timeoutsMs.reading + enforcementDelayMs);
  socket.resume();
  await waitFor(socket, 'close', enforcementDelayMs);
  socket.destroy();
  const isDisconnected = receivedBytes < bytes;
  return {
    isRefused: isDisconnected,
    outcome: isDisconnected ? 'download disconnected' : 'download completed',
  };
}

const prefixes = {
  headers: 'GET / HTTP/1.1\r\nX-A: ',
  body: 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
};

export const slowClients: Readonly<Record<string, Attack>> = {
  'slow-clients': {
    description: `${connectionCount} slow connections: one third sends headers byte by byte, one third sends a body byte by byte, one third stops reading a download`,
    everyMs: 10,
    maxConcurrency: connectionCount,
    refusedWithinMs: null,
    budgetNote: `disconnected ${timeoutsMs.headers / 1000} s after the first header byte, or ${timeoutsMs.body / 1000} s after the first body byte or the last byte read, plus at most ${enforcementDelayMs / 1000} s`,
    requiredOutcomes: ['headers 408', 'body 408', 'download disconnected'],
    timeoutMs: timeoutsMs.reading + 2 * extraWaitMs,
    burst: { attempts: connectionCount, seconds: roundSeconds },
    async prepare(target) {
      const { url } = target;
      const { path, bytes } = await exportLongFile(target);
      const kinds = [
        () => sendSlowly(url, 'headers', prefixes.headers),
        () => sendSlowly(url, 'body', prefixes.body),
        () => readPartially(url, path, bytes),
      ];
      let count = 0;
      return { attempt: () => kinds[count++ % kinds.length]!() };
    },
  },
};
