import { lazy, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import { statusAllows } from '@contract/permissions';
import { paths } from '@/config/paths';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { NoticeBarSkeleton } from '@/ui/NoticeBar';
import { raisePreloadError } from './lazyScreen';
import type { RouteEntry } from './routeEntry';

const Bar = lazy(() => import('@/features/deployments/DeployBar').catch(raisePreloadError));

export function DeployBar({ entries }: { entries: readonly RouteEntry[] }) {
  const { pathname } = useLocation();
  const status = useAppSelector(selectCompany)?.status;
  const isOpen = entries.some(({ path }) => path === paths.deployments);
  if (!isOpen || !statusAllows(status, 'read') || !matchPath(`${paths.whiteLabel}/*`, pathname)) return null;

  return (
    <Suspense fallback={<NoticeBarSkeleton />}>
      <Bar />
    </Suspense>
  );
}
