import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type {
  ClientChangedSubscription,
  CompanyChangedSubscription,
  PaymentRecordedSubscription,
} from './types';
import { api } from './base';
import { CompanyChangedDocument } from './sessionEvents.generated';
import { ClientChangedDocument, PaymentRecordedDocument } from './companyEvents.generated';
import { subscribeInCache } from './liveUpdates';
import type { TagType } from './tags';

type CacheLifecycleApi = Parameters<ReturnType<typeof subscribeInCache>>[1];

export type EventLifecycleApi = CacheLifecycleApi & {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

/**
 * Receives the ids of the changed clients. The list is empty for company changes, and when more clients
 * changed than an event can name.
 */
export type OnEvent = (clientIds: readonly string[], lifecycleApi: EventLifecycleApi) => void;

const subscribeToClients = (onEvent: OnEvent) =>
  subscribeInCache<ClientChangedSubscription, unknown, EventLifecycleApi>(
    ClientChangedDocument,
    ({ clientChanged }, lifecycleApi) => onEvent(clientChanged.ids, lifecycleApi),
  );

export const subscribeToPayments = (onEvent: OnEvent) =>
  subscribeInCache<PaymentRecordedSubscription, unknown, EventLifecycleApi>(
    PaymentRecordedDocument,
    ({ paymentRecorded }, lifecycleApi) => onEvent(paymentRecorded.clientIds, lifecycleApi),
  );

/**
 * Returns an `onCacheEntryAdded` handler that subscribes to company changes, which include changes of
 * everything that the portal shows.
 */
export const subscribeToCompanyChanges = (onEvent: OnEvent) =>
  subscribeInCache<CompanyChangedSubscription, unknown, EventLifecycleApi>(
    CompanyChangedDocument,
    (_data, lifecycleApi) => onEvent([], lifecycleApi),
  );

/**
 * Returns an `onCacheEntryAdded` handler that subscribes to client and payment events. It checks no
 * permissions, because the server checks each subscription and a permission change reopens the socket.
 */
export const subscribeToClientsAndPayments =
  (onEvent: OnEvent) =>
  async (arg: unknown, lifecycleApi: EventLifecycleApi): Promise<void> => {
    await Promise.all([
      subscribeToClients(onEvent)(arg, lifecycleApi),
      subscribeToPayments(onEvent)(arg, lifecycleApi),
    ]);
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
  const schedules = new WeakMap<
    EventLifecycleApi['dispatch'],
    { isScheduled: boolean; refetchedAt: number }
  >();
  return (_clientIds, { dispatch }) => {
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
