/** When so many wait already, whoever comes is refused with this. */
interface Queue {
  longest: number;
  refuse: () => Error;
}

/** Runs what it is given, `count` at a time; the rest wait in the order they came. */
export function atMost(count: number, queue?: Queue): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= count) {
      if (queue && waiting.length >= queue.longest) throw queue.refuse();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
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
