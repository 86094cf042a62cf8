import { lazy, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { NoticeBarSkeleton } from '@/ui/NoticeBar';
import { raisePreloadError } from './lazyScreen';

const Bar = lazy(() => import('@/features/test-clock/TestClockBar').catch(raisePreloadError));

// Where times of payments are read.
const placesOfMoney = [`${paths.payments}/*`, paths.clientView(':id'), paths.billingCard('*')];

/** Only the sandbox has a clock to step; with a real card provider there is nothing of it anywhere. */
export function TestClock() {
  const { pathname } = useLocation();
  const operator = useAppSelector(selectOperator);
  const mayStep =
    env.cardPublishableKey === null &&
    operator?.whiteLabelledCustomer.status === 'Active' &&
    operator.permissions.includes('MANAGE_PAYMENTS');
  if (!mayStep || !placesOfMoney.some((place) => matchPath(place, pathname))) return null;

  return (
    <Suspense fallback={<NoticeBarSkeleton />}>
      <Bar />
    </Suspense>
  );
}
