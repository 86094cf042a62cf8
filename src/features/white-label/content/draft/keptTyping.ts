import * as z from 'zod/mini';
import type { Words } from '../words';

const keptShape = z.object({ title: z.string(), summary: z.string(), html: z.string() });

// A browser may refuse to keep anything, or have no room left: typing goes on all the same.
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** What was typed and not saved yet, in this browser: it outlives a lost connection and a closed tab. */
export const keptTyping = (place: string) => {
  const key = `livery.typing.${place}`;
  return {
    read: (): Words | null => attempt(() => keptShape.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))),
    keep: (words: Words) => void attempt(() => localStorage.setItem(key, JSON.stringify(words))),
    forget: () => void attempt(() => localStorage.removeItem(key)),
  };
};

export type KeptTyping = ReturnType<typeof keptTyping>;
