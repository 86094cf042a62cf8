import type { ComponentType } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { NotFoundScreen } from './NotFoundScreen';

export const paymentsPath = `${paths.payments}/:cashFlowDirection/:status`;

const directions: readonly string[] = ['incoming', 'outgoing'];
const statuses: readonly string[] = ['all', 'succeeded', 'failed'];

/** Whether the direction and the status in the path are listed in spec 2. */
export function isPaymentsPath(pathname: string): boolean {
  const { cashFlowDirection = '', status = '' } =
    matchPath(paymentsPath, pathname.toLowerCase())?.params ?? {};
  return directions.includes(cashFlowDirection) && statuses.includes(status);
}

/** Spec 2: redirects to the lowercase path. */
export const paymentsRoute = (Screen: ComponentType): ComponentType =>
  function PaymentsRoute() {
    const { pathname, search } = useLocation();
    const lowercased = pathname.toLowerCase();
    if (!isPaymentsPath(pathname)) return <NotFoundScreen />;
    return pathname === lowercased ? <Screen /> : <Navigate to={`${lowercased}${search}`} replace />;
  };
