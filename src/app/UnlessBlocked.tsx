import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { statusAllows } from '@contract/permissions';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import * as texts from '@/texts/app';
import { isScreen, matchesPath } from './routeEntry';
import { signedInRoutes } from './signedInRoutes';

const openScreens = signedInRoutes.filter((entry) => isScreen(entry) && entry.isOpenWhenBlocked);

/**
 * In a blocked company, shows an empty state instead of screens whose requests the API would reject. The
 * notice above it states the reason.
 */
export function UnlessBlocked({ children }: { children: ReactNode }) {
  const company = useAppSelector(selectCompany);
  const isBlocked = company !== null && !statusAllows(company.status, 'read');
  const { pathname } = useLocation();
  if (!isBlocked || openScreens.some((entry) => matchesPath(entry, pathname))) return children;
  return (
    <>
      <PageHeader title={texts.blocked} />
      <EmptyState title={texts.nothingCanBeShownHere}>{texts.whileTheCompanyIsBlockedWhat}</EmptyState>
    </>
  );
}
