import { refetchTags } from '@/api/companyEvents';
import { subscribeInCache } from '@/api/liveUpdates';
import type { GetNotificationsQuery, NotificationsChangedSubscription } from '@/api/types';
import { api, GetNotificationsDocument, NotificationsChangedDocument } from './notifications.generated';

/** Null for the first page. */
type Cursor = string | null;

const scheduleRefetch = refetchTags(['Notification'], { afterMs: 200, everyMs: 2000 });

const withNotifications = api.injectEndpoints({
  endpoints: (build) => ({
    Notifications: build.infiniteQuery<GetNotificationsQuery, void, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ notifications }) => notifications.nextCursor ?? undefined,
      },
      query: ({ pageParam }) => ({
        document: String(GetNotificationsDocument),
        variables: { after: pageParam },
      }),
      providesTags: ['Notification'],
      onCacheEntryAdded: (_arg, entry) =>
        subscribeInCache(entry, {
          document: NotificationsChangedDocument,
          onData: ({ notificationsChanged }: NotificationsChangedSubscription) => {
            // Updates the count before the notifications are refetched.
            entry.updateCachedData(({ pages: [first] }) => {
              if (first) first.notifications.unreadCount = notificationsChanged.unreadCount;
            });
            scheduleRefetch([], entry.dispatch);
          },
        }),
    }),
  }),
});

const notificationsApi = withNotifications.enhanceEndpoints({
  endpoints: {
    MarkNotificationsRead: {
      // Updates this tab optimistically and reverts if the request fails. The subscription updates other
      // tabs.
      onQueryStarted: async (arg, { dispatch, queryFulfilled }) => {
        const ids = arg ? arg.ids : null;
        const patch = dispatch(
          withNotifications.util.updateQueryData('Notifications', undefined, ({ pages }) => {
            const items = pages.flatMap(({ notifications }) => notifications.items);
            const marked = items.filter(({ id, isRead }) => !isRead && (!ids || ids.includes(id)));
            for (const item of marked) item.isRead = true;
            const [first] = pages;
            if (!first) return;
            const remaining = first.notifications.unreadCount - marked.length;
            first.notifications.unreadCount = ids ? Math.max(remaining, 0) : 0;
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    },
  },
});

export const { useNotificationsInfiniteQuery } = withNotifications;
export const { useMarkNotificationsReadMutation } = notificationsApi;
