import { setTimeout } from 'node:timers/promises';
import type { ReadScheduler } from './downloadLimit';

type Wait = (ms: number) => Promise<unknown>;

/**
 * Resolves with the result of `read`. The next scheduled read starts after a pause as long as this read took.
 */
function scheduleRead<Read>(read: () => Promise<Read>, schedule: ReadScheduler, wait: Wait): Promise<Read> {
  return new Promise((resolve, reject) => {
    void schedule(async () => {
      const startedAt = performance.now();
      await read().then(resolve, reject);
      await wait(performance.now() - startedAt);
    });
  });
}

/**
 * Yields the parts of a file. Files that share `schedule` read one part at a time and pause as long as each
 * read took, so that half the time remains for other requests.
 */
export async function* throttleParts<Part>(
  parts: AsyncIterable<Part>,
  schedule: ReadScheduler,
  wait: Wait = setTimeout,
): AsyncGenerator<Part, void, undefined> {
  const source = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const read = await scheduleRead(() => source.next(), schedule, wait);
      if (read.done) return;
      yield read.value;
    }
  } finally {
    // Closes the source when the reader stops early.
    await source.return?.();
  }
}
