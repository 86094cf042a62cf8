import type {
  ClientChangedSubscription,
  CompanyChangedSubscription,
  PaymentRecordedSubscription,
} from './types';
import { api } from './base';
import { ClientChangedDocument, PaymentRecordedDocument } from './companyEvents.generated';
import { type CacheEntry, subscribeInCache } from './liveUpdates';
import { CompanyChangedDocument } from './sessionEvents.generated';
import type { TagType } from './tags';

type Dispatch = CacheEntry['dispatch'];

/**
 * Receives the ids of the changed clients. The list is empty for company changes, and when more clients
 * changed than an event can name.
 */
type OnEvent = (clientIds: readonly string[], dispatch: Dispatch) => void;

const subscribeToClients = (entry: CacheEntry, onEvent: OnEvent) =>
  subscribeInCache(entry, {
    document: ClientChangedDocument,
    onData: ({ clientChanged }: ClientChangedSubscription) => onEvent(clientChanged.ids, entry.dispatch),
  });

/** Returns an `onCacheEntryAdded` handler that subscribes to payment events. */
export const subscribeToPayments =
  (onEvent: OnEvent) =>
  (_arg: unknown, entry: CacheEntry): Promise<void> =>
    subscribeInCache(entry, {
      document: PaymentRecordedDocument,
      onData: ({ paymentRecorded }: PaymentRecordedSubscription) =>
        onEvent(paymentRecorded.clientIds, entry.dispatch),
    });

/**
 * Returns an `onCacheEntryAdded` handler that subscribes to company changes, which include changes of
 * everything that the portal shows.
 */
export const subscribeToCompanyChanges =
  (onEvent: OnEvent) =>
  (_arg: unknown, entry: CacheEntry): Promise<void> =>
    subscribeInCache<CompanyChangedSubscription>(entry, {
      document: CompanyChangedDocument,
      onData: () => onEvent([], entry.dispatch),
    });

/**
 * Returns an `onCacheEntryAdded` handler that subscribes to client and payment events. It checks no
 * permissions, because the server checks each subscription and a permission change reopens the socket.
 */
export const subscribeToClientsAndPayments =
  (onEvent: OnEvent) =>
  async (arg: unknown, entry: CacheEntry): Promise<void> => {
    await Promise.all([subscribeToClients(entry, onEvent), subscribeToPayments(onEvent)(arg, entry)]);
  };

interface RefetchTiming {
  /** Delay between the first event and the refetch. */
  afterMs: number;
  /** Minimum time between two refetches during a series of events. Defaults to no minimum. */
  everyMs?: number;
}

/**
 * Returns an event handler that refetches the tags. Events in quick succession cause one refetch per store.
 */
export function refetchTags(
  tags: readonly (TagType | { type: TagType; id: string })[],
  { afterMs, everyMs = 0 }: RefetchTiming,
): OnEvent {
  const schedules = new WeakMap<Dispatch, { isScheduled: boolean; refetchedAt: number }>();
  return (_clientIds, dispatch) => {
    const schedule = schedules.get(dispatch) ?? { isScheduled: false, refetchedAt: 0 };
    schedules.set(dispatch, schedule);
    if (schedule.isScheduled) return;
    schedule.isScheduled = true;
    const delayMs = Math.max(afterMs, schedule.refetchedAt + everyMs - Date.now());
    setTimeout(() => {
      schedule.isScheduled = false;
      schedule.refetchedAt = Date.now();
      dispatch(api.util.invalidateTags([...tags]));
    }, delayMs);
  };
}
