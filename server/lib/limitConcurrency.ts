/** Returns a function that runs at most `count` tasks concurrently, in the order of the calls. */
export function limitConcurrency(count: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // Passes the slot directly to the next waiting task, so that a new task can't take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
