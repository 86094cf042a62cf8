import { useLingui } from '@lingui/react/macro';
import { Navigate, useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { selectRolePreview } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import { addressOf, isListed, matchesPath, type RouteEntry } from './routeEntry';
import { landingPath, routeTable } from './routeTable';

export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Page not found`} />
      <EmptyState
        title={t`There is nothing at this address`}
        action={<Link to={paths.dashboard}>{t`Go to the dashboard`}</Link>}
      >
        {t`It may have been moved, or its link may have been copied incompletely.`}
      </EmptyState>
    </>
  );
}

interface NotAllowedScreenProps {
  /** Whether only an Admin can open the page, so that no other role can be granted access. */
  isAdminOnly: boolean;
}

/** Shown at a path that exists but that this operator cannot open. */
function NotAllowedScreen({ isAdminOnly }: NotAllowedScreenProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`No access`} />
      <EmptyState
        title={isAdminOnly ? t`This page is for Admins alone` : t`Your role does not open this page`}
        action={<Link to={paths.dashboard}>{t`Go to the dashboard`}</Link>}
      >
        {isAdminOnly
          ? t`No other role can open it. Ask an Admin of your company for what you need from it.`
          : t`An Admin of your company decides what each role may do. Ask one if you need this page.`}
      </EmptyState>
    </>
  );
}

function AccessRevokedScreen({ entries }: { entries: readonly RouteEntry[] }) {
  const { t } = useLingui();
  const first = entries.filter(isListed).find(({ nav }) => nav);

  return (
    <>
      <PageHeader title={t`No access any more`} />
      <div role="alert">
        <EmptyState
          title={t`This page was just closed to you`}
          action={first && <Link to={addressOf(first)}>{t`Go to ${{ label: t(first.title) }}`}</Link>}
        >
          {t`An Admin of your company has changed your role, or what it opens. Nothing that you saved is lost. Ask an Admin if you still need this page.`}
        </EmptyState>
      </div>
    </>
  );
}

interface InaccessiblePathProps {
  entries: readonly RouteEntry[];
  /** Whether the operator lost access to the path while it was open. */
  wasAccessible: boolean;
}

/**
 * Explains why the operator has no route at a path: it is missing, not allowed or no longer accessible. A
 * role preview that loses its path redirects instead.
 */
export function InaccessiblePath({ entries, wasAccessible }: InaccessiblePathProps) {
  const { pathname } = useLocation();
  const isPreview = useAppSelector(selectRolePreview) !== null;
  const knownEntry = routeTable.find((entry) => matchesPath(entry, pathname));

  if (!knownEntry) return <NotFoundScreen />;
  if (!wasAccessible) return <NotAllowedScreen isAdminOnly={knownEntry.gate === 'Admin'} />;
  // A role preview starts at the landing screen of the role.
  return isPreview ? (
    <Navigate to={landingPath(entries)} replace />
  ) : (
    <AccessRevokedScreen entries={entries} />
  );
}
