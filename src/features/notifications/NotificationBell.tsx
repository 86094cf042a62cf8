import { useLingui } from '@lingui/react/macro';
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { formatNumber } from '@/lib/format';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { useEndOrigins } from '@/ui/direction';
import { IconButton } from '@/ui/IconButton';
import { NotificationsSkeleton } from './NotificationsSkeleton';
import { useNotificationsInfiniteQuery } from './notificationsApi';

const Panel = lazy(() => loadWithRetry(() => import('./NotificationPanel')));

const maxCount = 99;

const badgeSx = {
  position: 'absolute',
  top: -2,
  insetInlineEnd: -4,
  minWidth: 16,
  height: 16,
  px: '4px',
  borderRadius: 99,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '16px',
  textAlign: 'center',
  pointerEvents: 'none',
} as const;

function UnreadBadge({ count }: { count: number }) {
  return (
    <Box
      aria-hidden
      sx={({ palette }) => ({
        ...badgeSx,
        bgcolor: palette.tones.red.solid,
        color: palette.tones.red.onSolid,
      })}
    >
      {count > maxCount ? `${maxCount}+` : count}
    </Box>
  );
}

// Placeholder for the panel's title and rows.
const panelSkeleton = (
  <>
    <Skeleton variant="text" sx={{ mx: 2, mt: 1.5, mb: 1, width: 140, typography: 'h3' }} />
    <NotificationsSkeleton />
  </>
);

export default function NotificationBell() {
  const { t } = useLingui();
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ anchor: HTMLElement; at: string } | null>(null);
  const { data } = useNotificationsInfiniteQuery();
  const unread = data?.pages[0]?.notifications.unreadCount ?? 0;
  // Navigation closes the panel.
  const isOpen = opened?.at === key;

  return (
    <>
      <Box sx={{ position: 'relative', flexShrink: 0 }}>
        <IconButton
          label={unread > 0 ? t`Notifications, ${{ unread: formatNumber(unread) }} unread` : t`Notifications`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => setOpened({ anchor: currentTarget, at: key })}
        >
          <BellIcon fontSize="small" />
        </IconButton>
        {unread > 0 && <UnreadBadge count={unread} />}
      </Box>
      <Popover
        open={isOpen}
        anchorEl={opened?.anchor}
        onClose={() => setOpened(null)}
        {...useEndOrigins()}
        marginThreshold={8}
        slotProps={{
          paper: {
            role: 'dialog',
            // Names the dialog until the panel with its title has loaded.
            'aria-label': t`Notifications`,
            'aria-labelledby': 'notifications-title',
            sx: { mt: 1, width: 'min(400px, calc(100vw - 16px))', maxHeight: 'min(560px, 80dvh)' },
          },
        }}
      >
        <Suspense fallback={panelSkeleton}>
          <Panel titleId="notifications-title" />
        </Suspense>
      </Popover>
    </>
  );
}
