/** Says whether something is due that is done at once and then every so many milliseconds, if it is asked so often. */
export function dueEvery(milliseconds: number): () => boolean {
  let doneAt = -Infinity;
  return () => {
    const isDue = performance.now() - doneAt >= milliseconds;
    if (isDue) doneAt = performance.now();
    return isDue;
  };
}
