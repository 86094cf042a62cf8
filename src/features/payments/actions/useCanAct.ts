import { statusAllows } from '@contract/permissions';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';

/**
 * Returns whether the company's status allows changes of payments. If it does, the payment's details list the
 * permitted actions.
 */
export const useCanAct = (): boolean => statusAllows(useAppSelector(selectCompany)?.status, 'write');
