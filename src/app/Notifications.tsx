import { lazy, Suspense } from 'react';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { raisePreloadError } from './lazyScreen';

const Bell = lazy(() => import('@/features/notifications/NotificationBell').catch(raisePreloadError));

/** A company that is blocked reads nothing, and before it is set up nothing happens. */
export function Notifications() {
  const status = useAppSelector(selectCompany)?.status;
  if (status !== 'Active' && status !== 'Cancelled') return null;

  return (
    <Suspense fallback={null}>
      <Bell />
    </Suspense>
  );
}
