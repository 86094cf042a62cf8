type Release = () => unknown;

const releases = new Set<Release>();
let isEnding = false;

/**
 * Has something put away that outlives this process, should it be told to end before it has done so itself; gives what
 * forgets it.
 */
export function putAwayIfEnded(release: Release): () => void {
  releases.add(release);
  if (isEnding) throw new Error('The program is about to end.');
  return () => void releases.delete(release);
}

/** The latest first, and what is made meanwhile too. */
export async function putAllAway(): Promise<void> {
  for (let last = [...releases].at(-1); last; last = [...releases].at(-1)) {
    releases.delete(last);
    await Promise.resolve()
      .then(last)
      .catch((error: unknown) => console.error(error));
  }
}

/** Whoever is told to stop leaves neither processes nor servers, neither disks nor folders behind. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isEnding = true;
      void putAllAway().finally(() => process.exit(1));
    });
  }
}
