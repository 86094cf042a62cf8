import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectProfilePath } from '@/state/authSlice';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Link } from '@/ui/Link';
import { toast } from '@/ui/toast';
import { NotificationItem } from './NotificationItem';
import { NotificationsSkeleton } from './NotificationsSkeleton';
import { useMarkNotificationsReadMutation, useNotificationsInfiniteQuery } from './notificationsApi';

export default function NotificationPanel({ titleId }: { titleId: string }) {
  const { t } = useLingui();
  const list = useNotificationsInfiniteQuery();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const [markRead] = useMarkNotificationsReadMutation();
  const items = data?.pages.flatMap(({ notifications }) => notifications.items);
  const unread = data?.pages[0]?.notifications.unreadCount ?? 0;

  const markAll = async () => {
    // The button disappears when nothing is unread, so focus moves to the heading.
    heading.current?.focus();
    const { error: failure } = await markRead({ ids: null });
    if (failure) toast.error(t`Couldn’t mark notifications as read. Try again.`);
  };

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5, pb: 1 }}>
        <Typography
          ref={heading}
          id={titleId}
          tabIndex={-1}
          variant="h3"
          component="h2"
          sx={{ flex: 1, outline: 'none' }}
        >
          {t`Notifications`}
        </Typography>
        {unread > 0 && (
          <Button size={1} variant="text" onClick={() => void markAll()}>
            {t`Mark all as read`}
          </Button>
        )}
      </Box>
      {error && !items && (
        <Box sx={{ p: 2, pt: 0 }}>
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {!error && !items && <NotificationsSkeleton />}
      {items?.length === 0 && <EmptyNotifications />}
      {items && items.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((item) => (
            <NotificationItem
              key={item.id}
              item={item}
              onOpen={() => {
                if (!item.isRead) void markRead({ ids: [item.id] });
              }}
            />
          ))}
        </Box>
      )}
      {list.isFetchNextPageError && items && (
        <Box sx={{ p: 2, pb: 0 }}>
          <ErrorPanel error={error} onRetry={() => void fetchNextPage()} />
        </Box>
      )}
      {hasNextPage && !list.isFetchNextPageError && (
        <Box sx={{ p: 1.5, display: 'grid' }}>
          <Button
            size={2}
            color="gray"
            variant="soft"
            isLoading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t`Load more`}
          </Button>
        </Box>
      )}
      <PreferencesLink />
    </>
  );
}

const EmptyNotifications = () => {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No notifications yet`}
    >{t`New clients, failed payments, deployments and domain updates appear here.`}</EmptyState>
  );
};

function PreferencesLink() {
  const { t } = useLingui();
  const profilePath = useAppSelector(selectProfilePath);

  return (
    <Box sx={{ px: 2, py: 1.25, typography: 'body2', borderTop: '1px solid', borderColor: 'divider' }}>
      <Link to={`${profilePath}#notifications`}>{t`Notification preferences`}</Link>
    </Box>
  );
}
