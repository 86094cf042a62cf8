import type { QueryExtraOptions } from '@reduxjs/toolkit/query';
import { api } from './base';
import { subscribeShared } from './sharedSubscriptions';
import type { LiveSocket } from './socket';
import type { TagType } from './tags';
import type { Transport } from './transport';

/** The extra argument of the store's thunks, which tests can replace. */
export interface StoreParts {
  socket: LiveSocket;
}

const hasSocket = (extra: unknown): extra is StoreParts =>
  typeof extra === 'object' && extra !== null && 'socket' in extra;

type OnCacheEntryAdded = NonNullable<
  QueryExtraOptions<TagType, unknown, unknown, Transport>['onCacheEntryAdded']
>;

/** The lifecycle of a cache entry, which RTK Query passes to `onCacheEntryAdded`. */
export type CacheEntry = Pick<
  Parameters<OnCacheEntryAdded>[1],
  'extra' | 'dispatch' | 'getCacheEntry' | 'cacheDataLoaded' | 'cacheEntryRemoved'
>;

interface EventSubscription<Data extends object> {
  document: { toString(): string };
  variables?: object;
  /** When the query was requested, by `performance.now()`. Defaults to the call. */
  requestedAt?: number;
  onData(data: Data, isReapplied: boolean): void;
}

/** Subscribes to events while the query is cached. */
export async function subscribeInCache<Data extends object>(
  { extra, cacheDataLoaded, cacheEntryRemoved }: CacheEntry,
  { document, variables, requestedAt = performance.now(), onData }: EventSubscription<Data>,
): Promise<void> {
  // `cacheDataLoaded` rejects if the entry is removed before it has data.
  const isLoaded = await cacheDataLoaded.then(
    () => true,
    () => false,
  );
  if (!isLoaded || !hasSocket(extra)) return;
  const stop = subscribeShared(extra.socket, {
    document: String(document),
    variables,
    requestedAt,
    onData: (data: Data) => onData(data, false),
  });
  await cacheEntryRemoved;
  stop();
}

/**
 * Applies events to the cached query. Applies an event again after a response that was requested before it.
 */
export const patchFromEvents = <Data extends object>(
  entry: CacheEntry,
  subscription: EventSubscription<Data>,
): Promise<void> =>
  subscribeInCache<Data>(entry, {
    ...subscription,
    onData: (data) => {
      subscription.onData(data, false);
      // A pending response may predate the event, and must not overwrite it.
      const { requestId } = entry.getCacheEntry();
      const pendingQuery = entry
        .dispatch(api.util.getRunningQueriesThunk())
        .find((query) => query.requestId === requestId);
      void pendingQuery?.then(() => subscription.onData(data, true));
    },
  });
