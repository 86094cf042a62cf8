import { refreshing } from '@/api/companyNews';
import { subscribeInCache } from '@/api/liveUpdates';
import {
  api,
  GetNotificationsDocument,
  NotificationsChangedDocument,
  type GetNotificationsQuery,
  type NotificationsChangedSubscription,
} from './notifications.generated';

/** The newest part has no cursor. */
type Cursor = string | null;

const fetchAgain = refreshing(['Notification'], { afterMs: 200, everyMs: 2000 });

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
      onCacheEntryAdded: subscribeInCache(
        NotificationsChangedDocument,
        ({ notificationsChanged }: NotificationsChangedSubscription, life) => {
          // The count stands at once, before what it counts is there.
          life.updateCachedData(({ pages: [first] }) => {
            if (first) first.notifications.unreadCount = notificationsChanged.unreadCount;
          });
          fetchAgain([], life);
        },
      ),
    }),
  }),
});

const notificationsApi = withNotifications.enhanceEndpoints({
  endpoints: {
    MarkNotificationsRead: {
      // Other tabs hear of it by the subscription, as this one does; here it shows before the server has answered.
      onQueryStarted: async (arg, { dispatch, queryFulfilled }) => {
        const ids = arg ? arg.ids : null;
        const patch = dispatch(
          withNotifications.util.updateQueryData('Notifications', undefined, ({ pages }) => {
            const items = pages.flatMap(({ notifications }) => notifications.items);
            const marked = items.filter(({ id, isRead }) => !isRead && (!ids || ids.includes(id)));
            for (const item of marked) item.isRead = true;
            const [first] = pages;
            if (!first) return;
            const left = first.notifications.unreadCount - marked.length;
            first.notifications.unreadCount = ids ? Math.max(left, 0) : 0;
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    },
  },
});

export const { useNotificationsInfiniteQuery } = withNotifications;
export const { useMarkNotificationsReadMutation } = notificationsApi;
