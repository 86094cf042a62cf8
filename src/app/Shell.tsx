import { useLingui } from '@lingui/react/macro';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { EnvironmentBadge } from '@/ui/StatusBadge';
import { IconButton } from '@/ui/IconButton';
import { SkipLink } from '@/ui/SkipLink';
import { CommandNavigation } from './CommandNavigation';
import { withMessages } from '@/lib/i18n';
import { raisePreloadError } from './lazyScreen';
import { RolePreviewBar } from './RolePreviewBar';
import { isListed, type RouteEntry } from './routeEntry';
import { useScrollToHash } from './scrollToHash';
import { ShellBrand } from './ShellBrand';
import { Banner, CompanyNotice, DeployBar, ProductionNotice, SocketNotice, TestClock } from './shellNotices';
import { Sidebar } from './Sidebar';
import { useFocusRecovery } from './useFocusRecovery';
import { UserMenu } from './UserMenu';
import { WelcomeDialog } from './WelcomeDialog';

const LazyBell = lazy(() =>
  withMessages('notifications', import('@/features/notifications/NotificationBell')).catch(raisePreloadError),
);

// A placeholder of the same width prevents a layout shift when the bell loads.
const bellPlaceholder = <Box sx={{ width: 32, flexShrink: 0 }} />;

/** Hidden for blocked companies, which cannot load notifications, and for pending ones, which have none. */
function Notifications() {
  const status = useAppSelector(selectCompany)?.status;
  if (status !== 'Active' && status !== 'Cancelled') return null;

  return (
    <Suspense fallback={bellPlaceholder}>
      <LazyBell />
    </Suspense>
  );
}

/** Scrolls a new screen to the top, and focuses its content if navigation removed the focused element. */
function useNavigationReset(contentId: string): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // The browser restores the scroll position on back and forward navigation.
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    if (document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [contentId, navigationType, pathname]);
}

const LazyGoLiveButton = lazy(() =>
  withMessages('go-live', import('@/features/go-live/GoLiveButton')).catch(raisePreloadError),
);

/** Shown to Active companies only, because no others can complete the go-live checklist. */
const GoLive = () =>
  useAppSelector(selectCompany)?.status === 'Active' ? (
    <Suspense fallback={null}>
      <LazyGoLiveButton />
    </Suspense>
  ) : null;

interface ShellProps {
  /** The routes that the operator can open. */
  entries: readonly RouteEntry[];
  children: ReactNode;
}

const sidebarWidth = 248;
const barHeight = 56;
const contentId = 'content';

const barSx = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: barHeight,
  px: { xs: 1.5, md: 2.5 },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

// On a phone, the company's name shrinks first, and the operator's name next.
const brandSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: { xs: 72, md: 0 },
  flexShrink: { xs: 1000, sm: 1 },
} as const;

const toolsSx = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  minWidth: 0,
  flexShrink: { xs: 1, sm: 0 },
} as const;

const fixedSx = {
  display: { xs: 'none', md: 'flex' },
  flexDirection: 'column',
  position: 'sticky',
  top: barHeight,
  height: `calc(100dvh - ${barHeight}px)`,
  borderInlineEnd: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const contentSx = { minWidth: 0, maxWidth: 1200, mx: 'auto', p: { xs: 2, md: 3 }, outline: 'none' } as const;

export function Shell({ entries, children }: ShellProps) {
  const isOnboarding = useAppSelector(selectCompany)?.status === 'Pending';
  const hasNavigation = !isOnboarding && entries.some((entry) => isListed(entry) && entry.nav);
  useNavigationReset(contentId);
  useFocusRecovery(contentId);
  useScrollToHash(contentId);

  return (
    <>
      <Box component="header" sx={barSx}>
        <SkipLink to={contentId} />
        <Box sx={brandSx}>
          {hasNavigation && <SlideInSidebar entries={entries} />}
          <ShellBrand />
          <Box sx={{ display: { xs: hasNavigation ? 'none' : 'flex', sm: 'flex' } }}>
            <EnvironmentBadge />
          </Box>
        </Box>
        <Box sx={toolsSx}>
          {hasNavigation && <CommandNavigation entries={entries} />}
          <GoLive />
          <Notifications />
          <UserMenu hasNavigation={hasNavigation} />
        </Box>
      </Box>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { md: hasNavigation ? `${sidebarWidth}px 1fr` : '1fr' } }}
      >
        {hasNavigation && (
          <Box sx={fixedSx}>
            <Sidebar entries={entries} />
          </Box>
        )}
        <Box sx={{ minWidth: 0 }}>
          <RolePreviewBar top={barHeight} />
          <Banner />
          <CompanyNotice />
          <ProductionNotice />
          <SocketNotice />
          <TestClock />
          <DeployBar entries={entries} />
          <Box component="main" id={contentId} tabIndex={-1} sx={contentSx}>
            {children}
          </Box>
        </Box>
      </Box>
      <WelcomeDialog />
    </>
  );
}

/** Replaces the fixed sidebar on small screens, and closes after navigation. */
function SlideInSidebar({ entries }: { entries: readonly RouteEntry[] }) {
  const { t } = useLingui();
  const { key } = useLocation();
  const [openedAtKey, setOpenedAtKey] = useState<string | null>(null);
  const isOpen = openedAtKey === key;

  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        label={t`Open menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenedAtKey(key)}
      >
        <MenuIcon fontSize="small" />
      </IconButton>
      <Drawer
        open={isOpen}
        onClose={() => setOpenedAtKey(null)}
        slotProps={{
          paper: { 'aria-label': t`Menu`, sx: { width: `min(${sidebarWidth + 32}px, 85vw)` } },
        }}
      >
        <Box sx={{ display: { sm: 'none' }, px: 2.5, pt: 1.5 }}>
          <EnvironmentBadge />
        </Box>
        <Sidebar entries={entries} />
      </Drawer>
    </Box>
  );
}
