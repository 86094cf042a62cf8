/** Runs what it is given, `count` at a time; the rest wait in the order they came. */
export function atMost(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody who comes meanwhile takes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
