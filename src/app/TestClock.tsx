import { lazy, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { raisePreloadError } from './lazyScreen';

const Dialog = lazy(() => import('@/features/test-clock/StepClockDialog').catch(raisePreloadError));
const Notice = lazy(() => import('@/features/test-clock/TestClockNotice').catch(raisePreloadError));

/** Only the sandbox has a clock to step; with a real card provider there is nothing of it anywhere. */
export function useMayStepClock(): boolean {
  const operator = useAppSelector(selectOperator);
  return (
    env.cardPublishableKey === null &&
    operator?.whiteLabelledCustomer.status === 'Active' &&
    operator.permissions.includes('MANAGE_PAYMENTS')
  );
}

export function TestClockDialog({ onClose }: { onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Dialog onClose={onClose} />
    </Suspense>
  );
}

// Where times of payments are read.
const placesOfMoney = [`${paths.payments}/*`, paths.clientView(':id')];

export function TestClockNotice() {
  const { pathname } = useLocation();
  const mayStepClock = useMayStepClock();
  return mayStepClock && placesOfMoney.some((place) => matchPath(place, pathname)) ? (
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  ) : null;
}
