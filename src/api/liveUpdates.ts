import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './base';
import { subscribeShared } from './sharedSubscriptions';
import type { LiveSocket } from './socket';

/** What every thunk of the store is given, so that a test can put other parts in. */
export interface StoreParts {
  socket: LiveSocket;
}

interface CacheLife<Arg> {
  (
    arg: Arg,
    api: {
      extra: unknown;
      cacheDataLoaded: PromiseLike<unknown>;
      cacheEntryRemoved: Promise<void>;
      /** When the query was asked, where something was waited for since, by `performance.now()`. */
      askedAt?: number;
    },
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
    const { askedAt = performance.now() } = api;
    // Rejected when the entry is removed before it ever had data: then there is nothing to keep up to date.
    const isLoaded = await Promise.resolve(api.cacheDataLoaded).then(
      () => true,
      () => false,
    );
    if (!isLoaded) return;
    const stop = subscribeShared((api.extra as StoreParts).socket, {
      document: String(document),
      variables: toVariables?.(arg),
      askedAt,
      onData: (data) => onData(data as Data, api, arg),
    });
    await api.cacheEntryRemoved;
    stop();
  };

interface PatchedLife {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getCacheEntry: () => { status: string; endpointName?: string; originalArgs?: unknown };
}

/**
 * For `onCacheEntryAdded`: puts what a subscription tells into the cached query, as long as anybody looks at it; again
 * after an answer that was asked for before.
 */
export const patchFromEvents = <
  Data extends object,
  Arg,
  Api extends Parameters<CacheLife<Arg>>[1] & PatchedLife,
>(
  document: { toString(): string },
  patch: (data: Data, life: Api, isAgain: boolean) => void,
  toVariables?: (arg: Arg) => object,
) =>
  subscribeInCache<Data, Arg, Api>(
    document,
    (data, life) => {
      patch(data, life, false);
      const { status, endpointName, originalArgs } = life.getCacheEntry();
      if (status !== 'pending' || !endpointName) return;
      // An answer under way may tell of the time before the event, and must not have the last word.
      const answered = life.dispatch(
        api.util.getRunningQueryThunk(endpointName as never, originalArgs as never),
      );
      void Promise.resolve(answered).then(() => patch(data, life, true));
    },
    toVariables,
  );
