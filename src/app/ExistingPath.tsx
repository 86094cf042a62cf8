import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { NotFoundScreen } from './NotFoundScreen';

interface ExistingPathProps {
  /** Returns whether a path exists, ignoring case. */
  exists: (pathname: string) => boolean;
  children: ReactNode;
}

/** Spec 2: shows the screen, redirects to the lowercase path, or shows the not-found screen. */
export function ExistingPath({ exists, children }: ExistingPathProps) {
  const { pathname, search } = useLocation();
  const lowercased = pathname.toLowerCase();
  if (!exists(pathname)) return <NotFoundScreen />;
  return pathname === lowercased ? children : <Navigate to={`${lowercased}${search}`} replace />;
}
