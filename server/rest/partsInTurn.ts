import { setTimeout as rest } from 'node:timers/promises';
import { atMost } from '../lib/atMost';

const longestRestMs = 100;
const oneAtATime = atMost(1);

/** What `read` gives, as soon as it gives it; the next one's turn comes after as long again. */
function readInTurn<Read>(read: () => Promise<Read>): Promise<Read> {
  return new Promise((resolve, reject) => {
    void oneAtATime(async () => {
      const began = performance.now();
      await read().then(resolve, reject);
      await rest(Math.min(performance.now() - began, longestRestMs));
    });
  });
}

/**
 * The parts of a file. Of all files that are on their way one part is read at a time, and none for as long as that took:
 * half of the process and of its database is left to everybody else, however many files there are.
 */
export async function* partsInTurn<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part, void, undefined> {
  const source = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const read = await readInTurn(() => source.next());
      if (read.done) return;
      yield read.value;
    }
  } finally {
    // Whoever stops reading lets go of what the source holds.
    await source.return?.();
  }
}
