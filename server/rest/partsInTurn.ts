import { setTimeout } from 'node:timers/promises';
import type { InTurn } from './openDownloads';

type Wait = (ms: number) => Promise<unknown>;

/** What `read` gives, as soon as it gives it; the next one's turn comes after as long again. */
function readInTurn<Read>(read: () => Promise<Read>, inTurn: InTurn, wait: Wait): Promise<Read> {
  return new Promise((resolve, reject) => {
    void inTurn(async () => {
      const began = performance.now();
      await read().then(resolve, reject);
      await wait(performance.now() - began);
    });
  });
}

/**
 * The parts of a file. Of all that share the turn one part is read at a time, and none for as long as that took: half of
 * the time is left to everybody else, however many files there are.
 */
export async function* partsInTurn<Part>(
  parts: AsyncIterable<Part>,
  inTurn: InTurn,
  wait: Wait = setTimeout,
): AsyncGenerator<Part, void, undefined> {
  const source = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const read = await readInTurn(() => source.next(), inTurn, wait);
      if (read.done) return;
      yield read.value;
    }
  } finally {
    // Whoever stops reading lets go of what the source holds.
    await source.return?.();
  }
}
