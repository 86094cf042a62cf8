import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './base';
import { CompanyChangedDocument, type CompanyChangedSubscription } from './sessionNews.generated';
import {
  ClientChangedDocument,
  PaymentRecordedDocument,
  type ClientChangedSubscription,
  type PaymentRecordedSubscription,
} from './companyNews.generated';
import { subscribeInCache } from './liveUpdates';
import type { TagType } from './tags';

type CacheLife = Parameters<ReturnType<typeof subscribeInCache>>[1];

export type NewsLife = CacheLife & {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

/** Which clients the news is about; none when they are more than it names. */
export type OnNews = (clientIds: readonly string[], life: NewsLife) => void;

const hearClients = (onNews: OnNews) =>
  subscribeInCache<ClientChangedSubscription, unknown, NewsLife>(
    ClientChangedDocument,
    ({ clientChanged }, life) => onNews(clientChanged.ids, life),
  );

/** For `onCacheEntryAdded`: hears of payments as long as anybody looks at the cached query. */
export const followPayments = (onNews: OnNews) =>
  subscribeInCache<PaymentRecordedSubscription, unknown, NewsLife>(
    PaymentRecordedDocument,
    ({ paymentRecorded }, life) => onNews(paymentRecorded.clientIds, life),
  );

/** For `onCacheEntryAdded`: hears of whatever the company's client dashboard is made from. */
export const followDashboard = (onNews: OnNews) =>
  subscribeInCache<CompanyChangedSubscription, unknown, NewsLife>(CompanyChangedDocument, (_data, life) =>
    onNews([], life),
  );

/**
 * For `onCacheEntryAdded`: hears of clients and of payments, as far as the operator may: the server decides, anew each time
 * that the socket opens, as it does when what they may has changed.
 */
export const followCompany =
  (onNews: OnNews) =>
  async (arg: unknown, life: NewsLife): Promise<void> => {
    await Promise.all([hearClients(onNews)(arg, life), followPayments(onNews)(arg, life)]);
  };

interface Pace {
  /** From the first news to the fetch. */
  afterMs: number;
  /** Between two fetches while one piece of news follows the other; as soon as the first when it is left out. */
  everyMs?: number;
}

/** Fetches again what carries the tags: once for all the news that comes close together, in each store separately. */
export function refreshing(
  tags: readonly (TagType | { type: TagType; id: string })[],
  { afterMs, everyMs = 0 }: Pace,
): OnNews {
  const turns = new WeakMap<NewsLife['dispatch'], { isWaiting: boolean; refreshedAt: number }>();
  return (_clientIds, { dispatch }) => {
    const turn = turns.get(dispatch) ?? { isWaiting: false, refreshedAt: 0 };
    turns.set(dispatch, turn);
    if (turn.isWaiting) return;
    turn.isWaiting = true;
    const wait = Math.max(afterMs, turn.refreshedAt + everyMs - Date.now());
    setTimeout(() => {
      turn.isWaiting = false;
      turn.refreshedAt = Date.now();
      dispatch(api.util.invalidateTags([...tags]));
    }, wait);
  };
}
