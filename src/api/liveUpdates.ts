import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './base';
import { subscribeShared } from './sharedSubscriptions';
import type { LiveSocket } from './socket';

/** The extra argument of the store's thunks, which tests can replace. */
export interface StoreParts {
  socket: LiveSocket;
}

interface CacheEntryHandler<Arg> {
  (
    arg: Arg,
    api: {
      extra: unknown;
      cacheDataLoaded: PromiseLike<unknown>;
      cacheEntryRemoved: Promise<void>;
      /**
       * When the query was requested, by `performance.now()`. Needed if the handler runs later than the
       * request.
       */
      requestedAt?: number;
    },
  ): Promise<void>;
}

/** Returns an `onCacheEntryAdded` handler that subscribes while the query is cached. */
export const subscribeInCache =
  <Data extends object, Arg, Api extends Parameters<CacheEntryHandler<Arg>>[1]>(
    document: { toString(): string },
    onData: (data: Data, api: Api, arg: Arg) => void,
    toVariables?: (arg: Arg) => object,
  ) =>
  async (arg: Arg, api: Api): Promise<void> => {
    const { requestedAt = performance.now() } = api;
    // `cacheDataLoaded` rejects if the entry is removed before it has data.
    const isLoaded = await Promise.resolve(api.cacheDataLoaded).then(
      () => true,
      () => false,
    );
    if (!isLoaded) return;
    const stop = subscribeShared((api.extra as StoreParts).socket, {
      document: String(document),
      variables: toVariables?.(arg),
      requestedAt,
      onData: (data) => onData(data as Data, api, arg),
    });
    await api.cacheEntryRemoved;
    stop();
  };

interface PatchLifecycleApi {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getCacheEntry: () => { status: string; endpointName?: string; originalArgs?: unknown };
}

/**
 * Returns an `onCacheEntryAdded` handler that applies events to the cached query. Applies an event again
 * after a response that was requested before it.
 */
export const patchFromEvents = <
  Data extends object,
  Arg,
  Api extends Parameters<CacheEntryHandler<Arg>>[1] & PatchLifecycleApi,
>(
  document: { toString(): string },
  patch: (data: Data, lifecycleApi: Api, isReapplied: boolean) => void,
  toVariables?: (arg: Arg) => object,
) =>
  subscribeInCache<Data, Arg, Api>(
    document,
    (data, lifecycleApi) => {
      patch(data, lifecycleApi, false);
      const { status, endpointName, originalArgs } = lifecycleApi.getCacheEntry();
      if (status !== 'pending' || !endpointName) return;
      // A pending response may predate the event, and must not overwrite it.
      const pendingQuery = lifecycleApi.dispatch(
        api.util.getRunningQueryThunk(endpointName as never, originalArgs as never),
      );
      void Promise.resolve(pendingQuery).then(() => patch(data, lifecycleApi, true));
    },
    toVariables,
  );
