import { Navigate, useLocation } from 'react-router';
import { selectRolePreview } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { AccessRevokedScreen } from './AccessRevokedScreen';
import { NotAllowedScreen } from './NotAllowedScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { matchesPath, type RouteEntry } from './routeEntry';
import { landingPath, routeTable } from './routeTable';

interface InaccessiblePathProps {
  entries: readonly RouteEntry[];
  /** Whether the path was accessible until now, without a navigation since. */
  wasAccessible: boolean;
}

/** Shown at a path without a route. Says whether the page is missing, not allowed or no longer accessible. */
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
