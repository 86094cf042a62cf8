import { lazy, Suspense } from 'react';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { raisePreloadError } from './lazyScreen';

const Button = lazy(() => import('@/features/go-live/GoLiveButton').catch(raisePreloadError));

/** Shown to Active companies only, because no others can complete the go-live checklist. */
export const GoLive = () =>
  useAppSelector(selectCompany)?.status === 'Active' ? (
    <Suspense fallback={null}>
      <Button />
    </Suspense>
  ) : null;
