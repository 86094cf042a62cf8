/** Says whether something is due that is done at once and then every so many milliseconds, if it is asked so often. */
export function dueEvery(milliseconds: number): () => boolean {
  let doneAt = 0;
  return () => {
    const isDue = Date.now() - doneAt >= milliseconds;
    if (isDue) doneAt = Date.now();
    return isDue;
  };
}
