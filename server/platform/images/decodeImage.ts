import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ImageKind } from '../../../contract/uploads';
import { DomainError } from '../../lib/errors';
import { fairQueue } from '../../lib/fairQueue';
import { lowerPriority } from '../../lib/lowerPriority';
import { t } from '../../lib/i18n/i18n';
import { declaredPixels, maxPixels } from './declaredPixels';
import { type DecodedImage, type DecodeResult, ImageError } from './decodedImage';
import { imageKindOf } from './kinds';

// Limits the start-up, which is long on a busy machine and doesn't depend on the file.
const startTimeoutMs = 60_000;
const decodeTimeoutMs = 5_000;
const maxHeapMegabytes = 256;

const queueFullError = () =>
  new DomainError('RATE_LIMITED', t('Too many images are being processed. Try again in a minute.'), {
    retryAfterSeconds: 30,
  });

// A decoder can use one CPU and hundreds of megabytes, and a waiting file stays in memory. If there are
// several CPUs, one remains for requests.
const concurrency = Math.min(2, Math.max(1, availableParallelism() - 1));
const enqueue = fairQueue({ concurrency, maxWaiting: 24, maxPerKey: 3, createError: queueFullError });

// The child gets none of the server's environment variables, so that a compromised decoder can't read its
// secrets.
function startChild(kind: ImageKind): ChildProcess {
  const child = fork(path.join(__dirname, kind === 'Svg' ? 'svgChild.ts' : 'rasterChild.ts'), {
    cwd: path.join(__dirname, '../../..'),
    env: { NODE_ENV: 'production' },
    execArgv: ['--require', 'tsx/cjs', `--max-old-space-size=${maxHeapMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  return child;
}

function resultOf(child: ChildProcess, bytes: Uint8Array): Promise<DecodeResult> {
  let timer: NodeJS.Timeout | undefined;
  const decoded = new Promise<DecodeResult>((resolve, reject) => {
    const failToStart = () =>
      reject(
        new DomainError('UNAVAILABLE', t('Images can’t be processed right now. Try again in a minute.')),
      );
    const timeOut = () => resolve({ problem: 'TooHard' });
    timer = setTimeout(failToStart, startTimeoutMs);
    child.on('error', reject);
    child.once('exit', failToStart);
    child.on('message', (message: 'ready' | DecodeResult) => {
      if (message !== 'ready') return resolve(message);
      clearTimeout(timer);
      timer = setTimeout(timeOut, decodeTimeoutMs);
      child.off('exit', failToStart).once('exit', timeOut);
      child.send(bytes);
    });
  });
  return decoded.finally(() => clearTimeout(timer));
}

/** Decodes a file of a known kind. Throws `ImageError`, or `UNAVAILABLE` if the decoder can't start. */
export type Decoder = (kind: ImageKind, bytes: Uint8Array) => Promise<DecodedImage>;

/** Decodes in a child process, which is killed after at most five seconds of decoding. */
export const decodeInChild: Decoder = async (kind, bytes) => {
  const child = startChild(kind);
  try {
    const result = await resultOf(child, bytes);
    if ('problem' in result) throw new ImageError(result.problem);
    return result.image;
  } finally {
    // An endless loop in native code ignores every other signal.
    child.kill('SIGKILL');
  }
};

/**
 * Decodes an uploaded image. `queueKeys` lists the company and the networks whose shares of the queue the
 * image uses. Throws `ImageError`, `RATE_LIMITED` if the queue or a share is full, and the errors of the
 * decoder.
 */
export async function decodeImage(
  bytes: Uint8Array,
  queueKeys: readonly string[] = [],
  decode: Decoder = decodeInChild,
): Promise<DecodedImage> {
  if (bytes.length === 0) throw new ImageError('Empty');
  const kind = imageKindOf(bytes);
  if (!kind) throw new ImageError('NotAnImage');
  // The header can be wrong, so the decoder checks the size again.
  if ((declaredPixels(bytes, kind) ?? 0) > maxPixels) throw new ImageError('TooManyPixels');
  return enqueue(queueKeys, () => decode(kind, bytes));
}
