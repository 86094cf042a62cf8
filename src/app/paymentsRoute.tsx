import type { ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { NotFoundScreen } from './NotFoundScreen';

const directions: readonly string[] = ['incoming', 'outgoing'];
const statuses: readonly string[] = ['all', 'succeeded', 'failed'];

/** Spec 2: the parameters of the payments address are lowercased, and only those it lists exist. */
export const paymentsRoute = (Screen: ComponentType): ComponentType =>
  function PaymentsRoute() {
    const { pathname, search } = useLocation();
    const { cashFlowDirection = '', status = '' } = useParams();
    const lowercased = pathname.toLowerCase();
    if (!directions.includes(cashFlowDirection.toLowerCase())) return <NotFoundScreen />;
    if (!statuses.includes(status.toLowerCase())) return <NotFoundScreen />;
    return pathname === lowercased ? <Screen /> : <Navigate to={`${lowercased}${search}`} replace />;
  };
