import { matchPath } from 'react-router';
import { paths } from '@/config/paths';
import { directions, statusFilters } from '@/config/paymentRoute';

export const paymentsPath = `${paths.payments}/:cashFlowDirection/:status`;

/** Returns whether spec 2 lists the direction and the status in the path, ignoring case. */
export function isPaymentsPath(pathname: string): boolean {
  const { cashFlowDirection = '', status = '' } =
    matchPath(paymentsPath, pathname.toLowerCase())?.params ?? {};
  return (
    directions.some((direction) => direction === cashFlowDirection) &&
    statusFilters.some((filter) => filter === status)
  );
}
