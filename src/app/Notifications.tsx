import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { raisePreloadError } from './lazyScreen';

const Bell = lazy(() => import('@/features/notifications/NotificationBell').catch(raisePreloadError));

// What stands beside it must not move once it is there.
const place = <Box sx={{ width: 32, flexShrink: 0 }} />;

/** A company that is blocked reads nothing, and before it is set up nothing happens. */
export function Notifications() {
  const status = useAppSelector(selectCompany)?.status;
  if (status !== 'Active' && status !== 'Cancelled') return null;

  return (
    <Suspense fallback={place}>
      <Bell />
    </Suspense>
  );
}
