import { lazy, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import { statusAllows } from '@contract/permissions';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { NoticeBarSkeleton } from '@/ui/NoticeBar';
import { raisePreloadError } from './lazyScreen';

const Bar = lazy(() => import('@/features/test-clock/TestClockBar').catch(raisePreloadError));

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
      <Bar />
    </Suspense>
  );
}
