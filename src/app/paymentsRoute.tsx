import type { ComponentType } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { NotFoundScreen } from './NotFoundScreen';

export const paymentsPath = `${paths.payments}/:cashFlowDirection/:status`;

const directions: readonly string[] = ['incoming', 'outgoing'];
const statuses: readonly string[] = ['all', 'succeeded', 'failed'];

/** Returns whether spec 2 lists the direction and the status in the path, ignoring case. */
export function isPaymentsPath(pathname: string): boolean {
  const { cashFlowDirection = '', status = '' } =
    matchPath(paymentsPath, pathname.toLowerCase())?.params ?? {};
  return directions.includes(cashFlowDirection) && statuses.includes(status);
}

/**
 * Spec 2: returns a component that renders the screen, redirects to the lowercase path, or shows the
 * not-found screen for an unknown direction or status.
 */
export const paymentsRoute = (Screen: ComponentType): ComponentType =>
  function PaymentsRoute() {
    const { pathname, search } = useLocation();
    const lowercased = pathname.toLowerCase();
    if (!isPaymentsPath(pathname)) return <NotFoundScreen />;
    return pathname === lowercased ? <Screen /> : <Navigate to={`${lowercased}${search}`} replace />;
  };
