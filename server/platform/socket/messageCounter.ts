const maxMessagesPerSecond = 100;

/** Returns a function that counts a message and returns whether the socket exceeds the limit per second. */
export function createMessageCounter(now: () => number = Date.now): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now() / 1000);
    count = current === second ? count + 1 : 1;
    second = current;
    return count > maxMessagesPerSecond;
  };
}
