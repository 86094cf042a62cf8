/** Returns a function that returns true on the first call, and then at most once every `milliseconds`. */
export function createThrottle(milliseconds: number): () => boolean {
  let lastDueAt = -Infinity;
  return () => {
    const isDue = performance.now() - lastDueAt >= milliseconds;
    if (isDue) lastDueAt = performance.now();
    return isDue;
  };
}
