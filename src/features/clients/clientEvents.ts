import { subscribeToClientsAndPayments, refetchTags } from '@/api/companyEvents';
import type { CacheEntry } from '@/api/liveUpdates';

/** Refreshes a client, their payments and their timeline on events while the client is in the cache. */
export function subscribeToClient({ id }: { id: string }, entry: CacheEntry): Promise<void> {
  // Delays the refetch, because a bulk action may change one client several times in a row.
  const refresh = refetchTags(
    [
      { type: 'Client', id },
      { type: 'ClientTimeline', id },
      { type: 'Payment', id: `client ${id}` },
    ],
    { afterMs: 250 },
  );
  return subscribeToClientsAndPayments((clientIds, dispatch) => {
    if (clientIds.length === 0 || clientIds.includes(id)) refresh(clientIds, dispatch);
  })(undefined, entry);
}
