import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import type { ActiveBanner, ProductionGap } from '@contract/enums';
import { statusAllows } from '@contract/permissions';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { selectActiveBanner, selectCompany, selectOperator } from '@/state/authSlice';
import { reconnectRequested, selectConnection } from '@/state/connectionSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { NoticeBar, NoticeBarSkeleton } from '@/ui/NoticeBar';
import { withMessages } from '@/lib/i18n';
import { raisePreloadError } from './lazyScreen';
import type { RouteEntry } from './routeEntry';

// The exact texts of section 8 of the specification.
const bannerTexts: Readonly<Record<ActiveBanner, MessageDescriptor>> = {
  SettingUpCustomDomain: msg`We are setting up your custom domain. This may take up to 12 hours. Please refresh to check again.`,
  SettingUpSubdomain: msg`We are setting up your product subdomain. This may take up to 10 minutes. Please refresh to check again.`,
  SettingUpClientDashboard: msg`We are setting up your client dashboard. This may take up to 30 minutes.`,
};

export function Banner() {
  const { t } = useLingui();
  const activeBanner = useAppSelector(selectActiveBanner);

  return (
    <Box role="status">
      {activeBanner && (
        <Box
          sx={({ palette }) => ({
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1,
            px: 2.5,
            py: 1.25,
            bgcolor: palette.tones.blue.soft,
            color: palette.tones.blue.text,
            typography: 'body2',
            fontWeight: 500,
          })}
        >
          <InfoIcon aria-hidden sx={{ fontSize: 20 }} />
          {t(bannerTexts[activeBanner])}
        </Box>
      )}
    </Box>
  );
}

const productionGapTexts: Readonly<Record<ProductionGap, MessageDescriptor>> = {
  Stripe: msg`Stripe isn’t set up for live payments, so no money moves.`,
  Smtp: msg`No mail server is set up, so emails aren’t sent.`,
  Https: msg`HTTPS is off, so passwords and sessions aren’t encrypted in transit.`,
};

/**
 * Lists the services that a production deployment lacks, such as email. The API reports them to the owner
 * only.
 */
export function ProductionNotice() {
  const { t } = useLingui();
  const gaps = useAppSelector(selectOperator)?.productionGaps ?? [];
  if (gaps.length === 0) return null;
  return (
    <Box sx={{ px: { xs: 2, md: 3 }, pt: 2, pb: 1, maxWidth: 1200, mx: 'auto' }}>
      <Notice tone="amber" title={t`This installation isn’t ready for production`}>
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
          {gaps.map((gap) => (
            <li key={gap}>{t(productionGapTexts[gap])}</li>
          ))}
        </Box>
      </Notice>
    </Box>
  );
}

/** Shown when the socket is lost or a subscription is rejected. Only live updates are affected. */
export function SocketNotice() {
  const { t } = useLingui();
  const { status, message } = useAppSelector(selectConnection);
  const dispatch = useAppDispatch();
  const isLost = status === 'lost';
  // While connected, the message is the server's rejection of a subscription.
  const isRejected = status === 'connected' && message !== null;

  return (
    <Box role="status">
      {(isLost || isRejected) && (
        <NoticeBar label={t`Connection status`}>
          <span>
            {isLost ? t`Live updates have stopped.` : t`Some live updates have stopped.`} {message}
          </span>
          {isLost && (
            <Button size={1} variant="text" onClick={() => dispatch(reconnectRequested())}>
              {t`Reconnect`}
            </Button>
          )}
        </NoticeBar>
      )}
    </Box>
  );
}

// Loaded on demand, because few companies are closed or blocked.
const LazyCompanyNotice = lazy(() =>
  withMessages('company-notice', import('@/features/company-notice/CompanyNotice')).catch(raisePreloadError),
);

export function CompanyNotice() {
  const status = useAppSelector(selectCompany)?.status;
  if (status !== 'Cancelled' && status !== 'Blocked') return null;
  return (
    <Suspense fallback={null}>
      <LazyCompanyNotice />
    </Suspense>
  );
}

const LazyTestClockBar = lazy(() =>
  withMessages('test-clock', import('@/features/test-clock/TestClockBar')).catch(raisePreloadError),
);

const paymentTimePaths = [`${paths.payments}/*`, paths.clientView(':id'), paths.billingCard('*')];

/**
 * Shown on payment screens of an Active company to operators with `MANAGE_PAYMENTS`. Hidden with a real card
 * provider, because only the sandbox has a test clock.
 */
export function TestClock() {
  const { pathname } = useLocation();
  const operator = useAppSelector(selectOperator);
  const canAdvance =
    env.cardPublishableKey === null &&
    statusAllows(operator?.whiteLabelledCustomer.status, 'charge') &&
    operator?.permissions.includes('MANAGE_PAYMENTS') === true;
  if (!canAdvance || !paymentTimePaths.some((path) => matchPath(path, pathname))) return null;

  return (
    <Suspense fallback={<NoticeBarSkeleton />}>
      <LazyTestClockBar />
    </Suspense>
  );
}

const LazyDeployBar = lazy(() =>
  withMessages('deployments', import('@/features/deployments/DeployBar')).catch(raisePreloadError),
);

export function DeployBar({ entries }: { entries: readonly RouteEntry[] }) {
  const { pathname } = useLocation();
  const status = useAppSelector(selectCompany)?.status;
  const isOpen = entries.some(({ path }) => path === paths.deployments);
  if (!isOpen || !statusAllows(status, 'read') || !matchPath(`${paths.whiteLabel}/*`, pathname)) return null;

  return (
    <Suspense fallback={<NoticeBarSkeleton />}>
      <LazyDeployBar />
    </Suspense>
  );
}
