import { Navigate, useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { selectRolePreview } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/app';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import { addressOf, isListed, matchesPath, type RouteEntry } from './routeEntry';
import { landingPath, routeTable } from './routeTable';

export function NotFoundScreen() {
  return (
    <>
      <PageHeader title={texts.pageNotFound} />
      <EmptyState
        title={texts.thereIsNothingAtThisAddress}
        action={<Link to={paths.dashboard}>{texts.goToTheDashboard}</Link>}
      >
        {texts.itMayHaveBeenMoved}
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
  return (
    <>
      <PageHeader title={texts.noAccess} />
      <EmptyState
        title={isAdminOnly ? texts.thisPageIsForAdminsAlone : texts.yourRoleDoesNotOpen}
        action={<Link to={paths.dashboard}>{texts.goToTheDashboard}</Link>}
      >
        {isAdminOnly ? texts.noOtherRoleCanOpen : texts.anAdminOfYourCompanyDecides}
      </EmptyState>
    </>
  );
}

function AccessRevokedScreen({ entries }: { entries: readonly RouteEntry[] }) {
  const first = entries.filter(isListed).find(({ nav }) => nav);

  return (
    <>
      <PageHeader title={texts.noAccessAnyMore} />
      <div role="alert">
        <EmptyState
          title={texts.thisPageWasJustClosed}
          action={first && <Link to={addressOf(first)}>{texts.goTo(first.title)}</Link>}
        >
          {texts.anAdminOfYourCompany}
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
