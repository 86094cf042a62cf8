import { constants, setPriority } from 'node:os';
import { asImageError, type DecodeResult, type DecodedImage } from './decodedImage';

// What one image may take. The heap has a limit of its own; this one is for what libraries take beside it.
const maxResidentBytes = 900_000_000;
const memoryCheckMs = 50;

const asResult = (decoding: Promise<DecodedImage>): Promise<DecodeResult> =>
  decoding.then(
    (image) => ({ image }),
    (error: unknown) => ({ problem: asImageError(error).problem }),
  );

// A tidy exit would wait for native code that may never end.
const stopAtOnce = () => process.kill(process.pid, 'SIGKILL');

/** One image, and then the process ends: whatever a hostile file did to it ends with it. */
export function decodeOne(decode: (bytes: Uint8Array) => Promise<DecodedImage>): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxResidentBytes) stopAtOnce();
  }, memoryCheckMs).unref();
  process.once('disconnect', stopAtOnce);
  process.once('message', (bytes: Uint8Array) => {
    // Whatever a file makes it draw, everybody's requests come before it. To start is our own work, which may not wait.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    void asResult(Promise.resolve(bytes).then(decode)).then((result) =>
      process.send?.(result, () => process.disconnect()),
    );
  });
  process.send?.('ready');
}
