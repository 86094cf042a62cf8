import { Navigate, useLocation } from 'react-router';
import { selectRolePreview } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ClosedScreen } from './ClosedScreen';
import { NotAllowedScreen } from './NotAllowedScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { matchesPath, type RouteEntry } from './routeEntry';
import { landingPath, routeTable } from './routeTable';

interface ClosedPathProps {
  entries: readonly RouteEntry[];
  /** It was open until just now, and its reader has not moved since. */
  wasOpen: boolean;
}

/** An address that is not registered: one that others may open is not the same as one that never was. */
export function ClosedPath({ entries, wasOpen }: ClosedPathProps) {
  const { pathname } = useLocation();
  const isPreview = useAppSelector(selectRolePreview) !== null;
  const closed = routeTable.find((entry) => matchesPath(entry, pathname));

  if (!closed) return <NotFoundScreen />;
  if (!wasOpen) return <NotAllowedScreen isForAdmins={closed.gate === 'Admin'} />;
  // Whoever looks through another role begins where that role begins.
  return isPreview ? <Navigate to={landingPath(entries)} replace /> : <ClosedScreen entries={entries} />;
}
