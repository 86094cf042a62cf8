import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { DomainError } from '../errors';
import { fairQueue } from '../lib/fairQueue';
import { giveWay } from '../lib/giveWay';
import { ImageError, type DecodedImage, type DecodeResult } from './decodedImage';
import { imageKindOf, type ImageKind } from './kinds';
import { maxPixels, toldPixels } from './toldPixels';

// Starting is our own work, not the file's, and a busy machine may be slow at it.
const startMs = 60_000;
const decodeMs = 5_000;
const heapMegabytes = 256;

const full = () =>
  new DomainError('RATE_LIMITED', 'Very many pictures are being read just now. Try again in a minute.', {
    retryAfterSeconds: 30,
  });

// Each takes a processor and hundreds of megabytes at worst, and waits with all its bytes: one processor is left to others.
const count = Math.min(2, Math.max(1, availableParallelism() - 1));
const inTurn = fairQueue({ count, longest: 24, mostOfOne: 3, refuse: full });

// The environment is left out: a decoder that a file takes over must not find the server's secrets.
function startChild(kind: ImageKind): ChildProcess {
  const child = fork(path.join(__dirname, kind === 'Svg' ? 'svgChild.ts' : 'rasterChild.ts'), {
    cwd: path.join(__dirname, '../..'),
    env: { NODE_ENV: 'production' },
    execArgv: ['--require', 'tsx/cjs', `--max-old-space-size=${heapMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined) giveWay(child.pid);
  return child;
}

function answerOf(child: ChildProcess, bytes: Uint8Array): Promise<DecodeResult> {
  let timer: NodeJS.Timeout | undefined;
  const answer = new Promise<DecodeResult>((resolve, reject) => {
    const failToStart = () =>
      reject(new DomainError('UNAVAILABLE', 'No picture can be read at the moment. Try again in a minute.'));
    const giveUp = () => resolve({ problem: 'TooHard' });
    timer = setTimeout(failToStart, startMs);
    child.on('error', reject);
    child.once('exit', failToStart);
    child.on('message', (message: 'ready' | DecodeResult) => {
      if (message !== 'ready') return resolve(message);
      clearTimeout(timer);
      timer = setTimeout(giveUp, decodeMs);
      child.off('exit', failToStart).once('exit', giveUp);
      child.send(bytes);
    });
  });
  return answer.finally(() => clearTimeout(timer));
}

/** Decodes a file of a known kind. Throws ImageError, or UNAVAILABLE when it can't start. */
export type Decoder = (kind: ImageKind, bytes: Uint8Array) => Promise<DecodedImage>;

/** Decodes in a child process, which it kills after five seconds. */
export const decodeInChild: Decoder = async (kind, bytes) => {
  const child = startChild(kind);
  try {
    const result = await answerOf(child, bytes);
    if ('problem' in result) throw new ImageError(result.problem);
    return result.image;
  } finally {
    // Native code that never ends hears no other signal.
    child.kill('SIGKILL');
  }
};

/**
 * Decodes an uploaded image. `whose` lists the company and the networks whose share of the queue it takes. Throws
 * ImageError, RATE_LIMITED when the queue is full, and what the decoder throws.
 */
export async function decodeImage(
  bytes: Uint8Array,
  whose: readonly string[] = [],
  decode: Decoder = decodeInChild,
): Promise<DecodedImage> {
  if (bytes.length === 0) throw new ImageError('Empty');
  const kind = imageKindOf(bytes);
  if (!kind) throw new ImageError('NotAnImage');
  // What it unpacks to is looked at again where it is decoded: it need not say the truth.
  if ((toldPixels(bytes, kind) ?? 0) > maxPixels) throw new ImageError('TooManyPixels');
  return inTurn(whose, () => decode(kind, bytes));
}
