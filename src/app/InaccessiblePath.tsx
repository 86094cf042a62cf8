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
