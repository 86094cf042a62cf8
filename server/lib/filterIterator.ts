/**
 * Filters an endless iterator. `return()` ends the inner iterator immediately, even during a pending
 * `next()`.
 */
export function filterIterator<T>(
  inner: AsyncIterableIterator<T>,
  predicate: (value: T) => boolean,
): AsyncIterableIterator<T> {
  return {
    async next() {
      let result = await inner.next();
      while (!result.done && !predicate(result.value)) result = await inner.next();
      return result;
    },
    return: async () => (await inner.return?.()) ?? { done: true, value: undefined },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
