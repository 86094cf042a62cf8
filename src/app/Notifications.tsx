import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { raisePreloadError } from './lazyScreen';

const Bell = lazy(() => import('@/features/notifications/NotificationBell').catch(raisePreloadError));

// A placeholder of the same width prevents a layout shift when the bell loads.
const placeholder = <Box sx={{ width: 32, flexShrink: 0 }} />;

/** Hidden for blocked companies, which cannot load notifications, and for pending ones, which have none. */
export function Notifications() {
  const status = useAppSelector(selectCompany)?.status;
  if (status !== 'Active' && status !== 'Cancelled') return null;

  return (
    <Suspense fallback={placeholder}>
      <Bell />
    </Suspense>
  );
}
