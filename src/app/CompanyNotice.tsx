import { lazy, Suspense } from 'react';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { raisePreloadError } from './lazyScreen';

// Loaded on demand, because few companies are closed or blocked.
const Notice = lazy(() => import('@/features/company-notice/CompanyNotice').catch(raisePreloadError));

export function CompanyNotice() {
  const status = useAppSelector(selectCompany)?.status;
  if (status !== 'Cancelled' && status !== 'Blocked') return null;
  return (
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  );
}
