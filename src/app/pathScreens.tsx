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
        title={t`We couldn’t find this page`}
        action={<Link to={paths.dashboard}>{t`Go to dashboard`}</Link>}
      >
        {t`It may have moved, or the link may be incomplete.`}
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
        title={isAdminOnly ? t`Only Admins can open this page` : t`You don’t have access to this page`}
        action={<Link to={paths.dashboard}>{t`Go to dashboard`}</Link>}
      >
        {isAdminOnly
          ? t`If you need it, ask an Admin of your company.`
          : t`Your role doesn’t include this page. If you need it, ask an Admin of your company.`}
      </EmptyState>
    </>
  );
}

function AccessRevokedScreen({ entries }: { entries: readonly RouteEntry[] }) {
  const { t } = useLingui();
  const first = entries.filter(isListed).find(({ nav }) => nav);

  return (
    <>
      <PageHeader title={t`Access removed`} />
      <div role="alert">
        <EmptyState
          title={t`You no longer have access to this page`}
          action={
            first && (
              <Link to={addressOf(first)}>
                {t({
                  message: `Go to ${{ label: t(first.title) }}`,
                  comment: 'label is the title of a page',
                })}
              </Link>
            )
          }
        >
          {t`An Admin changed your role or its permissions. Your saved changes are safe. If you still need this page, ask an Admin.`}
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
