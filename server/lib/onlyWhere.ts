/** The values of an endless iterator that pass. Returning ends the inner one at once, even while it waits. */
export function onlyWhere<T>(
  inner: AsyncIterableIterator<T>,
  passes: (value: T) => boolean,
): AsyncIterableIterator<T> {
  return {
    async next() {
      let result = await inner.next();
      while (!result.done && !passes(result.value)) result = await inner.next();
      return result;
    },
    return: async () => (await inner.return?.()) ?? { done: true, value: undefined },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
