import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';

/**
 * Returns whether the company is active, because companies with another status cannot change payments. In an
 * active company, the payment's details list the permitted actions.
 */
export const useCanAct = (): boolean => useAppSelector(selectCompany)?.status === 'Active';
