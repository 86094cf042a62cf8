const messagesPerSecond = 100;

/** Counts a socket's messages by the second, and says when there are too many. */
export function messageCounter(now: () => number = Date.now): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now() / 1000);
    count = current === second ? count + 1 : 1;
    second = current;
    return count > messagesPerSecond;
  };
}
