/**
 * Returns an iterator over `first` and then over `rest`. This is not a generator, because a generator that
 * waits for its next value can't be ended from outside.
 */
export function startWith<T>(first: T, rest: AsyncIterableIterator<T>): AsyncIterableIterator<T> {
  let isFirst = true;
  return {
    next() {
      if (!isFirst) return rest.next();
      isFirst = false;
      return Promise.resolve({ done: false, value: first });
    },
    return: async () => (await rest.return?.()) ?? { done: true, value: undefined },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
