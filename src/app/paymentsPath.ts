import { matchPath } from 'react-router';
import { paths } from '@/config/paths';

export const paymentsPath = `${paths.payments}/:cashFlowDirection/:status`;

const directions: readonly string[] = ['incoming', 'outgoing'];
const statuses: readonly string[] = ['all', 'succeeded', 'failed'];

/** Returns whether spec 2 lists the direction and the status in the path, ignoring case. */
export function isPaymentsPath(pathname: string): boolean {
  const { cashFlowDirection = '', status = '' } =
    matchPath(paymentsPath, pathname.toLowerCase())?.params ?? {};
  return directions.includes(cashFlowDirection) && statuses.includes(status);
}
