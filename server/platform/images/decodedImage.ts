import { constants, setPriority } from 'node:os';

/**
 * An image that was encoded again from its pixels, so that nothing of the uploaded file remains except a
 * sanitized SVG.
 */
export interface DecodedImage {
  /** At most 1024 pixels a side. */
  png: Uint8Array;
  /** The sanitized source of an SVG, otherwise null. */
  svg: string | null;
  width: number;
  height: number;
  /** The size of the uploaded image. For an SVG, which has no pixels, the size of `png`. */
  sourceWidth: number;
  sourceHeight: number;
}

export type ImageProblem =
  'NotAnImage' | 'Empty' | 'Broken' | 'TooManyPixels' | 'SvgWithEntities' | 'NothingLeft' | 'TooHard';

export type DecodeResult = { image: DecodedImage } | { problem: ImageProblem };

export class ImageError extends Error {
  constructor(readonly problem: ImageProblem) {
    super(problem);
    this.name = 'ImageError';
  }
}

/** Converts a decoder's error to an ImageError. A file that can't be decoded is `Broken`. */
export const asImageError = (error: unknown): ImageError =>
  error instanceof ImageError ? error : new ImageError('Broken');

// Limits the memory of the process. Libraries allocate outside the V8 heap, which has a separate limit.
const maxResidentBytes = 900_000_000;
const memoryCheckMs = 50;

const asResult = (decoding: Promise<DecodedImage>): Promise<DecodeResult> =>
  decoding.then(
    (image) => ({ image }),
    (error: unknown) => ({ problem: asImageError(error).problem }),
  );

// A normal exit would wait for native code that may never return.
const killProcess = () => process.kill(process.pid, 'SIGKILL');

/**
 * Decodes one image from the parent process and ends this process, so that a hostile file can't affect later
 * images.
 */
export function decodeOne(decode: (bytes: Uint8Array) => Promise<DecodedImage>): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxResidentBytes) killProcess();
  }, memoryCheckMs).unref();
  process.once('disconnect', killProcess);
  process.once('message', (bytes: Uint8Array) => {
    // Decoding gets a lower priority than start-up, whose time-out would fail the upload with `UNAVAILABLE`.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    void asResult(Promise.resolve(bytes).then(decode)).then((result) =>
      process.send?.(result, () => process.disconnect()),
    );
  });
  process.send?.('ready');
}
