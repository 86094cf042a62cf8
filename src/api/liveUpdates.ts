import type { LiveSocket } from './socket';

/** What every thunk of the store is given, so that a test can put other parts in. */
export interface StoreParts {
  socket: LiveSocket;
}

interface CacheLife<Arg> {
  (
    arg: Arg,
    api: { extra: unknown; cacheDataLoaded: PromiseLike<unknown>; cacheEntryRemoved: Promise<void> },
  ): Promise<void>;
}

/** For `onCacheEntryAdded`: listens to a subscription as long as anybody looks at the cached query. */
export const subscribeInCache =
  <Data extends object, Arg, Api extends Parameters<CacheLife<Arg>>[1]>(
    document: { toString(): string },
    onData: (data: Data, api: Api, arg: Arg) => void,
    toVariables?: (arg: Arg) => object,
  ) =>
  async (arg: Arg, api: Api): Promise<void> => {
    // Rejected when the entry is removed before it ever had data: then there is nothing to keep up to date.
    const isLoaded = await Promise.resolve(api.cacheDataLoaded).then(
      () => true,
      () => false,
    );
    if (!isLoaded) return;
    const stop = (api.extra as StoreParts).socket.subscribe({
      document: String(document),
      variables: toVariables?.(arg),
      onData: (data) => onData(data as Data, api, arg),
    });
    await api.cacheEntryRemoved;
    stop();
  };
